/** What decides whether a reply is right, and those of the example that were wrong once. */
import { expect, test } from 'vitest';
import { failedCases } from './cases.ts';
import { stands } from './figures.ts';

test('a value stands in a text as a whole number or word, in any case', () => {
  expect(stands('Mapa Gdańska', 'The *mapa Gdańska* hangs there')).toBe(true);
  expect(stands('1986', 'from 1986-08 on')).toBe(true);
  expect(stands('204', 'with 1,204 threads')).toBe(false);
  expect(stands('Ore', 'more of it')).toBe(false);
  expect(stands('adviser', 'Technical advisers')).toBe(true);
});

test('no case of the example comes out as it once did', async () => {
  expect(await failedCases((item) => item.profile === 'example')).toEqual([]);
});
