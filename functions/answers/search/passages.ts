/** What is searched: every sentence of every record, and its typed fields as short sentences. */
import { once } from '../../../src/once.ts';
import type { Facts } from '../facts/facts.ts';
import { headingOf } from '../facts/heading.ts';
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import { linesOf, type Told, toldIn } from '../facts/values.ts';
import { lineOf, tokensOf } from '../facts/words.ts';
import type { ListKind } from '../languages/language.ts';

export type Passage = {
  /** Position among all passages. */
  id: number;
  record: Rec;
  text: string;
  /** Made of typed fields: a value with its heading. */
  field: boolean;
};

/** The typed fields of a record as short sentences; `typed` are those of all records. */
function fieldsOf(record: Rec, { snapshot, language }: Facts, typed: readonly Told[]): string[] {
  const told = linesOf(record.kind, typed, language);
  if (record.kind === 'profile') return [...told, ...snapshot.manifest.profile.do_not_infer];
  if (told.length > 0) return told;
  const heading = headingOf(record, language);
  return record.lines.some(({ text }) => text === heading) ? [] : [heading];
}

/** The passages of all records, or some, in their order. Pure. */
export function passagesOf(facts: Facts, records = facts.records): Passage[] {
  const typed = toldIn(facts.snapshot, facts.language);
  const all = records.flatMap((record) => {
    const said = record.lines.flatMap(({ text, title }) => (title ? [] : [text]));
    return [
      ...said.map((text) => ({ record, text, field: false })),
      ...fieldsOf(record, facts, typed).map((text) => ({ record, text, field: true })),
    ];
  });
  return all.map((passage, id) => ({ id, ...passage }));
}

/** What stands over all passages of a record: its kind, names, values, tags and people. */
export function contextOf(
  { kind, label, names, values, tags, people }: Rec,
  { language, person }: Facts,
): string {
  const noun = lexiconOf(language).kinds.get(kind as ListKind)?.one ?? kind;
  // Each part of the person's name, as it may be looked for alone.
  const parts = kind === 'profile' ? person : [];
  return [noun, label, ...names, ...values, ...tags, ...people, ...parts].join(' . ');
}

/** Longest name of a record that is looked for, in words. */
export const LONGEST_NAME = 9;
const UNNAMED = new Set(['profile', 'collaboration', 'contact', 'question', 'claim']);

const placed = once(({ records, language }: Facts) => {
  const places = records.map(({ place }) => place ?? '').join(', ');
  return new Set(tokensOf(places, language).map(({ word }) => word));
});

/** The names of a record as lines of words, and words of these that name it alone: "Ada …". */
export function namesOf({ kind, label, names }: Rec, facts: Facts): string[] {
  const { person, language } = facts;
  // "When did she leave Example City" is not about the firm that was there.
  const places = placed(facts);
  const { stop, kinds } = lexiconOf(language);
  // A prize is not every "Prize".
  const isKind = (stem: string) => kinds.values().some(({ asked }) => asked.has(stem));
  return [...new Set(UNNAMED.has(kind) ? [] : [label, ...names])].flatMap((name) => {
    const tokens = tokensOf(name, language);
    const own = tokens.filter(({ word }) => !stop.has(word) && !person.has(word));
    if (own.length === 0 || tokens.length > LONGEST_NAME) return [];
    if (own.every(({ word }) => places.has(word)) && own.length === 1) return [];
    const telling = own.filter(
      ({ raw, word, stem }) => /^\d|^\p{Lu}.{2}/u.test(raw) && !places.has(word) && !isKind(stem),
    );
    return [lineOf(tokens), ...telling.map(({ word }) => `${word} …`)];
  });
}
