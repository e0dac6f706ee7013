/**
 * The gateway switched off: every default read still answers, from static files and rewrites
 * alone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileOf, fillPath, hasTwin, NOT_FOUND_FILE, twinOf } from '../../src/files.ts';
import { pages, privatePages, staticRoutes } from '../../src/routes.ts';
import type { FileEntry } from '../../src/surfaces/files-index.ts';
import { ROWS } from '../standalone/rows.ts';
import { EXAMPLE } from '../support/build.ts';
import { emulating } from './lasting.ts';

const get = emulating({ edgeFunctions: false });
const built = (file: string) => readFileSync(join(EXAMPLE, file), 'utf8');
const index: FileEntry[] = JSON.parse(built('variants/files.json'));

/**
 * Media type alone: parameters are the emulator's own, and so is what it loses of `_headers`: that
 * JSON is more than that.
 */
const plain = (type: string) => type.replace(/;.*/, '').replace(/\/.*\+json$/, '/json');
const media = (response: Response) => plain(response.headers.get('content-type') ?? '');

type Read = { path: string; file: string; type: string };

const rows: Read[] = ROWS.flatMap(({ path, aliases, type }) => {
  const essence = type.split(';')[0] ?? '';
  return [path, ...aliases].map((one) => ({
    path: one,
    file: fileOf(path, essence),
    type: essence,
  }));
});
const items: Read[] = index.flatMap(({ path, file, media: type }) =>
  path === null || rows.some((row) => row.path === path) ? [] : [{ path, file, type }],
);
const twins: Read[] = staticRoutes.filter(hasTwin).flatMap(({ path, aliases = [], media: type }) =>
  aliases.map((alias) => ({
    path: `${alias}.md`,
    file: twinOf(fileOf(path, type)),
    type: 'text/markdown',
  })),
);
// Pages of the owner's own and further CVs are not the engine's.
const ofEngine = pages.filter(({ path }) => !/^\/(pages|cvs)\//.test(path));
const html: Read[] = ofEngine.map(({ path }) => {
  const [kind = ''] = path.slice(1).split('/');
  const item: Record<string, string> = {
    projects: 'cobol',
    developers: 'reports',
    claims: 'rear-admiral',
    notes: 'rear-admiral-1985',
  };
  const filled = fillPath(path, item[kind] ?? 'what-a-compiler-was');
  return { path: filled, file: `${filled.slice(1)}/index.html`, type: 'text/html' };
});

const shells: Read[] = privatePages.map(({ path, file }) => ({
  path: fillPath(path, 'acme-2026'),
  file,
  type: 'text/html',
}));

test('the reads below are all that is published', () => {
  expect(new Set(items.map(({ path }) => path)).size).toBe(items.length);
  expect(items.filter(({ type }) => type === 'application/json').length).toBeGreaterThan(40);
  const covered = new Set([...rows, ...items].map(({ file }) => file));
  expect(index.filter(({ path, file }) => path !== null && !covered.has(file))).toEqual([]);
});

describe.concurrent('reads', () => {
  test.each([...rows, ...items, ...twins, ...html, ...shells])(
    '$path is $file',
    async ({ path, file, type }) => {
      const response = await get(path);
      expect([response.status, media(response)]).toEqual([200, plain(type)]);
      expect((await response.text()) === built(file)).toBe(true);
    },
  );

  test.each([
    '/api/profile',
    '/init',
    '/health',
    '/health.md',
    '/init.md',
    '/manifesto.md',
    '/llms.txt',
    '/skill.md',
  ])('any page may read %s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  // The platform answers these with 404; the emulator gives every rewrite the status 200, so only
  // the body tells.
  test.each(['/api/nothing', '/api/claims/nothing/more', '/.well-known/nothing', '/api/x/y?y=z'])(
    '%s is the JSON for wrong paths',
    async (path) => {
      const response = await get(path);
      expect(media(response)).toBe('application/json');
      const { error } = JSON.parse(await response.text()) as { error: { code: string } };
      expect(error.code).toBe('endpoint_not_found');
      expect(JSON.parse(built(NOT_FOUND_FILE))).toMatchObject({ error });
    },
  );

  // An item that is not there is a rewrite to nothing: the platform has no second rule for it.
  test.each(['/nothing', '/api/claims/nothing'])('%s is the page for wrong paths', async (path) => {
    const response = await get(path);
    expect([response.status, media(response)]).toEqual([404, 'text/html']);
    expect(await response.text()).toBe(built('404.html'));
  });
});
