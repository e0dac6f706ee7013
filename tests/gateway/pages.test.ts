/** Pages for people: HTML for browsers, Markdown for whoever likes that better. */
import { expect, test } from 'vitest';
import { ask } from './place.ts';

const PAGES = [
  '/manifesto',
  '/articles/what-a-compiler-was',
  '/experience',
  '/projects',
  '/projects/cobol',
  '/writing',
  '/about',
  '/cv',
  '/claims',
  '/claims/rear-admiral',
  '/notes',
  '/notes/moth-in-the-log-1947',
  '/questions',
  '/contact',
  '/developers',
  '/developers/reports',
];
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test.each(PAGES)('%s is HTML, or Markdown for whoever likes that better', async (path) => {
  for (const accept of [
    BROWSER,
    '*/*',
    'text/*',
    'application/json',
    'text/html, text/markdown;q=0.9',
  ])
    for (const asked of [path, `${path}/`]) {
      const response = await ask(asked, { accept });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(await response.text()).toMatch(/^<!doctype html>/i);
    }
  const named = await (await ask(`${path}.md`)).text();
  expect(named).toMatch(/^(---\n[^#]+---\n\n)?# /);
  for (const accept of [
    'text/markdown',
    'text/markdown, text/html;q=0.9',
    'text/markdown;charset=utf-8',
  ]) {
    const response = await ask(path, { accept });
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toBe(named);
  }
  for (const accept of [BROWSER, 'text/markdown']) {
    const { headers } = await ask(path, { accept });
    expect(headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(headers.get('link')).toContain(`<${path}.md>; rel="alternate"; type="text/markdown"`);
    expect(headers.get('link')).toContain('</.well-known/api-catalog>; rel="api-catalog"');
  }
});

test.each(['/audits', '/audits/an-audit', '/audits/an-audit/', '/%61dmin', '/admin/audits'])(
  'whatever is answered at %s is kept nowhere and does not pass the address on',
  async (path) => {
    for (const accept of [BROWSER, 'application/json']) {
      const { headers } = await ask(path, { accept });
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
  },
);

test.each(['/auditsx', '/administration', '/manifesto', '/api/init'])(
  '%s is as public as before',
  async (path) => {
    const { headers } = await ask(path, { accept: BROWSER });
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(headers.get('referrer-policy')).not.toBe('no-referrer');
  },
);

test.each([
  '/articles/zzz',
  '/articles/what-a-compiler-wass',
  '/articles',
  '/manifesto/x',
  '/projects/cobl',
  '/notes/x',
  '/claims/x',
])('%s is not there', async (path) => {
  const page = await ask(path, { accept: BROWSER });
  expect([page.status, page.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
  expect((await ask(path, { accept: 'text/markdown' })).status).toBe(404);
  expect((await ask(path)).status).toBe(404);
});

test.each([
  ['/api/claims/rear-admiral', '/claims/rear-admiral'],
  ['/api/notes/moth-in-the-log-1947', '/notes/moth-in-the-log-1947'],
  ['/api/projects/cobol', '/projects/cobol'],
  ['/api/experience/vassar-college', '/experience#position-vassar-college'],
  ['/api/content/articles/what-a-compiler-was', '/articles/what-a-compiler-was'],
  ['/api/content/manifesto', '/manifesto'],
  ['/api/manifesto', '/manifesto'],
  ['/api/claims', '/claims'],
  ['/api/skills', '/experience#skills'],
  ['/api/faq', '/questions'],
  ['/api/profile/', '/about'],
])('a browser that opens the record %s is led to %s', async (path, place) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await ask(path, { accept: BROWSER }, method);
    expect([response.status, response.headers.get('location')]).toEqual([303, place]);
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(response.headers.get('cache-control')).not.toMatch(/immutable|max-age=[1-9]/);
    expect(await response.text()).toBe('');
  }
});

test.each([
  ['/api/claims/rear-admiral', '*/*'],
  ['/api/claims/rear-admiral', 'application/json, text/html;q=0.9'],
  ['/api/claims/rear-admiral.json', BROWSER],
  ['/api/claims/rear-admiral.md', BROWSER],
  ['/api/claims?limit=1', BROWSER],
  ['/api/content/manifesto?detail=full', BROWSER],
  ['/api/init', BROWSER],
  ['/api/manifest', BROWSER],
  ['/api/', BROWSER],
  ['/openapi.json', BROWSER],
])('%s stays what it is for Accept: %s', async (path, accept) => {
  expect((await ask(path, { accept })).status).toBe(200);
});

test.each([
  ['/claims/rear-admirl', '/claims/rear-admiral'],
  ['/api/claims/rear-admirl', '/claims/rear-admiral'],
  ['/projects/cobl', '/projects/cobol'],
  ['/notes/nothing-of-the-kind-was-ever-written', '/notes'],
  ['/contcat', '/contact'],
  ['/no/such/page/anywhere/at/all', '/'],
])('the page for the wrong path %s names %s', async (path, place) => {
  const html = await (await ask(path, { accept: BROWSER })).text();
  const [, named] = /<p class="nearest"[^>]*>[^<]*<a href="([^"]*)">/.exec(html) ?? [];
  expect(named).toBe(place);
  expect(html).not.toContain(path);
  expect(html).not.toContain('.</a>.');
});
