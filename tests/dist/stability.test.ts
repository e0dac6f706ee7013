import { expect, test } from 'vitest';
import { CHANGED, EXAMPLE } from '../support/build.ts';
import { differences } from '../support/dist.ts';

// That the same content gives the same bytes is held by the signed build.
test('a change of one note and its day changes what derives from it, nothing else', () => {
  expect(differences(EXAMPLE, CHANGED)).toEqual([
    // A year after the last change.
    '.well-known/security.txt',
    // Tags and dates.
    '_headers',
    // The note counts as activity, with the hash and the day of its item.
    'api/activity.json',
    'api/activity.md',
    // What the page of all notes costs.
    'api/content.json',
    'api/content.md',
    'api/manifest.json',
    'api/manifest.md',
    'api/notes.json',
    'api/notes.md',
    'api/notes/moth-in-the-log-1947.json',
    'api/notes/moth-in-the-log-1947.md',
    // The day of the last change of anything.
    'api/status.json',
    'api/status.md',
    // The note as news.
    'feed.json',
    'feed.xml',
    'llms-full.txt',
    // The pages for people.
    'notes.md',
    'notes/index.html',
    'notes/moth-in-the-log-1947.md',
    'notes/moth-in-the-log-1947/index.html',
    'sitemap.xml',
    'variants/api/activity/all.json',
    // Token costs.
    'variants/api/init/compact.json',
    'variants/api/init/compact.md',
    'variants/api/init/full.json',
    'variants/api/init/full.md',
    'variants/api/notes/all.json',
    'variants/api/notes/compact.json',
    'variants/api/notes/compact.md',
    // Days of records.
    'variants/files.json',
    'variants/gateway.json',
  ]);
});
