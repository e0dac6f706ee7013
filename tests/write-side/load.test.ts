/**
 * Standalone under load: what was answered with success is stored once and whole, and the
 * statistics count it.
 */
import { describe, expect, test } from 'vitest';
import { inLong } from '../support/long.ts';
import { KIND_NAMES, KINDS, type KindName } from './kinds.ts';
import { type Answer, type Caller, callerOf, dataFolder, startWriteSide } from './server.ts';
import { compare, recordsIn } from './stored.ts';

const MANY = inLong(60, 3_000);
/** One in so many has an Idempotency-Key, and is sent three times at once. */
const KEYED = 20;

const keyOf = (name: KindName, n: number) => `load-${name}-number-${n}`;

type Sent = { n: number; answer: Answer };

/** Everything of one kind at once. */
async function flood(caller: Caller, name: KindName): Promise<Sent[]> {
  const { path, body } = KINDS[name];
  const numbers = Array.from({ length: MANY }, (_, n) => n);
  const all = numbers.flatMap((n) => (n % KEYED === 0 ? [n, n, n] : [n]));
  return Promise.all(
    all.map(async (n) => {
      const headers: Record<string, string> =
        n % KEYED === 0 ? { 'idempotency-key': keyOf(name, n) } : {};
      return { n, answer: await caller.post(path, body(n), headers) };
    }),
  );
}

describe('300 at once', () => {
  test.each(KIND_NAMES)('every %s that was taken is stored once, as it was sent', async (name) => {
    const kind = KINDS[name];
    const folder = await dataFolder();
    const { url } = await startWriteSide(folder);
    const caller = callerOf(url);
    const sent = await flood(caller, name);
    // A disk that is busy with other things may be too slow for some, and 2,048 at once are taken;
    // the others are told to come again.
    const { taken = [], refused = [] } = Object.groupBy(sent, ({ answer }) =>
      answer.status === kind.status ? 'taken' : 'refused',
    );
    for (const { answer } of refused)
      expect(answer).toMatchObject({
        status: 503,
        headers: { 'retry-after': expect.stringMatching(/^[15]$/) },
        json: {
          error: {
            code: expect.stringMatching(/^(store_unavailable|overloaded)$/),
            retryable: true,
          },
        },
      });
    expect(taken.length).toBeGreaterThan(MANY / 2);
    const answers = Map.groupBy(taken, ({ n }) => n);
    // Three answers to one key are the same answer.
    for (const group of answers.values())
      for (const { answer } of group) expect(answer.json).toEqual(group[0]?.answer.json);
    // Once more, one after the other: what is there already is not stored again.
    for (const n of [0, KEYED, 2 * KEYED]) {
      const answer = await caller.post(kind.path, kind.body(n), {
        'idempotency-key': keyOf(name, n),
      });
      expect(answer.status).toBe(kind.status);
      if (answers.has(n)) expect(answer.json).toEqual(answers.get(n)?.[0]?.answer.json);
      taken.push({ n, answer });
    }
    const records = await recordsIn(folder, kind.store);
    const all = taken.map(({ n, answer }) => ({ body: kind.body(n), json: answer.json }));
    const { problems, surplus, answered } = compare(kind, all, records.values());
    expect([problems, answered]).toEqual([[], new Set(taken.map(({ n }) => n)).size]);
    // A 503 may come after the record was stored, and never after more than that.
    expect(surplus).toBeLessThanOrEqual(refused.length);
    if (name !== 'report') return;
    const { json } = await caller.get('/api/agent-reports/stats');
    expect(json['total_reports']).toBe(records.size);
  });
});
