/** What `npm run dev` shows of content that is being written. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { liveProfile, liveState } from '../../src/profile/live-content.ts';

const FOLDER = resolve('.cache/test/live/content');
const profile = (fields: string) =>
  writeFile(`${FOLDER}/profile.md`, `---\nname: Ada\nupdated: 2026-01-01\n${fields}\n---\n`);

test('a saved change is there at once, a mistake is a sentence, and mended is mended', async () => {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await profile('headline: Weaver');
  const first = await liveProfile(FOLDER);
  expect(first.profile.headline).toBe('Weaver');
  expect(await liveProfile(FOLDER)).toBe(first);

  await profile('headline: Weaver of maps');
  expect((await liveProfile(FOLDER)).profile.headline).toBe('Weaver of maps');

  await profile('headlin: Weaver');
  expect((await liveState(FOLDER)).problems).toEqual([
    'content/profile.md: "headlin" is not a field of a profile; did you mean "headline"?',
  ]);

  await profile('headline: Dyer');
  expect((await liveState(FOLDER)).problems).toEqual([]);
  expect((await liveProfile(FOLDER)).profile.headline).toBe('Dyer');
});
