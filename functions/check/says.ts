/**
 * Whether one sentence of a record says a statement: every part of it, in the same order, bound by
 * the same prepositions and in the same tense. What the sentence has more may only be whole
 * phrases, none of which narrows or denies. Pure.
 */
import type { Rec } from '../facts/record.ts';
import type { Item } from './items.ts';
import { isSubject, mayBegin, mayEnd, maySkip, parted } from './phrases.ts';
import type { Reading } from './reading.ts';
import type { Told } from './subject.ts';
import { tells } from './times.ts';
import { readingsOf, waysOf } from './turns.ts';
import { isForm, type Names, THINGS } from './values.ts';

type Items = readonly Item[];

/** How a sentence is read. */
type Frame = {
  reading: Reading;
  /** The words that name the record, which its sentences need not say again. */
  names: ReadonlySet<string>;
  /** The record is of a thing. */
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

/** Whether two items are the same word in the same tense, bound in the same way. */
function same(told: Item, said: Item, at: number, frame: Frame): boolean {
  const { implied, ended, terse, participles } = frame;
  if (told.prep !== said.prep || told.about !== said.about || told.not !== said.not) return false;
  if (told.date || said.date) return tells(said.date ?? '', told.date);
  const left = told.be === '' && !(ended && said.be === 'now');
  const be =
    told.be === said.be ||
    (left && (terse || (implied && at === 1) || (participles && parted(told) && told.past))) ||
    (ended && told.be === 'now' && said.be === 'was');
  if (!be || (said.own && !told.own && at > 0 && !implied)) return false;
  if (told.key !== said.key || told.number !== said.number) return false;
  if (told.number || isSubject(told)) return true;
  if (told.name && said.name) return told.word.replace(/s$/, '') === said.word.replace(/s$/, '');
  if (!isForm({ ...told, stem: told.key }, { ...said, stem: said.key })) return false;
  return told.past === said.past || (ended && said.past);
}

/** A way through a sentence: the places of the items that were found, and how many are denied. */
type Path = { places: readonly number[]; denied: number };

/** The first way to find the items of a statement in a sentence, in their order. */
function inOrder(told: Items, said: Items, frame: Frame): Path | null {
  const { reading, names } = frame;
  let tries = 0;
  /** Names of the record that the statement alone says, bound as what something is about. */
  const left = (at: number, named: boolean): boolean => {
    const { key, word, prep, not, date, number, det, about, name } = said[at] as Item;
    const noun = reading.nouns.has(word);
    const bound = (prep !== '' && reading.places.has(prep)) || named || (det && at > 0);
    if (not || date || about || reading.narrow.has(word) || reading.qualifiers.has(word))
      return false;
    const [before, after] = [said[at - 1], said[at + 1]];
    if (reading.light.has(word)) {
      if (after?.number && after.prep === reading.change[0]) return true;
      const starts = frame.implied && told[1]?.key === after?.key;
      return before?.key === 'T' || (before?.key === 'P' && starts);
    }
    // "Anna joined the project": a sentence of the project leaves it out.
    if (frame.thing && !frame.implied && name && before?.past && !before.be && names.has(key))
      return true;
    return (!number || named) && (names.has(key) || noun) && bound;
  };
  const next = (at: number, named: boolean, { places, denied }: Path): Path | null => {
    const last = places.at(-1) ?? -1;
    const b = said[at];
    if (!b)
      return places.length > 1 &&
        mayEnd(told, last, said[at - 1] as Item, frame.implied || frame.terse, reading)
        ? { places, denied }
        : null;
    for (let to = last + 1; to < told.length; to++) {
      if (at === 0 ? !mayBegin(told, to, reading) : !maySkip(told, last, to, reading)) continue;
      tries += 1;
      if (tries > TRIES) return null;
      const a = told[to] as Item;
      if (!same({ ...a, not: b.not }, b, at, frame)) continue;
      const denials = denied + (a.not === b.not ? 0 : 1);
      const found =
        denials < 2 && next(at + 1, false, { places: [...places, to], denied: denials });
      if (found) return found;
    }
    return at > 0 && left(at, named) ? next(at + 1, true, { places, denied }) : null;
  };
  return next(0, false, { places: [], denied: 0 });
}

/** Whether the clause that a way goes through says nothing beside. */
function whole({ places }: Path, told: Items): boolean {
  const next = told[(places.at(-1) as number) + 1];
  // From the subject to a later clause is no omission.
  const omits = (place: number, at: number) =>
    place !== (places[at - 1] ?? place - 1) + 1 && !(at === 1 && parted(told[place] as Item));
  return !places.some(omits) && (!next || (parted(next) && !next.prep));
}

/** What a sentence says to a statement: `no` where it denies the same. */
function compare(told: Items, said: Items, frame: Frame): 'yes' | 'no' | null {
  const isDate = ({ date }: Item) => date !== null;
  const strict = inOrder(told, said, frame);
  if (strict?.denied === 0) return 'yes';
  const [asked, dates] = [said.filter(isDate), told.filter(isDate)];
  const range = dates.length === 2 && dates[1]?.prep === 'to';
  if (asked.length === 0) return strict && whole(strict, told) ? 'no' : null;
  // Where several dates are told, order tells what they date.
  if (dates.length > 1 && !range) return null;
  const bare = told.filter((one) => !isDate(one));
  const path = inOrder(
    bare,
    said.filter((one) => !isDate(one)),
    frame,
  );
  if (!path) return null;
  const places = path.places.map((place) => told.indexOf(bare[place] as Item));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  // After a leap to another clause, a date elsewhere may date something else.
  const leaps = (place: number, at: number) =>
    at > 0 && place > (path.places[at - 1] ?? 0) + 1 && parted(bare[place] as Item);
  if (path.places.some(leaps)) return null;
  const near = told.filter(
    (one, at) =>
      isDate(one) && !told.slice(Math.min(at, last) + 1, at < first ? first : at + 1).some(parted),
  );
  const fits = (one: Item) =>
    dates.length === 0
      ? one.prep === 'in' && !one.about && tells(one.date as string, frame.day)
      : near.some(
          ({ prep, about, date }) =>
            prep === one.prep && about === one.about && tells(one.date as string, date),
        );
  if (!asked.every(fits)) return null;
  if (path.denied === 0) return 'yes';
  return whole(path, bare) && near.length === asked.length ? 'no' : null;
}

/** What the sentences of a record say to a statement, with the sentence; null where none does. */
export function saysIn(
  rec: Rec,
  told: readonly Told[],
  said: Items,
  { own: title, all: names }: Names,
  reading: Reading,
  gone: boolean,
): { yes: boolean; text: string } | null {
  const point = ['talk', 'writing', 'award', 'note'].includes(rec.kind) || rec.start === rec.end;
  // Notes tell of a day in the present.
  const ended = rec.kind === 'profile' ? gone : rec.end !== null || gone || rec.kind === 'note';
  const thing = THINGS.includes(rec.kind) || rec.kind === 'skill';
  const frame = { reading, names, thing, ended, day: point ? rec.start : null };
  const own = thing ? title : null;
  const ways = waysOf(said, own, reading);
  let no: string | null = null;
  for (const { line, items, keys } of told) {
    const known = ({ key, word, date }: Item) =>
      key === 'P' || date || keys.has(key) || names.has(key) || reading.nouns.has(word);
    if (said.filter((one) => !known(one)).length > 1) continue;
    for (const [one, implied] of readingsOf(items, line.implied, own, reading))
      for (const way of ways) {
        const terse = !one.some(({ be, past }) => be || past);
        const participles = implied || way[0]?.key !== 'P';
        const answer = compare(one, way, { ...frame, implied, terse, participles });
        if (answer === 'yes') return { yes: true, text: line.text };
        if (answer === 'no') no ??= line.text;
      }
  }
  return no === null ? null : { yes: false, text: no };
}
