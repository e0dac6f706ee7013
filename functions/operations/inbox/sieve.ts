/** What a list of records leaves out, and what it tells of each beside its record. */
import type * as z from 'zod';
import { CONTACT_STATES } from '../../../src/schemas/inbox-words.ts';
import type { queries } from '../../../src/schemas/queries.ts';
import type { Picture } from '../../store/day-reader.ts';
import type { Stores } from '../../store/store.ts';
import type { ContactRecord } from '../records.ts';
import { daysOf, type Found, type Kind, type Records } from './kinds.ts';
import { messageCounts } from './message-counts.ts';
import { besideMessage, stateOf } from './states.ts';

type Shape = (typeof queries)['listContacts']['shape'];
export type Filters = {
  [Name in 'state' | 'intent' | 'flag' | 'from' | 'q']?: z.output<Shape[Name]>;
};

export type Sieve<K extends Kind> = {
  /** The days that there are. */
  picture: Picture;
  /** Whether a record is told, by the facts beside it. */
  wants: (found: Found<K>) => boolean;
  /** Whether a record is told, by what it says. */
  keeps: (record: Records[K]) => boolean;
  /** Members of an item beside those of its record. */
  beside: (found: Found<K>) => object;
  /** Members of the list beside its items. */
  told: () => Promise<object>;
  /** The filters that were asked for, by name; null where one was not. */
  filters: Record<string, string | null>;
};

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

function messageSieve(stores: Stores, asked: Filters, picture: Picture): Sieve<'contacts'> {
  const { state = null, intent = null, flag = null, from = null, q = null } = asked;
  const wanted: readonly string[] =
    state === 'open' ? ['new', 'read'] : state ? [state] : CONTACT_STATES;
  const words = folded(q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return {
    picture,
    wants: ({ facts }) => wanted.includes(stateOf(facts).state),
    keeps: (message) =>
      (!intent || message.intent === intent) &&
      (!flag || message.risk_flags.includes(flag)) &&
      (!from || folded(message.from) === folded(from)) &&
      (words.length === 0 || holdsAll(words, message)),
    beside: besideMessage,
    told: async () => {
      const counts: Record<string, number> = Object.fromEntries(
        CONTACT_STATES.map((name) => [name, 0]),
      );
      for (const day of await messageCounts(stores, picture))
        for (const [name, count] of Object.entries(day.counts.states))
          counts[name] = (counts[name] ?? 0) + count;
      return { counts };
    },
    filters: { state, intent, flag, from, q },
  };
}

/** What a message says, folded, as long as it is at hand: who types asks for it at each letter. */
const said = new WeakMap<ContactRecord, string>();

/** Whether all words stand somewhere in what a message says. */
function holdsAll(words: readonly string[], message: ContactRecord): boolean {
  const { from, context, agent_name, human_name } = message;
  const text = said.get(message) ?? folded([from, human_name, agent_name, context].join('\n'));
  said.set(message, text);
  return words.every((word) => text.includes(word));
}

/** The sieve of a kind, over the days that there are now. */
export async function sieveOf<K extends Kind>(
  kind: K,
  stores: Stores,
  asked: Filters = {},
): Promise<Sieve<K>> {
  const picture = await daysOf(stores, kind).picture();
  if (kind === 'contacts') return messageSieve(stores, asked, picture) as Sieve<Kind> as Sieve<K>;
  return {
    picture,
    wants: () => true,
    keeps: () => true,
    beside: () => ({}),
    told: async () => ({}),
    filters: {},
  };
}
