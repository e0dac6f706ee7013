/**
 * What every page for people has: head, landmarks, evidence, and what programs are told. Markup and
 * that no page has code of its own, site/markup.test.ts holds.
 */
import { describe, expect, test } from 'vitest';
import { BUILDS, type Dist } from '../support/dist.ts';
import { pagesOf, textOf } from './page.ts';

const BASE = 'http://localhost:11906';

const ENGLISH = {
  lang: 'en',
  dir: 'ltr',
  cite: 'Before you cite',
  levels: {
    'private-live': 'Not public',
    'public-live': 'Public',
    'external-validation': 'The owner names a source',
  } as Record<string, string>,
};
const ARABIC: typeof ENGLISH = {
  lang: 'ar',
  dir: 'rtl',
  cite: 'قبل الاستشهاد',
  levels: {
    'private-live': 'غير علني',
    'public-live': 'علني',
    'external-validation': 'ذُكر مصدر خارجي',
  },
};

const rulesOf = (dist: Dist) => dist.json('api/profile.json')['do_not_infer'] as string[];

const cases = BUILDS.flatMap(([name, dist]) =>
  pagesOf(dist).map((page) => ({
    name: `${name} ${page.path}`,
    page,
    dist,
    speaks: name === 'arabic' ? ARABIC : ENGLISH,
    rules: rulesOf(dist),
  })),
);

test('both profiles have every kind of page', () => {
  const kinds = (start: string) => [
    ...new Set(
      cases.flatMap(({ name, page }) =>
        name.startsWith(start)
          ? [page.path.replace(/(projects|articles|developers|claims|notes|pages|cvs)\/.*/, '$1/*')]
          : [],
      ),
    ),
  ];
  const shared = [
    '/',
    '/404',
    '/about',
    '/claims',
    '/claims/*',
    '/contact',
    '/contact/not-sent',
    '/contact/thanks',
    '/cv',
    '/experience',
    '/manifesto',
    '/match',
    '/notes',
    '/notes/*',
    '/pages/*',
    '/projects',
    '/tags',
    '/writing',
    '/developers',
    '/developers/*',
  ];
  expect(kinds('example').sort()).toEqual(
    [...shared, '/articles/*', '/kit', '/projects/*', '/questions'].sort(),
  );
  expect(kinds('odd').sort()).toEqual(
    [...shared, '/cvs/*', '/kit', '/projects/*', '/questions'].sort(),
  );
});

describe.each(cases)('$name', ({ page, dist, speaks, rules }) => {
  const { path, all, values } = page;

  test('has a language, a title of usual length, a description and an address of its own', () => {
    expect(values('html', 'lang')).toEqual([speaks.lang]);
    expect(values('html', 'dir')).toEqual([speaks.dir]);
    const [title, ...more] = all('title').map(textOf);
    expect(more).toEqual([]);
    expect(title?.length).toBeGreaterThan(3);
    expect(title?.length).toBeLessThanOrEqual(70);
    expect(values('meta[name="description"]', 'content')[0]?.length).toBeGreaterThan(10);
    const hidden = values('meta[name="robots"]', 'content');
    expect(hidden).toEqual(/^\/(404|contact\/|cvs\/5e1f)/.test(path) ? ['noindex'] : []);
    expect(values('link[rel="canonical"]', 'href')).toEqual(
      hidden.length > 0 ? [] : [`${BASE}${path}`],
    );
  });

  test('has its landmarks once, a way to the content first, and a named navigation', () => {
    for (const one of ['body > header', 'main', 'body > footer']) expect(all(one)).toHaveLength(1);
    expect(values('a', 'href')[0]).toBe('#content');
    expect(values('main', 'id')).toEqual(['content']);
    expect(values('nav', 'aria-label').length).toBe(all('nav').length);
  });

  test('loads nothing from elsewhere, and little script', () => {
    expect([...all('iframe'), ...all('object')].map(textOf)).toEqual([]);
    const scripts = values('script[src]', 'src').map((file) => dist.bytes(file.slice(1)).length);
    expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(10_000);
    const loaded = [...values('link[rel="stylesheet"]', 'href'), ...values('[src]', 'src')];
    expect(loaded.length).toBeGreaterThan(0);
    for (const address of [
      ...loaded,
      ...values('link[rel="preload"]', 'href'),
      ...values('link[rel="icon"]', 'href'),
    ])
      expect(address).toMatch(/^\/(_astro|pictures)\//);
  });

  test('tells programs that read its HTML how to cite, and what is not to be inferred', () => {
    const told = all('body > footer .agents').map(textOf).join(' ');
    expect(told).toContain(speaks.cite);
    for (const rule of rules) expect(told).toContain(rule.replace(/\s+/g, ' ').trim());
  });

  test('shows evidence as a mark and in words for people', () => {
    for (const mark of all('.evidence')) {
      const level = mark.getAttributeValue('data-level') ?? '';
      const [name = '', host = ''] = textOf(mark).split(/: /);
      expect(level).not.toBe('self-claim');
      expect(name).toBe(speaks.levels[level]);
      // An outside source is named by its host.
      expect(host).toMatch(level === 'external-validation' ? /^([a-z\d.:-]+\.[a-z]+)?$/ : /^$/);
      expect(mark.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
    }
  });
});

test.each([
  ['arabic', 'about', 1],
  ['example', 'about', 0],
])('links of %s to other places are the own ones of who runs the site: %s', (name, path, most) => {
  const page = cases.find((one) => one.name === `${name} /${path}`)?.page;
  expect(page?.all('main a[rel="me"]')).toHaveLength(most);
});

test('a heading does not break after the one letter of a name', () => {
  const { page } =
    cases.find(({ name }) => name === 'example /claims/a-0-first-linker-loader') ?? expect.fail();
  expect(page.all('h1 .whole').map(textOf)).toEqual(['A-0']);
});
