/** Microformats as a parser by other hands reads them: who this is, and what was published when. */
import { mf2 } from 'microformats-parser';
import { expect, test } from 'vitest';
import { BUILDS } from '../support/dist.ts';
import { pageOf } from './page.ts';

const BASE = 'http://localhost:11906';
const dists = Object.fromEntries(BUILDS);

const read = (name: string, path: string) => {
  const dist = dists[name];
  if (!dist) throw new Error(`There is no build ${name}.`);
  return mf2(pageOf(dist, path).html, { baseUrl: `${BASE}${path}` });
};

test('the home page is the h-card of the person, with the address that stands for them', () => {
  const { items } = read('example', '/');
  expect(items.map(({ type }) => type)).toEqual([['h-card']]);
  expect(items[0]?.properties).toMatchObject({
    name: ['Grace Murray Hopper'],
    uid: [`${BASE}/`],
    photo: [{ value: `${BASE}/pictures/portrait.svg`, alt: 'Portrait of Grace Murray Hopper' }],
  });
});

test("only the person's own card says that other places are theirs (rel=me)", () => {
  expect(read('arabic', '/about').rels['me']).toHaveLength(1);
  expect(read('example', '/about').rels['me']).toBeUndefined();
});

test.each([
  ['/articles/what-a-compiler-was', 'What a compiler was'],
  ['/notes/moth-in-the-log-1947', undefined],
])('%s is an h-entry with its day and its address', (path, title) => {
  const { items } = read('example', path);
  expect(items.map(({ type }) => type)).toEqual([['h-entry']]);
  const { name, url, published, content } = items[0]?.properties ?? {};
  if (title) expect(name).toEqual([title]);
  expect(url).toEqual([`${BASE}${path}`]);
  expect(published).toEqual([expect.stringMatching(/^\d{4}/)]);
  expect(content).toHaveLength(1);
});
