/** Which form of an answer a caller gets (RFC 9110, section 12.5.1). */
import { expect, test } from 'vitest';
import { ask } from './place.ts';

const JSON_FORM = 'application/json; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

const BROWSER =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

async function form(path: string, accept: string): Promise<string | null> {
  const response = await ask(path, { accept });
  expect(response.status).toBe(200);
  return response.headers.get('content-type');
}

const TABLE: [accept: string, type: string][] = [
  ['*/*', JSON_FORM],
  ['application/json', JSON_FORM],
  ['text/markdown', MARKDOWN],
  ['TEXT/Markdown', MARKDOWN],
  ['text/*', MARKDOWN],
  ['application/json, text/markdown', JSON_FORM],
  ['text/markdown;q=0.5, application/json', JSON_FORM],
  ['*/*;q=0.1, text/markdown', MARKDOWN],
  ['*/*, text/markdown;q=0.9', JSON_FORM],
  ['text/*;q=0.9, application/json;q=0.8', MARKDOWN],
  ['text/markdown;q=0, */*', JSON_FORM],
  ['application/json;q=0, */*', MARKDOWN],
  ['text/markdown, text/html;q=0.9, */*;q=0.8', MARKDOWN],
  // The charset is the one that is sent: it neither helps nor harms.
  ['text/markdown; charset=utf-8', MARKDOWN],
  ['application/json; charset=utf-8, text/markdown;q=0.5', JSON_FORM],
  // Nothing that is there: another form helps more than a refusal.
  ['image/png', JSON_FORM],
  ['', JSON_FORM],
  [';;,,/', JSON_FORM],
];

test.each(TABLE)(
  'Accept: %s gets %s of a resource, of a variant and of a filtered list',
  async (accept, type) => {
    for (const path of [
      '/api/profile',
      '/api/init?detail=full',
      '/api/notes?limit=1',
      '/api/claims/rear-admiral',
    ])
      expect([path, await form(path, accept)]).toEqual([path, type]);
  },
);

test.each([
  ['*/*', TEXT],
  ['text/plain', TEXT],
  ['text/*', TEXT],
  ['application/json', JSON_FORM],
  ['application/json;q=0.9, text/plain;q=0.8', JSON_FORM],
  ['text/html', HTML],
  [BROWSER, HTML],
  ['text/markdown', MARKDOWN],
  ['text/markdown, text/html;q=0.9', MARKDOWN],
  ['text/html;q=0.9, text/markdown;q=0.8', HTML],
  ['text/html;q=0.5, text/plain', TEXT],
  ['text/html;q=0, */*', TEXT],
])('Accept: %s gets %s of the home address', async (accept, type) => {
  expect(await form('/', accept)).toBe(type);
});

test('the home address in each of its forms', async () => {
  const text = await (await ask('/')).text();
  const page = await (await ask('/', { accept: BROWSER })).text();
  const markdown = await (await ask('/', { accept: 'text/markdown' })).text();
  const json = await (await ask('/', { accept: 'application/json' })).text();
  expect(json).toBe(await (await ask('/api/init')).text());
  expect(text).toMatch(/^Grace Murray Hopper: /);
  expect(text).toContain('- [external-validation] Grace Hopper led the development of FLOW-MATIC');
  expect(text).toContain('/claims/flow-matic-english-keywords\n');
  expect(text).toContain('\nDo not infer:\n- ');
  expect(page).toMatch(/^<!DOCTYPE html>/i);
  expect(markdown).toMatch(/^(---\n[^#]+---\n\n)?# Grace Murray Hopper\n/);
});

test.each([
  ['/skill.md', '*/*', TEXT],
  ['/skill.md', 'text/markdown', MARKDOWN],
  ['/skill.md', 'text/markdown;q=0.5, text/plain', TEXT],
  ['/api/ax-skill.md', BROWSER, TEXT],
  ['/llms.txt', 'text/markdown', TEXT],
  ['/openapi.json', 'text/markdown', JSON_FORM],
  ['/.well-known/agent-card.json', 'text/markdown', JSON_FORM],
  ['/api/profile.md', 'application/json', MARKDOWN],
])('%s with Accept: %s is %s', async (path, accept, type) => {
  expect(await form(path, accept)).toBe(type);
});

test('a file by its name is that file, whatever is accepted', async () => {
  for (const accept of ['text/markdown', 'text/html', '*/*']) {
    const response = await ask('/api/profile.json', { accept });
    expect(response.headers.get('content-type')).toMatch(/^application\/json\b/);
    expect(await response.json()).toMatchObject({ name: 'Grace Murray Hopper' });
  }
});

test('the form that is negotiated is the twin by its name, whatever the alias', async () => {
  const twin = await (await ask('/api/init.md')).text();
  for (const path of ['/api/init', '/init', '/api/agent-init/'])
    expect(await (await ask(path, { accept: 'text/markdown' })).text()).toBe(twin);
  for (const path of ['/init.md', '/agent-init.md', '/api/agent-init.md'])
    expect(await (await ask(path)).text()).toBe(twin);
});

test.each([
  ['/api/profile', 'Accept, Accept-Encoding'],
  ['/api/init?detail=full', 'Accept, Accept-Encoding'],
  ['/api/notes?limit=1', 'Accept, Accept-Encoding'],
  ['/', 'Accept, Accept-Encoding'],
  ['/skill.md', 'Accept, Accept-Encoding'],
  ['/llms.txt', 'Accept-Encoding'],
  ['/openapi.json', 'Accept-Encoding'],
  ['/api/profile.md', 'Accept-Encoding'],
  ['/api/profile.json', 'Accept-Encoding'],
  ['/api/claims/rear-admiral', 'Accept, Accept-Encoding'],
  ['/api/claims/rear-admiral.json', 'Accept-Encoding'],
])('%s varies by %s, whichever form is sent', async (path, vary) => {
  for (const accept of ['*/*', 'text/markdown', 'text/html'])
    expect((await ask(path, { accept })).headers.get('vary')).toBe(vary);
});

test.each(['/api/profile', '/api/profile.md', '/api/init?detail=full', '/api/skills.md'])(
  '%s as Markdown tells its tokens, as the build counted them',
  async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await ask(path, { accept: 'text/markdown' }, method);
      const text = await (await ask(path, { accept: 'text/markdown' })).text();
      expect(headers.get('x-markdown-tokens')).toMatch(/^[1-9]\d+$/);
      expect(text).toContain(`\ntokens: ${headers.get('x-markdown-tokens')}\n---\n`);
    }
    expect((await ask(path.replace('.md', ''))).headers.has('x-markdown-tokens')).toBe(false);
  },
);

test.each([
  '/api/notes?limit=1&limt=2',
  '/api/notes/first-retirement-1966?limt=2',
  '/api/profile?limt=2',
])('%s as Markdown tells in words what was not used', async (path) => {
  const text = await (await ask(path, { accept: 'text/markdown' })).text();
  expect(text).toMatch(/\n\n## Ignored\n\n- a parameter that is not known here.*\n$/);
});

test.each([
  ['/api/profile', 'text/markdown'],
  ['/api/profile.md', '*/*'],
  ['/api/init?detail=full', 'text/markdown'],
  ['/api/notes?limit=1', 'text/markdown'],
])('%s for %s tells the hash of its record, under a tag of its own', async (path, accept) => {
  const record = await (await ask(path.replace('.md', ''))).json();
  for (const method of ['GET', 'HEAD']) {
    const { headers } = await ask(path, { accept }, method);
    expect(headers.get('content-type')).toBe(MARKDOWN);
    expect(headers.get('x-content-hash')).toBe(record.content_hash);
    expect(headers.get('etag')).toMatch(/^"sha256:[0-9a-f]{64}"$/);
    expect(headers.get('etag')).not.toContain(record.content_hash);
    expect(headers.get('last-modified')).toBe(new Date(record.last_modified).toUTCString());
  }
});

test.each(['/api/nothing-like-it', '/api/claims/zzz', '/.well-known/nothing', '/nothing'])(
  'a browser gets a page for the wrong path %s, an agent JSON',
  async (path) => {
    const page = await ask(path, { accept: BROWSER });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, HTML]);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toMatch(/^<!DOCTYPE html>/i);
    for (const accept of [
      '*/*',
      'application/json',
      'text/markdown',
      'application/json, text/html;q=0.9',
      'text/html;q=0',
      'text/*',
    ])
      expect((await ask(path, { accept })).headers.get('content-type')).toBe(JSON_FORM);
    for (const accept of [BROWSER, '*/*'])
      expect((await ask(path, { accept })).headers.get('vary')).toBe('Accept');
  },
);

test.each(['/api/notes?limit=x', '/api/claims?tag='])(
  'the problem of %s is JSON, for browsers too',
  async (path) => {
    expect((await ask(path, { accept: BROWSER })).headers.get('content-type')).toBe(JSON_FORM);
  },
);
