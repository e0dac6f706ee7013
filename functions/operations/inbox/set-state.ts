/** POST at /{id}/states of a record: a change of its state, and a reply, is a fact beside it. */
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { once } from '../../../src/once.ts';
import { Problem } from '../../http/problem.ts';
import type { Fact } from '../../store/facts.ts';
import { replyLetter } from '../mail.ts';
import { ownFacts, replyOf, stateOf } from '../message-facts.ts';
import { type Dependencies, mustMatch, type Operation } from '../operation.ts';
import { damagedRecord, findRecord } from './find.ts';
import { daysOf, isReadable, type Kind } from './kinds.ts';

/** Changes of a record go one by one here: the next looks at what the last has left. */
const lineOf = once((_: string) => pLimit(1), new LRUCache<string, LimitFunction>({ max: 1_000 }));

type Change = { state: string; reply?: string | null | undefined };

/**
 * Changes a record; what it says already changes nothing. Throws precondition_failed where If-Match
 * names an earlier state; what another process changes meanwhile stands beside it.
 */
const change = (
  kind: Kind,
  asked: string,
  { state, reply: text }: Change,
  { stores, now, ifMatch }: Dependencies,
) =>
  lineOf(`${kind} ${asked}`)(async () => {
    const { day, id, facts } = await findRecord(stores, kind, asked);
    mustMatch(ifMatch, stateOf(facts).etag);
    // A clock that was set back must not put a change before the last one.
    const last = ownFacts(facts).at(-1)?.at ?? '';
    const at = now > last ? now : new Date(Date.parse(last) + 1).toISOString();
    const told: Fact[] = [];
    // The reply first: whoever is told that there is one finds it.
    if (text !== undefined && text !== (replyOf(facts)?.text ?? null))
      told.push({ fact: 'reply', of: id, at, text });
    if (stateOf(facts).state !== state) told.push({ fact: 'state', of: id, at, state });
    for (const fact of told) await daysOf(stores, kind).tell(day, fact);
    const all = [...facts, ...told];
    return { id, ...stateOf(all), reply: replyOf(all) };
  });

/** A reply that is to be sent is stored first: what the mail server does not take is not lost. */
export const setContactState: Operation<'setContactState'> = async ({ body, params }, given) => {
  const id = params['id'] ?? '';
  const { mail = null, stores, snapshot, log } = given;
  if (!body.send || !body.reply) return change('contacts', id, body, given);
  const unset = 'There is no mail server: set SMTP_URL and NOTIFY_EMAIL.';
  if (!mail) throw new Problem('not_configured', unset);
  const found = await findRecord(stores, 'contacts', id);
  if (!isReadable(found)) throw damagedRecord('contacts', found);
  const letter = replyLetter(found.record, body.reply, snapshot);
  const told = await change('contacts', id, body, given);
  const mailed = await mail.send(letter).then(
    () => true,
    () => false,
  );
  if (!mailed) log('the mail server did not take a reply; it is stored');
  return { ...told, mailed };
};

/** The same for a kind of records that nobody replies to. */
export const setState =
  (kind: Exclude<Kind, 'contacts'>): Operation<'setQuestionState'> =>
  async ({ body, params }, given) => {
    const { reply: _, ...told } = await change(kind, params['id'] ?? '', body, given);
    return told;
  };
