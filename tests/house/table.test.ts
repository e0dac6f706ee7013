import { expect, test } from 'vitest';
import { routeList } from '../../src/routes.ts';

/** The interface: method, path, status of a success. HEAD goes with GET. */
const SPEC: [string, string, number][] = [
  ['GET', '/health', 200],
  ['GET', '/', 200],
  ['GET', '/mcp', 200],
  ['POST', '/mcp', 200],
  ['GET', '/api/', 200],
  ['GET', '/api/init', 200],
  ['GET', '/api/status', 200],
  ['GET', '/api/schema', 200],
  ['GET', '/api/agents.json', 200],
  ['GET', '/.well-known/ax-mission.json', 200],
  ['GET', '/.well-known/agent.json', 200],
  ['GET', '/openapi.json', 200],
  ['GET', '/.well-known/ai-plugin.json', 200],
  ['GET', '/llms.txt', 200],
  ['GET', '/skill.md', 200],
  ['GET', '/agentic-experience.md', 200],
  ['GET', '/agent-surface-spec.md', 200],
  ['GET', '/ax-skill.md', 200],
  ['GET', '/ax-checklist.md', 200],
  ['GET', '/substrate-debt.md', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/api/profile', 200],
  ['GET', '/api/skills', 200],
  ['GET', '/api/experience', 200],
  ['GET', '/api/projects', 200],
  ['GET', '/api/writings', 200],
  ['GET', '/api/talks', 200],
  ['GET', '/api/manifesto', 200],
  ['GET', '/api/content', 200],
  ['GET', '/api/content/manifesto', 200],
  ['GET', '/api/content/articles/{slug}', 200],
  ['GET', '/api/notes', 200],
  ['GET', '/api/manifest', 200],
  ['GET', '/api/claims', 200],
  ['GET', '/api/collaboration', 200],
  ['GET', '/api/changelog', 200],
  ['GET', '/api/activity', 200],
  ['GET', '/api/common_questions', 200],
  ['GET', '/api/audits/{slug}/meta', 200],
  ['GET', '/api/audits/{slug}', 200],
  ['GET', '/api/contact', 200],
  ['POST', '/api/contact', 202],
  ['POST', '/api/agent/ask', 200],
  ['GET', '/api/agent-reports/schema', 200],
  ['POST', '/api/agent-reports', 201],
  ['GET', '/api/agent-reports/stats', 200],
  ['GET', '/api/evals', 200],
  ['GET', '/api/evals/runbook', 200],
  ['GET', '/api/evals/run', 200],
  ['POST', '/api/evals/run', 200],
  ['GET', '/api/admin/stats', 200],
  ['GET', '/api/admin/audits', 200],
  ['POST', '/api/admin/audits', 201],
  ['GET', '/api/admin/audits/{slug}', 200],
  ['PATCH', '/api/admin/audits/{slug}', 200],
  ['POST', '/api/admin/audits/{slug}/tokens', 201],
  ['GET', '/api/admin/audits/{slug}/tokens', 200],
  ['DELETE', '/api/admin/audits/{slug}/tokens/{token_id}', 200],
];

/** Paths of one row: one answer under several names. */
const SAME: string[][] = [
  ['/api/init', '/api/agent-init', '/agent-init', '/init'],
  ['/api/agents.json', '/agents.json', '/.well-known/agents.json'],
  ['/.well-known/ax-mission.json', '/agent.json'],
  ['/openapi.json', '/api/openapi.json', '/.well-known/openapi.json'],
  ['/.well-known/llms.txt', '/api/llms.txt', '/llms.txt'],
  ['/api/skill.md', '/skill.md', '/api/ax-skill.md', '/ax-skill.md'],
  ['/api/agentic-experience.md', '/agentic-experience.md'],
  ['/api/agent-surface-spec.md', '/agent-surface-spec.md'],
  ['/api/ax-checklist.md', '/ax-checklist.md'],
  ['/api/substrate-debt.md', '/substrate-debt.md'],
  ['/api/common_questions', '/api/faq'],
];

const pathsOf = ({ path, aliases = [] }: (typeof routeList)[number]) => [path, ...aliases];
const rowsAt = (path: string) => routeList.filter((row) => pathsOf(row).includes(path));

test.each(SPEC)('%s %s is in the table and answers %i', (method, path, status) => {
  expect(rowsAt(path).filter((row) => row.method === method)).toMatchObject([{ status }]);
});

test.each(SAME)('%s has its other names', (...paths) => {
  const ids = paths.flatMap((path) => rowsAt(path).map(({ id }) => id));
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(paths.length);
});

/** The owner's inbox stands apart from what agents are promised. */
const INBOX = /^\/api\/admin\/(contacts|questions|reports|people)\b/;

test('every row says who may call it', () => {
  const closed = routeList.filter(({ access, path }) => access !== 'public' && !INBOX.test(path));
  expect(
    Object.fromEntries(closed.map(({ method, path, access }) => [`${method} ${path}`, access])),
  ).toEqual({
    'GET /mcp': 'bearer',
    'POST /mcp': 'bearer',
    'GET /api/admin/stats': 'bearer',
    'GET /api/audits/{slug}': 'audit_token',
    'GET /api/admin/feed.xml': 'feed_token',
    'DELETE /api/admin/audits/{slug}': 'admin_key',
    'GET /api/admin/audits/{slug}/revisions': 'admin_key',
    'DELETE /api/admin/audits/{slug}/revisions/{revision}': 'admin_key',
    'DELETE /api/admin/audits/{slug}/recipients/{token_id}': 'admin_key',
    'GET /api/admin/exports/audits': 'admin_key',
    'GET /api/admin/audits': 'admin_key',
    'POST /api/admin/audits': 'admin_key',
    'GET /api/admin/audits/{slug}': 'admin_key',
    'PATCH /api/admin/audits/{slug}': 'admin_key',
    'POST /api/admin/audits/{slug}/tokens': 'admin_key',
    'GET /api/admin/audits/{slug}/tokens': 'admin_key',
    'DELETE /api/admin/audits/{slug}/tokens/{token_id}': 'admin_key',
  });
});

test('no id, and no path with the same method, stands twice; an alias belongs to one row', () => {
  const calls = routeList.flatMap((row) => pathsOf(row).map((path) => `${row.method} ${path}`));
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
  const ids = routeList.map(({ id }) => id.toLowerCase());
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const canonical = new Set(routeList.map(({ path }) => path as string));
  expect(
    routeList.flatMap(({ aliases = [] }) => aliases).filter((alias) => canonical.has(alias)),
  ).toEqual([]);
});

test('every row has a purpose that fits, and no two have the same', () => {
  for (const { purpose, id } of routeList) {
    expect(purpose.length, id).toBeLessThanOrEqual(60);
    expect(purpose, id).toMatch(/^[A-Z].*[^.\s]$/);
  }
  expect(new Set(routeList.map(({ purpose }) => purpose)).size).toBe(routeList.length);
});

test('a row that the build makes is a public GET that is ready', () => {
  const made = routeList.filter(({ kind }) => kind === 'static');
  expect(made.filter(({ method, access }) => method !== 'GET' || access !== 'public')).toEqual([]);
});
