/**
 * Whether one sentence of a record says a statement: every part of it, in the same order, bound by
 * the same prepositions and in the same tense. What the sentence has more may only be whole
 * phrases, none of which narrows or denies. Pure.
 */
import type { Rec } from '../facts/record.ts';
import { stemOf } from '../facts/words.ts';
import type { Item } from './items.ts';
import type { Reading } from './reading.ts';
import type { Told } from './subject.ts';
import { tells } from './times.ts';
import { scan } from './words.ts';

type Items = readonly Item[];

/** How a sentence is read. */
type Frame = {
  reading: Reading;
  /** The words that name the record, which its sentences need not say again. */
  names: ReadonlySet<string>;
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

/** Kinds whose sentences tell of a thing where they name nobody. */
const THINGS: readonly string[] = ['project', 'talk', 'writing', 'certificate', 'award', 'note'];
/** Kinds with names that their sentences leave out. */
const NAMED: readonly string[] = [...THINGS, 'experience', 'volunteering', 'education', 'skill'];
/** Words that name who does something; these are no forms of the act. */
const AGENT = /(?:er|or|ers|ors|rix|eur|euse|eurs|trice|ist|iste|ista|ung|tion|ment|ship|dora?)$/;
/** Ways that are tried for one sentence. */
const TRIES = 400;

const blank = { word: '', name: true, number: false, date: null, slot: null, prep: '', mark: '' };
const PERSON = {
  ...{ ...blank, key: 'P', be: '', own: false, det: false, not: false, past: false, about: '' },
} as Item;
const THING: Item = { ...PERSON, key: 'T' };
const isSubject = ({ key }: Item): boolean => key === 'P' || key === 'T';

/** Whether an item is joined to another, or opens a clause. */
const parted = ({ mark }: Item): boolean => mark !== '' && mark !== 'article';

/** The words that name a record, as they are compared. */
export function namesOf(rec: Rec, { language }: Reading): ReadonlySet<string> {
  const { organization, institution, event, title, degree, field } = rec.fields;
  const names = NAMED.includes(rec.kind)
    ? [rec.label, organization, institution, event, title, degree, field, rec.place]
    : [];
  const words = names.flatMap((name) => [
    ...(name?.match(/[\p{L}\p{N}]+/gu) ?? []),
    ...scan(name ?? '').flatMap(({ raw, word }) => [raw, word]),
  ]);
  return new Set(words.map((word) => stemOf(word, language)));
}

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
  if (told.word !== said.word && AGENT.test(told.word) !== AGENT.test(said.word)) return false;
  return told.past === said.past || (ended && said.past);
}

/** Whether words between two items tell what the second names: "the pilot cutter Aurora". */
function describes(between: Items, { name, prep, mark }: Item): boolean {
  const [head, ...more] = between;
  if (!head || head.name || head.mark !== 'article' || !name || prep) return false;
  if (parted({ mark } as Item)) return false;
  return more.every((one) => !one.name && !one.prep && !one.mark && !one.date);
}

/** Whether a noun with its verb, a subject of its own, stands at a place: "Anna led". */
function startsClause(items: Items, at: number): boolean {
  const [first, second] = items.slice(at);
  if (!first || first.past || first.prep) return false;
  if (first.det || first.number) return true;
  const bare = second && !second.prep && !second.mark && !second.own;
  return Boolean(bare && (first.name || second.name || second.past));
}

/** Whether the sentence may go from one item to another without those between. */
function maySkip(told: Items, from: number, to: number, { narrow }: Reading): boolean {
  const between = told.slice(from + 1, to);
  const next = told[to] as Item;
  const [head, ...rest] = between;
  if (!head) return true;
  if (between.some(({ not, word, key }) => not || narrow.has(word) || key === 'P')) return false;
  if (describes(between, next)) return true;
  const before = told[from] as Item;
  if (isSubject(before)) {
    // The same subject goes on: "She wrote X and led Y".
    const apposed = !next.past && !next.be && between.at(-1)?.name === true;
    const leaves = (one: Item, at: number) =>
      one.mark === 'sub' ||
      one.prep === 'to' ||
      (parted(one) && ((at > 0 && one.det) || startsClause(between, at)));
    // What a thing is, then what it did: "a language that replaced", "a language, developed by".
    const done = before.key === 'T' && before.word === '' && next.past && !next.be;
    if (done && head.det && parted(next) && !between.some(parted)) return true;
    const goesOn = (next.mark === 'join' || next.mark === 'open') && !next.prep && !apposed;
    return goesOn && !(before.word === '' && startsClause(between, 0)) && !between.some(leaves);
  }
  // A whole phrase between two others.
  if (
    between.some(
      ({ about, own, det, prep, ...one }) => about || own || (det && !prep && parted(one as Item)),
    )
  )
    return false;
  if (head.prep || head.date || parted(head))
    return next.prep !== '' || parted(next) || next.date !== null;
  // The second of two things: "one loom and two computers".
  const opens = head.mark !== '' || head.number || (head.name && !before.name && !before.number);
  const second = next.mark === 'join' && (next.prep === '' || next.prep === head.prep);
  return (
    second && !head.be && !parted(head) && opens && rest.every((one) => !one.mark && !one.prep)
  );
}

/** Whether a statement may begin at an item of the sentence. */
function mayBegin(told: Items, at: number, { narrow }: Reading): boolean {
  const before = told.slice(0, at);
  const one = told[at] as Item;
  if (at === 0) return true;
  if (before.some(({ word, mark }) => narrow.has(word) || mark === 'sub')) return false;
  if (one.mark === 'sub') return false;
  // A clause with a subject of its own.
  if (one.mark === 'open' || (one.mark === 'join' && (one.key === 'P' || one.det))) return true;
  // Additions that stand first: "In 1944 she".
  if (before.some(({ not, key }) => not || key === 'P')) return false;
  return Boolean(before[0]?.prep || before[0]?.date) && !before.some(parted);
}

/** Whether a statement may end at an item of the sentence. */
function mayEnd(told: Items, at: number, said: Item, { narrow, of }: Reading): boolean {
  const [next, ...more] = told.slice(at + 1);
  if (!next) return true;
  if (!next.prep && !next.date && !parted(next)) return false;
  // "The head of a department" is more than a head.
  if (said.be && next.prep === of) return false;
  // What follows may take something back, up to the next clause.
  const clause = more.findIndex(
    ({ mark, key }) => mark === 'open' || (mark === 'join' && key === 'P'),
  );
  const after =
    parted(next) && next.key === 'P'
      ? []
      : [next, ...more.slice(0, clause < 0 ? undefined : clause)];
  return !after.some(({ word, not }) => (not && !parted(next)) || narrow.has(word));
}

/** A way through a sentence: the places of the items that were found, and what is against. */
type Path = { places: readonly number[]; against: readonly Item[] };

/** The first way to find the items of a statement in a sentence, in their order. */
function inOrder(told: Items, said: Items, frame: Frame): Path | null {
  const { reading, names } = frame;
  let tries = 0;
  /** Names of the record that the statement alone says, bound as what something is about. */
  const left = (at: number, named: boolean): boolean => {
    const { key, word, prep, not, date, number, det } = said[at] as Item;
    const noun = reading.nouns.has(word);
    const bound = prep !== '' || named || (det && at > 0);
    return !not && !date && (!number || named) && (names.has(key) || noun) && bound;
  };
  const next = (at: number, named: boolean, { places, against }: Path): Path | null => {
    const last = places.at(-1) ?? -1;
    const b = said[at];
    if (!b)
      return places.length > 1 && mayEnd(told, last, said[at - 1] as Item, reading)
        ? { places, against }
        : null;
    for (let to = last + 1; to < told.length; to++) {
      if (at === 0 ? !mayBegin(told, to, reading) : !maySkip(told, last, to, reading)) continue;
      tries += 1;
      if (tries > TRIES) return null;
      const own = told[to] as Item;
      const between = told.slice(last + 1, to);
      const a = at > 0 && describes(between, own) ? { ...own, prep: between[0]?.prep ?? '' } : own;
      const is = same({ ...a, not: b.not }, b, at, frame);
      if (!is && !(a.number && b.number && same({ ...a, key: b.key, not: b.not }, b, at, frame)))
        continue;
      const wrong = [...against, ...(is ? [] : [b]), ...(a.not === b.not ? [] : [b])];
      const found =
        wrong.length < 2 && next(at + 1, false, { places: [...places, to], against: wrong });
      if (found) return found;
    }
    return at > 0 && left(at, named) ? next(at + 1, true, { places, against }) : null;
  };
  return next(0, false, { places: [], against: [] });
}

/** What a sentence says to a statement: `no` where it says the same with one thing different. */
function compare(told: Items, said: Items, frame: Frame): 'yes' | 'no' | null {
  const isDate = ({ date }: Item) => date !== null;
  const strict = inOrder(told, said, frame);
  if (strict?.against.length === 0) return 'yes';
  const [asked, dates] = [said.filter(isDate), told.filter(isDate)];
  const range = dates.length === 2 && dates[1]?.prep === 'to';
  const whole = (path: Path, items: Items) => path.places.length === items.length;
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
  const against = [...path.against, ...asked.filter((one) => !fits(one))];
  if (against.length === 0) return 'yes';
  return against.length === 1 && whole(path, bare) && near.length === asked.length ? 'no' : null;
}

/** Items with the words that name a thing, or a pronoun for it, as one; null where none begin. */
function titled(items: Items, { names, reading }: Frame): Items | null {
  const other = ({ key, word, prep, be }: Item, at: number) =>
    (prep !== '' && at === 0) ||
    (be !== '' && at > 0) ||
    !(names.has(key) || reading.nouns.has(word));
  const [first] = items;
  const end = first && reading.it.has(first.word) ? 1 : items.findIndex(other);
  return first && end > 0 ? [{ ...first, ...THING, mark: '' }, ...items.slice(end)] : null;
}

/** "Anna led the group" as "the group was led by Anna", and the other way round; null where neither. */
function otherVoice(said: Items, { by }: Reading): Items | null {
  const at = said.findIndex(({ past, be }, place) => past && place > 0 && (be === 'was' || !be));
  const verb = said[at];
  const [before, after] = [said.slice(0, at), said.slice(at + 1)];
  const plain = after.findIndex(({ prep, date }) => prep || date);
  const [named, rest] = plain < 0 ? [after, []] : [after.slice(0, plain), after.slice(plain)];
  if (!verb || verb.not || before.some(({ prep }) => prep) || after.some(parted)) return null;
  if (verb.be === '' && named[0])
    return [
      ...named,
      { ...verb, be: 'was' },
      { ...(before[0] as Item), prep: by },
      ...before.slice(1),
      ...rest,
    ];
  if (verb.be === '' || named[0] || rest[0]?.prep !== by) return null;
  const end = rest.findIndex(({ prep, date }, place) => place > 0 && (prep || date));
  const [agent, more] = end < 0 ? [rest, []] : [rest.slice(0, end), rest.slice(end)];
  return [
    { ...(agent[0] as Item), prep: '' },
    ...agent.slice(1),
    { ...verb, be: '' },
    ...before,
    ...more,
  ];
}

/** What the sentences of a record say to a statement, with the sentence; null where none does. */
export function saysIn(
  rec: Rec,
  told: readonly Told[],
  said: Items,
  reading: Reading,
  gone: boolean,
): { yes: boolean; text: string } | null {
  const names = namesOf(rec, reading);
  const point = ['talk', 'writing', 'award', 'note'].includes(rec.kind) || rec.start === rec.end;
  const ended = rec.kind === 'profile' ? gone : rec.end !== null || gone;
  const thing = THINGS.includes(rec.kind) || rec.kind === 'skill';
  const frame = {
    reading,
    names,
    implied: false,
    terse: false,
    participles: false,
    ended,
    day: point ? rec.start : null,
  };
  const at = said.findIndex(({ key }) => key === 'P');
  // "At the museum she led two people": where it was comes last.
  const turned = at > 0 ? [[...said.slice(at), ...said.slice(0, at)]] : [];
  const title = thing ? titled(said, frame) : null;
  const voice = otherVoice(said, reading);
  const ways = [said, ...turned, ...(title ? [title] : []), ...(voice ? [voice] : [])];
  let no: string | null = null;
  for (const { line, items, keys } of told) {
    const known = ({ key, word, date }: Item) =>
      key === 'P' || date || keys.has(key) || names.has(key) || reading.nouns.has(word);
    if (said.filter((one) => !known(one)).length > 1) continue;
    const head = items[0] && isSubject(items[0]);
    const own = thing && !head ? titled(items, frame) : null;
    const readings: [Items, boolean][] = [
      [items, false],
      ...(line.implied && !head ? [[[PERSON, ...items], true] as [Items, boolean]] : []),
      ...(own ? [[own, false] as [Items, boolean]] : []),
      ...(thing && !head ? [[[THING, ...items], true] as [Items, boolean]] : []),
    ];
    for (const [one, implied] of readings)
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
