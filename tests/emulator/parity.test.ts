/**
 * Standalone and Netlify's emulator answer alike, but for what stands in the table of artefacts:
 * some of 1,500 requests derived from the table, all of them with LONG=1. What standalone answers
 * is held by the tests of the gateway and of the functions.
 */
import { afterAll, expect, test, vi } from 'vitest';
import { EXAMPLE } from '../support/build.ts';
import { inLong } from '../support/long.ts';
import { type Asked, requestsFor } from '../wire/table.ts';
import { compareAll, startPlaces } from './parity/places.ts';

// Put back afterwards, whatever the places set.
vi.stubEnv('AUDIT_ADMIN_KEY', '');
vi.stubEnv('ACCESS_TOKENS', '');
const places = await startPlaces();
afterAll(async () => {
  await places.close();
  vi.unstubAllEnvs();
});

/** One of so many requests: a prime, so that rows and ways of asking take turns. */
const ONE_OF = inLong(47, 1);

test('every way of asking is among the requests', () => {
  const all = requestsFor(EXAMPLE);
  const has = (what: (asked: Asked) => boolean) => all.some(what);
  expect(new Set(all.map(({ method }) => method))).toEqual(
    new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']),
  );
  for (const name of ['accept', 'accept-encoding', 'if-none-match', 'if-modified-since', 'origin'])
    expect([name, has(({ headers }) => name in headers)]).toEqual([name, true]);
  expect(has(({ path }) => path.includes('?'))).toBe(true);
  expect(all.length).toBeGreaterThan(1_000);
});

test('a sample of all requests gets the same answers in both places', async () => {
  const sample = requestsFor(EXAMPLE).filter((_, at) => at % ONE_OF === 0);
  expect(sample.length).toBeGreaterThan(30);
  const found = await compareAll(places, sample);
  expect(
    found.map(({ asked: { method, path }, what, here, there }) => [
      `${method} ${path}`,
      what,
      here,
      there,
    ]),
  ).toEqual([]);
});
