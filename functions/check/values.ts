/** The typed values of a record, each with the names by which it may be called in full. Pure. */
import { degreeNames } from '../facts/names.ts';
import type { Rec } from '../facts/record.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { spokenIn } from '../facts/values.ts';
import { stemOf, tokensOf } from '../facts/words.ts';
import type { ValueSlot as Slot } from '../languages/language.ts';
import type { Reading } from './reading.ts';
import { split, type Word } from './words.ts';

/** One name of a typed value. */
export type Value = { slot: Slot; words: readonly Word[] };

/** Forms of companies: what is left names the body as well. */
const FORM =
  /[\s,]+(?:gmbh|ag|kg|e\.? ?v\.?|ltd\.?|limited|inc\.?|corporation|company|llc|plc|s\.?[al]\.?)$/i;

/** What stands before a bracket, a bar or a comma: enough for a body, a place, a text; no title. */
const shorter = (name = ''): string[] => {
  const bare = name.replace(/\s*\([^)]*\)/g, '');
  const first = bare.split(/\s*(?:[|:;]|, (?=\p{Lu}))\s*/u)[0] as string;
  return [name, bare, first];
};
const bodies = (name?: string): string[] =>
  shorter(name).flatMap((one) => [one, one.replace(FORM, '')]);

/** The year of an event, the number of a journal: neither is its name. */
const NUMBERED = /(?:,\s*\p{L}*\.?)?\s+\d+$/u;
const series = (name?: string): string[] =>
  shorter(name).flatMap((one) => [one, one.replace(NUMBERED, '')]);

/** A position is named in full; who stands in does not hold it. */
function titles({ kind, acting, fields: { title = '' } }: Rec): string[] {
  if (acting) return [];
  return kind === 'experience' ? [title] : shorter(title);
}

/** A language as it is told, with its level in other ways, and by its name alone. */
const spoken = (value: string, { levelled }: Reading): string[] => {
  const [name = '', level = ''] = value.split(/\s*[(),:–-]\s*/);
  return [value, name, ...levelled.split('|').map((joined) => `${name} ${joined} ${level}`)];
};

/** Grade, level and form as they stand between commas and stops: "full-time", "distinction". */
const qualities = ({ score, level, form }: Rec['fields']): string[] =>
  [score, level, form].flatMap((one) => (one ?? '').split(/\s*(?:[;()–—]|[.,](?!\d))\s*/));

/** The values of a record, each by all its names. */
export function valuesOf(rec: Rec, { manifest }: Snapshot, reading: Reading): Value[] {
  const { fields, place, people, kind } = rec;
  const { degree = '', institution } = fields;
  const languages = kind === 'profile' ? spokenIn(manifest.profile) : [];
  const given: [Slot, readonly (string | undefined)[]][] = [
    ['T', titles(rec)],
    ['O', bodies(fields.organization)],
    ['D', [degree, shorter(degree)[1], ...degreeNames(degree)]],
    ['F', [fields.field]],
    ['I', bodies(institution)],
    ['E', series(fields.event)],
    ['B', series(fields.publisher)],
    ['K', reading.forms.get(fields.form ?? '')?.split('|') ?? []],
    ['C', people],
    ['L', (place ? [place, ...place.split(/,\s*/)] : institution?.split(/,\s*/).slice(1)) ?? []],
    ['G', languages.flatMap((one) => spoken(one, reading))],
    ['S', kind === 'skill' ? [] : qualities(fields)],
  ];
  return given.flatMap(([slot, names]) =>
    names
      .map((name = '') => ({ slot, words: split(name, reading) }))
      .filter(({ words }) => words.length > 0),
  );
}

/** Kinds whose sentences tell of a thing where they name nobody. */
export const THINGS = 'project talk writing certificate award note skill'.split(' ');
/** Kinds with names that their sentences leave out. */
const NAMED = [...THINGS, 'experience', 'volunteering', 'education'];
/** The words that name a record, as they are compared. */
export function namesOf(rec: Rec, { language }: Reading): ReadonlySet<string> {
  const { organization, institution, event, title, degree, field } = rec.fields;
  const names = NAMED.includes(rec.kind)
    ? [...rec.names, rec.label, organization, institution, event, title, degree, field, rec.place]
    : [];
  const text = names.filter(Boolean).join(' | ');
  const parts = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set([
    ...parts.map((word) => stemOf(word, language)),
    ...tokensOf(text, language).map(({ stem }) => stem),
  ]);
}

/** Words that name who does something; these are no forms of the act. */
const AGENT = /(?:er|or|ers|ors|rix|eur|euse|eurs|trice|ist|iste|ista|ung|tion|ment|ship|dora?)$/;

/** Whether two words are forms of one. */
export const isForm = (one: { word: string; stem: string }, other: typeof one): boolean =>
  one.word === other.word ||
  (one.stem === other.stem && AGENT.test(one.word) === AGENT.test(other.word));

/**
 * How many words from a place on name a value in full; 0 where they do not. What stands behind a
 * comma in it may be bound to what is before: "head of physics" is the "head, physics".
 */
function spanAt(words: readonly Word[], at: number, value: Value, reading: Reading): number {
  let to = at;
  const binds = ({ word }: Word) =>
    reading.places.has(reading.preposition.get(word) ?? '-') ||
    reading.grammar.get(word) === 'articles';
  for (const [by, one] of value.words.entries()) {
    if (by > 0 && one.gap.includes(',')) while (words[to] && binds(words[to] as Word)) to += 1;
    const said = words[to];
    if (!said || !isForm(said, one)) return 0;
    to += 1;
  }
  return to - at;
}

/** The words with each typed value that they name in full joined to one, the longest first. */
export function marked(words: readonly Word[], values: readonly Value[], reading: Reading): Word[] {
  const found: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = words[at] as Word;
    let best: Slot | null = null;
    let length = 0;
    for (const value of values) {
      const span = value.words.length > length ? spanAt(words, at, value, reading) : 0;
      if (span > length) [best, length] = [value.slot, span];
    }
    // "El" may be an article of a name.
    if (!best || (one.person && length < 2)) found.push(one);
    else {
      const { end, owner } = words[at + length - 1] as Word;
      const joined = { word: best, stem: best, slot: best, date: undefined, person: undefined };
      found.push({ ...one, ...joined, name: true, end, owner });
      at += length - 1;
    }
  }
  return found;
}
