/**
 * What became of each message: new, read, answered, archived. A change is a record of its own beside
 * the message, and its key tells all of it, so that a list of keys is enough for every message.
 */
import { CONTACT_STATES, type ContactState } from '../../../src/schemas/inbox-words.ts';
import { dayOf, stateOfPrefix } from '../../store/keys.ts';
import type { Stores } from '../../store/store.ts';

export type State = { state: ContactState; state_changed_at: string | null };

/** What every message begins as. */
const NEW: State = { state: 'new', state_changed_at: null };

const KEY = /^states\/(\d{4}-\d\d-\d\d\/[0-9a-f]{32})~(\d{8})T(\d\d)(\d\d)(\d\d)(\d{3})Z~(\w+)$/;

/** The states of messages by day and id, `2026-11-20/<id>`; of sorted keys, others are ignored. */
export function statesIn(keys: readonly string[]): Map<string, State> {
  const states = new Map<string, State>();
  for (const key of keys) {
    const [, message, day = '', h, m, s, ms, name] = KEY.exec(key) ?? [];
    const state = CONTACT_STATES.find((one) => one === name);
    if (message === undefined || !state) continue;
    const date = day.replace(/^(....)(..)/, '$1-$2-');
    states.set(message, { state, state_changed_at: `${date}T${h}:${m}:${s}.${ms}Z` });
  }
  return states;
}

/** The state of a message in what `statesIn` gave. */
export function stateIn(states: ReadonlyMap<string, State>, day: string, id: string): State {
  return states.get(`${day}/${id}`) ?? NEW;
}

/** The state of one message. */
export async function stateOf(stores: Stores, day: string, id: string): Promise<State> {
  const keys = await stores.open('contacts').list(stateOfPrefix(day, id));
  return stateIn(statesIn(keys), day, id);
}

/** The day of a message, and its id, as its record tells them. */
export function placeOf(record: { received_at: string; intent_id: string }): [string, string] {
  return [dayOf(record.received_at), record.intent_id];
}
