/** The fuzzer, as far as each test run can pay for it; `npm run fuzz` goes on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { judge } from './judge.ts';
import type { Asked } from './requests.ts';
import { run } from './run.ts';
import { startTarget } from './server.ts';

const KEPT = join(import.meta.dirname, 'kept.jsonl');

const target = await startTarget();
afterAll(target.stop);

test('what was once found is answered as it should be', async () => {
  for (const line of readFileSync(KEPT, 'utf8').split('\n').filter(Boolean)) {
    const asked = JSON.parse(line) as Asked;
    expect([line, await judge(target, asked)]).toEqual([line, null]);
  }
});

test('random requests find no fault, no hang, no secret and no growth', async () => {
  const { failures, statuses } = await run(target, { seed: 1906, most: 600 });
  expect(failures).toEqual([]);
  // They are worth something only when they reach every kind of answer.
  const reached = Object.keys(statuses).map(Number);
  expect(reached).toEqual(
    expect.arrayContaining([200, 201, 202, 400, 401, 404, 405, 409, 413, 415, 422]),
  );
});
