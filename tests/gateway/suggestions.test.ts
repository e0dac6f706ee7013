/** "Did you mean": the nearest path that answers, and the fallback above it. */
import { expect, test } from 'vitest';
import { ask, BASE, example, placeOf } from './place.ts';

type Problem = { code: string; fallback_path: string; suggested_next_path: string };

/** What a wrong path is told. */
async function problemOf(path: string, place = example as Parameters<typeof ask>[3]) {
  const response = await ask(path, {}, 'GET', place);
  expect(response.status).toBe(404);
  return ((await response.json()) as { error: Problem }).error;
}
const suggestion = async (path: string) => (await problemOf(path)).suggested_next_path;

test.each<[path: string, nearest: string, status?: number]>([
  ['/api/profil', '/api/profile'],
  ['/api/proflie', '/api/profile'],
  ['/api/Notes', '/api/notes'],
  ['/profile', '/api/profile'],
  ['/api/v1/profile', '/api/profile'],
  ['/api/common-questions', '/api/common_questions'],
  ['/.well-known/agents-card.json', '/.well-known/agent-card.json'],
  ['/llm.txt', '/llms.txt'],
  // Aliases count as paths.
  ['/api/fap', '/api/faq'],
  ['/agent-ini', '/agent-init'],
  ['/api/agent-inits', '/api/agent-init'],
  ['/agent.jsom', '/agent.json'],
  // Items.
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
  // Other words for it.
  ['/lebenslauf', '/resume.json'],
  ['/api/docs', '/developers'],
  ['/swagger.json', '/openapi.json'],
  ['/Jobs', '/api/experience'],
  ['/blog/', '/api/content'],
  ['/api/chat', '/skill.md'],
  ['/api/agent/check', '/api/claims/check', 405],
  // Nothing near enough: the start.
  ['/api/zzzzzzzzzzzzzzzzzzzzzzzz', '/api/init'],
  ['/wp-login.php', '/api/init'],
])('%s: did you mean %s, which answers', async (path, nearest, status = 200) => {
  expect(await suggestion(path)).toBe(nearest);
  expect((await ask(nearest)).status).toBe(status);
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
  expect((await problemOf(path)).fallback_path).toBe(fallback);
});

test.each([
  '/api/projects/zz',
  '/api/claims/cobol',
  '/api/claims/x',
  '/api/content/articles/zzz',
  '/api/notes/2020',
])('%s: an id that resembles none gets the list, not the luckiest item', async (path) => {
  const { suggested_next_path, fallback_path } = await problemOf(path);
  expect(suggested_next_path).toBe(fallback_path);
});

test.each([
  '/api/%zz',
  '/api/%ff',
  '/api/profile%00',
  '/api/profile/index.md',
  '/api//profile',
  '/api/notes/%2e%2e%2fprofile',
])('%s is a 404 with a way on, not a fault', async (path) => {
  expect((await problemOf(path)).fallback_path).toMatch(/^\/(api\/.*)?$/);
});

test('a slip in a long path is found up to 200 characters', async () => {
  const near = (length: number) => `/api/${'x'.repeat(length)}`;
  const place = placeOf({
    'variants/gateway.json': { name: 'Ada', base: BASE, paths: [near(190), near(200)], kinds: [] },
  });
  for (const [length, suggested] of [
    [191, near(190)],
    [201, '/api/init'],
  ] as const)
    expect((await problemOf(near(length), place)).suggested_next_path).toBe(suggested);
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
