/**
 * A statement and a sentence in other words for the same: other orders, left out subjects. Pure.
 */
import type { Item } from './items.ts';
import { isSubject, parted } from './phrases.ts';
import type { Reading } from './reading.ts';

type Items = readonly Item[];

const blank = { word: '', name: true, number: false, date: null, slot: null, prep: '', mark: '' };
const PERSON = {
  ...{
    ...blank,
    key: 'P',
    be: '',
    own: false,
    det: false,
    stop: false,
    not: false,
    past: false,
    about: '',
  },
} as Item;
const THING: Item = { ...PERSON, key: 'T' };

/** Items with the words that name a thing, or a pronoun for it, as one; null where none begin. */
function titled(items: Items, names: ReadonlySet<string>, reading: Reading): Items | null {
  const other = ({ key, word, prep, be, about }: Item, at: number) =>
    about !== '' ||
    (prep !== '' && at === 0) ||
    (be !== '' && at > 0) ||
    !(names.has(key) || reading.nouns.has(word) || compound(key));
  // "The archive" is the "Sauerteigarchiv".
  const compound = (key: string) =>
    reading.verbSecond && key.length > 4 && [...names].some((name) => name.endsWith(key));
  const [first] = items;
  const end = first && reading.it.has(first.word) ? 1 : items.findIndex(other);
  return first && end > 0 ? [{ ...first, ...THING, mark: '' }, ...items.slice(end)] : null;
}

/** The ways to say a statement; of a thing, also with the thing as its subject. */
export function waysOf(said: Items, names: ReadonlySet<string> | null, reading: Reading): Items[] {
  // "At the museum she led two people": where it was comes last.
  const free = ({ key, mark, prep, be, det, past, name, number }: Item, place: number) =>
    key === 'P' ||
    (place > 0 &&
      prep === '' &&
      (parted({ mark } as Item) || be !== '' || det || (past && !name) || number));
  const at = said[0]?.prep ? said.findIndex(free) : said.findIndex(({ key }) => key === 'P');
  const turned = at > 0 ? [...said.slice(at), ...said.slice(0, at)] : null;
  const title = names && titled(said, names, reading);
  return [said, turned, title].filter((one) => one !== null);
}

/** The ways to read a sentence, each with whether its subject is left out. */
export function readingsOf(
  items: Items,
  implied: boolean,
  names: ReadonlySet<string> | null,
  reading: Reading,
): [Items, boolean][] {
  const found: [Items, boolean][] = [[items, false]];
  if (!items[0] || isSubject(items[0])) return found;
  // "The chair was Anna" has a subject of its own.
  const clause = items.findIndex(({ mark }, at) => at > 0 && (mark === 'open' || mark === 'sub'));
  const whole = items.slice(1, clause < 0 ? undefined : clause);
  if (implied && !whole.some(({ be }) => be)) found.push([[PERSON, ...items], true]);
  const own = names && titled(items, names, reading);
  if (own) found.push([own, false]);
  // "Paid for by a grant" tells what was done to the thing.
  const done = items.slice(1, 4).some(({ prep }) => prep === reading.by);
  const [first, ...rest] = items;
  const told: Items = done && first?.past ? [{ ...first, be: 'was' }, ...rest] : items;
  if (names) found.push([[THING, ...told], true]);
  return found;
}
