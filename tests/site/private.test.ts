/**
 * The shells of the private pages: how they are sent, what they weigh, and that nobody is led to
 * them.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { serving } from '../standalone/server.ts';
import { BUILDS } from '../support/dist.ts';

const { get } = serving();
const EXAMPLE_DIST = BUILDS[0][1];

/**
 * Most script of the console, as the server compresses it, and beside that its Markdown (bytes).
 */
const CONSOLE = 35_000;
const MARKDOWN = 25_000;

/** Most of the page of a recipient before it has a report to render and with it (bytes). */
const SHELL = 30_000;
const REPORT = 120_000;

const PATHS = [
  '/audits',
  '/audits/',
  '/audits/acme-2026',
  '/audits/acme-2026/',
  '/admin',
  '/admin/',
];

test.each(PATHS)(
  '%s is kept nowhere, found by nobody, and does not pass its address on',
  async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await get(path, { accept: 'text/html' }, method);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': expect.stringContaining("script-src 'self';"),
        'x-frame-options': 'DENY',
      });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  },
);

test('private pages are read and nothing else', async () => {
  for (const path of ['/audits/acme-2026', '/admin']) {
    const refused = await get(path, {}, 'POST');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await refused.json()).toMatchObject({
      error: { code: 'method_not_allowed', fallback_path: '/api/' },
    });
    const options = await get(path, {}, 'OPTIONS');
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('the console speaks the language of the profile', () => {
  const arabic = BUILDS.find(([name]) => name === 'arabic')?.[1];
  const page = arabic?.text('admin/index.html');
  expect(page).toMatch(/<html lang="ar" dir="rtl">[\s\S]*<title>لوحة التحكم<\/title>/);
  expect(page).toContain('الرسائل');
});

test.each(BUILDS)('%s: nothing public leads to them', (_, dist) => {
  const links = /(?:href|src|action)="(?:https?:\/\/[^/"]+)?\/(?:audits|admin)\b/;
  for (const file of dist.files.filter((one) => one.endsWith('.html')))
    expect(dist.text(file), file).not.toMatch(links);
  for (const file of ['sitemap.xml', 'llms.txt', 'feed.xml', 'api/content.json'])
    expect(dist.text(file), file).not.toMatch(/(?<!api)\/(audits|admin)(?![\w-]*\.)/);
});

/** Files of script that a page may come to load, its own and those that they name. */
function scriptsOf(page: string, follow: boolean): string[] {
  const found = [...EXAMPLE_DIST.text(page).matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(
    ([, src = '']) => src,
  );
  const pattern = follow
    ? /["'](?:\.\/|\/?_astro\/)([\w.-]+\.js)["']/g
    : /from\s*["']\.\/([\w.-]+\.js)["']/g;
  for (const file of found)
    for (const [, name = ''] of EXAMPLE_DIST.text(file).matchAll(pattern))
      if (!found.includes(`_astro/${name}`)) found.push(`_astro/${name}`);
  return found;
}

const bytesOf = (file: string) => Buffer.byteLength(EXAMPLE_DIST.text(file));
const weight = (files: readonly string[], sizeOf = bytesOf) =>
  files.reduce((sum, file) => sum + sizeOf(file), 0);

/** Bytes of a file as it is sent. */
const sentBytesOf = (file: string) =>
  brotliCompressSync(EXAMPLE_DIST.text(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  }).byteLength;

test('the scripts are files of their own, and light', () => {
  expect(scriptsOf('home/index.html', true)).toEqual([]);
  for (const page of ['audits/index.html', 'admin/index.html'])
    expect(EXAMPLE_DIST.text(page).match(/<script(?![^>]* src=)[^>]*>/g)).toBeNull();
  const [shell, report] = [false, true].map((follow) => {
    const files = scriptsOf('audits/index.html', follow);
    return { count: files.length, bytes: weight(files) };
  });
  expect(shell?.bytes).toBeLessThan(SHELL);
  // The renderer of Markdown comes with the report, to the recipient and in the console.
  expect(report?.count).toBeGreaterThan(shell?.count ?? 0);
  expect(report?.bytes).toBeLessThan(REPORT);
  const owner = Map.groupBy(scriptsOf('admin/index.html', true), (file) => /markdown/.test(file));
  expect(weight(owner.get(false) ?? [], sentBytesOf)).toBeLessThan(CONSOLE);
  expect(weight(owner.get(true) ?? [], sentBytesOf)).toBeLessThan(MARKDOWN);
  expect(scriptsOf('admin/index.html', false)).not.toEqual(
    expect.arrayContaining(owner.get(true) ?? []),
  );
});
