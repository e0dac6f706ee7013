import { expect, test } from 'vitest';
import { routeList } from '../../src/routes.ts';
import spec from './spec.json' with { type: 'json' };

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

// The interface: method, path, status of a success. HEAD goes with GET.
test.each(spec)('%s is in the table', (line) => {
  const [method, path = '', status] = line.split(' ');
  expect(rowsAt(path).filter((row) => row.method === method)).toMatchObject([
    { status: Number(status) },
  ]);
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
    'GET /api/admin/audits/{slug}/revisions/{revision}': 'admin_key',
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
