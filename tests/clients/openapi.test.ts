/**
 * Other people's programs drive the write side by what /openapi.json says, and a validator checks
 * every answer by it.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../store/places.ts';
import { callerOf, startWriteSide } from '../write-side/server.ts';
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

async function start(env: Record<string, string> = {}) {
  const { url } = await startWriteSide(await freshFolder(), env);
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
