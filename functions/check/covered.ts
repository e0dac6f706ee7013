/**
 * Whether one sentence of a record has all words of a statement in their order, where the names of
 * the record need not be said again. What the sentence has more may only be whole phrases, and none
 * that narrows or denies. Pure.
 */
import type { Rec } from '../facts/record.ts';
import { stemOf } from '../facts/words.ts';
import type { Frame } from './frame.ts';
import type { Item } from './items.ts';
import type { Reading } from './reading.ts';
import { mayEnd, parted, startsClause } from './skips.ts';
import type { Plain } from './subject.ts';
import { tells } from './times.ts';

type Items = readonly Item[];

/** Kinds whose sentences tell of a thing where they name nobody. */
const THINGS: readonly string[] = ['project', 'talk', 'writing', 'certificate', 'award', 'note'];
/** Kinds with names that their sentences leave out. */
const NAMED: readonly string[] = [...THINGS, 'experience', 'volunteering', 'education', 'skill'];

/** The words that name a record, as they are compared. */
export function namesOf(rec: Rec, { language }: Reading): ReadonlySet<string> {
  const { organization, institution, event, title, degree, field } = rec.fields;
  const names = NAMED.includes(rec.kind)
    ? [rec.label, organization, institution, event, title, degree, field, rec.place]
    : [];
  const words = names.flatMap((name) => name?.match(/[\p{L}\p{N}]+/gu) ?? []);
  return new Set(words.map((word) => stemOf(word, language)));
}

/** Whether an item of the sentence says one of the statement. */
function says(told: Item, said: Item, first: boolean, ended: boolean): boolean {
  if (told.about !== said.about || told.not !== said.not) return false;
  if (told.prep !== said.prep && !(first || (told.prep === '' && parted(told)))) return false;
  if (told.date || said.date) return tells(said.date ?? '', told.date);
  if (told.key !== said.key || told.number !== said.number) return false;
  if (told.own !== said.own && !(said.own && first)) return false;
  if (said.be === 'now' && (ended || told.be === 'was')) return false;
  if (said.be === 'was' && told.be === 'now' && !ended) return false;
  return told.past === said.past || told.word === said.word || (ended && said.past);
}

/** Whether what a sentence has between two words may be left out. */
function leaves(between: Items, next: Item | undefined, { narrow }: Reading): boolean {
  const [head] = between;
  if (!head) return true;
  if (between.some(({ not, word, about, own }) => not || narrow.has(word) || about || own))
    return false;
  // A noun with a verb of its own: "Aurora: a version that sails".
  if (between.some((one) => one.det && !one.prep && parted(one))) return false;
  if (!head.prep && !parted(head) && !head.date) return false;
  return next?.prep !== '' || parted(next) || next.date !== null;
}

/** A sentence, and the clauses of it that have a subject of their own. */
function* clausesOf({ items, implied }: Plain, { narrow }: Reading) {
  yield { items, implied };
  for (const [at, one] of items.entries()) {
    if (one.mark === 'sub' || narrow.has(one.word)) return;
    const opens = one.mark === 'open' || one.mark === 'join';
    if (at > 0 && opens && (one.det || one.own) && !one.prep && !one.not)
      yield {
        items: [{ ...one, mark: 'article' as const }, ...items.slice(at + 1)],
        implied: false,
      };
  }
}

/**
 * Whether a sentence has all that a statement says: its words in their order, the first of them
 * first. Names of the record may stand in the statement alone, as may the date of what has one.
 */
function coversAll(
  { items: told, implied }: Pick<Plain, 'items' | 'implied'>,
  said: Items,
  rec: Rec,
  names: ReadonlySet<string>,
  { reading, ended, day }: Frame,
): boolean {
  const thing = THINGS.includes(rec.kind);
  const person = said[0]?.key === 'P';
  const asked = person ? said.slice(1) : said;
  const [head] = asked;
  if (!head || asked.some(({ key }) => key === 'P')) return false;
  const from = told[0]?.key === 'P' ? 1 : 0;
  const begins = told[from];
  // Whether the sentence leaves out whom or what it tells of, or defines it: "A tool that sorts".
  const bare = from === 0 && !(begins?.det && !begins.prep) && !startsClause(told, 0);
  const defines = from === 0 && begins?.det === true;
  const context = begins === undefined || !says(begins, head, true, ended);
  if (person || (head.own && !thing) ? from === 0 && !(implied && bare) : from === 1) return false;
  if (!person && !head.own && (context ? !bare && !(thing && defines) : bare && implied && !thing))
    return false;
  const undated = !told.some(({ date }) => date);
  let last = from - 1;
  let count = 0;
  let named = false;
  for (const one of asked) {
    const at = told.findIndex((item, to) => to > last && says(item, one, to === from, ended));
    const opens =
      at === from
        ? !(context && defines && !bare)
        : count > 0 || (named && thing && defines && told[at]?.mark === 'sub');
    const between = count > 0 ? told.slice(last + 1, at) : [];
    if (at >= 0 && opens && leaves(between, told[at], reading)) {
      last = at;
      count += 1;
      named = false;
    } else if (one.not || one.number) return false;
    else if (one.date) {
      if (!undated || one.prep !== 'in' || !tells(one.date, day)) return false;
    } else {
      const noun = reading.nouns.has(one.word);
      const subject = count === 0 && !person && (thing || noun);
      const bound = one.prep !== '' || (one.det && count > 0) || subject || named;
      if (!(names.has(one.key) || noun) || !bound) return false;
      named = true;
    }
  }
  return count > 1 && mayEnd(told, last, asked.at(-1) as Item, { reading, ended, day, implied });
}

/** Whether a sentence, or a clause of it, has all that a statement says. */
export function covers(
  told: Plain,
  said: Items,
  rec: Rec,
  names: ReadonlySet<string>,
  frame: Frame,
): boolean {
  const known = ({ key, word, date }: Item) =>
    key === 'P' || date || told.keys.has(key) || names.has(key) || frame.reading.nouns.has(word);
  if (!said.every(known)) return false;
  // "At the museum she led two people": where it was comes last.
  const at = said.findIndex(({ key }) => key === 'P');
  const plain = at > 0 && said[0]?.prep ? [...said.slice(at), ...said.slice(0, at)] : said;
  for (const clause of clausesOf(told, frame.reading))
    if (coversAll(clause, plain, rec, names, frame)) return true;
  return false;
}
