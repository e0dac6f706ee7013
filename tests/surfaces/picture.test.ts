/** The person's picture: shown where this host has it, a link where another has. */
import { expect, test } from 'vitest';
import { ownPicture } from '../../src/surfaces/person.ts';
import { changedRecords } from '../support/profile.ts';

test.each([
  ['https://ada.example/me.jpg', '/me.jpg'],
  ['https://ada.example.org/me.jpg', null],
  ['http://ada.example/me.jpg', null],
  [undefined, null],
])('%s is shown as %s', async (picture, shown) => {
  const records = await changedRecords(
    ({ profile }) => ({ profile: { ...profile, picture } }),
    'https://ada.example',
  );
  expect(ownPicture(records)).toBe(shown);
});
