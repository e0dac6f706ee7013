/**
 * A statement and a sentence in other words for the same: other voices, left out subjects. Pure.
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
    !(names.has(key) || reading.nouns.has(word));
  const [first] = items;
  const end = first && reading.it.has(first.word) ? 1 : items.findIndex(other);
  return first && end > 0 ? [{ ...first, ...THING, mark: '' }, ...items.slice(end)] : null;
}

/**
 * "Anna led the group" as "the group was led by Anna", and the other way round; null where neither.
 */
function otherVoice(said: Items, { by }: Reading): Items | null {
  const at = said.findIndex(({ past, be }, place) => past && place > 0 && be !== 'now');
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

/** The ways to say a statement; of a thing, also with the thing as its subject. */
export function waysOf(said: Items, names: ReadonlySet<string> | null, reading: Reading): Items[] {
  // "At the museum she led two people": where it was comes last.
  const free = ({ key, mark, prep, be, det }: Item, place: number) =>
    key === 'P' || (place > 0 && prep === '' && (parted({ mark } as Item) || be !== '' || det));
  const at = said[0]?.prep ? said.findIndex(free) : said.findIndex(({ key }) => key === 'P');
  const turned = at > 0 ? [...said.slice(at), ...said.slice(0, at)] : null;
  const title = names && titled(said, names, reading);
  return [said, turned, title, otherVoice(said, reading)].filter((one) => one !== null);
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
  if (names) found.push([[THING, ...items], true]);
  return found;
}
