/** Nothing that a caller sent stands in an event, a key or the statistics. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshFolder } from '../store/places.ts';
import { inLong } from '../support/long.ts';
import { startWriteSide } from '../write-side/server.ts';

/** Calls that are recorded. */
const RUNS = inLong(30, 3_000);

const TOKEN = 'privacy-token-77aa';

/** A word that nobody else uses. */
const marker = fc.stringMatching(/^[a-z0-9]{8}$/).map((text) => `zq${text}`);
/** Where a caller may put it; referrers keep their host, so it is never in that. */
const PLACES: Record<
  string,
  (word: string) => { path?: string; headers?: Record<string, string> }
> = {
  query: (word) => ({ path: `/api/notes?tag=${word}` }),
  token: (word) => ({ path: `/api/audits/some-audit?token=aud_${word}_${word}` }),
  path: (word) => ({ path: `/api/claims/${word}` }),
  'wrong path': (word) => ({ path: `/api/${word}/${word}@example.org` }),
  'user agent': (word) => ({
    headers: { 'user-agent': `${word}/1.0 (+mailto:${word}@example.org)` },
  }),
  'known agent': (word) => ({ headers: { 'user-agent': `GPTBot/${word} ${word}` } }),
  'referrer path': (word) => ({
    headers: { referer: `https://news.example.com/${word}?q=${word}` },
  }),
  'referrer user': (word) => ({
    headers: { referer: `https://${word}:${word}@news.example.com/` },
  }),
  authorization: (word) => ({ headers: { authorization: `Bearer ${word}` } }),
  'admin key': (word) => ({
    path: '/api/admin/stats',
    headers: { 'x-admin-key': word, authorization: `Bearer ${word}` },
  }),
  cookie: (word) => ({ headers: { cookie: `session=${word}` } }),
  address: (word) => ({
    headers: { 'x-forwarded-for': `192.0.2.77, ${word}`, 'client-ip': '192.0.2.77' },
  }),
  language: (word) => ({ headers: { 'accept-language': word } }),
};
const sent = fc.record({ word: marker, place: fc.constantFrom(...Object.keys(PLACES)) });

test('in standalone, through HTTP: files and statistics', async () => {
  const folder = await freshFolder();
  const { url, close } = await startWriteSide(folder, { ACCESS_TOKENS: TOKEN });
  const words: string[] = [];
  await fc.assert(
    fc.asyncProperty(sent, async ({ word, place }) => {
      words.push(word);
      const { path = '/api/profile', headers = {} } = PLACES[place]?.(word) ?? {};
      const response = await fetch(`${url}${path}`, { headers });
      await response.arrayBuffer();
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: RUNS },
  );
  const response = await fetch(`${url}/api/admin/stats?limit=100`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const stats = await response.text();
  const { total, own } = JSON.parse(stats).calls;
  expect(total + own.total).toBe(RUNS);
  await close();
  const [file = ''] = await readdir(join(folder, 'events'));
  const text = await readFile(join(folder, 'events', file), 'utf8');
  for (const word of [...words, TOKEN, '192.0.2.77', '127.0.0.1', 'mailto', 'Bearer']) {
    expect(text).not.toContain(word);
    expect(stats).not.toContain(word);
  }
});
