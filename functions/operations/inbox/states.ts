/**
 * What became of each message: new, read, answered, archived. A change is a record of its own
 * beside the message, and its key tells all of it, so that a list of keys is enough for every
 * message.
 */
import { CONTACT_STATES, type ContactState } from '../../../src/schemas/inbox-words.ts';
import { stateOfPrefix, timeOfStamp } from '../../store/keys.ts';
import type { Stores } from '../../store/store.ts';
import { type Attempts, attemptsOf, CHANNELS } from '../deliveries.ts';

export type State = { state: ContactState; state_changed_at: string | null };

/** What every message begins as. */
const NEW: State = { state: 'new', state_changed_at: null };

const KEY = /^states\/(\d{4}-\d\d-\d\d\/[0-9a-f]{32})~([^~]+)~(\w+)$/;

/** The states of messages by day and id, `2026-11-20/<id>`; of sorted keys, others are ignored. */
export function statesIn(keys: readonly string[]): Map<string, State> {
  const states = new Map<string, State>();
  for (const key of keys) {
    const [, message, at = '', name] = KEY.exec(key) ?? [];
    const state = CONTACT_STATES.find((one) => one === name);
    const time = timeOfStamp(at);
    if (message !== undefined && state && time)
      states.set(message, { state, state_changed_at: time });
  }
  return states;
}

/** The state of a message in what `statesIn` gave. */
export function stateIn(states: ReadonlyMap<string, State>, day: string, id: string): State {
  return states.get(`${day}/${id}`) ?? NEW;
}

/**
 * What was tried to tell the owner of a message, by channel; channels without a try are left out.
 */
export function deliveriesOf(attempts: ReadonlyMap<string, Attempts>, day: string, id: string) {
  return CHANNELS.flatMap((channel) => {
    const tried = attemptsOf(attempts, day, id, channel);
    return tried
      ? [{ channel, delivered: tried.delivered, failed: tried.failed, last_failed_at: tried.last }]
      : [];
  });
}

/** What is told of a message beside what it says. */
export type BesideMessage = State & { deliveries: ReturnType<typeof deliveriesOf> };

/** The state of one message. */
export async function stateOf(stores: Stores, day: string, id: string): Promise<State> {
  const keys = await stores.open('contacts').list(stateOfPrefix(day, id));
  return stateIn(statesIn(keys), day, id);
}
