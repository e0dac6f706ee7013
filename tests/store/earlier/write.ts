/**
 * Lets an earlier version write a store with thousands of records of all kinds, and tells what that
 * version answers about it: what moving on has to keep (earlier-layout.test.ts).
 *
 *   node tests/store/earlier/write.ts CHECKOUT NAME
 *
 * CHECKOUT is one of fc84a99e with its packages and its dist/. Writes NAME.jsonl.br, a line a
 * record, and NAME.json beside this file.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import canonicalize from 'canonicalize';
import { sha256 } from '../../../src/surfaces/seal.ts';
import { OWNER, RECIPIENT, SECRETS } from '../../audits/secrets.ts';

const [checkout = '', name = ''] = process.argv.slice(2);
const of = (path: string) => import(join(resolve(checkout), 'functions', path));
const { handle } = await of('http/handle.ts');
const { credentialsFrom } = await of('http/credentials.ts');
const { daily } = await of('operations/daily.ts');
const { operations } = await of('operations/operations.ts');
const { snapshotFrom } = await of('facts/snapshot.ts');
const { storeLog } = await of('events/store-log.ts');
const { storeRecorder } = await of('events/store-recorder.ts');
const { memoryStores } = await of('store/memory.ts');

const DAYS = 100;
const FIRST = Date.parse('2026-08-15T00:00:00.000Z');
const A_DAY = { contacts: 20, questions: 16, reports: 12, events: 6 };
const STORES =
  'contacts questions reports report-facts audits audit-tokens events rollups idempotency';

const stores = memoryStores();
const snapshot = await snapshotFrom(async (file: string) =>
  JSON.parse(await readFile(join(checkout, 'dist', file), 'utf8')),
);
// The address of the example in tests.
snapshot.base = 'http://localhost:11906';
let now = FIRST;
const running: Promise<unknown>[] = [];
const service = {
  operations,
  stores,
  snapshot,
  now: () => new Date(now),
  later: (work: () => Promise<void>) => void running.push(work()),
  // One in three is not taken, ever again.
  webhook: async ({ context }: { context: string | null }) => {
    if (context?.endsWith('0.')) throw new Error('not taken');
  },
  credentials: credentialsFrom(SECRETS),
  events: storeLog(stores),
  log: () => {},
};

type Json = Record<string, unknown> & { intent_id?: string; session_id?: string };

async function send(path: string, body?: object, headers = {}, method?: string): Promise<Json> {
  const request = new Request(`http://localhost:11906${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const response: Response = await handle(request, service);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const text = await response.text();
  return path.includes('/export') ? { text } : (JSON.parse(text) as Json);
}

const key = (n: number): Record<string, string> =>
  n % 3 ? {} : { 'Idempotency-Key': `the-call-number-${n}` };
const STATES = ['read', 'answered', 'archived'];
const QUESTIONS = ['Where did she study?', 'What languages does she speak?', 'How tall is she?'];

const random = () => (now % 9973) / 9973;
const record = storeRecorder(stores, { now: () => new Date(now), random, quota: 10_000 });

async function aDay(day: number): Promise<void> {
  const at = (part: number) => {
    now = FIRST + day * 86_400_000 + Math.floor(part * 80_000_000);
  };
  for (let n = 0; n < A_DAY.contacts; n++) {
    at(n / A_DAY.contacts);
    const number = day * A_DAY.contacts + n;
    const from = `sender-${number % 300}@example.org`;
    const intent = n % 2 ? 'hire' : 'question';
    const body = { intent, from, context: `Message number ${number}.` };
    const { intent_id } = await send('/api/contact', body, key(number));
    if (n % 4 === 0) await send('/api/contact', body, key(number));
    for (const state of STATES.slice(0, n % 4))
      await send(`/api/admin/contacts/${intent_id}/states`, { state }, OWNER);
    if (n === 7) await send(`/api/admin/contacts/${intent_id}`, undefined, OWNER, 'DELETE');
  }
  for (let n = 0; n < A_DAY.questions; n++) {
    at(n / A_DAY.questions + 0.01);
    const question = `${QUESTIONS[n % 3]} (${day})`;
    const { session_id } = await send('/api/agent/ask', { question }, key(day * 1_000 + n));
    if (n === 5) await send(`/api/admin/questions/${session_id}`, undefined, OWNER, 'DELETE');
  }
  for (let n = 0; n < A_DAY.reports; n++) {
    at(n / A_DAY.reports + 0.02);
    const attempted = n % 3 ? 'assess_expertise' : 'something of my own';
    const body = {
      mission: { attempted, completed: n % 2 === 0, confidence_in_result: 1 + (n % 5) },
      endpoints_used: ['/api/init'],
      outcome: { achieved_goal: n % 4 > 0, actual_result: `Result ${day} ${n}` },
      public: n % 5 === 0,
    };
    await send('/api/agent-reports', body, key(day * 1_000 + n));
  }
  for (let n = 0; n < A_DAY.events; n++) {
    at(n / A_DAY.events);
    const facts = { route: 'getProfile', method: 'GET', status: 200, family: 'http_library' };
    await record({ ...facts, agent: 'curl', referrer: `host${n}.example.com`, country: 'DE' });
  }
  if (day % 10 === 0) {
    const slug = `audit-${day}`;
    await send('/api/admin/audits', { slug, data: { title: `Audit ${day}` } }, OWNER);
    await send(`/api/admin/audits/${slug}/tokens`, { recipient: RECIPIENT }, OWNER);
  }
  await Promise.all(running.splice(0));
  at(1.05);
  if (day < DAYS - 1) await daily({ ...service, at: new Date(now).toISOString() }, service.webhook);
}

for (let day = 0; day < DAYS; day++) await aDay(day);
now = FIRST + DAYS * 86_400_000 - 1000;
const told: Json = { now: new Date(now).toISOString(), records: {}, exports: {} };
for (const noun of ['contacts', 'questions', 'reports']) {
  const { text } = await send(`/api/admin/${noun}/export`, undefined, OWNER);
  const lines = String(text).trimEnd().split('\n');
  const hash = sha256(lines.map((line) => canonicalize(JSON.parse(line))).join('\n'));
  Object.assign(told['exports'] as object, { [noun]: [lines.length - 1, hash] });
}
told['counts'] = (await send('/api/admin/contacts?limit=1', undefined, OWNER))['counts'];
told['filtered'] = await send('/api/admin/contacts?state=open&q=77&limit=3', undefined, OWNER);
const stats = (await send('/api/admin/stats?since_days=90', undefined, {
  Authorization: `Bearer ${SECRETS.ACCESS_TOKENS.split('admin:')[1]}`,
})) as Record<string, Json>;
told['calls'] = stats['calls'];
const lines: string[] = [];
for (const store of STORES.split(' ')) {
  const keys: string[] = await stores.open(store).list('');
  Object.assign(told['records'] as object, { [store]: keys.length });
  for (const one of keys)
    lines.push(JSON.stringify([store, one, await stores.open(store).read(one)]));
}
const text = Buffer.from(lines.join('\n'));
const bytes = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
});
await writeFile(new URL(`${name}.jsonl.br`, import.meta.url), bytes);
await writeFile(new URL(`${name}.json`, import.meta.url), `${JSON.stringify(told, null, 2)}\n`);
console.log(JSON.stringify(told['records']), JSON.stringify(told['exports']), bytes.length);
