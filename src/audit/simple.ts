import { say } from './say.ts';

/** The text of a value that is neither list nor object. */
export function simpleText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  return String(value);
}
