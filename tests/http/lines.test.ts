/** Bodies in JSON Lines, as a caller reads them or leaves. */
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { linesBody } from '../../functions/steps/rendered.ts';

test('a caller who leaves while a record is read is no fault of ours', async () => {
  const { promise: closed, resolve: open } = Promise.withResolvers<void>();
  const failed: unknown[] = [];
  let ended = false;
  async function* lines() {
    try {
      yield { one: 1 };
      await closed;
      yield { two: 2 };
    } finally {
      ended = true;
    }
  }
  const reader = linesBody({ lines: lines() }, (error) => failed.push(error)).getReader();
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('{"one":1}\n');
  const second = reader.read();
  await setImmediate();
  const left = reader.cancel();
  open();
  await Promise.all([second, left]);
  await setImmediate();
  expect([failed, ended]).toEqual([[], true]);
});
