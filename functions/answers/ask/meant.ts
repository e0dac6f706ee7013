/** Which rows a question may ask for: its words, and the kind of thing that it wants. Pure. */
import { once } from '../../../src/once.ts';
import type { Kind } from '../facts/record.ts';
import { type Language, type ListKind, OTHER_KINDS, type Slot } from '../languages/language.ts';
import table from '../languages/table.json' with { type: 'json' };
import type { Asked } from './reading.ts';
import { kindsOf, linesOf, stemsOf, tellingOf } from './ways.ts';

/** A row with the stems that it is asked for with, and whether a whole question asks for it. */
export type Ways = { id: string; stems: ReadonlySet<string>; sure: boolean; score: number };

/** How much of a question must ask for a row, 0 to 1, and what its words count. */
const LEAST = 0.5;
const WEIGHTS = { content: 1.6, named: 1, slight: 0.4 };

/** The rows that tell what a question may ask for: who, when, ... */
const told = new Map(
  Object.entries(table.asked).map(([slot, rows]) => [slot as Slot, new Set(rows.split(' '))]),
);
/** Rows that tell nothing else, and those that tell yes or no. */
const ASKING = new Set(table.asking.split(' '));
const YES_NO = new Set([...table.yesNo.split(' '), ...OTHER_KINDS]);

/** Rows whose other words say nothing of them: "which jobs does she accept". */
const STRICT = new Set(['from', 'minimum']);

/** Whether a row tells what kind of thing a question asks for. */
export const fitsRow = (id: string, { slots }: Asked): boolean =>
  slots.values().every((slot) => told.get(slot)?.has(id));

/** Whether a row tells it, and a question asks for such a thing: a time, or a yes or a no. */
export const asksRow = (id: string, asked: Asked): boolean =>
  fitsRow(id, asked) && (asked.slots.size > 0 || (asked.yesNo ? YES_NO.has(id) : !ASKING.has(id)));

/** What of a row tells which words it takes: names of records, and what lists are called. */
type Takes = { of?: readonly Kind[]; kinds?: true; noun?: ListKind };

/** Whether a stem is what a kind of list is called that a row is about. */
export const isNoun = (stem: string, row: Takes | undefined, language: Language): boolean =>
  kindsOf(stem, language).some(
    (kind) => row?.kinds || row?.noun === kind || row?.of?.includes(kind),
  );

type Rows = Readonly<Record<string, Takes>>;

/** The rows of a table that a question has words of, best first, whatever they count. */
const waysIn = once((rows: Rows) =>
  once(({ stems: all, form, content, language }: Asked): readonly Ways[] => {
    const none: ReadonlySet<string> = new Set();
    const whole = linesOf(language).find(({ pattern }) => pattern.test(form));
    const sum = (some: Asked['content']) =>
      some.reduce(
        (sum, { named, year, filler, light }) =>
          sum +
          (named || year ? WEIGHTS.named : filler || light ? WEIGHTS.slight : WEIGHTS.content),
        0,
      );
    const nouns = [...all].filter((stem) => kindsOf(stem, language).length > 0);
    const found = stemsOf(language).flatMap(({ id, stems }) => {
      const { of, noun } = rows[id] ?? {};
      // A list is asked for by what it is called as well.
      const called = nouns.filter((stem) => isNoun(stem, { noun }, language));
      const hits = all.intersection(stems).union(new Set(called)).size;
      // What a question names beside a row is of that, or narrows it.
      const own = content.filter(({ named, year }) => of || !(named || year));
      const said = own.filter(
        ({ stem, named }) => named || stems.has(stem) || isNoun(stem, rows[id], language),
      );
      const score = own.length === 0 ? LEAST : sum(said) / sum(own);
      return hits > 0 ? [{ id, stems, sure: false, score, hits }] : [];
    });
    found.sort((a, b) => b.score - a.score || b.hits - a.hits);
    return [...(whole ? [{ id: whole.id, stems: none, sure: true, score: 1 }] : []), ...found];
  }),
);

/**
 * Whether a row is asked for by a whole question, a word that tells it alone ("visa"), what a list
 * is called, or several words: "where is she working" asks for no permission to work.
 */
export function tellsRow({ id, sure }: Ways, row: Takes | undefined, asked: Asked): boolean {
  const { stems, content, language } = asked;
  const telling = tellingOf(language).get(id);
  return (
    sure ||
    !telling ||
    (!STRICT.has(id) && content.filter(({ filler, light }) => !(filler || light)).length > 1) ||
    stems.values().some((stem) => telling.has(stem) || isNoun(stem, row, language))
  );
}

/** Those of which at least so much of the question asks for them, 0 to 1. */
export const nearestWays = (asked: Asked, rows: Rows, least = LEAST): Ways[] =>
  waysIn(rows)(asked).filter(
    (ways) => ways.score >= least && (!STRICT.has(ways.id) || tellsRow(ways, rows[ways.id], asked)),
  );
