/**
 * Other people's programs drive the write side by what /openapi.json says, and a validator checks
 * every answer by it.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../functions/standalone/serve.ts';
import { oneDay } from '../support/clock.ts';
import { type Body, KIND_NAMES, KINDS } from '../write-side/kinds.ts';
import { type Answer, callerOf, dataFolder, startWriteSide } from '../write-side/server.ts';
import { runTool } from './external.ts';

type Described = { $ref?: string; content?: Record<string, unknown> };
type Parameter = { name: string; in: string; example?: unknown };
type OpenApi = {
  paths: Record<
    string,
    Record<string, { parameters: Parameter[]; responses: Record<string, Described> }>
  >;
  components: { responses: Record<string, Described> };
};

const ADMIN_KEY = 'owner-key-of-this-test';
const ACCESS_TOKEN = 'access-token-of-this-test';
const FEED_TOKEN = 'feed-token-of-this-test';

async function start(env: Record<string, string> = {}) {
  const { url } = await startWriteSide(await dataFolder(), env);
  const openapi = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApi;
  return { url, openapi, caller: callerOf(url) };
}

/** A folder in tests/, so that what is generated there finds its libraries. */
async function workFolder(name: string): Promise<string> {
  const folder = resolve('tests/clients/.cache', `write-side-${name}-${process.pid}`);
  await mkdir(folder, { recursive: true });
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Told = { status: number; type: string | null | undefined; json: unknown };

/** What is wrong with an answer by the description; empty when nothing is. */
function checker(openapi: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(openapi, 'openapi.json');
  const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');
  return (method: string, path: string, { status, type, json }: Told): string[] => {
    const responses = openapi.paths[path]?.[method]?.responses ?? {};
    const name = [String(status), `${Math.floor(status / 100)}XX`].find((one) => one in responses);
    if (!name) return [`${method} ${path}: ${status} is not described`];
    const { $ref } = responses[name] ?? {};
    const at = $ref ?? `#/paths/${escaped(path)}/${method}/responses/${name}`;
    const component = $ref?.split('/').at(-1);
    const { content = {} } =
      (component ? openapi.components.responses[component] : responses[name]) ?? {};
    const media = type?.split(';')[0] ?? '';
    if (!(media in content)) return [`${method} ${path}: ${status} as ${media} is not described`];
    const validate = ajv.compile({ $ref: `openapi.json${at}/content/${escaped(media)}/schema` });
    validate(json);
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${path} ${status} ${instancePath} ${message}`,
    );
  };
}

/** A program as the generator's manual has it: typed by the generated file alone. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { components, paths } from './generated.ts';

const api = createClient<paths>({ baseUrl: process.argv[2] ?? '' });
const told: { method: string; path: string; status: number; type: string | null; json: unknown }[] = [];
function tell(method: string, path: string, { data, error, response }: { data?: unknown; error?: unknown; response: Response }) {
  told.push({ method, path, status: response.status, type: response.headers.get('content-type'), json: data ?? error });
}

const contact = await api.POST('/api/contact', {
  body: { intent: 'hire', from: 'someone@example.org', context: 'A lecture in May.', human_name: 'A. Person' },
});
const id: string | undefined = contact.data?.intent_id;
if (!id) throw new Error('There is no intent_id');
tell('post', '/api/contact', contact);
const question = await api.POST('/api/agent/ask', { body: { question: 'What is COBOL?' } });
const answer: string | undefined = question.data?.answer;
if (!answer) throw new Error('There is no answer');
tell('post', '/api/agent/ask', question);
const { data } = await api.GET('/api/evals');
const first = typeof data === 'object' ? data.evals[0] : undefined;
if (!first) throw new Error('There is no eval');
const run = await api.POST('/api/evals/run', {
  body: { eval_id: first.id, endpoints_used: first.required_sources ?? [], http_status_codes: {} },
});
tell('post', '/api/evals/run', run);
const report = () => api.POST('/api/agent-reports', {
  params: { header: { 'Idempotency-Key': 'the-one-report-of-this-run' } },
  body: {
    mission: { attempted: 'assess_expertise', completed: true, confidence_in_result: 5 },
    endpoints_used: ['/api/init'],
    outcome: { achieved_goal: true },
    public: true,
  },
});
tell('post', '/api/agent-reports', await report());
tell('post', '/api/agent-reports', await report());
// What the run recommends is accepted as it is.
tell('post', '/api/agent-reports', await api.POST('/api/agent-reports', { body: run.data?.recommended_report as never }));
const stats = await api.GET('/api/agent-reports/stats', { params: { query: { limit_public_reports: 5 } } });
const total: number | undefined = stats.data?.total_reports;
if (total !== 2) throw new Error('There are ' + total + ' reports');
tell('get', '/api/agent-reports/stats', stats);
const profile = await api.GET('/api/profile');
const name: string | undefined = typeof profile.data === 'object' ? profile.data.name : undefined;
if (name !== 'Grace Murray Hopper') throw new Error('The name is ' + name);
tell('get', '/api/profile', profile);
const { data: notes } = await api.GET('/api/notes', { params: { query: { tag: 'navy', limit: 2 } } });
const dates: string[] = typeof notes === 'object' ? notes.notes.map(({ date }) => date) : [];
if (dates.length !== 2) throw new Error('There are ' + dates.length + ' notes');
const { data: claim } = await api.GET('/api/claims/{id}', { params: { path: { id: 'rear-admiral' } } });
const level: components['schemas']['EvidenceLevel'] | undefined =
  typeof claim === 'object' ? claim.evidence_level : undefined;
if (level !== 'external-validation') throw new Error('The level is ' + level);
// What the types forbid is refused.
tell('get', '/api/notes', await api.GET('/api/notes', { params: { query: { limit: 101 } } }));
tell('post', '/api/contact', await api.POST('/api/contact', { body: { intent: 'spam' } as never }));
process.stdout.write(JSON.stringify(told));
`;

/** Its own path: another package of the tests brings a compiler of this name too. */
const TSC = resolve('tests/node_modules/typescript-native/bin/tsc');

/** What must not compile: proof that the types above say something. */
const WRONG = `
import createClient from 'openapi-fetch';
import type { paths } from './generated.ts';

const api = createClient<paths, 'application/json'>();
// @ts-expect-error there is no such path
await api.GET('/api/nothing');
// @ts-expect-error limit is a number
await api.GET('/api/notes', { params: { query: { limit: 'two' } } });
// @ts-expect-error there is no such level
await api.GET('/api/init', { params: { query: { detail: 'everything' } } });
// @ts-expect-error a claim needs its id
await api.GET('/api/claims/{id}', {});
const { data } = await api.GET('/api/profile');
// @ts-expect-error the profile has no such member
data?.shoe_size;
`;

test('a client by openapi-typescript compiles strictly and is answered as described', async () => {
  const { url, openapi } = await start();
  const folder = await workFolder('client');
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(openapi));
  await writeFile(join(folder, 'program.ts'), PROGRAM);
  await writeFile(join(folder, 'wrong.ts'), WRONG);
  expect(
    await runTool('openapi-typescript', ['openapi.json', '-o', 'generated.ts'], { cwd: folder }),
  ).toMatchObject({
    code: 0,
  });
  const options = (
    '--ignoreConfig --noEmit --strict --target es2023 --module nodenext --allowImportingTsExtensions --types ' +
    'node'
  ).split(' ');
  expect(
    await runTool(
      'node',
      [TSC, ...options, '--noUncheckedIndexedAccess', 'program.ts', 'wrong.ts'],
      {
        cwd: folder,
      },
    ),
  ).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
  const { code, stdout, stderr } = await runTool('node', ['program.ts', url], { cwd: folder });
  expect([code, stderr]).toEqual([0, '']);
  const told = JSON.parse(stdout) as (Told & { method: string; path: string })[];
  expect(told.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'post /api/contact 202',
    'post /api/agent/ask 200',
    'post /api/evals/run 200',
    'post /api/agent-reports 201',
    'post /api/agent-reports 201',
    'post /api/agent-reports 201',
    'get /api/agent-reports/stats 200',
    'get /api/profile 200',
    'get /api/notes 422',
    'post /api/contact 422',
  ]);
  const problems = checker(openapi);
  expect(told.flatMap((one) => problems(one.method, one.path, one))).toEqual([]);
});

const POSTS = [
  '/api/contact',
  '/api/agent/ask',
  '/api/claims/check',
  '/api/agent-reports',
  '/api/evals/run',
];

describe('redocly respect, the contract runner', () => {
  type Check = { name: string; status: string };
  type Step = { type: string; request?: { method: string; url: string }; checks: Check[] };
  type Log = { files: Record<string, { executedWorkflows: { executedSteps: Step[] }[] }> };

  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

  async function respect(folder: string, url: string, ...args: string[]) {
    const all = [
      'respect',
      'all.arazzo.yaml',
      '--server',
      `openapi=${url}`,
      '-J',
      'log.json',
      ...args,
    ];
    const { code, stdout, stderr } = await runTool('redocly', all, { cwd: folder, env });
    const log = JSON.parse(await readFile(join(folder, 'log.json'), 'utf8')) as Log;
    const steps = Object.values(log.files).flatMap(({ executedWorkflows }) =>
      executedWorkflows.flatMap(({ executedSteps }) => executedSteps),
    );
    return { code, output: stdout + stderr, steps };
  }

  /**
   * Without the endpoints that have a protocol of their own: what they take is in no schema, and
   * they have their own checkers.
   */
  async function generate(
    { paths: all, ...openapi }: OpenApi,
    which = (path: string) => !/^\/(mcp|a2a)\b/.test(path),
  ): Promise<string> {
    const paths = Object.fromEntries(Object.entries(all).filter(([path]) => which(path)));
    const folder = await workFolder('respect');
    await writeFile(join(folder, 'openapi.json'), JSON.stringify({ ...openapi, paths }));
    const args = ['generate-arazzo', 'openapi.json', '-o', 'all.arazzo.yaml'];
    expect(await runTool('redocly', args, { cwd: folder, env })).toMatchObject({ code: 0 });
    return folder;
  }

  /**
   * Makes what the private paths name, and writes it into the description as examples; the
   * credentials to call them with.
   */
  async function prepare(
    url: string,
    openapi: OpenApi,
    { post }: ReturnType<typeof callerOf>,
  ): Promise<Record<string, string>> {
    const owner = { 'x-admin-key': ADMIN_KEY };
    // One to read and change, and one that is deleted.
    for (const slug of ['example', 'deleted'])
      await post('/api/admin/audits', { slug, data: {} }, owner);
    await fetch(`${url}/api/admin/audits/example`, {
      method: 'PATCH',
      headers: { ...owner, 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: { title: 'Second' } }),
    });
    const recipient = { name: 'A', company: 'B', email: 'a@example.org' };
    const issue = async () =>
      (await post('/api/admin/audits/example/tokens', { recipient }, owner)).json;
    const ids: Record<string, unknown> = {
      slug: 'example',
      revision: '1',
      '/api/admin/audits/{slug} slug': 'deleted',
      day: '2026-01-01',
      token_id: (await issue())['token_id'],
    };
    // One for each path that names one: the first of them deletes it.
    for (const name of KIND_NAMES)
      for (const [n, rest] of ['', '/states'].entries())
        ids[`/api/admin/${KINDS[name].store}/{id}${rest}`] = (
          await post(KINDS[name].path, KINDS[name].body(n))
        ).json[KINDS[name].id];
    for (const [path, item] of Object.entries(openapi.paths).filter(([one]) =>
      /^\/api\/(admin|audits)\//.test(one),
    ))
      for (const { parameters } of Object.values(item))
        for (const parameter of parameters.filter((one) => one.in === 'path'))
          parameter.example = ids[`${path} ${parameter.name}`] ?? ids[parameter.name] ?? ids[path];
    return {
      admin_key: ADMIN_KEY,
      bearer: ACCESS_TOKEN,
      feed_token: FEED_TOKEN,
      audit_token: String((await issue())['token']),
    };
  }

  test('finds every answer of every operation as described', async () => {
    const { url, openapi, caller } = await start({
      AUDIT_ADMIN_KEY: ADMIN_KEY,
      ACCESS_TOKENS: ACCESS_TOKEN,
      FEED_TOKEN,
    });
    const credentials = await prepare(url, openapi, caller);
    const { code, output, steps } = await respect(
      await generate(openapi),
      url,
      '-i',
      JSON.stringify(credentials),
    );
    expect(code, output).toBe(0);
    const operations = Object.entries(openapi.paths).flatMap(([path, item]) =>
      Object.keys(item).filter(() => !/^\/(mcp|a2a)\b/.test(path)),
    );
    expect(steps.length).toBe(operations.length);
    for (const path of POSTS) {
      const step = steps.find(
        ({ request }) => request?.method === 'post' && request.url.endsWith(path),
      );
      const checks = step?.checks.map(({ name, status }) => `${name}: ${status}`) ?? [];
      expect(checks, path).toHaveLength(4);
      expect(checks.filter((check) => !check.endsWith(': success'))).toEqual([]);
    }
  });

  test('would tell an answer that is not', async () => {
    const { openapi } = await start();
    const { url, close } = await listen(
      () => Response.json({ intent_id: 1 }, { status: 202 }),
      0,
      '127.0.0.1',
    );
    onTestFinished(close);
    const { code, output } = await respect(
      await generate(openapi, (path) => path === '/api/contact'),
      url,
    );
    expect([code, output]).toEqual([1, expect.stringMatching(/✗.*schema check/)]);
  });
});

test('every kind of refusal of every POST is described, and is as described', async () => {
  oneDay();
  const { openapi, caller, url } = await start({ DAILY_LIMIT: '2', TRUST_PROXY: '1' });
  const problems = checker(openapi);
  const told = ({ status, headers, json }: Answer): Told => ({
    status,
    type: headers['content-type'],
    json,
  });
  const raw = async (
    path: string,
    headers: Record<string, string>,
    body: string,
  ): Promise<Told> => {
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      json: await response.json(),
    };
  };
  const json = { 'content-type': 'application/json' };
  for (const path of POSTS) {
    const answers = [
      await raw(path, json, '{"question": '),
      await raw(path, { 'content-type': 'text/plain' }, '{}'),
      await raw(path, json, JSON.stringify({ question: 'x'.repeat(65_536) })),
      told(await caller.post(path, { intent: 1, mission: [], eval_id: {} })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 415, 413, 422]);
    expect(answers.flatMap((answer) => problems('post', path, answer))).toEqual([]);
  }
  const missing = told(await caller.post('/api/evals/run', { eval_id: 'no-such-eval' }));
  expect([missing.status, problems('post', '/api/evals/run', missing)]).toEqual([404, []]);
  for (const name of KIND_NAMES) {
    const { path, status, body } = KINDS[name];
    const from = { 'x-forwarded-for': '192.0.2.1' };
    const headers = { ...from, 'idempotency-key': `refusals-of-${name}` };
    const answers: Told[] = [];
    for (const one of [body(1), body(2)] as Body[])
      answers.push(told(await caller.post(path, one, headers)));
    answers.push(told(await caller.post(path, body(1), { ...from, 'idempotency-key': 'short' })));
    // Refusals use up nothing.
    answers.push(told(await caller.post(path, body(1), from)));
    answers.push(told(await caller.post(path, body(1), from)));
    expect(answers.map((one) => one.status)).toEqual([status, 409, 422, status, 429]);
    expect(answers.flatMap((answer) => problems('post', path, answer))).toEqual([]);
  }
});
