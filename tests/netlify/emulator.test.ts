/**
 * One request of each kind behind Netlify's emulator, the front door as an edge function under
 * Deno.
 */
import { describe, expect, test } from 'vitest';
import { standaloneService } from '../../functions/standalone/service.ts';
import { BASE } from '../door/place.ts';
import { DETAILS, ITEMS, LISTS, ROWS } from '../standalone/rows.ts';
import { EXAMPLE } from '../support/build.ts';
import { emulating } from './emulator.ts';

const get = emulating({ edgeFunctions: true });

const MARKDOWN = 'text/markdown; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

/** The same build in one process: what the answers behind the emulator are compared with. */
const service = standaloneService(EXAMPLE);
const standalone = async (path: string, headers: Record<string, string>, method: string) =>
  (await service)(new Request(`${BASE}${path}`, { method, headers }));

/**
 * What is compared: not what a CDN adds, compression for instance, and not what the emulator loses.
 */
const SAME = ['content-type', 'link', 'allow', 'access-control-allow-origin', 'x-markdown-tokens'];

/** What one answer is, for comparing. */
async function told(response: Response) {
  const headers = SAME.map((name) => [name, response.headers.get(name)]);
  return { status: response.status, headers, body: await response.text() };
}

// Each request costs the emulator most of a second of processor time. One name of each row, in
// turn, and HEAD once a media type: door-off.test.ts asks for all names, tests/standalone for every
// HEAD.
const NAMED = ROWS.map(({ path, aliases, type }, index) => {
  const names = [path, ...aliases];
  const head = ROWS.findIndex((row) => row.type === type) === index;
  return {
    path: names[index % names.length] ?? path,
    type,
    methods: head ? ['GET', 'HEAD'] : ['GET'],
  };
});

describe.concurrent('rows', () => {
  test.each(NAMED)('$path answers $methods with 200 and $type', async ({ path, type, methods }) => {
    for (const method of methods) {
      const answer = await get(path, {}, method);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      const [here, there] = [await told(answer), await told(await standalone(path, {}, method))];
      expect(here.body === there.body).toBe(true);
    }
  });
});

type Case = [
  path: string,
  status: number,
  type: string | null,
  headers?: Record<string, string>,
  method?: string,
];

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const markdown = { accept: 'text/markdown' };

const CASES: Case[] = [
  // Single items, variants and filtered lists
  ...ITEMS.map(({ path, list }): Case => [path.replace(/\{\w+\}/, idIn(list)), 200, JSON_TYPE]),
  ['/api/content/articles/what-a-compiler-was/claims', 200, JSON_TYPE],
  ...DETAILS.map(
    ({ paths, values }): Case => [`${paths.at(-1)}?detail=${values.at(-1)}`, 200, JSON_TYPE],
  ),
  ...LISTS.map(({ paths }): Case => [`${paths.at(-1)}?limit=1`, 200, JSON_TYPE]),
  ['/api/notes?since=1950-01-01&tag=COBOL&limit=3', 200, JSON_TYPE],
  // Refusals
  ['/api/notes?limit=0&since=', 422, JSON_TYPE],
  ['/init?detail=all', 422, JSON_TYPE],
  ['/api/claims/rear-admirl', 404, JSON_TYPE],
  ['/api/projets', 404, JSON_TYPE],
  ['/.well-known/agent-cart.json', 404, JSON_TYPE],
  ['/api/projets', 404, HTML, browser],
  ['/api/%zz', 404, JSON_TYPE],
  ['/api/profile', 405, JSON_TYPE, {}, 'DELETE'],
  ['/llms.txt', 405, JSON_TYPE, {}, 'PUT'],
  [
    '/api/profile',
    204,
    null,
    { origin: 'https://example.org', 'access-control-request-method': 'GET' },
    'OPTIONS',
  ],
  // Negotiation
  ['/api/projects', 200, MARKDOWN, markdown],
  ['/api/init?detail=full', 200, MARKDOWN, markdown],
  ['/api/notes?limit=2', 200, MARKDOWN, markdown],
  ['/api/faq.md', 200, MARKDOWN],
  ['/init.md', 200, MARKDOWN],
  ['/health.md', 200, MARKDOWN],
  ['/skill.md', 200, MARKDOWN, markdown],
  ['/', 200, 'text/plain; charset=utf-8'],
  ['/', 200, HTML, browser],
  ['/', 200, MARKDOWN, markdown],
  ['/manifesto', 200, HTML, browser],
  ['/audits/acme-2026', 200, HTML, browser],
  ['/admin', 200, HTML, browser],
  ['/admin', 405, JSON_TYPE, {}, 'DELETE'],
  ['/manifesto', 200, MARKDOWN, markdown],
  ['/articles/what-a-compiler-was.md', 200, MARKDOWN],
  // Paths as callers write them
  ['/api/profile/', 200, JSON_TYPE],
  ['/api/%70rofile', 200, JSON_TYPE],
];

/** An id that stands in the list. */
function idIn(list: string): string {
  const ids: Record<string, string> = {
    experience: 'vassar-college',
    projects: 'cobol',
    skills: 'teaching',
    claims: 'rear-admiral',
  };
  return ids[list.split(/[/?]/)[2] ?? ''] ?? 'presidential-medal-of-freedom-2016';
}

describe.concurrent('kinds of requests', () => {
  test.each(CASES)('%s: %i %s', async (path, status, type, headers = {}, method = 'GET') => {
    const answer = await get(path, headers, method);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
    const [here, there] = [await told(answer), await told(await standalone(path, headers, method))];
    expect(here.headers).toEqual(there.headers);
    expect(here.body === there.body).toBe(true);
    expect(
      Number(/^door;dur=([\d.]+)$/.exec(answer.headers.get('server-timing') ?? '')?.[1]),
    ).toBeGreaterThanOrEqual(0);
  });

  test('errors suggest the nearest path, at the base URL of the build', async () => {
    const suggested = async (path: string) =>
      ((await (await get(path)).json()) as Suggestion).error;
    expect(await suggested('/api/claims/rear-admirl')).toMatchObject({
      code: 'content_not_found',
      fallback_path: '/api/claims',
      suggested_next_url: `${BASE}/api/claims/rear-admiral`,
    });
    expect(await suggested('/api/projets')).toMatchObject({
      code: 'endpoint_not_found',
      suggested_next_url: `${BASE}/api/projects`,
    });
  });

  test('a computed answer has a tag, and 304 for whoever knows it', async () => {
    for (const path of ['/api/notes?limit=1', '/api/init?detail=full', '/api/profile.md']) {
      const etag = (await get(path)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^"sha256:[0-9a-f]{64}"$/);
      for (const method of ['GET', 'HEAD']) {
        const again = await get(path, { 'if-none-match': etag }, method);
        expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([
          304,
          etag,
          '',
        ]);
      }
    }
  });

  test('a wrong path anywhere is JSON with a way on, and the page for browsers', async () => {
    const response = await get('/nothing-here', browser);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, HTML]);
    expect(await response.text()).toMatch(/^<!doctype html>/i);
    const told = await get('/nothing-here');
    expect([told.status, await told.json()]).toMatchObject([
      404,
      { error: { code: 'endpoint_not_found', fallback_path: '/api/' } },
    ]);
  });

  test('default reads and items answer 304 to their own tag', async () => {
    for (const path of ['/api/profile', '/llms.txt', '/api/claims/rear-admiral']) {
      const etag = (await get(path)).headers.get('etag') ?? '';
      const again = await get(path, { 'if-none-match': etag });
      expect([path, again.status, again.headers.get('etag')]).toEqual([path, 304, etag]);
    }
  });
});

type Suggestion = { error: Record<string, unknown> };
