/** `since` in every form that is allowed: a date, or an ISO timestamp, with and without zone. */
import { expect, test } from 'vitest';
import { sinceDay } from '../../functions/http/query.ts';
import { ask, placeOf } from './place.ts';

test.each([
  ['1978-06-01', '1978-06-01'],
  ['1978-06-01T00:00:00Z', '1978-06-01'],
  ['1978-06-01T23:59:59,5Z', '1978-06-01'],
  ['1978-06-01 10:00:00', '1978-06-01'],
  ['1978-06-01T10:00', '1978-06-01'],
  ['1978-06-01T00:00:00+00:00', '1978-06-01'],
  // The offset moves the day in UTC, back or on, over months, years and leap days.
  ['1978-06-01T01:00:00+02:00', '1978-05-31'],
  ['1978-06-01T23:00:00-02:00', '1978-06-02'],
  ['1978-01-01T00:00:00+00:01', '1977-12-31'],
  ['2024-03-01T00:00:00+14:00', '2024-02-29'],
  ['2024-02-29', '2024-02-29'],
  // A plus that was not encoded arrives as a space.
  ['1978-06-01T01:00:00 02:00', '1978-05-31'],
  // A leap second is a second.
  ['2016-12-31T23:59:60Z', '2016-12-31'],
  ['0000-01-01', '0000-01-01'],
  ['9999-12-31T23:59:59-01:00', '9999-12-31'],
])('%s means the day %s', (value, day) => {
  expect(sinceDay(value)).toBe(day);
});

test.each([
  '2023-02-29',
  '2024-04-31',
  '2024-13-01',
  '2024-1-1',
  '-2024-01-01',
  '2024-W01-1',
  '1704067200',
  '2024-01-01T10',
  '2024-01-01T24:00:00Z',
  '2024-01-01T10:00:00+24:00',
  '2024-01-01T10:00:00 CET',
  ' 2024-01-01',
  '2024-01-01\n',
  '２０２４-01-01',
  'today',
])('%j means no day', (value) => {
  expect(sinceDay(value)).toBeNull();
});

const note = (id: string, date: string) => ({ id, date, tags: [], project_slugs: [] });
const place = placeOf({
  'variants/api/notes/all.json': {
    notes: [note('c', '1978-06-02'), note('b', '1978-06-01'), note('a', '1978-05-31')],
    in_short: { notes: ['id'] },
    last_modified: null,
    breaking_changes_since: null,
  },
});

test.each([
  ['1978-06-02', ['c']],
  ['1978-06-01', ['c', 'b']],
  ['1978-06-01T23:59:59Z', ['c', 'b']],
  ['1978-06-01T01:00:00+02:00', ['c', 'b', 'a']],
  ['1978-06-01T01:00:00%2B02:00', ['c', 'b', 'a']],
  ['1978-06-01T23:00:00-02:00', ['c']],
  ['1978-06-03', []],
])('?since=%s keeps the notes of that day in UTC and later', async (since, ids) => {
  const response = await ask(`/api/notes?since=${since}`, {}, 'GET', place);
  const { notes } = (await response.json()) as { notes: { id: string }[] };
  expect(notes.map(({ id }) => id)).toEqual(ids);
});
