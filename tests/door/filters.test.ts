/** Filtered lists against a filter written here, on the complete lists of the build. */
import { expect, test } from 'vitest';
import { hashOf } from './hash.ts';
import { ask, built, example, odd, placeOf } from './place.ts';

type Note = { id: string; date: string; tags: string[]; project_slugs: string[] };
type Answer = Record<string, unknown> & {
  notes: Note[];
  claims: Note[];
  total: number;
  returned: number;
};

const ids = (items: { id: string }[]) => items.map(({ id }) => id);

async function json(path: string, place = example): Promise<Answer> {
  const response = await ask(path, {}, 'GET', place);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

test('every combination of note filters equals the same filter on the complete list', async () => {
  const { notes: all } = await built<{ notes: Note[] }>('variants/api/notes/all.json');
  let narrowed = 0;
  for (const since of [undefined, '1959-05-28', '1985-11-08', '2100-01-01'])
    for (const tag of [undefined, 'history', 'HISTORY', 'nothing'])
      for (const project of [undefined, 'cobol', 'nothing'])
        for (const limit of [undefined, 1, 3, 100]) {
          const given = Object.entries({ since, tag, project, limit }).filter(
            ([, value]) => value !== undefined,
          );
          const answer = await json(
            `/api/notes?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}`,
          );
          const wanted = all
            .filter((note) => !since || note.date >= since)
            .filter((note) => !tag || note.tags.includes(tag.toLowerCase()))
            .filter((note) => !project || note.project_slugs.includes(project))
            .slice(0, limit ?? 50);
          expect(answer.notes).toEqual(wanted);
          expect(answer).toMatchObject({
            total: all.length,
            returned: wanted.length,
            content_hash: hashOf(answer),
          });
          if (wanted.length > 0 && wanted.length < all.length) narrowed += 1;
        }
  expect(narrowed).toBeGreaterThan(20);
});

test.each([
  [
    '/api/notes?tag=COBOL&limit=2',
    { since: null, tag: 'cobol', project: null, limit: 2, unmatched: [] },
  ],
  [
    '/api/notes?project=cobol',
    { since: null, tag: null, project: 'cobol', limit: 50, unmatched: [] },
  ],
  [
    '/api/notes?tag=zzz&project=zzz',
    { since: null, tag: null, project: null, limit: 50, unmatched: ['tag', 'project'] },
  ],
  [
    '/api/notes?since=1980-01-01T01:00:00%2B02:00',
    { since: '1979-12-31', tag: null, project: null, limit: 50, unmatched: [] },
  ],
  ['/api/claims?tag=Navy', { tag: 'navy', limit: 50, unmatched: [] }],
  ['/api/claims?tag=zzz&limit=100', { tag: null, limit: 100, unmatched: ['tag'] }],
])('%s tells the filters as they are published', async (path, filters) => {
  expect((await json(path))['filters']).toEqual(filters);
});

test('claims by tag, whatever the case', async () => {
  const wanted = ['a-0-first-linker-loader', 'flow-matic-english-keywords', 'math-matic-direction'];
  expect(ids((await json('/api/claims?tag=univac')).claims)).toEqual(wanted);
  expect(ids((await json('/api/claims?tag=UniVAC')).claims)).toEqual(wanted);
  expect(ids((await json('/api/claims?tag=UNIVAC&limit=1')).claims)).toEqual(wanted.slice(0, 1));
});

test.each(['ünïcode', 'ÜNÏCODE', 'Ünïcode', 'Ünïcode'.normalize('NFD'), '長い'])(
  'a tag that is not ASCII is found as %s',
  async (tag) => {
    const answer = await json(`/api/notes?tag=${encodeURIComponent(tag)}`, odd);
    expect(ids(answer.notes)).toEqual(['a-very-long-note']);
    expect(answer['filters']).toMatchObject({
      tag: tag === '長い' ? '長い' : 'Ünïcode',
      unmatched: [],
    });
  },
);

test('a project is a slug: its case matters, a part of it is not enough', async () => {
  expect((await json('/api/notes?project=cobol')).returned).toBe(3);
  expect((await json('/api/notes?project=COBOL')).returned).toBe(0);
  expect((await json('/api/notes?project=cob')).returned).toBe(0);
});

test.each([
  ['/api/changelog', 'changelog', 20],
  ['/api/activity', 'activity', 20],
  ['/api/common_questions', 'common_questions', 10],
])('%s cuts a long list at its default, its limit and no earlier', async (path, name, usual) => {
  const all = Array.from({ length: 120 }, (_, index) => ({ id: `item-${index}` }));
  const place = placeOf({
    [`variants${path}/all.json`]: {
      [name]: all,
      last_modified: '2026-01-02T00:00:00Z',
      breaking_changes_since: null,
    },
  });
  for (const [query, count] of [
    ['?x', usual],
    ['?limit=1', 1],
    ['?limit=50', 50],
  ] as const) {
    const answer = await json(`${path}${query}`, place);
    expect(answer[name]).toEqual(all.slice(0, count));
    expect(answer).toMatchObject({
      total: 120,
      returned: count,
      filters: { limit: count },
      schema_version: '1.0',
    });
    expect(answer).toMatchObject({
      last_modified: '2026-01-02T00:00:00Z',
      content_hash: hashOf(answer),
    });
  }
});

test('a filtered list in Markdown tells the same items', async () => {
  const response = await ask('/api/notes?project=cobol&limit=2', { accept: 'text/markdown' });
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(text).toContain('# Grace Hopper: Notes and project updates');
  expect(text).toContain('http://localhost:8888/api/notes/history-of-programming-languages-1978');
  expect(text).not.toContain('/api/notes/pentagon-meeting-1959');
  expect(text).toContain('**returned**: 2');
});
