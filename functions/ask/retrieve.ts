/** The third way: the sentences of all texts that say what a question asks about. */

import type { Kind, Rec } from '../facts/records.ts';
import { isYear } from './dates.ts';
import type { Known } from './knowledge.ts';
import type { Asked } from './question.ts';
import { isSoft } from './related.ts';
import { meaningOf, numberOf } from './vocabulary.ts';

/** A sentence that was found, and how much of the question it covers: 1 is all of it. */
export type Hit = {
  record: Rec;
  line: number;
  text: string;
  /** Share of the question's weight that the sentence and its record say. */
  cover: number;
  /** The same, of the sentence alone. */
  own: number;
  /** The same, by the question's own words alone. */
  direct: number;
  /**
   * Share of what the question says beyond the record's name that the sentence and its record say;
   * 1 when that is nothing.
   */
  rest: number;
  score: number;
};

export type Wants = {
  when?: boolean;
  who?: boolean;
  where?: boolean;
  howMany?: boolean;
  howLong?: boolean;
};

const RANK: Record<Kind, number> = {
  profile: 0.04,
  experience: 0.05,
  education: 0.05,
  project: 0.05,
  skill: 0.03,
  claim: 0.06,
  writing: 0.04,
  talk: 0.05,
  note: 0.04,
  article: -0.05,
  manifesto: -0.06,
  question: -0.02,
  collaboration: 0,
  contact: 0,
};

/** Nouns for people that a sentence may answer "who" with. */
export const PEOPLE =
  /\b(staff|team|technicians?|engineers?|people|women|woman|men|man|nieces?|nephews?|relatives?|committee|group|members?|programmers?|users|manufacturers|colleagues?|president|operator|authors?|person)\b/i;

/** Most passages that are looked at. */
const PASSAGES = 40;
/** What a word that may stand for another is worth. */
const ALIKE = 0.75;

/** The sentences that cover most of some meanings, best first. */
export function retrieve(
  known: Known,
  asked: Asked,
  wants: Wants = {},
  kinds?: readonly Kind[],
): Hit[] {
  const { meanings } = asked;
  // A word that only builds the question counts for little.
  const weights = new Map(
    meanings.map((one) => [
      one,
      known.weight(one) * (isSoft(one) ? (known.said(one) ? 0.75 : 0.3) : 1),
    ]),
  );
  const weightOf = (one: string) => weights.get(one) ?? 0;
  const all = meanings.reduce((sum, one) => sum + weightOf(one), 0);
  if (all === 0) return [];
  const others = meanings
    .flatMap((one) => known.ways(one).slice(1))
    .filter((one) => !meanings.includes(one));
  const places = [
    ...known.search(meanings).slice(0, PASSAGES),
    ...known.search([...meanings, ...others]).slice(0, PASSAGES),
  ];
  const seen = new Set<string>();
  const hits: Hit[] = [];
  for (const { id } of places) {
    const passage = known.passages[id];
    const record = passage && known.records[passage.rec];
    if (!passage || !record || (kinds && !kinds.includes(record.kind))) continue;
    const header = known.headers(passage.rec);
    const aliases = new Set(known.aliases(passage.rec).flat());
    const lines = known.lines(passage.rec);
    const years = new Set(
      [record.start, record.end].flatMap((date) => (date ? [date.slice(0, 4)] : [])),
    );
    const titled = known
      .aliases(passage.rec)
      .some(
        (alias) =>
          (alias.length > 1 || known.compounds.has(alias[0] ?? '')) &&
          alias.every((one) => meanings.includes(one)),
      );
    const near = new Set(
      lines.slice(passage.from, passage.to).flatMap((line) => [...line.meanings]),
    );
    for (let at = passage.from; at < passage.to; at++) {
      const line = lines[at];
      const key = `${passage.rec} ${at}`;
      if (!line || seen.has(key)) continue;
      seen.add(key);
      let cover = 0;
      let own = 0;
      let direct = 0;
      let more = 0;
      let moreCovered = 0;
      for (const one of meanings) {
        const weight = weightOf(one);
        const before = cover;
        const near2 = known.ways(one);
        if (line.meanings.has(one)) {
          cover += weight;
          own += weight;
          direct += weight;
        } else if (header.has(one) || aliases.has(one) || years.has(one)) {
          cover += weight * 0.95;
          direct += weight;
          if (years.has(one)) own += weight * 0.8;
        } else if (near2.some((other) => line.meanings.has(other))) {
          cover += weight * ALIKE;
          own += weight * ALIKE * 0.7;
        } else if (near2.some((other) => header.has(other))) cover += weight * ALIKE * 0.9;
        else if (near.has(one)) {
          cover += weight * 0.6;
          direct += weight * 0.8;
        }
        if (!aliases.has(one)) {
          more += weight;
          moreCovered += cover - before;
        }
      }
      if (own === 0) continue;
      const fits =
        (wants.when && line.tokens.some(({ word }) => isYear(word)) ? 0.12 : 0) +
        (wants.howMany && line.tokens.some(({ word }) => numberOf(word) !== null && !isYear(word))
          ? 0.15
          : 0) +
        (wants.howLong &&
        /\b(years?|months?|weeks?|decades?|from \d{4}.* to \d{4})\b/.test(line.text)
          ? 0.15
          : 0) +
        (line.tokens[0] &&
        meanings.includes(meaningOf(line.tokens[0].stem)) &&
        /^[^.]{1,40}:/.test(line.text)
          ? 0.12
          : 0) +
        (wants.who
          ? namesIn(known, line.tokens, meanings)
            ? 0.1
            : PEOPLE.test(line.text)
              ? 0.08
              : 0
          : 0) +
        (wants.where &&
        /\b(?:in|at|aboard|near|from) (?:the )?(?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}/u.test(
          line.text,
        )
          ? 0.1
          : 0) +
        (wants.where &&
        /\b(?:is|are|was|were|now|hangs?|stands?|keeps?|holds?) (?:now |kept |held |preserved |buried )*(?:in|at|the) /i.test(
          line.text,
        )
          ? 0.12
          : 0);
      const score =
        cover / all +
        (own / all) * 0.3 +
        fits +
        (titled ? 0.16 : 0) +
        RANK[record.kind] -
        Math.min(line.tokens.length, 80) / 2000;
      hits.push({
        record,
        line: at,
        text: line.text,
        cover: cover / all,
        own: own / all,
        direct: direct / all,
        rest: more > 0 ? moreCovered / more : 1,
        score,
      });
    }
    if (passage.from === passage.to && !kinds) {
      const own = meanings
        .filter((one) => header.has(one) || aliases.has(one))
        .reduce((sum, one) => sum + weightOf(one), 0);
      if (own > 0)
        hits.push({
          record,
          line: -1,
          text: record.label,
          cover: own / all,
          own: own / all,
          direct: own / all,
          rest: 1,
          score: own / all + RANK[record.kind],
        });
    }
  }
  return hits.sort((a, b) => b.score - a.score || a.record.at - b.record.at || a.line - b.line);
}

/** Whether tokens name somebody else than the person: two capitalised words beside each other. */
export function namesIn(
  known: Known,
  tokens: readonly { raw: string; word: string; stem: string }[],
  asked: readonly string[] = [],
): boolean {
  return tokens.some(({ raw, word, stem }, at) => {
    const next = tokens[at + 1];
    return (
      next !== undefined &&
      /^\p{Lu}\p{Ll}+/u.test(raw) &&
      /^\p{Lu}(\p{Ll}|$)/u.test(next.raw) &&
      !known.person.has(word) &&
      !known.person.has(next.word) &&
      !asked.includes(meaningOf(stem)) &&
      !asked.includes(meaningOf(next.stem))
    );
  });
}
