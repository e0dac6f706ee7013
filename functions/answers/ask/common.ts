/** The first way to an answer: the owner's common questions, quoted whole. */
import { once } from '../../../src/once.ts';
import type { Rec } from '../facts/record.ts';
import type { Language } from '../languages/language.ts';
import type { Near } from '../search/nearest.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { nearestWays } from './meant.ts';
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

/** The values of the person, the terms and the contact that a question asks for, best first. */
const askedFor = (asked: Asked): string[] =>
  nearestWays(asked, ROWS).flatMap(({ id }) => (SINGLE_OF.has(id) ? [id] : []));

/** The common questions as they are read, each with the values it asks for. */
const questionsOf = once((search: Search) =>
  search.facts.records
    .filter(({ kind }) => kind === 'question')
    .map((record) => {
      const own = readQuestion(record.label, search.facts.language, search);
      const stems = new Set(own.content.map(({ stem }) => stem));
      return { record, bare: own.bare, stems, ids: askedFor(own) };
    }),
);

/** The common question that a question is, the first of several that ask the same. */
export const sameQuestion = ({ bare }: Asked, search: Search): Rec | undefined =>
  questionsOf(search).find((one) => one.bare === bare)?.record;

/** The common question that comes near to a question, where one does. */
export function nearQuestion(
  asked: Asked,
  near: readonly Near[],
  isRow: boolean,
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
  const close = near.slice(0, 2).find(({ record }) => record.kind === 'question');
  if (!isRow && first && close?.passages[0] && close.score >= CLOSE * first.score)
    if (covers(close.record, close !== first) >= COVERED) return close.record;
  const isNear = best && best.like >= (isRow ? NEAR_ROW : NEAR) && covers(best.record) > 0;
  return isNear ? best.record : found.find(({ asks }) => asks)?.record;
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
