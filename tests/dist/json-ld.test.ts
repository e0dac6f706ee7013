/**
 * JSON-LD of every page: schema.org's own types and members, and what Google's guides require of
 * the types that it shows.
 */
import { expect, test } from 'vitest';
import { BUILDS, type Dist, type JsonObject } from '../support/dist.ts';
import { breaks } from '../support/schema-org.ts';

const BLOCK = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

const blocksOf = (dist: Dist): [string, JsonObject][] =>
  dist.files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      [...dist.text(file).matchAll(BLOCK)].map(([, text = '']): [string, JsonObject] => [
        file,
        JSON.parse(text),
      ]),
    );

/**
 * Members that a result needs, by type (developers.google.com/search/docs/appearance/
 * structured-data, "Required properties"); of articles, which require none, those that it
 * recommends.
 */
const REQUIRED: Record<string, string[]> = {
  ProfilePage: ['mainEntity.name'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer.text'],
  Article: ['headline', 'author.name', 'datePublished', 'image'],
  BlogPosting: ['headline', 'author.name', 'dateModified'],
};

const held = (value: unknown, path: string) =>
  path.split('.').reduce<unknown>((at, name) => (at as JsonObject | undefined)?.[name], value);

function lacking(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(lacking);
  if (typeof value !== 'object' || value === null) return [];
  const type = String((value as JsonObject)['@type']);
  const own = (REQUIRED[type] ?? []).filter((path) => {
    const found = held(value, path);
    return found === undefined || found === null || found === '';
  });
  return [...own.map((path) => `${type}.${path}`), ...Object.values(value).flatMap(lacking)];
}

test.each(BUILDS)('%s: pages say what they are in the words of schema.org', (_, dist) => {
  const blocks = blocksOf(dist);
  expect(blocks.length).toBeGreaterThan(8);
  for (const [file, block] of blocks) expect(breaks(block), file).toEqual([]);
});

test.each(BUILDS)('%s: nothing lacks that a search engine requires', (_, dist) => {
  for (const [file, block] of blocksOf(dist)) expect(lacking(block), file).toEqual([]);
});

test.each(BUILDS)('%s: breadcrumbs count from one and lead to pages of this site', (_, dist) => {
  for (const [file, block] of blocksOf(dist)) {
    const { itemListElement: steps = [] } = (block['breadcrumb'] ?? {}) as {
      itemListElement?: { position: number; name: string; item: string }[];
    };
    expect(
      steps.map(({ position }) => position),
      file,
    ).toEqual(steps.map((_s, at) => at + 1));
    for (const { item } of steps) expect(item, file).toMatch(/^http:\/\/localhost:11906\//);
  }
});

test('a member that the vocabulary does not have, and a value of another type, are found', () => {
  expect(
    breaks({ '@type': 'Person', name: 'A', nme: 'B', alumniOf: { '@type': 'Book', name: 'C' } }),
  ).toEqual([
    '$.nme: Person has no such member',
    '$.alumniOf: holds none of EducationalOrganization, Organization, IdReference',
  ]);
});
