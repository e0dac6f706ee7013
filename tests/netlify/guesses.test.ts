/** On the platform as in standalone: whoever guesses is slowed down, and then refused. */
import { expect, test } from 'vitest';
import { failedOf } from '../../netlify/operate.ts';
import { oneDay } from '../support/clock.ts';

test('after 40 failures a minute an address is refused, and its neighbour is not', async () => {
  oneDay();
  const failed = failedOf({ ip: '192.0.2.1' });
  const first = await Promise.all(Array.from({ length: 40 }, failed));
  expect(new Set(first)).toEqual(new Set([null]));
  expect(await failed()).toMatchObject({ text: { code: 'rate_limited' } });
  expect(await failedOf({ ip: '192.0.2.2' })()).toBeNull();
});
