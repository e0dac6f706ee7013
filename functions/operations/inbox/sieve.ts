/** What a list of records leaves out, and what it tells of each beside its record. */
import type * as z from 'zod';
import { CONTACT_STATES } from '../../../src/schemas/inbox-words.ts';
import type { queries } from '../../../src/schemas/queries.ts';
import type { Stores } from '../../store/store.ts';
import { everyContactKey } from '../contacts-waiting.ts';
import { attemptsIn } from '../deliveries.ts';
import type { ContactRecord } from '../records.ts';
import { forgetOthers } from './at-hand.ts';
import { IDS, type Kind, type Records } from './kinds.ts';
import { deliveriesOf, stateIn, statesIn } from './states.ts';
import { ALWAYS, byDay, type Day, type Span } from './walk.ts';

type Shape = (typeof queries)['listContacts']['shape'];
export type Filters = {
  [Name in 'state' | 'intent' | 'flag' | 'from' | 'q']?: z.output<Shape[Name]>;
};

export type Sieve<R> = {
  /** The days of a span that have records, newest first, where making the sieve has listed them. */
  days?: (span: Pick<Span, 'since' | 'until'>) => Day[];
  /** Whether a record is worth reading, by its key. */
  wants: (day: string, id: string) => boolean;
  /** Whether a record that was read is told. */
  keeps: (record: R) => boolean;
  /** Members of an item beside those of its record. */
  beside: (day: string, id: string) => object;
  /** Members of the list beside its items. */
  told: object;
  /** The filters that were asked for, by name; null where one was not. */
  filters: Record<string, string | null>;
};

const ALL: Sieve<unknown> = {
  wants: () => true,
  keeps: () => true,
  beside: () => ({}),
  told: {},
  filters: {},
};

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

function contactSieve(
  keys: readonly string[],
  stores: Stores,
  asked: Filters,
): Sieve<ContactRecord> {
  const states = statesIn(keys);
  const attempts = attemptsIn(keys);
  const all = byDay(keys, IDS.contacts, ALWAYS);
  forgetOthers(stores, all);
  const counts = Object.fromEntries(CONTACT_STATES.map((state) => [state, 0]));
  for (const { day, ids } of all)
    for (const id of ids) {
      const { state } = stateIn(states, day, id);
      counts[state] = (counts[state] ?? 0) + 1;
    }
  const { state = null, intent = null, flag = null, from = null, q = null } = asked;
  const wanted: readonly string[] =
    state === 'open' ? ['new', 'read'] : state ? [state] : CONTACT_STATES;
  const words = folded(q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return {
    days: ({ since = '', until }) => all.filter(({ day }) => day >= since && day <= until),
    wants: (day, id) => wanted.includes(stateIn(states, day, id).state),
    keeps: (one) =>
      (!intent || one.intent === intent) &&
      (!flag || one.risk_flags.includes(flag)) &&
      (!from || folded(one.from) === folded(from)) &&
      (words.length === 0 || holdsAll(words, one)),
    beside: (day, id) => ({
      ...stateIn(states, day, id),
      deliveries: deliveriesOf(attempts, day, id),
    }),
    told: { counts },
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

/**
 * The sieve of a kind; `today` is YYYY-MM-DD. For messages it lists every key: they tell all
 * states.
 */
export async function sieveOf<K extends Kind>(
  kind: K,
  stores: Stores,
  asked: Filters,
  today: string,
): Promise<Sieve<Records[K]>> {
  if (kind !== 'contacts') return ALL;
  const keys = await everyContactKey(stores, today);
  return contactSieve(keys, stores, asked) as Sieve<unknown> as Sieve<Records[K]>;
}
