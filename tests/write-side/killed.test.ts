/**
 * Standalone killed in the middle of a load, again and again over the same data, and started again.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { freshFolder } from '../store/places.ts';
import { inLong } from '../support/long.ts';
import { type Body, compare, KIND_NAMES, KINDS, type KindName, recordsIn } from './kinds.ts';
import { type Caller, callerOf, startProcess } from './server.ts';

/** Calls of each kind and round; every second one has an Idempotency-Key. */
const CALLS = inLong(12, 80);
/** After how many successes it is killed, in each round. */
const KILLED = inLong([20], [1, 20, 80, 160]);
/** Calls on their way at once: what is written together is answered together, and all would be. */
const AT_ONCE = 8;

type Call = { name: KindName; body: Body; key: string | null };
type Answered = { call: Call; json: Body };

function callsOf(round: number): Call[] {
  return Array.from({ length: CALLS }, (_, at) => at).flatMap((at) =>
    KIND_NAMES.map((name) => {
      const n = round * CALLS + at;
      return {
        name,
        body: KINDS[name].body(n),
        key: at % 2 === 0 ? `killed-${name}-number-${n}` : null,
      };
    }),
  );
}

async function send(caller: Caller, { name, body, key }: Call) {
  return caller.post(KINDS[name].path, body, key ? { 'idempotency-key': key } : {});
}

/**
 * Sends calls at once and kills after so many successes. Returns what was answered with success.
 */
async function killedLoad(
  data: string,
  calls: readonly Call[],
  killAfter: number,
): Promise<Answered[]> {
  const { url, child, ended, listening } = await startProcess({ DATA_DIR: data });
  await listening;
  const caller = callerOf(url);
  const answered: Answered[] = [];
  const few = pLimit(AT_ONCE);
  await few.map(calls, async (call) => {
    const answer = await send(caller, call).catch(() => null);
    if (answer === null) return;
    expect(answer.status).toBe(KINDS[call.name].status);
    answered.push({ call, json: answer.json });
    if (answered.length === killAfter) child.kill('SIGKILL');
  });
  expect(await ended).toMatchObject({ signal: 'SIGKILL', err: '' });
  return answered;
}

const takenOf = (answered: readonly Answered[], name: KindName) =>
  answered
    .filter(({ call }) => call.name === name)
    .map(({ call, json }) => ({ body: call.body, json }));

test('after each SIGKILL every success is there whole, and repeats complete once', async () => {
  const data = await freshFolder();
  const calls: Call[] = [];
  const answered: Answered[] = [];
  for (const [round, killAfter] of KILLED.entries()) {
    const own = callsOf(round);
    const now = await killedLoad(data, own, killAfter);
    expect(now.length).toBeGreaterThanOrEqual(killAfter);
    calls.push(...own);
    answered.push(...now);
    // Before anything starts again: recordsIn throws for half a file.
    for (const name of KIND_NAMES) {
      const records = await recordsIn(data, KINDS[name].store);
      expect(compare(KINDS[name], takenOf(answered, name), records.values()).problems).toEqual([]);
    }
    await recordsIn(data, 'idempotency');
  }
  // In the middle of them: what is on its way when the signal is sent may still arrive, but not all
  // of all rounds.
  expect(answered.length).toBeLessThan(calls.length);

  const { url, child, ended, listening } = await startProcess({ DATA_DIR: data });
  await listening;
  const caller = callerOf(url);
  const keyed = calls.filter(({ key }) => key !== null);
  const first = new Map(answered.map(({ call, json }) => [call, json]));
  const repeated: Answered[] = [];
  for (let at = 0; at < keyed.length; at += 100)
    await Promise.all(
      keyed.slice(at, at + 100).map(async (call) => {
        // Three at once under one key are one call, and get one answer.
        const answers = await Promise.all([1, 2, 3].map(() => send(caller, call)));
        const json = first.get(call) ?? answers[0]?.json ?? expect.fail();
        const { status } = KINDS[call.name];
        expect(answers).toMatchObject(Array(3).fill({ status, json }));
        repeated.push({ call, json });
      }),
    );
  const unkeyed = answered.filter(({ call }) => call.key === null);
  for (const name of KIND_NAMES) {
    const taken = takenOf([...repeated, ...unkeyed], name);
    const records = await recordsIn(data, KINDS[name].store);
    const { problems, answered: ids } = compare(KINDS[name], taken, records.values());
    expect([problems, ids]).toEqual([[], taken.length]);
    // Nothing is left of what was cut off.
    expect(await readdir(join(data, KINDS[name].store, '+new'))).toEqual([]);
  }
  const reports = await recordsIn(data, 'reports');
  expect((await caller.get('/api/agent-reports/stats')).json['total_reports']).toBe(reports.size);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, err: '' });
});
