/** Headers of the gateway, and what it leaves to the place. */
import { afterEach, expect, test, vi } from 'vitest';
import { ask, placeOf } from './place.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const LINKS = [
  '</.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</skill.md>; rel="service-doc"; type="text/plain"',
  '</llms.txt>; rel="describedby"; type="text/plain"',
];

test.each([
  '/api/profile',
  '/api/faq',
  '/api/',
  '/',
  '/llms.txt',
  '/skill.md',
  '/openapi.json',
  '/api/claims/rear-admiral',
  '/api/init?detail=full',
  '/api/notes?limit=1',
  '/api/profile.json',
  '/api/profile.md',
])('%s links to the descriptions of the service, which answer', async (path) => {
  const link = (await ask(path)).headers.get('link') ?? '';
  for (const one of LINKS) expect(link).toContain(one);
  for (const [, target = ''] of link.matchAll(/<([^>]+)>/g))
    expect((await ask(target)).status).toBe(200);
});

test.each([
  ['/api/profile', '/api/profile.md'],
  ['/api/faq', '/api/common_questions.md'],
  ['/init?detail=full', '/api/init.md'],
  ['/api/', '/api/index.md'],
  ['/api/claims/rear-admiral/', '/api/claims/rear-admiral.md'],
  ['/api/notes?limit=1', '/api/notes.md'],
  ['/api/profile.json', '/api/profile.md'],
  ['/', '/index.md'],
])('%s links to its Markdown, %s', async (path, twin) => {
  expect((await ask(path)).headers.get('link')).toContain(
    `<${twin}>; rel="alternate"; type="text/markdown"`,
  );
});

test.each(['/openapi.json', '/llms.txt', '/.well-known/agent-card.json'])(
  '%s has no Markdown to link to',
  async (path) => {
    expect((await ask(path)).headers.get('link')).not.toContain('rel="alternate"');
  },
);

test.each(['/api/notes?limit=1', '/api/init?detail=full'])(
  '%s, made by the gateway, has the headers of a file',
  async (path) => {
    expect(Object.fromEntries((await ask(path)).headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringMatching(/ETag, Last-Modified, Link/),
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': expect.stringMatching(/^default-src 'none';/),
      'cross-origin-resource-policy': 'cross-origin',
      'last-modified': expect.stringMatching(/ GMT$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  },
);

test('Content-Length counts bytes, not characters', async () => {
  for (const path of ['/api/notes?limit=100', '/api/zzz']) {
    const response = await ask(path);
    const { byteLength } = await response.clone().arrayBuffer();
    expect(response.headers.get('content-length')).toBe(String(byteLength));
  }
  const place = placeOf({
    'variants/api/changelog/all.json': {
      changelog: [{ id: '長い' }],
      in_short: { changelog: [] },
      last_modified: null,
      breaking_changes_since: null,
    },
  });
  const response = await ask('/api/changelog?limit=1', {}, 'GET', place);
  const text = await response.text();
  expect(Number(response.headers.get('content-length'))).toBe(text.length + 4);
});

test.each([
  '/api/profile',
  '/api/zzz',
  '/api/notes?limit=1',
  '/api/claims/rear-admiral',
  '/manifesto',
  '/api/profile.md',
])(
  'a fault of the place at %s is thrown on, so that the platform can go round the gateway',
  async (path) => {
    const broken = {
      next: () => Promise.reject(new Error('the place is down')),
      read: () => Promise.reject(new Error('the place is down')),
    };
    await expect(ask(path, {}, 'GET', broken)).rejects.toThrow('the place is down');
  },
);

test('a compressed answer of the place goes through byte by byte', async () => {
  const bytes = new Uint8Array([0x1f, 0x8b, 0xff, 0xfe, 0x80]);
  const headers = { 'content-encoding': 'gzip', 'content-type': 'text/markdown' };
  for (const path of ['/api/profile', '/api/profile.json', '/_astro/x.css']) {
    const place = { ...placeOf({}), next: async () => new Response(bytes, { headers }) };
    const response = await ask(path, {}, 'GET', place);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-encoding')).toBe('gzip');
  }
});
