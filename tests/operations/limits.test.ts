/**
 * Every limit of bodies and queries, at the bound and one past it; the published schema says the
 * same.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { EXAMPLE } from '../support/build.ts';
import {
  CONTACT,
  everything,
  failure,
  house,
  QUESTION,
  REPORT,
  RUN,
  STATEMENT,
} from './service.ts';

type Json = Record<string, unknown>;

const published = JSON.parse(await readFile(join(EXAMPLE, 'api/schema.json'), 'utf8')) as Json;
const holder = (published['$defs'] ?? published['schemas']) as Json;
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const where = published['$defs'] ? '$defs' : 'schemas';
ajv.addSchema({ $id: 'https://schemas.test/', [where]: holder });
const valid = (name: string, body: unknown) =>
  ajv.validate(`https://schemas.test/#/${where}/${name}`, body);

const OF: Record<string, { path: string; status: number; least: Json }> = {
  ContactIntentRequest: { path: '/api/contact', status: 202, least: CONTACT },
  AskRequest: { path: '/api/agent/ask', status: 200, least: QUESTION },
  AgentReportRequest: { path: '/api/agent-reports', status: 201, least: REPORT },
  EvalRunRequest: { path: '/api/evals/run', status: 200, least: RUN },
  ClaimCheckRequest: { path: '/api/claims/check', status: 200, least: STATEMENT },
};

/** The body with one member set; `undefined` takes it out. */
function set(body: Json, path: readonly string[], value: unknown): Json {
  const [name = '', ...rest] = path;
  const { [name]: old, ...others } = body;
  const inner = rest.length > 0 ? set((old ?? {}) as Json, rest, value) : value;
  return inner === undefined ? others : { ...others, [name]: inner };
}

/**
 * Sends a body, checks that the published schema agrees, and answers the problems, or null when it
 * was taken.
 */
async function verdict(
  name: string,
  body: Json,
): Promise<{ loc: (string | number)[]; msg: string; type: string }[] | null> {
  const { path, status } = OF[name] as (typeof OF)[string];
  const one = house();
  const response = await one.post(path, body);
  expect({ taken: response.status === status, body }).toEqual({ taken: valid(name, body), body });
  if (response.status === status) return null;
  const { detail = [] } = await failure(response, 'validation_error');
  expect(await everything(one.stores)).toEqual({});
  return detail;
}

const a = (length: number) => 'a'.repeat(length);
const emoji = (length: number) => '\u{1F9EA}'.repeat(length);
const items = (length: number) => Array.from({ length }, () => 'x');
const map = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, at) => [`/p${at}`, 200]));
const address = (length: number) =>
  `${`${a(64)}@${`${a(50)}.`.repeat(10)}`.slice(0, length - 5)}b.org`;
const longer = (most: number) =>
  [`String should have at most ${most} characters`, 'string_too_long'] as const;
const more = (most: number) => [`List should have at most ${most} items`, 'too_long'] as const;
const EMPTY = ['String should have at least 1 character', 'string_too_short'] as const;
const HIGH = ['Input should be less than or equal to 5', 'less_than_equal'] as const;
const LOW = ['Input should be greater than or equal to 1', 'greater_than_equal'] as const;
const MAP = ['Input has more than 50 properties', 'value_error'] as const;

type Limit = [
  name: string,
  member: string,
  bound: unknown,
  past: unknown,
  said: readonly [string, string],
];

const texts = (name: string, member: string, most: number): Limit[] => [
  [name, member, a(most), a(most + 1), longer(most)],
  [name, member, emoji(most), emoji(most + 1), longer(most)],
  [name, member, '', a(most + 1), longer(most)],
];
const scores = (name: string, member: string): Limit[] => [
  [name, member, 5, 6, HIGH],
  [name, member, 1, 0, LOW],
];

const LIMITS: Limit[] = [
  ...texts('ContactIntentRequest', 'context', 2000),
  ...texts('ContactIntentRequest', 'agent_name', 120),
  ...texts('ContactIntentRequest', 'human_name', 160),
  ['ContactIntentRequest', 'from', address(320), address(321), longer(320)],
  ['AskRequest', 'question', a(1), '', EMPTY],
  ['AskRequest', 'question', a(2000), a(2001), longer(2000)],
  ['AskRequest', 'question', emoji(2000), emoji(2001), longer(2000)],
  ...texts('AskRequest', 'agent_name', 120),
  ...texts('AskRequest', 'on_behalf_of', 120),
  ['ClaimCheckRequest', 'statement', a(1), '', EMPTY],
  ['ClaimCheckRequest', 'statement', a(2000), a(2001), longer(2000)],
  ...texts('ClaimCheckRequest', 'agent_name', 120),
  ...texts('AgentReportRequest', 'agent_meta.agent_id_hash', 128),
  ...texts('AgentReportRequest', 'agent_meta.agent_name', 120),
  ...texts('AgentReportRequest', 'agent_meta.acting_on_behalf_of', 160),
  ['AgentReportRequest', 'mission.attempted', a(1), '', EMPTY],
  ['AgentReportRequest', 'mission.attempted', a(120), a(121), longer(120)],
  ...scores('AgentReportRequest', 'mission.confidence_in_result'),
  ['AgentReportRequest', 'endpoints_used', items(50), items(51), more(50)],
  ['AgentReportRequest', 'http_status_codes', map(50), map(51), MAP],
  ['AgentReportRequest', 'errors_encountered', items(20), items(21), more(20)],
  ...scores('AgentReportRequest', 'token_efficiency'),
  ...scores('AgentReportRequest', 'citation_clarity'),
  ...texts('AgentReportRequest', 'feedback.what_worked', 2000),
  ...texts('AgentReportRequest', 'feedback.what_was_missing_or_confusing', 2000),
  ...texts('AgentReportRequest', 'feedback.suggested_improvement', 2000),
  ['AgentReportRequest', 'feedback.structural_gaps', items(20), items(21), more(20)],
  ...texts('AgentReportRequest', 'feedback.got_stuck_at', 500),
  ...texts('AgentReportRequest', 'outcome.actual_result', 2000),
  ...texts('AgentReportRequest', 'eval.id', 120),
  ...scores('AgentReportRequest', 'eval.score'),
  ['AgentReportRequest', 'eval.passed_criteria', items(30), items(31), more(30)],
  ['AgentReportRequest', 'eval.failed_criteria', items(30), items(31), more(30)],
  ['AgentReportRequest', 'eval.anti_patterns_observed', items(30), items(31), more(30)],
  ...texts('AgentReportRequest', 'eval.notes', 2000),
  ['EvalRunRequest', 'endpoints_used', items(50), items(51), more(50)],
  ['EvalRunRequest', 'http_status_codes', map(50), map(51), MAP],
  ...texts('EvalRunRequest', 'answer', 4000),
  ['EvalRunRequest', 'passed_criteria', items(30), items(31), more(30)],
  ['EvalRunRequest', 'failed_criteria', items(30), items(31), more(30)],
  ['EvalRunRequest', 'anti_patterns_observed', items(30), items(31), more(30)],
];

test.each(LIMITS)(
  '%s takes %s up to its bound and nothing past it',
  async (name, member, bound, past, [msg, type]) => {
    const path = member.split('.');
    const least = OF[name]?.least as Json;
    expect(await verdict(name, set(least, path, bound))).toBeNull();
    expect(await verdict(name, set(least, path, past))).toEqual([
      { loc: ['body', ...path], msg, type },
    ]);
  },
);

test('an address has 3 characters at least, and more to be one', async () => {
  const body = { ...CONTACT, from: 'a@' };
  expect(valid('ContactIntentRequest', body)).toBe(false);
  const { detail } = await failure(await house().post('/api/contact', body), 'validation_error');
  expect(detail).toEqual([
    { loc: ['body', 'from'], msg: 'value is not a valid email address', type: 'value_error' },
    {
      loc: ['body', 'from'],
      msg: 'String should have at least 3 characters',
      type: 'string_too_short',
    },
  ]);
});

const ITEMS: [string, string][] = [
  ['AgentReportRequest', 'endpoints_used'],
  ['AgentReportRequest', 'errors_encountered'],
  ['AgentReportRequest', 'feedback.structural_gaps'],
  ['AgentReportRequest', 'eval.passed_criteria'],
  ['EvalRunRequest', 'anti_patterns_observed'],
];

test.each(ITEMS)('an item of %s.%s has at most 4000 characters', async (name, member) => {
  const path = member.split('.');
  const least = OF[name]?.least as Json;
  expect(await verdict(name, set(least, path, [a(4000)]))).toBeNull();
  const [msg, type] = longer(4000);
  expect(await verdict(name, set(least, path, [a(4001)]))).toEqual([
    { loc: ['body', ...path, 0], msg, type },
  ]);
});

test('a name of a map has at most 4000 characters, and is not repeated', async () => {
  const of = (length: number) => ({ ...RUN, http_status_codes: { [a(length)]: 200 } });
  expect(await verdict('EvalRunRequest', of(4000))).toBeNull();
  expect(await verdict('EvalRunRequest', of(4001))).toEqual([
    { loc: ['body', 'http_status_codes', '(key)'], msg: 'Input is not valid', type: 'value_error' },
  ]);
});

test.each([
  'jürgen.müller@example.org',
  'δοκιμή@παράδειγμα.δοκιμή',
  '用户@例子.广告',
  'अजय@डाटा.भारत',
  "o'neil+x@example.org",
])('the address %s is taken', async (from) => {
  const response = await house().post('/api/contact', { ...CONTACT, from });
  expect(response.status).toBe(202);
});

test.each([
  'a b@example.org',
  '<a>@example.org',
  'a"b@example.org',
  'a,b@example.org',
  'a@b@example.org',
  'a@-x.org',
  'a@x..org',
  'a@x.org\r\nBcc: b@x.org',
  'a\u2028@x.org',
])('the address %j is none', async (from) => {
  const { detail } = await failure(
    await house().post('/api/contact', { ...CONTACT, from }),
    'validation_error',
  );
  expect(detail).toMatchObject([{ loc: ['body', 'from'], type: 'value_error' }]);
});

test.each(['hire', 'collaborate', 'advise', 'question'])(
  'the intent %s is taken',
  async (intent) => {
    expect(await verdict('ContactIntentRequest', { ...CONTACT, intent })).toBeNull();
  },
);

test('another intent is not taken and not repeated', async () => {
  expect(await verdict('ContactIntentRequest', { ...CONTACT, intent: 'sell' })).toEqual([
    {
      loc: ['body', 'intent'],
      msg: "Input should be 'hire' or 'collaborate' or 'advise' or 'question'",
      type: 'literal_error',
    },
  ]);
});

const REQUIRED: [string, string][] = [
  ['ContactIntentRequest', 'intent'],
  ['ContactIntentRequest', 'from'],
  ['AskRequest', 'question'],
  ['AgentReportRequest', 'mission'],
  ['AgentReportRequest', 'mission.attempted'],
  ['AgentReportRequest', 'mission.completed'],
  ['AgentReportRequest', 'mission.confidence_in_result'],
  ['AgentReportRequest', 'outcome'],
  ['AgentReportRequest', 'outcome.achieved_goal'],
  ['EvalRunRequest', 'eval_id'],
];

test.each(REQUIRED)('%s is not taken without %s, nor with null there', async (name, member) => {
  const path = member.split('.');
  const least = OF[name]?.least as Json;
  expect(await verdict(name, set(least, path, undefined))).toEqual([
    { loc: ['body', ...path], msg: 'Field required', type: 'missing' },
  ]);
  const [problem, ...others] = (await verdict(name, set(least, path, null))) ?? [];
  expect(others).toEqual([]);
  expect(problem?.loc).toEqual(['body', ...path]);
  expect(problem?.type).not.toBe('missing');
});

test.each(Object.keys(OF))('%s ignores further members and never stores them', async (name) => {
  const { path, status, least } = OF[name] as (typeof OF)[string];
  const extra = {
    unknown_member: 'MARKER-1',
    nested: { deep: ['MARKER-2'] },
    report_id: 'MARKER-3',
    risk_flags: ['MARKER-4'],
  };
  const body: Json = { ...least, ...extra };
  for (const [member, value] of Object.entries(least))
    if (typeof value === 'object') body[member] = { ...value, another: 'MARKER-5' };
  expect(valid(name, body)).toBe(true);
  const one = house();
  expect((await one.post(path, body)).status).toBe(status);
  expect(JSON.stringify(await everything(one.stores))).not.toContain('MARKER');
});
