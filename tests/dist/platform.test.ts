import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { staticRoutes } from '../../src/routes.ts';
import { BUILDS } from '../support/dist.ts';

type Rule = { from: string; to: string; status: string };

const rulesOf = (text: string): Rule[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = '', ...rest] = line.split(/\s+/);
      expect(rest, line).toEqual([]);
      return { from, to, status };
    });

/** Blocks of `_headers` by path; a host merges the blocks of a path, so they are merged here. */
function headersOf(text: string): Map<string, Record<string, string>> {
  const blocks = new Map<string, Record<string, string>>();
  let block: Record<string, string> = {};
  for (const line of text.split('\n').filter(Boolean)) {
    const header = /^ {2}([\w-]+): (.+)$/.exec(line);
    if (header) {
      block[header[1] ?? ''] = header[2] ?? '';
      continue;
    }
    expect(line).toMatch(/^\/\S*$/);
    block = blocks.get(line) ?? {};
    blocks.set(line, block);
  }
  return blocks;
}

/** What the redirect engine would serve: a file first, then the first rule that matches. */
function served(rules: Rule[], files: readonly string[], path: string): string {
  if (files.includes(path.slice(1))) return path;
  for (const { from, to, status } of rules) {
    const pattern = from
      .replaceAll('.', '\\.')
      .replace('*', '.*')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (!match) continue;
    const target = to.replace(/:(\w+)/g, (_, name: string) => match.groups?.[name] ?? '');
    return status === '200' ? target : `${target} ${status}`;
  }
  return 'nothing';
}

test.each(BUILDS)(
  '%s: every path and alias is rewritten to the file that answers it',
  (_, dist) => {
    const rules = rulesOf(dist.text('_redirects'));
    for (const { path, file, id } of dist.index.filter((entry) => entry.path !== null)) {
      expect(served(rules, dist.files, path ?? ''), id).toBe(`/${file}`);
      const row = staticRoutes.find((route) => route.path === path);
      for (const alias of row?.aliases ?? [])
        expect(served(rules, dist.files, alias), alias).toBe(`/${file}`);
    }
    expect(served(rules, dist.files, '/api/nothing/here')).toBe('/errors/not-found.json 404');
    expect(served(rules, dist.files, '/.well-known/nothing')).toBe('/errors/not-found.json 404');
  },
);

test('rules are by path alone, fixed paths come before patterns, and no rule hides another', () => {
  const rules = rulesOf(BUILDS[0][1].text('_redirects'));
  expect(rules.filter(({ from, to }) => /[?=]/.test(from + to))).toEqual([]);
  expect(rules.map(({ from }) => from)).toEqual([...new Set(rules.map(({ from }) => from))]);
  const isPattern = rules.map(({ from }) => /[:*]/.test(from));
  expect(isPattern.lastIndexOf(false)).toBeLessThan(isPattern.indexOf(true));
  expect(rules.slice(-2).map(({ from }) => from)).toEqual(['/api/*', '/.well-known/*']);
});

test.each(BUILDS)(
  '%s: fixed rows have tag and date at every address, and the tag is the content hash',
  (_, dist) => {
    const headers = headersOf(dist.text('_headers'));
    for (const { path, aliases = [], id } of staticRoutes.filter(
      (row) => !row.path.includes('{'),
    )) {
      const entry = dist.index.find((one) => one.path === path);
      const text = dist.text(entry?.file ?? `nothing for ${id}`);
      const bytes = `sha256:${createHash('sha256').update(text).digest('hex')}`;
      const isJson = /json$/.test(entry?.media ?? '');
      const own = isJson && !('foreign' in (staticRoutes.find((row) => row.id === id) ?? {}));
      const tag = (isJson ? JSON.parse(text).content_hash : undefined) ?? bytes;
      for (const address of [path, ...aliases, `/${entry?.file}`]) {
        expect(headers.get(address), address).toMatchObject({ ETag: `"${tag}"` });
        expect(headers.get(address)?.['Last-Modified'] ?? null, address).toBe(
          entry?.modified ? new Date(entry.modified).toUTCString() : null,
        );
        if (!own)
          expect(headers.get(address), address).toMatchObject({
            'X-Content-Hash': tag,
            'X-Schema-Version': '1.0',
          });
      }
    }
  },
);

test('what agents read may be read from anywhere, and pages may be framed by nobody', () => {
  const headers = headersOf(BUILDS[0][1].text('_headers'));
  expect(headers.get('/*')).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Content-Security-Policy': expect.stringMatching(
      /^default-src 'none'; .*frame-ancestors 'none'$/,
    ),
  });
  for (const { path, aliases = [] } of staticRoutes)
    for (const address of [path, ...aliases]) {
      const block = headers.get(address.replace(/^(\/api|\/openapi|\/\.well-known)\/.*/, '$1/*'));
      expect(block, address).toMatchObject({ 'Access-Control-Allow-Origin': '*' });
    }
  expect(headers.get('/.well-known/api-catalog')).toMatchObject({
    'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  });
  expect(headers.get('/manifesto')).toBeUndefined();
});

test('pages for one reader are kept nowhere, found by nobody, and keep their address', () => {
  const headers = headersOf(BUILDS[0][1].text('_headers'));
  for (const path of ['/audits', '/audits/*', '/admin', '/admin/*'])
    expect(headers.get(path), path).toEqual({
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    });
  const shell = { from: '/audits/:slug', to: '/audits/index.html', status: '200' };
  expect(rulesOf(BUILDS[0][1].text('_redirects'))).toContainEqual(shell);
  // The block for everything comes first: what stands below it wins.
  expect([...headers.keys()][0]).toBe('/*');
});
