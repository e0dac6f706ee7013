/**
 * Whether a sentence says a statement: every part of it, in the same order, bound by the same
 * prepositions and in the same tense. What the sentence has more may only be whole phrases, none of
 * which narrows or denies. Pure.
 */
import type { Item } from './items.ts';
import { isSubject, mayBegin, mayEnd, maySkip, parted } from './phrases.ts';
import type { Reading } from './reading.ts';
import { tells } from './times.ts';
import { isForm } from './values.ts';

type Items = readonly Item[];

/** How a sentence is read. */
export type Frame = {
  reading: Reading;
  /** The words that name the record, which its sentences need not say again. */
  names: ReadonlySet<string>;
  /** The record is of a thing, and the sentence names its subject. */
  thing: boolean;
  /** The sentence leaves its subject out, and a form of to be with it. */
  implied: boolean;
  /** It has no verb. */
  terse: boolean;
  /** What is joined to it tells what was done to its subject: "a tool, made by". */
  participles: boolean;
  /** What it tells in the present has ended. */
  ended: boolean;
  /** When it was, where it has no date itself. */
  day: string | null;
};

/** Ways that are tried for one sentence. */
const TRIES = 400;

const isDate = ({ date }: Item): boolean => date !== null;

/** Whether two items are the same word in the same tense, bound in the same way. */
function same(told: Item, said: Item, at: number, frame: Frame): boolean {
  const { implied, ended, terse, participles } = frame;
  if (told.prep !== said.prep || told.not !== said.not) return false;
  if (told.date || said.date) return tells(said.date ?? '', told.date);
  const left = told.be === '' && !(ended && said.be === 'is');
  const be =
    told.be === said.be || (left && (terse || (implied && at === 1) || (participles && told.past)));
  if (!be || (said.own && !told.own && at > 0 && !implied)) return false;
  if (told.key !== said.key || told.number !== said.number) return false;
  if (told.number || isSubject(told)) return true;
  if (!isForm({ ...told, stem: told.key }, { ...said, stem: said.key })) return false;
  return told.past === said.past || (ended && said.past);
}

/** Whether a statement may say a word that the sentence leaves out: the record's own name. */
function isContext(told: Items, said: Items, at: number, named: boolean, frame: Frame): boolean {
  const { reading, names } = frame;
  const { key, word, prep, not, date, number, det, name } = said[at] as Item;
  // What the sentence denies is not left out.
  if (told.some((one) => one.key === key && one.not)) return false;
  if (not || date || reading.narrow.has(word) || reading.qualifiers.has(word)) return false;
  const [before, after] = [said[at - 1], said[at + 1]];
  if (reading.light.has(word)) {
    return (
      before?.key === 'T' || (before?.key === 'P' && frame.implied && told[1]?.key === after?.key)
    );
  }
  // "Anna joined the project": a sentence of the project leaves it out.
  if (frame.thing && name && before?.past && !before.be && names.has(key)) return true;
  const bound = reading.places.has(prep) || named || (det && at > 0);
  return bound && (!number || named) && (names.has(key) || reading.nouns.has(word));
}

/** The places of the items of a statement in a sentence, in their order; null where it has not. */
function inOrder(told: Items, said: Items, frame: Frame): readonly number[] | null {
  const { reading, implied, terse } = frame;
  let tries = 0;
  const next = (at: number, named: boolean, places: readonly number[]): typeof places | null => {
    const last = places.at(-1) ?? -1;
    const one = said[at];
    if (!one) {
      const ends = places.length > 1 && said[at - 1];
      return ends && mayEnd(told, last, ends, implied || terse, reading) ? places : null;
    }
    for (let to = last + 1; to < told.length; to++) {
      if (at === 0 ? !mayBegin(told, to, reading) : !maySkip(told, last, to, reading)) continue;
      tries += 1;
      if (tries > TRIES) return null;
      const found = same(told[to] as Item, one, at, frame) && next(at + 1, false, [...places, to]);
      if (found) return found;
    }
    return at > 0 && isContext(told, said, at, named, frame) ? next(at + 1, true, places) : null;
  };
  return next(0, false, []);
}

/** Whether a sentence denies what a statement says, or the other way round, and nothing else. */
function denies(told: Items, said: Items, frame: Frame): boolean {
  const plain = (items: Items) => items.map((one) => ({ ...one, not: false }));
  const places = inOrder(plain(told), plain(said), frame);
  const next = told[(places?.at(-1) ?? 0) + 1];
  // From the subject to a later clause is no omission.
  const omits = (place: number, at: number) =>
    place !== (places?.[at - 1] ?? place - 1) + 1 && !(at === 1 && parted(told[place] as Item));
  return places !== null && !places.some(omits) && (!next || (parted(next) && !next.prep));
}

/** Whether a sentence with one date or one span of time says a statement, its dates anywhere. */
function saysDated(told: Items, said: Items, frame: Frame): boolean {
  const [asked, dates] = [said.filter(isDate), told.filter(isDate)];
  // Where several dates are told, order tells what they date.
  if (asked.length === 0 || dates.length > (dates[1]?.prep === 'to' ? 2 : 1)) return false;
  const bare = told.filter((one) => !isDate(one));
  const path = inOrder(
    bare,
    said.filter((one) => !isDate(one)),
    frame,
  );
  // After a leap to another clause, a date elsewhere may date something else.
  const leaps = (place: number, at: number) =>
    at > 0 && place > (path?.[at - 1] ?? 0) + 1 && parted(bare[place] as Item);
  if (!path || path.some(leaps)) return false;
  const places = path.map((place) => told.indexOf(bare[place] as Item));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const near = told.filter(
    (one, at) =>
      isDate(one) && !told.slice(Math.min(at, last) + 1, at < first ? first : at + 1).some(parted),
  );
  return asked.every((one) =>
    dates.length === 0
      ? one.prep === 'in' && tells(one.date as string, frame.day)
      : near.some(({ prep, date }) => prep === one.prep && tells(one.date as string, date)),
  );
}

/** What a sentence says to a statement: `no` where it denies the same. */
export function compare(told: Items, said: Items, frame: Frame): 'yes' | 'no' | null {
  if (inOrder(told, said, frame) || saysDated(told, said, frame)) return 'yes';
  return !said.some(isDate) && denies(told, said, frame) ? 'no' : null;
}
