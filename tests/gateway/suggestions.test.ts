/** "Did you mean": the nearest path that answers, and the fallback above it. */
import { expect, test } from 'vitest';
import { ask, BASE, placeOf } from './place.ts';

type Problem = { error: { code: string; fallback_path: string; suggested_next_path: string } };

async function suggestion(path: string): Promise<string> {
  const response = await ask(path);
  expect(response.status).toBe(404);
  return ((await response.json()) as Problem).error.suggested_next_path;
}

test.each([
  ['/api/profil', '/api/profile'],
  ['/api/proflie', '/api/profile'],
  ['/api/Notes', '/api/notes'],
  ['/profile', '/api/profile'],
  ['/api/v1/profile', '/api/profile'],
  ['/api/common-questions', '/api/common_questions'],
  ['/.well-known/agents-card.json', '/.well-known/agent-card.json'],
  ['/llm.txt', '/llms.txt'],
])('%s: did you mean %s', async (path, nearest) => {
  expect(await suggestion(path)).toBe(nearest);
});

test.each([
  ['/api/fap', '/api/faq'],
  ['/agent-ini', '/agent-init'],
  ['/api/agent-inits', '/api/agent-init'],
  ['/agent.jsom', '/agent.json'],
])('%s: the alias %s counts as a path', async (path, nearest) => {
  expect(await suggestion(path)).toBe(nearest);
});

test.each([
  ['/api/claims/rear-admirall', '/api/claims/rear-admiral'],
  ['/api/claims/REAR-ADMIRAL', '/api/claims/rear-admiral'],
  ['/api/claims/rear_admiral', '/api/claims/rear-admiral'],
  ['/api/claims/rear-admiral.txt', '/api/claims/rear-admiral'],
  ['/api/projects/kobol', '/api/projects/cobol'],
  ['/api/notes/moth-in-the-log', '/api/notes/moth-in-the-log-1947'],
  ['/api/content/articles/what-a-compiler-is', '/api/content/articles/what-a-compiler-was'],
  [
    '/api/content/articles/what-a-compiler-is/claims',
    '/api/content/articles/what-a-compiler-was/claims',
  ],
  ['/api/claims/rear-admirall.md', '/api/claims/rear-admiral'],
  ['/api/claims/rear-admirall.json', '/api/claims/rear-admiral'],
])('%s: the item %s', async (path, nearest) => {
  expect(await suggestion(path)).toBe(nearest);
});

test.each([
  ['/api/claims/something-else-entirely', '/api/claims'],
  ['/api/claims/x/y/z', '/api/claims'],
  ['/api/faq/x', '/api/common_questions'],
  ['/api/evals/run/x', '/api/evals/run'],
  ['/api/projects/cobol/claims', '/api/projects'],
  ['/api/x', '/api/'],
  ['/x', '/api/'],
])('%s: the fallback is %s, the nearest path above', async (path, fallback) => {
  const { error } = (await (await ask(path)).json()) as Problem;
  expect(error.fallback_path).toBe(fallback);
});

test.each([
  '/api/projects/zz',
  '/api/claims/cobol',
  '/api/claims/x',
  '/api/content/articles/zzz',
  '/api/notes/2020',
])('%s: an id that resembles none gets the list, not the luckiest item', async (path) => {
  const { error } = (await (await ask(path)).json()) as Problem;
  expect(error.suggested_next_path).toBe(error.fallback_path);
});

test.each([
  ['/lebenslauf', '/resume.json'],
  ['/api/docs', '/developers'],
  ['/swagger.json', '/openapi.json'],
  ['/Jobs', '/api/experience'],
  ['/blog/', '/api/content'],
  ['/api/chat', '/skill.md'],
])('%s means %s, which answers', async (path, meant) => {
  expect(await suggestion(path)).toBe(meant);
  expect((await ask(meant)).status).toBe(200);
});

test('nothing near enough: the start', async () => {
  expect(await suggestion('/api/zzzzzzzzzzzzzzzzzzzzzzzz')).toBe('/api/init');
  expect(await suggestion('/wp-login.php')).toBe('/api/init');
});

test.each([
  '/api/%zz',
  '/api/%ff',
  '/api/profile%00',
  '/api/profile/index.md',
  '/api//profile',
  '/api/notes/%2e%2e%2fprofile',
])('%s is a 404 with a way on, not a fault', async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(((await response.json()) as Problem).error.fallback_path).toMatch(/^\/(api\/.*)?$/);
});

test('a slip in a long path is found up to 200 characters', async () => {
  const near = (length: number) => `/api/${'x'.repeat(length)}`;
  const place = placeOf({
    'variants/gateway.json': { name: 'Ada', base: BASE, paths: [near(190), near(200)], kinds: [] },
  });
  for (const [length, suggested] of [
    [191, near(190)],
    [201, '/api/init'],
  ] as const) {
    const { error } = (await (await ask(near(length), {}, 'GET', place)).json()) as Problem;
    expect(error.suggested_next_path).toBe(suggested);
  }
});

test('a path too long to be a slip is not compared, and costs nothing', async () => {
  expect(await suggestion(`/api/profile${'e'.repeat(100_000)}`)).toBe('/api/init');
  expect(await suggestion(`/api/claims/${'/x'.repeat(20_000)}`)).toBe('/api/init');
});

test.each([
  ['/api/%70rofile', '/api/profile'],
  ['/api/%6Eotes?limit=1', '/api/notes?limit=1'],
  ['/api/claims/rear%2Dadmiral', '/api/claims/rear-admiral'],
])('%s is %s, written with escapes that it does not need', async (path, plain) => {
  for (const accept of ['application/json', 'text/markdown']) {
    const [one, other] = [await ask(path, { accept }), await ask(plain, { accept })];
    expect(one.status).toBe(200);
    expect(await one.text()).toBe(await other.text());
  }
});
