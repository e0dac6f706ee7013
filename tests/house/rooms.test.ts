import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mistakes, withDrawing } from './rooms.ts';

test('every room is in one layer, and imports from its own or from below', () => {
  expect(mistakes()).toEqual([]);
});

test('the drawing in AGENTS.md is of today; npm run rooms makes it', () => {
  const text = readFileSync('AGENTS.md', 'utf8');
  expect(withDrawing(text)).toBe(text);
});
