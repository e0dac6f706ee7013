/**
 * Every page names its twin for agents, in the head and at its end, and the twin is there.
 */
import { describe, expect, test } from 'vitest';
import { fileOf, fillPath } from '../../src/files.ts';
import { pages, routes } from '../../src/routes.ts';
import { BUILDS, type JsonObject } from '../support/dist.ts';
import { pageOf, textOf } from './page.ts';

describe.each(BUILDS)('%s', (_, dist) => {
  const items = (row: string) =>
    dist.index.flatMap(({ id, path, media }) =>
      id === row && path && media === 'application/json' ? [path] : [],
    );
  const groups = Object.keys(dist.json('api/index.json')['groups'] as object);
  // Nothing leads to the page of a manifesto that is not there, and there is none; nor to what
  // organisers ask for, where nobody has written or said anything.
  const kit = dist.json('api/kit.json')['topics'] as unknown[];
  const talks = dist.json('api/talks.json')['talks'] as unknown[];
  const isThere: Record<string, boolean> = {
    '/manifesto': dist.json('api/content/manifesto.json')['body_available'] === true,
    '/kit': kit.length + talks.length > 0,
  };
  const there = pages.filter(({ path }) => isThere[path] !== false);
  /** Pages of the table with the twin of each: one for every item of the row. */
  const expected = [
    { path: '/', twin: '/api/profile' },
    ...there.flatMap(({ path, row }) => {
      const twin: string = routes[row].path;
      // Several pages show parts of one description.
      if (path.includes('{') && !twin.includes('{'))
        return groups.map((group) => ({ path: fillPath(path, group), twin }));
      return path.includes('{')
        ? items(row).map((twin) => ({ path: fillPath(path, twin.split('/').at(-1) ?? ''), twin }))
        : [{ path: path as string, twin }];
    }),
  ];

  test.each(expected)('$path names $twin', ({ path, twin }) => {
    const page = pageOf(dist, path);
    const markdown = path === '/' ? '/index.md' : `${path}.md`;
    expect(page.values('link[rel="alternate"][type="application/json"]', 'href')).toEqual([twin]);
    expect(page.values('link[rel="alternate"][type="text/markdown"]', 'href')).toEqual([markdown]);
    const links = page
      .all('body > footer a')
      .map((link) => [link.getAttributeValue('href'), textOf(link)]);
    // By the name of the file: a browser that asks for the record is led to its page.
    expect(links).toContainEqual([`/${fileOf(twin, 'application/json')}`, twin]);
    expect(links).toContainEqual([markdown, markdown]);
    const known = dist.index.map((entry) => entry.path);
    expect(known).toContain(twin);
    expect(known).toContain(markdown);
    expect(dist.text(markdown.slice(1))).toMatch(
      new RegExp(`^---\\nsource: http://localhost:11906${path}\\ntokens: \\d+\\n---\\n\\n# \\S`),
    );
  });

  test('the index of content names every page that shows something, with its twin', () => {
    const surfaces = dist.json('api/content.json')['surfaces'] as {
      human_path: string;
      api_path: string;
    }[];
    const shown: Record<string, readonly string[]> = {
      '/notes': ['notes'],
      '/questions': ['common_questions'],
      '/claims': ['claims'],
      '/projects': ['projects'],
      '/experience': ['experience', 'education', 'skills', 'awards', 'interests'],
      '/writing': ['writings', 'talks', 'texts'],
    };
    const texts = surfaces.filter(({ api_path }) => /^\/api\/content\//.test(api_path));
    const manifest: JsonObject = { ...dist.json('api/manifest.json'), texts };
    const isEmpty = (name: string) => (manifest[name] as unknown[]).length === 0;
    const empty = Object.keys(shown).filter((path) => shown[path]?.every(isEmpty));
    // The pages for developers are about the interface, and not about the person; single claims
    // and notes are named by their lists, tags hold no record of their own, and a form none.
    const listed = expected.filter(
      ({ path }) =>
        !empty.includes(path) &&
        !['/tags', '/match'].includes(path) &&
        !path.startsWith('/developers') &&
        !/^\/(claims|notes)\//.test(path),
    );
    expect(surfaces.map(({ human_path, api_path }) => `${human_path} ${api_path}`).sort()).toEqual(
      listed.map(({ path, twin }) => `${path} ${twin}`).sort(),
    );
    const sitemap = dist.text('sitemap.xml');
    for (const { path } of expected)
      expect(sitemap.includes(`<loc>http://localhost:11906${path}</loc>`), path).toBe(
        listed.some((one) => one.path === path) || path === '/developers',
      );
  });
});
