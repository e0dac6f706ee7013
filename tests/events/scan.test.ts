/**
 * After a story full of secrets, through a real process: no event, no log line and no answer holds
 * one. What callers send on purpose (messages, questions, reports) is kept in their own
 * stores and nowhere else.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProcess } from '../write-side/process.ts';
import { dataFolder } from '../write-side/server.ts';
import { AGENTS, READS } from './callers.ts';

const SECRETS = {
  bearer: 'bearer-5d1f9c37a2b84e60',
  adminKey: 'adminkey-77c2e1b09d3f4a58',
  audit: 'aud_k3v9_kZ4mQ8wT1xC6bN0pL7sD2fG5hJ9vR3yE',
  email: 'grace.reader@mail.example.net',
  question: 'questionword-2f8e',
  context: 'contextword-9b1a',
  report: 'reportword-4c7d',
  address: '198.51.100.23',
  query: 'queryword-6e3b',
  path: 'pathword-8a2c',
};
const ALL = Object.values(SECRETS);

/** What looks like a secret or a person, whoever it is of. */
const PATTERNS = {
  email: /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  'audit token': /aud_\w+_\w{16,}/,
  credential: /bearer\s+\S+/i,
  'IPv4 address': /\b(?!127\.0\.0\.1\b)\d{1,3}(?:\.\d{1,3}){3}\b/,
  'hex or base64 of 32 characters': /(?<![\w/-])[A-Za-z0-9_-]{32,}(?![\w-])/,
};
/** The id of a refused request, which the service gave it: the caller has it as X-Request-Id. */
const REQUEST_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?= refused at )/gm;
const findings = (text: string) => [
  ...ALL.filter((secret) => text.includes(secret)),
  ...Object.entries(PATTERNS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name),
];

test('the scanner finds what it looks for', () => {
  for (const secret of ALL) expect(findings(`x ${secret} y`)).toContain(secret);
  expect(
    findings('to ada@example.org, Bearer abc, aud_a_0123456789abcdef, 203.0.113.9'),
  ).toHaveLength(4);
  expect(findings(`key ${'ab'.repeat(16)}`)).toHaveLength(1);
  expect(
    findings('{"time":"12:00:01.000Z","route":"getProfile","agent":"Claude-Code","count":3}'),
  ).toEqual([]);
});

test('events, logs and answers of a whole story', async () => {
  const folder = await dataFolder();
  const server = await startProcess({
    DATA_DIR: folder,
    ACCESS_TOKENS: `admin:${SECRETS.bearer}`,
    AUDIT_ADMIN_KEY: SECRETS.adminKey,
  });
  await server.listening;
  const answers: string[] = [];
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
    const text = await response.text();
    // A sender sees what was stored of the message; what else is told is nobody's secret.
    const { stored: _, ...told } = path === '/api/contact' ? JSON.parse(text) : {};
    answers.push(
      JSON.stringify([response.status, ...response.headers]),
      path === '/api/contact' ? JSON.stringify(told) : text,
    );
    return response.status;
  };
  const noisy = {
    'user-agent': `someone/1.0 (+mailto:${SECRETS.email})`,
    referer: `https://${SECRETS.query}:x@news.example.com/${SECRETS.path}?token=${SECRETS.audit}`,
    'x-forwarded-for': SECRETS.address,
    cookie: `session=${SECRETS.query}`,
  };
  for (const { userAgent } of AGENTS)
    for (const { path, method = 'GET' } of READS)
      await call(path, { method, headers: { ...noisy, 'user-agent': userAgent } });
  const send = (path: string, body: object, headers = {}) =>
    call(path, {
      method: 'POST',
      headers: { ...noisy, ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(
    await send('/api/contact', { intent: 'hire', from: SECRETS.email, context: SECRETS.context }),
  ).toBe(202);
  expect(
    await send('/api/agent/ask', {
      question: `What is ${SECRETS.question}?`,
      on_behalf_of: SECRETS.email,
    }),
  ).toBe(200);
  const mission = { attempted: SECRETS.report, completed: true, confidence_in_result: 3 };
  expect(
    await send('/api/agent-reports', { mission, outcome: { achieved_goal: true }, public: true }),
  ).toBe(201);
  const credentials: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${SECRETS.audit}` },
    { 'x-admin-key': SECRETS.adminKey },
  ];
  for (const path of [
    `/api/audits/an-audit?token=${SECRETS.audit}`,
    `/api/notes?tag=${SECRETS.query}`,
    `/api/${SECRETS.path}/${SECRETS.email}`,
    '/api/agent-reports/stats',
    '/api/admin/stats',
    '/api/admin/audits',
  ])
    for (const headers of credentials) await call(path, { headers: { ...noisy, ...headers } });
  // The question is the owner's to read, here and in the inbox.
  const stats = await fetch(`${server.url}/api/admin/stats`, {
    headers: { authorization: `Bearer ${SECRETS.bearer}` },
  });
  const told = (await stats.json()) as {
    questions: { unanswered: unknown[] };
    content_hash: string;
  };
  expect(told.questions.unanswered).toHaveLength(1);
  server.child.kill('SIGTERM');
  const { out, err, code } = await server.ended;
  expect(code).toBe(0);

  const days = await readdir(join(folder, 'events'));
  // Two of them when it ran over midnight.
  const texts = await Promise.all(days.map((day) => readFile(join(folder, 'events', day), 'utf8')));
  expect(texts.join('').split('\n').length).toBeGreaterThan(50);
  for (const text of texts) expect(findings(text)).toEqual([]);
  expect(findings((out + err).replace(REQUEST_ID, 'a request'))).toEqual([]);
  const { unanswered: _, ...numbers } = told.questions;
  expect(
    ALL.filter((secret) => JSON.stringify({ ...told, questions: numbers }).includes(secret)),
  ).toEqual([]);
  expect(answers.length).toBeGreaterThan(400);
  for (const answer of answers) expect(ALL.filter((secret) => answer.includes(secret))).toEqual([]);
});
