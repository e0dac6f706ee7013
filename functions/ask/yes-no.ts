/** Questions that want a yes or a no: yes only with evidence, and never a no from silence. */

import type { Rec } from '../facts/records.ts';
import { evidenceParts, type Found, looked, sourceOf } from './answers.ts';
import { check, type Match } from './check.ts';
import { framed, quoted } from './frames.ts';
import { type Known, recordsSaying } from './knowledge.ts';
import type { Asked } from './question.ts';
import { aboutParts } from './record-parts.ts';
import { isSoft } from './related.ts';
import { retrieve } from './retrieve.ts';

/** Words that a question has and a statement does not need. */
const ASKING =
  /^(?:(?:and|so|but|ok|please|hi|hello|also) )*(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|dose)(?:nt)? /;
const SOFT =
  /\b(ever|any|some|there|really|actually|experience|experienced|background|familiar|knowledge|skilled|good|able|candidate|person|it true that|true that|correct that|on record|know|knows|hold|have|has|expert|proficient|qualified|trained|specialist|publish|published|given|give|spoken|ever|true)\b/gi;

/** Asks what somebody can do: only a record of a skill, a position or a work says so. */
const KNOWS =
  /\b(knows?|knew|skilled|proficient|expert|expertise|familiar|fluent|(experience|background|knowledge) (with|in|of))\b/;

/**
 * Kinds whose fields alone say that somebody has or did something: a skill, a position, a degree, a
 * work.
 */
const HAS = /^(skill|experience|education|talk|writing|profile)$/;

/**
 * Whether a match is proof of a yes. Where words such as "know" were left out, only what the person
 * has by its own record counts, and a name in common is none of it.
 */
function proves({ record, text, opposite }: Match, softened: boolean, line: string): boolean {
  if (/\b(hers|his|theirs|yours)$/.test(line)) return false;
  if (opposite) return true;
  if (text === null) return HAS.test(record.kind);
  return !softened && !KNOWS.test(line);
}

/** The answer to a yes-or-no question, or null where the record is silent about it. */
export function yesNo(known: Known, asked: Asked): Found | null {
  if (!ASKING.test(`${asked.line} `)) return null;
  const words = asked.tokens.map(({ raw }) => raw);
  const [, ...rest] = words;
  const subject = asked.personal ? `${known.facts.manifest.profile.name} ` : '';
  const pronoun = /^(she|he|they|you|u|the|candidate|person)$/i;
  const stated =
    subject +
    rest.filter((word) => !pronoun.test(word) && !known.person.has(word.toLowerCase())).join(' ');
  const plain = stated.replace(SOFT, ' ');
  for (const text of [stated, plain]) {
    const { verdict, matches } = check(known, text);
    const [best] = matches.filter((one) =>
      proves(one, text === plain && plain !== stated, asked.line),
    );
    if (!best || (verdict !== 'supported' && verdict !== 'contradicted')) continue;
    const { record } = best;
    const words = best.text ?? record.lines[0]?.text ?? record.label;
    const head = verdict === 'supported' && !best.opposite ? framed('yes') : framed('recordSays');
    const parts = [
      head,
      ...(best.text ? [quoted(words)] : aboutParts(record, 1)),
      ...evidenceParts(record),
    ];
    return looked(`yes or no: ${verdict} by ${record.path}`, parts, [
      sourceOf(record, words),
      ...matches
        .slice(1, 3)
        .filter((one) => one.record !== record)
        .map((one) => sourceOf(one.record, one.text)),
    ]);
  }
  return held(known, asked) ?? related(known, asked);
}

/** Words of a claim that goes beyond having done something. */
const BEYOND =
  /\b(boss|manager|colleagues?|friends?|along|only|alone|all|first|invent\w*|never|not|nt|best|every|personally|herself|himself|sole|single|or|before|after|than|more|most|still|currently|now|certif\w*|licen[cs]e\w*|member|win|won|own|owned)\b/;

/**
 * A record of what the person has or did, whose names and fields say all of the question, in its
 * words or like ones: that record, without a yes.
 */
function held(known: Known, asked: Asked): Found | null {
  if (!asked.personal || BEYOND.test(asked.line)) return null;
  const soft =
    /^(work|serv|act|appear|done|ever|publish|giv|speak|hold|experienc|background|kind|person)/;
  const meanings = asked.meanings.filter(
    (one) => !soft.test(one) && !(isSoft(one) && !known.said(one)),
  );
  if (meanings.length === 0) return null;
  const told = meanings.filter((one) => known.said(one));
  if (told.length === 0 && meanings.length > 1) return null;
  const says = (record: Rec, one: string) =>
    (known.said(one) ? [one] : known.ways(one)).some(
      (way) =>
        known.headers(record.at).has(way) ||
        known.aliases(record.at).some((alias) => alias.includes(way)),
    );
  const wanted = /\b(stud(y|ied)|degree|attend(ed)?|graduate\w*|educat\w*)\b/.test(asked.line)
    ? ['education']
    : /\b(work(ed|s|ing)?|serve[ds]?|employ\w*|job|teach|taught)\b/.test(asked.line)
      ? ['experience']
      : KNOWS.test(asked.line)
        ? ['skill']
        : ['skill', 'experience', 'education', 'talk', 'writing'];
  const record = recordsSaying(
    known,
    meanings.flatMap((one) => known.ways(one)),
  ).find((one) => wanted.includes(one.kind) && meanings.every((meaning) => says(one, meaning)));
  if (!record) return null;
  return looked(
    `yes or no: held, ${record.path}`,
    [framed('recordSays'), ...aboutParts(record, 1), ...evidenceParts(record)],
    [sourceOf(record)],
    'answered',
    'medium',
  );
}

/** Relations that words in common do not prove: employment, study, knowledge. */
const RELATION =
  /\b(work(ed|s|ing)?|employ\w*|job|stud(y|ied)|attend(ed)?|know|knows|speak|spoken|spoke|certified|licen[cs]e|member|live[sd]?|own(s|ed)?|drive|win|won|serve[d]?)\b/;

const ACTS = /^\w+ (she|he|they|you|the candidate|this person)\b/;

/** Where all words of the question are in one sentence: that sentence, without a yes. */
function related(known: Known, asked: Asked): Found | null {
  const hits = retrieve(known, asked);
  const best =
    hits.find(({ direct, own, line }) => line >= 0 && direct >= 0.9 && own >= 0.7) ?? hits[0];
  if (
    !best ||
    asked.meanings.length < 2 ||
    best.direct < 0.75 ||
    best.cover < 0.8 ||
    asked.unknown.length > 0 ||
    best.own < 0.5
  )
    return null;
  // What somebody did is not proved by words in common.
  if (
    RELATION.test(asked.line) ||
    (ACTS.test(asked.line) && (best.direct < 0.9 || best.own < 0.7 || BEYOND.test(asked.line)))
  )
    return null;
  return looked(
    `yes or no: related, ${best.record.path}`,
    [framed('recordSays'), quoted(best.text), ...evidenceParts(best.record)],
    [sourceOf(best.record, best.text)],
    'answered',
    'medium',
  );
}
