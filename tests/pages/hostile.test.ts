/**
 * What a build must not show: raw HTML and addresses that run code, in what the owner's files hold,
 * are text, never markup; drafts and items of days to come are nowhere.
 */
import { expect, test } from 'vitest';
import { HOSTILE } from '../support/build.ts';
import { type JsonObject, openDist } from '../support/dist.ts';
import { pageOf, pagesOf, textOf } from './page.ts';

test('no page has an element, an attribute or an address that came from a text', () => {
  for (const page of pagesOf(openDist(HOSTILE))) {
    const data = page.all('script[type="application/ld+json"]');
    expect(data.length).toBeLessThanOrEqual(1);
    for (const { textContent } of data) expect(() => JSON.parse(textContent)).not.toThrow();
    const code = page.all('script').filter((one) => !data.includes(one));
    for (const one of code) expect(one.getAttributeValue('src')).toMatch(/^\/_astro\//);
    expect(code.map(textOf).join('')).toBe('');
    const evil = page.all('[onerror], [onload], b, i, svg[onload], img[src="x"]');
    expect(evil.map(textOf)).toEqual([]);
    expect(
      [...page.values('[href]', 'href'), ...page.values('[src]', 'src')].join('\n'),
    ).not.toContain('javascript:');
    expect(page.all('title')).toHaveLength(1);
  }
});

test('nothing of a draft or of an item dated in the future is in any byte of the build', () => {
  const { files, bytes, json } = openDist(HOSTILE);
  expect(files.length).toBeGreaterThan(100);
  // In the bytes of a font or an image any two letters meet, and so they do in the hash that names
  // a style sheet.
  const named = /_astro\/[\w.-]+/g;
  for (const file of files.filter((name) => !/\.(woff2|png|pdf)$/.test(name)))
    expect(`${file}\n${bytes(file).toString('latin1')}`.replace(named, '')).not.toMatch(
      /wqz|held-back|From the future/,
    );
  const questions = json('api/common_questions.json')['common_questions'] as JsonObject[];
  expect(questions.find(({ id }) => id === 'shown')?.['sources']).toEqual([
    { source_path: '/api/profile', source_url: 'http://localhost:11906/api/profile' },
  ]);
});

test('no file tells where on the machine it was built, whatever NODE_ENV says', () => {
  const { files, bytes } = openDist(HOSTILE);
  const telling = files.filter((file) => bytes(file).includes(process.cwd()));
  expect(telling).toEqual([]);
});

test.each([
  '/notes',
  '/notes/evil',
  '/projects',
  '/projects/evil',
  '/claims',
  '/claims/evil',
  '/questions',
  '/writing',
  '/articles/evil',
  '/',
])('%s shows it as the text that it is', (path) => {
  const shown = pageOf(openDist(HOSTILE), path).all('main').map(textOf).join(' ');
  expect(shown).toContain('<script>alert("xq")</script><img src=x onerror=alert(1)>');
});

test.each(['/notes', '/notes/evil', '/projects/evil', '/questions', '/articles/evil'])(
  '%s leads to pictures of other hosts and loads none: the policy would stop them',
  (path) => {
    const page = pageOf(openDist(HOSTILE), path);
    const links = page.all('a[href="https://elsewhere.example/map.png"]').map(textOf);
    expect(new Set(links)).toEqual(new Set(['A map']));
    expect(page.all('a[href="/claims"]').map(textOf)).toContain('In a link');
    expect(page.all('a a')).toEqual([]);
    expect([...new Set(page.values('img[src]', 'src'))]).toEqual(['/own.png']);
  },
);
