/** Facts about a record, each in the day of its record. They never change; the last counts. */
import { v7 } from 'uuid';
import * as z from 'zod';
import { sha256 } from '../../src/surfaces/seal.ts';
import type { Value } from './documents.ts';

const about = { of: z.string(), at: z.iso.datetime() };

export const AnyFact = z.discriminatedUnion('fact', [
  /** What the owner made of a message. */
  z.object({ fact: z.literal('state'), ...about, state: z.string() }),
  /** What became of telling the owner on a channel. */
  z.object({ fact: z.literal('delivered'), ...about, channel: z.string() }),
  z.object({ fact: z.literal('failed'), ...about, channel: z.string() }),
  /** Another call that sent the same: the hash of its claim. */
  z.object({ fact: z.literal('claim'), ...about, claim: z.string() }),
  /** Another call that sent the same: the hash of the id by which it is told of it. */
  z.object({ fact: z.literal('call'), ...about, call: z.string() }),
  /** What the owner replied; null takes it back. */
  z.object({ fact: z.literal('reply'), ...about, text: z.string().nullable() }),
  /** What became of verifying who signed the call. */
  z.object({
    fact: z.literal('signature'),
    ...about,
    status: z.enum(['valid', 'bad']),
    covers: z.enum(['message', 'caller']).nullable(),
  }),
  /** Records that were deleted, by their marks. */
  z.object({ fact: z.literal('gone'), at: z.iso.datetime(), marks: z.array(z.string()) }),
]);
type Any = z.output<typeof AnyFact>;
export type Gone = Extract<Any, { fact: 'gone' }>;
/** A fact about one record. */
export type Fact = Exclude<Any, Gone>;

/** Whether what stands under an id is a fact, whole or damaged. */
export const isFact = (value: Value): value is Any => 'fact' in value;

/** Begins of the ids of facts: what tells a deletion is found by its key. */
export const GONE = 'gone-';
const OTHER = 'fact-';

export const isFactId = (id: string): boolean => id.startsWith(GONE) || id.startsWith(OTHER);

/** An id for a fact that is new. */
export const newFactId = ({ fact, at }: Any): string =>
  (fact === 'gone' ? GONE : OTHER) + v7({ msecs: Date.parse(at) });

/** The id of a fact that was told by a key of its own: the same again each time. */
export const factIdOfKey = (key: string): string => OTHER + sha256(key).slice(0, 32);

/** What stands for the id of a record that was deleted: the id itself stays nowhere. */
export const markOf = (id: string): string => sha256(`gone ${id}`).slice(0, 20);
