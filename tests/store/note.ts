/** A kind of records for tests of a store of days: short notes. */
import { v7 } from 'uuid';
import * as z from 'zod';
import type { DayKind } from '../../functions/store/day-reader.ts';
import { DayStore, type Limits } from '../../functions/store/day-store.ts';
import type { Fact } from '../../functions/store/facts.ts';
import type { Stores } from '../../functions/store/store.ts';

export const DAY = '2026-01-05';
export const AT = '2026-02-02T00:00:00.000Z';

export type Note = { text: string; claims: string[] };

export const KIND: DayKind<Note> = {
  store: 'contacts',
  shape: z.object({ text: z.string(), claims: z.array(z.string()) }),
  sort: ({ id }) => id,
};

export const notes = (stores: Stores, limits: Limits = {}) => new DayStore(stores, KIND, limits);

/** The id of the nth record of a day. */
export const idOf = (n: number, day = DAY) =>
  v7({ msecs: Date.parse(day) + n * 1000, random: new Uint8Array(16).fill(n) });
export const note = (n: number): Note => ({ text: `text ${n}`, claims: [] });
export const state = (of: string, n: number): Fact => ({
  fact: 'state',
  of,
  at: `2026-02-01T00:00:00.${100 + n}Z`,
  state: `s${n}`,
});
