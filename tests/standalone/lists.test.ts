/** The lists that take a query, through the running server: bounds, wrong values, filters. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { EXAMPLE, ODD } from '../support/build.ts';
import { LISTS } from './rows.ts';
import { type Contract, contractOf } from './schemas.ts';
import { serving } from './server.ts';

type Item = { id: string; date: string; tags: string[]; project_slugs: string[] };
type Answer = Record<string, unknown>;

const { at, get } = serving();
const odd = serving(ODD);
let contract: Contract;

beforeAll(async () => {
  contract = await contractOf(at('/api/schema'));
});

/** The complete list as the build left it on the disk. */
function complete(path: string, member: string, folder = EXAMPLE): Item[] {
  const all: Record<string, Item[]> = JSON.parse(
    readFileSync(join(folder, `variants${path}/all.json`), 'utf8'),
  );
  return all[member] ?? [];
}

async function answer(path: string, schema: string, from = get): Promise<Answer> {
  const response = await from(path);
  expect([path, response.status]).toEqual([path, 200]);
  const payload = (await response.json()) as Answer;
  expect(contract.problems(payload, schema)).toEqual([]);
  return payload;
}

test.each(LISTS)(
  '$paths: limits that are allowed',
  async ({ paths, member, most, usual, schema }) => {
    const all = complete(paths[0] ?? '', member);
    expect(all.length).toBeGreaterThan(1);
    for (const path of paths)
      for (const [query, limit] of [
        ['', usual],
        [`?limit=${usual}`, usual],
        ['?limit=1', 1],
        ['?limit=2', 2],
        [`?limit=${most - 1}`, most - 1],
        [`?limit=${most}`, most],
        [`?limit=0${most}&unknown=1`, most],
      ] as const) {
        const payload = await answer(`${path}${query}`, schema);
        expect(payload[member]).toEqual(all.slice(0, limit));
        expect(payload).toMatchObject({ total: all.length, returned: Math.min(limit, all.length) });
        expect(payload['filters']).toMatchObject({ limit });
      }
  },
);

test.each(LISTS)('$paths: limits that are refused', async ({ paths, most }) => {
  for (const path of paths)
    for (const limit of [
      '0',
      '-1',
      `${most + 1}`,
      '99999999999999999999',
      '',
      'ten',
      '1.5',
      '1e1',
      '%2B1',
      '1&limit=1',
      'null',
    ]) {
      const response = await get(`${path}?limit=${limit}`);
      expect([limit, response.status]).toEqual([limit, 422]);
      const payload = (await response.json()) as { detail: { loc: string[] }[] };
      expect(contract.problems(payload, 'HTTPValidationError')).toEqual([]);
      expect(payload.detail.map(({ loc }) => loc)).toEqual([['query', 'limit']]);
    }
});

test.each(LISTS)(
  '$paths in Markdown with a limit, and a 304 for whoever has it',
  async ({ paths, member }) => {
    const [path = ''] = paths;
    const response = await get(`${path}?limit=1`, {
      accept: 'text/markdown',
      'accept-encoding': 'identity',
    });
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toContain(complete(path, member)[0]?.id);
    const etag = response.headers.get('etag') ?? '';
    expect(
      (await get(`${path}?limit=1`, { accept: 'text/markdown', 'if-none-match': etag })).status,
    ).toBe(304);
    expect(
      (await get(`${path}?limit=2`, { accept: 'text/markdown', 'if-none-match': etag })).status,
    ).toBe(200);
  },
);

test('every combination of note filters equals the same filter on the complete list', async () => {
  const all = complete('/api/notes', 'notes');
  for (const since of ['', '1959-05-28', '1985-11-08T00:00:00-05:00', '2100-01-01'])
    for (const tag of ['', 'history', 'HiStOrY', 'zzz'])
      for (const project of ['', 'cobol', 'zzz'])
        for (const limit of ['', '1', '100']) {
          const given = Object.entries({ since, tag, project, limit }).filter(
            ([, value]) => value !== '',
          );
          const payload = await answer(`/api/notes?${new URLSearchParams(given)}`, 'NotesResponse');
          expect(payload['notes']).toEqual(
            all
              .filter(({ date }) => date >= since.slice(0, 10))
              .filter(({ tags }) => tag === '' || tags.includes(tag.toLowerCase()))
              .filter(({ project_slugs }) => project === '' || project_slugs.includes(project))
              .slice(0, Number(limit || 50)),
          );
        }
});

test('every tag of the claims, in any case and with a limit', async () => {
  const all = complete('/api/claims', 'claims');
  for (const tag of new Set(all.flatMap(({ tags }) => tags)))
    for (const limit of [1, 100]) {
      const wanted = all.filter(({ tags }) => tags.includes(tag)).slice(0, limit);
      for (const sent of [tag, tag.toUpperCase()])
        expect(
          (await answer(`/api/claims?tag=${sent}&limit=${limit}`, 'ClaimsResponse'))['claims'],
        ).toEqual(wanted);
    }
});

test.each([
  'tag=',
  'project=',
  'since=',
  'since=1',
  'since=2026-02-30',
  'tag=a&tag=a',
  'project=a&project=b',
  'since=2026-01-01&since=2026-01-01',
])('/api/notes?%s is refused, whatever else is right', async (query) => {
  for (const more of ['', '&limit=3', '&tag=history'.repeat(query.includes('tag') ? 0 : 1)]) {
    const response = await get(`/api/notes?${query}${more}`);
    expect(response.status).toBe(422);
    expect(contract.problems(await response.json(), 'HTTPValidationError')).toEqual([]);
  }
});

test('the odd profile: short lists, tags beyond ASCII', async () => {
  for (const { paths, member, schema } of LISTS) {
    const [path = ''] = paths;
    const all = complete(path, member, ODD);
    expect((await answer(`${path}?limit=1`, schema, odd.get))[member]).toEqual(all.slice(0, 1));
  }
  const payload = await answer(
    `/api/notes?tag=${encodeURIComponent('ÜNÏCODE')}`,
    'NotesResponse',
    odd.get,
  );
  expect(payload['filters']).toMatchObject({ tag: 'Ünïcode', unmatched: [] });
});
