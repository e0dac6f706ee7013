/**
 * The mount of the gateway, with a platform made of files in memory; MCP by every name that the
 * platform leads to this site, and what previews do not do.
 */
import type { Context } from '@netlify/functions';
import { expect, test, vi } from 'vitest';
import mount from '../../netlify/edge-functions/gateway.ts';
import { edgeUpstream } from '../../netlify/edge-upstream.ts';
import mcp from '../../netlify/functions/mcp.mts';
import { netlifyService } from '../../netlify/service.ts';
import { BASE } from '../support/links.ts';

const FACTS = JSON.stringify({
  name: 'Ada',
  base: 'https://ada.example',
  paths: ['/api/profile'],
  kinds: [],
});

type Asked = { path: string; headers: Record<string, string>; options: unknown };

/**
 * A platform that answers paths with texts, everything else with 404, and remembers what it was
 * asked; what the gateway knows of the build, which it reads once an isolate, is there.
 */
function platform(files: Record<string, string | Response>): { context: Context; asked: Asked[] } {
  const asked: Asked[] = [];
  const next = async (request: Request, options: unknown) => {
    const path = request.url.slice(BASE.length);
    if (path === '/variants/gateway.json') return new Response(FACTS);
    asked.push({ path, headers: Object.fromEntries(request.headers), options });
    const found = files[path];
    // Where another test has put a Response of its own in the place of Node's, fetch keeps Node's.
    return typeof found === 'object'
      ? found
      : new Response(found ?? null, { status: found === undefined ? 404 : 200 });
  };
  return { context: { next } as unknown as Context, asked };
}

const KEEP = { sendConditionalRequest: true };

test.each(['/api/profile', '/api/profile.json', '/_astro/x.css'])(
  'an answer of the platform at %s whose headers may not be changed goes through',
  async (path) => {
    // Answers of fetch are such.
    const { context } = platform({ [path]: await fetch('data:application/json,{}') });
    const response = await mount(new Request(`${BASE}${path}`), context);
    expect([response?.status, await response?.text()]).toEqual([200, '{}']);
    expect(response?.headers.get('server-timing')).toMatch(/^gateway;/);
  },
);

test('a plain read is handed on with its conditions, so that 304 survives', async () => {
  const { context, asked } = platform({
    '/api/profile': new Response(null, { status: 304, headers: { etag: '"a"' } }),
  });
  const response = await mount(
    new Request(`${BASE}/api/profile`, { headers: { 'if-none-match': '"a"' } }),
    context,
  );
  expect([response.status, response.headers.get('etag'), response.body]).toEqual([
    304,
    '"a"',
    null,
  ]);
  expect(asked).toEqual([
    { path: '/api/profile', headers: { 'if-none-match': '"a"' }, options: KEEP },
  ]);
});

test('a file is read on the same origin, without the caller’s headers but conditions', async () => {
  const { context, asked } = platform({
    '/api/profile.md': '# Ada',
    '/api/profile.json': '{"content_hash":"sha256:a","last_modified":null}',
  });
  const headers = { accept: 'text/markdown', 'if-none-match': '"a"' };
  const response = await mount(
    new Request(`${BASE}/api/profile?utm_source=x`, { headers }),
    context,
  );
  expect([response.status, await response.text()]).toEqual([200, '# Ada']);
  expect(asked).toEqual([
    { path: '/api/profile.md', headers: {}, options: KEEP },
    { path: '/api/profile.json', headers: {}, options: KEEP },
  ]);
});

test('a file that is not there is null; the page of wrong paths is read anyhow', async () => {
  const missing = () => new Response('page', { status: 404 });
  const { read } = edgeUpstream(
    new Request(BASE),
    platform({ '/404': missing(), '/a.md': missing() }).context,
  );
  expect([await read('404.html'), await read('a.md')]).toEqual(['page', null]);
});

// The emulator answers a rewrite with status 404 as 200, and gives the headers of its target to
// files that stand before it.
test.each(['GET', 'HEAD'])(
  'the static 404 is one, and a file with its mark is not: %s',
  async (method) => {
    const marked = (text: string) =>
      new Response(text, { headers: { 'x-error-code': 'endpoint_not_found', etag: '"a"' } });
    const files = { '/api/a': '{"error":{"code":"x"}}', '/api/b': '{"notes":[]}' };
    const next = async ({ url }: Request) =>
      marked(files[url.slice(BASE.length) as keyof typeof files]);
    const upstream = edgeUpstream(new Request(BASE), { next } as unknown as Context);
    const answers = ['/api/a', '/api/b'].map((path) =>
      upstream.next(new Request(`${BASE}${path}`, { method })),
    );
    const [wrong, right] = await Promise.all(answers);
    expect([wrong?.status, right?.status, right?.headers.get('etag')]).toEqual([404, 200, '"a"']);
    expect(right?.headers.has('x-error-code')).toBe(false);
    expect(await right?.text()).toBe(method === 'HEAD' ? '' : files['/api/b']);
  },
);

test('errors carry the base URL of the build, not that of the request', async () => {
  const { context } = platform({});
  const asked = new Request(`${BASE}/api/profil`, { headers: { host: 'evil.example' } });
  const { error } = await (await mount(asked, context)).json();
  expect(error).toMatchObject({
    fallback_url: 'https://ada.example/api/',
    suggested_next_url: 'https://ada.example/api/profile',
  });
});

test('a fault costs nothing but the extras: the original request is handed on', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { context, asked } = platform({
    '/api/notes?limit=1': 'default list',
    '/variants/api/notes/all.json': 'no JSON',
  });
  const response = await mount(new Request(`${BASE}/api/notes?limit=1`), context);
  expect([response.status, await response.text()]).toEqual([200, 'default list']);
  expect(asked.at(-1)).toEqual({ path: '/api/notes?limit=1', headers: {}, options: KEEP });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

const contextOf = (name: string) =>
  ({
    deploy: { context: name, id: 'deploy1' },
    ip: '192.0.2.1',
    waitUntil: () => {},
  }) as unknown as Context;

const asked = (base: string, headers: Record<string, string> = {}) =>
  new Request(`${base}/mcp/public`, { headers: { host: new URL(base).host, ...headers } });

test('a domain alias answers; a page of another origin is refused, also there', async () => {
  const alias = 'https://alias.example';
  const status = async (request: Request, context = 'production') =>
    (await mcp(request, contextOf(context))).status;
  expect(await status(asked(alias))).toBe(200);
  expect(await status(asked(alias, { origin: alias }))).toBe(200);
  expect(await status(asked(alias, { origin: 'https://evil.example' }))).toBe(403);
  // The emulator takes every Host, and leads it here.
  expect(await status(asked('http://evil.example'), 'dev')).toBe(403);
});

test('previews write to nobody', () => {
  vi.stubEnv('CONTACT_WEBHOOK_URL', 'https://hooks.example.org/x');
  vi.stubEnv('SMTP_URL', 'smtps://mail.example.org');
  vi.stubEnv('NOTIFY_EMAIL', 'owner@example.org');
  const ways = (name: string) => {
    const { webhook, mail } = netlifyService(contextOf(name));
    return [webhook !== null, mail !== null];
  };
  expect(ways('production')).toEqual([true, true]);
  expect(ways('deploy-preview')).toEqual([false, false]);
  expect(ways('branch-deploy')).toEqual([false, false]);
  vi.unstubAllEnvs();
});

test('a wrong setting is told once, not at each call', () => {
  vi.stubEnv('CONTACT_WEBHOOK_URL', 'http://hooks.example.org/x');
  const log = vi.spyOn(console, 'error').mockReturnValue();
  for (let call = 0; call < 3; call++)
    expect(netlifyService(contextOf('production')).webhook).toBeNull();
  expect(log.mock.calls).toEqual([[expect.stringContaining('CONTACT_WEBHOOK_URL is not an')]]);
  log.mockRestore();
  vi.unstubAllEnvs();
});
