/** The second way to an answer: rows over typed fields. */
import { headingOf } from '../facts/heading.ts';
import { lexiconOf } from '../facts/languages.ts';
import type { Kind } from '../facts/records.ts';
import { tokensOf } from '../facts/words.ts';
import type { Near } from '../search/nearest.ts';
import type { Search } from '../search/search.ts';
import { textOf } from './pieces.ts';
import type { Asked, Word } from './reading.ts';
import type { Context, Value } from './rows/row.ts';
import { ROWS } from './rows/rows.ts';
import { nearestWays, type Ways } from './ways.ts';

export type RowAnswer = {
  id: string;
  value: Value;
  /** Whether it says all that is asked; else it only comes near. */
  whole: boolean;
};

/** How like a question must be to a way of asking, 0 to 1; and rows that are tried. */
const LEAST = 0.5;
const TRIED = 5;

/** Whether every word of a question stands in the row or in its answer. */
function saysAll(asked: Asked, ways: Ways, value: Value, search: Search): boolean {
  const { language } = search.facts;
  const own = lexiconOf(language);
  const lexicon = lexiconOf(asked.language);
  const said = value.pieces.filter((piece) => !('frame' in piece));
  const text = [
    textOf(said),
    ...value.records.slice(0, 1).map((one) => headingOf(one, language)),
  ].join(' ');
  const answer = new Set(tokensOf(text, language).flatMap(({ word, stem }) => [word, stem]));
  const denies = lexicon.negations;
  const inAnswer = ({ own: stem, word }: Word) =>
    !own.qualifiers.has(stem) && (answer.has(stem) || answer.has(word));
  const alike = (stem: string) =>
    [...(lexicon.alike.get(stem) ?? [])].some((one) => ways.stems.has(one));
  if (asked.denies && ![...denies].some((word) => ways.stems.has(word))) return false;
  if ([...asked.slots].some((slot) => !ways.slots.has(slot))) return false;
  return asked.content.every(
    (word) =>
      (word.named && ways.named) ||
      (word.year && (ways.timed || inAnswer(word))) ||
      (!word.named && word.filler) ||
      (!word.named && ways.stems.has(word.stem)) ||
      (!word.named && !lexicon.qualifiers.has(word.stem) && alike(word.stem)) ||
      inAnswer(word) ||
      value.covers?.has(word.own) === true,
  );
}

/** The row that a question comes nearest to and that has a value; null where none has. */
export function rowAnswer(
  asked: Asked,
  near: readonly Near[],
  search: Search,
  today: string,
): RowAnswer | null {
  const { facts } = search;
  const until = facts.snapshot.manifest.profile.died ?? today;
  let soft: RowAnswer | null = null;
  for (const { ways } of nearestWays(asked.bag, asked.language, LEAST).slice(0, TRIED)) {
    const row = ROWS[ways.id];
    if (!row) continue;
    const named = row.of
      ? asked.named.filter(({ kind }) => row.of?.includes(kind as Kind))
      : asked.named;
    if (row.of && named.length === 0) continue;
    const context: Context = { search, facts, asked, named, until, near };
    const value = row.value(context);
    if (!value) continue;
    if (saysAll(asked, ways, value, search)) return { id: ways.id, value, whole: true };
    soft ??= { id: ways.id, value, whole: false };
  }
  return soft;
}
