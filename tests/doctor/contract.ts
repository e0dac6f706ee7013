/**
 * The contract as anybody can check it from outside: what `npm run doctor` looks at. Standalone and
 * Netlify's emulator are held to it by the same lines.
 */
import { expect, test } from 'vitest';
import { examine } from '../../functions/doctor/examine.ts';
import type { Send } from '../../functions/doctor/host.ts';

/** Where the tests' builds say that they stand. */
export const BASE = 'http://localhost:11906';

/** Titles of the checks that found something, by a way to the service. */
export async function found(send: Send, base = BASE): Promise<string[]> {
  const results = await examine(base, () => {}, send);
  return results.filter(({ faults }) => faults.length > 0).map(({ title }) => title);
}

/** Holds a service over the example to the contract; `send` gets URLs at BASE. */
export function contract(place: string, send: Send): void {
  test(`${place}: nothing is wrong but that it is the demonstration`, async () => {
    expect(await found(send)).toEqual(['It is your own profile']);
  });
}
