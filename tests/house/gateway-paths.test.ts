/** The paths of the edge mount, read as the platform reads them: as text, without a build. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf, hasTwin, twinOf } from '../../src/files.ts';
import { pages, privatePages, routeList, staticRoutes } from '../../src/routes.ts';

const MOUNT = 'netlify/edge-functions/gateway.ts';

test('the gateway stands at every path and alias of the table, the pages and their twins', () => {
  const text = readFileSync(MOUNT, 'utf8');
  expect(text).toContain("path: '/*',");
  const [, list = ''] = /\n {2}excludedPath: \[(.*?)\]/s.exec(text) ?? [];
  const excluded = [...list.matchAll(/'([^']+)\*'/g)].map(([, path = '']) => path);
  expect(excluded.length).toBeGreaterThan(3);
  const paths = [
    ...[...routeList, ...pages, ...privatePages].map(({ path }) => path),
    ...routeList.flatMap(({ aliases = [] }) => aliases),
    ...staticRoutes.filter(hasTwin).map(({ path, media }) => `/${twinOf(fileOf(path, media))}`),
    '/nothing',
    '/.well-known/nothing',
  ];
  expect(paths.filter((path) => excluded.some((start) => path.startsWith(start)))).toEqual([]);
});
