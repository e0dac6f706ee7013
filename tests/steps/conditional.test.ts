/** Conditional requests (RFC 9110, sections 8.8.3.2, 13.1.2, 13.1.3 and 13.2.2). */
import { expect, test } from 'vitest';
import { holdsTag, isUnchanged } from '../../functions/steps/conditional.ts';

// The table of section 8.8.3.2, by weak comparison: the one that If-None-Match asks for.
test.each([
  ['W/"1"', 'W/"1"', true],
  ['W/"1"', 'W/"2"', false],
  ['W/"1"', '"1"', true],
  ['"1"', 'W/"1"', true],
  ['"1"', '"1"', true],
])('%s holds %s: %s', (list, etag, same) => {
  expect(holdsTag(list, etag)).toBe(same);
});

test.each([
  ['"a", "b"', true],
  ['"a","b"', true],
  ['  "b"  ', true],
  ['W/"b" , "c"', true],
  ['"x,y", "b"', true],
  ['*', true],
  [' * ', true],
  ['"a, b"', false],
  ['b', false],
  ['"B"', false],
  ['"*"', false],
  ['"a", *', false],
  ['w/"b', false],
  ['', false],
])('the list %j holds "b": %s', (list, holds) => {
  expect(holdsTag(list, '"b"')).toBe(holds);
});

const DATE = 'Fri, 20 Nov 2026 00:00:00 GMT';
const current = { etag: '"b"', lastModified: DATE };

test.each([
  ['the same second', null, DATE, true],
  ['a second later', null, 'Fri, 20 Nov 2026 00:00:01 GMT', true],
  ['a second earlier', null, 'Thu, 19 Nov 2026 23:59:59 GMT', false],
  ['no date', null, 'soon', false],
  ['nothing', null, null, false],
  ['another tag, although the date would do', '"a"', DATE, false],
  ['the tag, although the date would not', '"b"', 'Thu, 19 Nov 2026 23:59:59 GMT', true],
  ['an empty list of tags counts as none', '', DATE, true],
])('%s', (_, ifNoneMatch, ifModifiedSince, unchanged) => {
  expect(isUnchanged(ifNoneMatch, ifModifiedSince, current)).toBe(unchanged);
});

test('what has no date is never unchanged since one', () => {
  expect(isUnchanged(null, DATE, { etag: '"b"' })).toBe(false);
  expect(isUnchanged(undefined, undefined, { etag: '"b"' })).toBe(false);
});

test('a long hostile list takes no long time', () => {
  const start = process.cpuUsage().user;
  expect(holdsTag(`"${'a'.repeat(100_000)}`, '"b"')).toBe(false);
  expect(holdsTag('W/'.repeat(50_000), '"b"')).toBe(false);
  expect(process.cpuUsage().user - start).toBeLessThan(2_000_000);
});
