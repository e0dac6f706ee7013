/** The first way to an answer: the owner's common questions, quoted whole. */
import { once } from '../../../src/once.ts';
import { type Given, givenOf } from '../facts/given.ts';
import type { Rec } from '../facts/record.ts';
import type { Language } from '../languages/language.ts';
import type { Near } from '../search/nearest.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { nearestWays, tellsRow } from './meant.ts';
import { wantedOf } from './near.ts';
import { frame, type Piece } from './pieces.ts';
import { type Asked, readQuestion, type Word } from './reading.ts';
import { SINGLE_OF } from './rows/profile.ts';
import { ROWS } from './rows/rows.ts';

/** How much of both questions must be the same for one to be near, 0 to 1; beside a typed row. */
const NEAR = 0.45;
const NEAR_ROW = 0.6;
/** Else: how near it comes beside the nearest record, and how much of the question it says. */
const CLOSE = 0.85;
const COVERED = 0.2;
/** Most that stand beside the records of a reply, and how near the others come beside the first. */
const BESIDE = 2;
const AS_NEAR = 0.5;
/** How much it counts that two questions ask for the same row. */
const ROW_SHARED = 0.5;
/** How like a way of asking a question must be to count so, 0 to 1, and how many do. */
const LIKELY = 0.3;
const MOST_ROWS = 3;

/** The values of the person, the terms and the contact that a question asks for, best first. */
const askedFor = (asked: Asked): string[] =>
  nearestWays(asked, ROWS).flatMap((ways) =>
    SINGLE_OF.has(ways.id) && tellsRow(ways, ROWS[ways.id], asked) ? [ways.id] : [],
  );

/** The rows that a question is likely to ask for, best first. */
const likelyRows = (asked: Asked): string[] =>
  nearestWays(asked, ROWS, LIKELY)
    .slice(0, MOST_ROWS)
    .map(({ id }) => id);

/** The common questions as they are read, each with the values it asks for. */
const questionsOf = once((search: Search) =>
  search.facts.records
    .filter(({ kind }) => kind === 'question')
    .map((record) => {
      const own = readQuestion(record.label, search.facts.language, search);
      const stems = new Set(own.content.map(({ stem }) => stem));
      return { record, bare: own.bare, stems, ids: askedFor(own), rows: likelyRows(own) };
    }),
);

/** The common question that a question is, the first of several that ask the same. */
export const sameQuestion = ({ bare }: Asked, search: Search): Rec | undefined =>
  questionsOf(search).find((one) => one.bare === bare)?.record;

/** The common question that comes near to a question, where one does. */
export function nearQuestion(
  asked: Asked,
  near: readonly Near[],
  row: string | null,
  search: Search,
): Rec | undefined {
  // "Herself" narrows what a record must say, not what is asked about.
  const content = asked.content.filter(({ filler, strict }) => !filler && !strict);
  const wanted = Map.groupBy(wantedFor(content, asked.language, search), ({ of }) => of);
  const weightOf = (stems: Iterable<string>) =>
    [...stems].reduce((all, stem) => all + search.weight(stem), 0);
  const words = content.map((_, at) => (wanted.get(at) ?? []).map(({ stem }) => stem));
  const weigh = (some: readonly string[][]) =>
    some.reduce(
      (all, [first = '', ...rest]) =>
        all + search.weight([first, ...rest].find(search.has) ?? first),
      0,
    );
  const total = weigh(words);
  const [id = ''] = askedFor(asked);
  const found = questionsOf(search)
    // What is asked of her colleague is no question about her.
    .filter(({ stems }) => asked.somebody.every(({ own }) => stems.has(own)))
    // A prize that was won is no price that is asked, though "Preis" is both.
    .filter(({ ids }) => row === null || !ids[0] || ids.includes(row))
    .map(({ record, stems, ids }) => {
      const shared = new Set(words.flatMap((some) => some.find((stem) => stems.has(stem)) ?? []));
      const like = (2 * weightOf(shared)) / (total + weightOf(stems) || 1);
      return { record, like, asks: ids.includes(id) };
    })
    .sort((a, b) => b.like - a.like);
  const [best] = found;
  const isName = ({ name, year }: Word) => year || (name && asked.language.code !== 'de');
  /** How much of the question a record says; nothing where it lacks one of its names or years. */
  const covers = (record: Rec, names = true): number => {
    const said = search.saidBy(record);
    const says = (at: number) => words[at]?.some((stem) => said.has(stem));
    if (names && content.some((word, at) => isName(word) && !says(at))) return 0;
    return weigh(words.filter((_, at) => says(at))) / (total || 1);
  };
  const [first] = near;
  const close = near.slice(0, 2).find((one) => found.some(({ record }) => record === one.record));
  if (row === null && first && close?.passages[0] && close.score >= CLOSE * first.score)
    if (covers(close.record, close !== first) >= COVERED) return close.record;
  const isNear = best && best.like >= (row === null ? NEAR : NEAR_ROW) && covers(best.record) > 0;
  return isNear ? best.record : found.find(({ asks }) => asks)?.record;
}

/** The common questions that share words or rows with a question, the nearest first. */
export function questionsBeside(asked: Asked, near: readonly Near[], search: Search): Given[] {
  const wanted = Map.groupBy(wantedOf(asked, search), ({ of }) => of);
  const rows = likelyRows(asked);
  /** The share of what is looked for that is said by some stems. */
  const shareIn = (stems: ReadonlySet<string>): number => {
    let [said, whole] = [0, 0];
    for (const group of wanted.values()) {
      const worths = group.map(({ stem, worth = 1 }) =>
        stems.has(stem) ? search.weight(stem) * worth : 0,
      );
      said += Math.max(...worths);
      whole += Math.max(...group.map(({ stem }) => search.weight(stem)));
    }
    return said / (whole || 1);
  };
  /** How much two questions ask for the same row: all where it is the likeliest of both. */
  const shared = (own: readonly string[]): number =>
    Math.max(
      0,
      ...rows.map((id, at) => (own.includes(id) ? 1 / (1 + at) / (1 + own.indexOf(id)) : 0)),
    );
  const questions = near.filter(({ record }) => record.kind === 'question');
  return questionsOf(search)
    .map(({ record, stems, rows: own }) => {
      const score = questions.find((one) => one.record === record)?.score ?? 0;
      return { record, score: score + shareIn(stems) + ROW_SHARED * shared(own) };
    })
    .sort((a, b) => b.score - a.score)
    .filter(
      ({ score }, at, [best]) => score > 0 && (at === 0 || score >= AS_NEAR * (best?.score ?? 0)),
    )
    .slice(0, BESIDE)
    .map(({ record }) => givenOf(record, search.facts));
}

/** "The owner's answer to ...", as a whole. */
export function ownersAnswer(record: Rec, language: Language, { facts }: Search): Piece[] {
  return facts.snapshot.manifest.common_questions
    .filter(({ id }) => id === record.id)
    .flatMap(({ question, answer_markdown }) => [
      frame('curated', language),
      { quote: question },
      { text: answer_markdown },
    ]);
}
