/** The paths of the edge mount, read as the platform reads them: as text, without a build. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasTwin, twinOf } from '../../src/files.ts';
import { pages, privatePages, routeList, staticRoutes } from '../../src/routes.ts';

const MOUNT = 'netlify/edge-functions/door.ts';

test('the door stands at every path and alias of the table, the pages, their prefixes and twins, and nowhere else', () => {
  const [, list = ''] = /\n {2}path: \[(.*?)\n {2}\]/s.exec(readFileSync(MOUNT, 'utf8')) ?? [];
  const written = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
  const prefixes = ['/api/*', '/.well-known/*'];
  const outside = (path: string) =>
    !prefixes.some((prefix) => path.startsWith(prefix.slice(0, -1)));
  const plain = (path: string) => path.replace(/(?<=.)\/$/, '').replace(/\{(\w+)\}/g, ':$1');
  const rows = routeList.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const twins = staticRoutes
    .filter(hasTwin)
    .flatMap(({ path, aliases = [] }) => [path, ...aliases].map((one) => twinOf(`${one}.json`)));
  const fixedPages = pages
    .filter(({ path }) => !path.includes('{'))
    .map(({ path }) => `${path}.md`);
  const needed = new Set([
    ...prefixes,
    ...rows.map(plain),
    ...[...pages, ...privatePages].map(({ path }) => plain(path)),
    '/index.md',
    ...[...twins, ...fixedPages].filter(outside),
  ]);
  const missing = [...needed].filter((path) => !written.includes(path));
  expect(missing, `write these into config.path of ${MOUNT}`).toEqual([]);
  const without = written.filter((path) => !needed.has(path));
  expect(without, `nothing answers here: take these out of config.path of ${MOUNT}`).toEqual([]);
  expect(written.filter((path, at) => written.indexOf(path) !== at)).toEqual([]);
});
