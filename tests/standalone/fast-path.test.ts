/** Plain reads are answered without the gateway: nothing but the time may show it. */
import { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { standaloneService } from '../../functions/standalone/service.ts';
import type { FileEntry } from '../../src/surfaces/files-index.ts';
import { BASE, built, example } from '../gateway/place.ts';

/** The names of an answer: what it is, apart from the gateway's own time. */
async function told(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'server-timing').sort();
  return {
    status: response.status,
    headers,
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  };
}

/** The same request on both ways: as Node brings it, and as the gateway alone would see it. */
async function both(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const fetch = await example;
  const request = () => new Request(`${BASE}${path}`, { method, headers });
  const incoming = { method, url: path, headers, socket: { remoteAddress: '127.0.0.1' } } as never;
  const [fast, slow] = [
    await fetch(request(), { incoming, outgoing: new ServerResponse(incoming) as never }),
    await fetch(request()),
  ];
  return {
    fast: await told(fast),
    slow: await told(slow),
    through: fast.headers.has('server-timing'),
  };
}

const index = await built<FileEntry[]>('variants/files.json');
const aliases = [
  '/init',
  '/agent-init',
  '/api/faq',
  '/agents.json',
  '/agent.json',
  '/ax-skill.md',
  '/security.txt',
];
const paths = [
  ...index.flatMap(({ path }) => path ?? []),
  ...index.map(({ file }) => `/${file}`),
  ...aliases,
];

test('every published path and file is answered alike on both ways', async () => {
  for (const path of paths) {
    const { fast, slow } = await both(path);
    expect({ path, ...fast }).toEqual({ path, ...slow });
    expect([path, fast.status]).toEqual([path, path === '/.well-known/webfinger' ? 400 : 200]);
  }
});

test('a plain read does not pass the gateway, and whatever asks for more does', async () => {
  expect((await both('/api/profile')).through).toBe(false);
  expect((await both('/api/profile', { accept: 'text/markdown' })).through).toBe(true);
  expect((await both('/api/notes?limit=1')).through).toBe(true);
});

test('a folder without a build is refused', async () => {
  await expect(standaloneService('content')).rejects.toMatchObject({ code: 'ENOENT' });
});
