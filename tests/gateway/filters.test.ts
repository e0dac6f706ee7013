/** Filtered lists against a filter written here, on the complete lists of the build. */
import { expect, test } from 'vitest';
import type { Upstream } from '../../functions/gateway/upstream.ts';
import { standaloneService } from '../../functions/standalone/service.ts';
import { ODD } from '../support/build.ts';
import { hashOf } from '../support/dist.ts';
import { ask, built, example, placeOf, read } from './place.ts';

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
          const matching = all
            .filter((note) => !since || note.date >= since)
            .filter((note) => !tag || note.tags.includes(tag.toLowerCase()))
            .filter((note) => !project || note.project_slugs.includes(project));
          const wanted = matching.slice(0, limit ?? 50);
          expect(answer.notes).toEqual(wanted);
          expect(answer).toMatchObject({
            total: all.length,
            matched: matching.length,
            returned: wanted.length,
            content_hash: hashOf(answer),
          });
          if (wanted.length > 0 && wanted.length < all.length) narrowed += 1;
        }
  expect(narrowed).toBeGreaterThan(20);
});

const BOTH = { detail: 'full', tag: null, q: false, limit: 50, unmatched: [] };
const CLAIMS = { ...BOTH, changed_since: null };
const NOTES = { ...CLAIMS, since: null, project: null };

test.each([
  ['/api/notes?tag=COBOL&limit=2', { ...NOTES, tag: 'cobol', limit: 2 }],
  ['/api/notes?project=cobol', { ...NOTES, project: 'cobol' }],
  ['/api/notes?tag=zzz&project=zzz', { ...NOTES, unmatched: ['tag', 'project'] }],
  ['/api/notes?since=1980-01-01T01:00:00%2B02:00', { ...NOTES, since: '1979-12-31' }],
  ['/api/claims?tag=Navy', { ...CLAIMS, tag: 'navy' }],
  ['/api/claims?tag=zzz&limit=100', { ...CLAIMS, limit: 100, unmatched: ['tag'] }],
])('%s tells the filters as they are published', async (path, filters) => {
  expect((await json(path))['filters']).toEqual(filters);
});

test.each(['ünïcode', 'ÜNÏCODE', 'Ünïcode', 'Ünïcode'.normalize('NFD'), '長い'])(
  'a tag that is not ASCII is found as %s',
  async (tag) => {
    const place = standaloneService(ODD);
    const answer = await json(`/api/notes?tag=${encodeURIComponent(tag)}`, place);
    expect(ids(answer.notes)).toEqual(['a-very-long-note']);
    expect(answer['filters']).toMatchObject({
      tag: tag === '長い' ? '長い' : 'Ünïcode',
      unmatched: [],
    });
  },
);

test('a filtered list in Markdown tells the same items', async () => {
  const response = await ask('/api/notes?project=cobol&limit=2', { accept: 'text/markdown' });
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(text).toContain('# Grace Hopper: Notes and project updates');
  expect(text).toContain('http://localhost:11906/api/notes/history-of-programming-languages-1978');
  expect(text).not.toContain('/api/notes/pentagon-meeting-1959');
  expect(text).toContain('- returned: 2\n');
});

const LISTS = [
  ['/api/skills', 'skills'],
  ['/api/experience', 'experience'],
  ['/api/projects', 'projects'],
  ['/api/claims', 'claims'],
  ['/api/writings', 'writings'],
  ['/api/talks', 'talks'],
  ['/api/notes', 'notes'],
  ['/api/common_questions', 'common_questions'],
  ['/api/changelog', 'changelog'],
  ['/api/activity', 'activity'],
] as const;

test.each(LISTS)('%s takes tag and q, and says which of them matches nothing', async (path) => {
  const nothing = await json(`${path}?tag=zzzz&q=zzzz`);
  expect(nothing).toMatchObject({ matched: 0, returned: 0, filters: { tag: null, q: true } });
  expect(nothing['filters']).toMatchObject({ unmatched: ['tag', 'q'] });
  expect(nothing['total']).toBe((await json(path))['total']);
  expect(JSON.stringify(nothing)).not.toContain('zzzz');
});

test.each([
  ['/api/writings?tag=Compilers', 'writings', 'tags', 'compilers'],
  ['/api/experience?tag=cobol', 'experience', 'project_slugs', 'cobol'],
  ['/api/activity?tag=talk', 'activity', 'kind', 'talk'],
  ['/api/changelog?tag=profile', 'changelog', 'kind', 'profile'],
])('%s keeps the %s whose %s say %s', async (path, list, member, value) => {
  const answer = await json(path);
  const items = answer[list] as Record<string, unknown>[];
  expect(items.length).toBeGreaterThan(0);
  expect(answer['matched']).toBe(items.length);
  for (const item of items) expect([item[member]].flat()).toContain(value);
});

test('q finds words by their beginnings, whatever their case and marks, all of them', async () => {
  const titles = async (query: string) =>
    (
      (await json(`/api/projects?q=${encodeURIComponent(query)}`))['projects'] as { slug: string }[]
    ).map(({ slug }) => slug);
  expect(await titles('NANOSEC')).toEqual(['nanosecond-wires']);
  expect(await titles('nänosecond wires')).toEqual(['nanosecond-wires']);
  expect(await titles('nanosecond zzz')).toEqual([]);
  expect(await titles('!!')).toEqual([]);
  // Addresses are not what a record says.
  expect(await titles('http')).toEqual([]);
});

test.each(LISTS.slice(0, 4))(
  '%s is short with detail=compact, and leads on',
  async (path, list) => {
    const [short, full] = [await json(`${path}?detail=compact`), await json(path)];
    const items = short[list] as { url: string; evidence_level: string }[];
    expect(items.map(({ url }) => url)).toEqual(
      (full[list] as { url: string }[]).map(({ url }) => url),
    );
    for (const { url, evidence_level } of items) {
      expect(evidence_level).toMatch(/^(self-claim|private-live|public-live|external-validation)$/);
      expect((await ask(url.replace('http://localhost:11906', ''))).status).toBe(200);
    }
    expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(full).length / 2);
    expect(await json(`${path}?detail=full`)).toEqual(full);
  },
);

test('what changed since a day, by what last changed and not by when it happened', async () => {
  const { activity, total } = await json('/api/activity?changed_since=2026-11-20');
  const all = (await json('/api/activity?limit=100'))['activity'] as { last_modified: string }[];
  expect(activity).toEqual(
    all.filter(({ last_modified }) => last_modified >= '2026-11-20').slice(0, 20),
  );
  expect(total).toBe(all.length);
  expect((await json('/api/changelog?changed_since=2100-01-01'))['matched']).toBe(0);
});

test('the manifest since a day holds what changed, and the rest whole', async () => {
  const all = (await json('/api/manifest')) as unknown as Record<string, { url: string }[]>;
  const since = (await json('/api/manifest?changed_since=2100-01-01')) as unknown as typeof all;
  for (const list of ['claims', 'projects', 'skills', 'notes', 'writings', 'common_questions'])
    expect([list, since[list]]).toEqual([list, []]);
  expect(since['profile']).toEqual(all['profile']);
  expect(since['contact']).toEqual(all['contact']);
  expect(since['filters']).toEqual({ changed_since: '2100-01-01' });
  expect(since['content_hash']).toBe(hashOf(since));
  const early = (await json('/api/manifest?changed_since=1900-01-01')) as unknown as typeof all;
  expect(early['claims']).toEqual(all['claims']);
  expect((await ask('/api/manifest?changed_since=soon')).status).toBe(422);
});

test('what was withdrawn is 410 with its day, and a list tells what changed since', async () => {
  const change = { date: '2026-11-24', change: 'changed', record: 'claims/a', old: { claim: 'A' } };
  const place = placeOf({
    'variants/gateway.json': {
      name: 'Ada',
      base: 'http://localhost:11906',
      paths: ['/api/claims/b'],
      kinds: [],
      pages: {},
      withdrawn: { '/api/claims/a': { day: '2026-11-24', reason: 'It was wrong.' } },
    },
    '404.html': '<p>Gone</p>',
    'variants/api/claims/all.json': { claims: [], in_short: { claims: [] }, changes: [change] },
  });
  for (const path of ['/api/claims/a', '/api/claims/a.json']) {
    const gone = await ask(path, {}, 'GET', place);
    expect(gone.status).toBe(410);
    expect(await gone.json()).toMatchObject({
      error: {
        code: 'content_withdrawn',
        retryable: false,
        withdrawn_on: '2026-11-24',
        reason: 'It was wrong.',
        fallback_path: '/api/claims',
        suggested_next_path: '/api/changelog?changed_since=2026-11-24',
      },
    });
  }
  expect((await ask('/claims/a', { accept: 'text/html' }, 'GET', place)).status).toBe(410);
  expect((await ask('/api/claims/c', {}, 'GET', place)).status).toBe(404);
  const since = async (day: string) =>
    (await ask(`/api/claims?changed_since=${day}`, {}, 'GET', place)).json();
  expect(await since('2026-11-24')).toMatchObject({ changes: [change] });
  expect(await since('2026-11-25')).toMatchObject({ changes: [] });
});

test('one build is read once: the same answers, however many are asked', async () => {
  const reads: string[] = [];
  const place = {
    ...placeOf({}),
    read: (file: string) => {
      reads.push(file);
      return read(file);
    },
    kept: new Map(),
  };
  const asked = ['notes?since=1959-05-28&limit=2', 'notes?tag=history', 'projcts', 'notes/x'];
  const paths = asked.map((path) => `/api/${path}`);
  const answers = async (of: typeof example | Upstream) =>
    Promise.all(paths.map(async (path) => (await ask(path, {}, 'GET', of)).text()));
  const [first, again] = [await answers(place), await answers(place)];
  expect(first).toEqual(await answers(example));
  expect(again).toEqual(first);
  const made = reads.filter((file) => file.startsWith('variants/'));
  expect(made.sort()).toEqual(['variants/api/notes/all.json', 'variants/gateway.json']);
});
