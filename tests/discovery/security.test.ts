import { expect, test } from 'vitest';
import type { Profile } from '../../src/kinds/entries.ts';
import { securityTxt } from '../../src/surfaces/discovery/security.ts';
import { changedRecords } from '../support/profile.ts';

/** The whole profile as if it had last changed on one day. */
function changedOn(day: string) {
  return (profile: Profile) =>
    Object.fromEntries(
      Object.entries(profile).map(([kind, entries]) => [
        kind,
        Array.isArray(entries)
          ? entries.map((entry) => ({ ...entry, modified: day }))
          : { ...entries, modified: day },
      ]),
    ) as Partial<Profile>;
}

test('the file names the contact policy, its own addresses and when it expires', async () => {
  const text = securityTxt(await changedRecords(changedOn('2026-11-20'), 'https://example.org'));
  expect(text.split('\n').slice(1)).toEqual([
    'Contact: https://example.org/api/contact',
    'Expires: 2027-11-20T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://example.org/.well-known/security.txt',
    'Canonical: https://example.org/security.txt',
    '',
  ]);
});

test('a year after a leap day is a day that exists', async () => {
  expect(securityTxt(await changedRecords(changedOn('2028-02-29')))).toContain(
    'Expires: 2029-03-01T00:00:00Z',
  );
});
