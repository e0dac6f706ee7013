/** The typed values of a record, each with the names by which it may be called in full. Pure. */
import { degreeNames } from '../facts/names.ts';
import type { Rec } from '../facts/record.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { tokensOf } from '../facts/words.ts';
import type { ValueSlot as Slot } from '../languages/language.ts';
import type { Reading } from './reading.ts';
import { split, type Word } from './words.ts';

/** One name of a typed value. */
export type Value = { slot: Slot; words: readonly Word[] };

/** What stands before a bracket, a bar or a comma: enough for a body or a text; for no title. */
const shorter = (name = ''): string[] => {
  const bare = name.replace(/\s*\([^)]*\)/g, '');
  const first = bare.split(/\s*(?:[|:;]|, (?=\p{Lu}))\s*/u)[0] as string;
  return [name, bare, first];
};
/** The year of an event, the number of a journal: neither is its name. */
const NUMBERED = /(?:,\s*\p{L}*\.?)?\s+\d+$/u;
const series = (name?: string): string[] =>
  shorter(name).flatMap((one) => [one, one.replace(NUMBERED, '')]);

/** The values of a record, each by all its names, the longest first. */
export function valuesOf(rec: Rec, { manifest }: Snapshot, reading: Reading): Value[] {
  const { fields, place, people, kind } = rec;
  const { title = '', degree = '', institution, score, level, form = '' } = fields;
  // As they stand between commas and stops: "full-time", "distinction".
  const qualities = kind === 'skill' ? [] : [score, level, form];
  const given: [Slot, readonly (string | undefined)[]][] = [
    // A position is named in full; who stands in does not hold it.
    ['T', rec.acting ? [] : kind === 'experience' ? [title] : shorter(title)],
    ['O', shorter(fields.organization)],
    ['D', [degree, shorter(degree)[1], ...degreeNames(degree)]],
    ['F', [fields.field]],
    ['I', shorter(institution)],
    ['E', series(fields.event)],
    ['B', series(fields.publisher)],
    ['K', reading.forms.get(form)?.split('|') ?? []],
    ['C', people],
    ['L', (place ? [place, ...place.split(/,\s*/)] : institution?.split(/,\s*/).slice(1)) ?? []],
    ['G', kind === 'profile' ? manifest.profile.languages : []],
    ['S', qualities.flatMap((one) => one?.split(/\s*(?:[;()–—]|[.,](?!\d))\s*/))],
  ];
  const named = given.flatMap(([slot, names]) =>
    names
      .map((name = '') => ({ slot, words: split(name, reading) }))
      .filter(({ words }) => words.length > 0),
  );
  return named.sort((a, b) => b.words.length - a.words.length);
}

/** Kinds whose sentences tell of a thing where they name nobody. */
export const THINGS = 'project talk writing certificate award note skill'.split(' ');
/** Kinds with names that their sentences leave out. */
const NAMED = [...THINGS, 'experience', 'volunteering', 'education'];
/** The words that name a record, as they are compared. */
export function namesOf({ kind, label, names, fields, place }: Rec, { language }: Reading) {
  const { organization, institution, event, title, degree, field } = fields;
  const own = [label, ...names, organization, institution, event, title, degree, field, place];
  const text = NAMED.includes(kind) ? own.join(' | ') : '';
  return new Set(tokensOf(text, language).map(({ stem }) => stem));
}

/** The words with each typed value that they name in full joined to one, the longest first. */
export function marked(words: readonly Word[], values: readonly Value[]): Word[] {
  const found: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = words[at] as Word;
    const best = values.find((value) =>
      value.words.every(({ stem }, by) => words[at + by]?.stem === stem),
    );
    // "El" may be an article of a name.
    if (!best || (one.person && best.words.length < 2)) found.push(one);
    else {
      const { slot } = best;
      const as = { word: slot, stem: slot, slot, date: undefined, person: undefined };
      found.push({ ...one, ...as, name: true });
      at += best.words.length - 1;
    }
  }
  return found;
}
