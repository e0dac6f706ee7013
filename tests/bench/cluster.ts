/**
 * Three standalone processes over one PostgreSQL server behind a proxy, while one of them is killed
 * and the server crashes: what was confirmed is there once, limits hold over all, statistics are
 * right, the daily work is done once.
 */
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { DAY_MS } from '../../functions/store/days.ts';
import { channelKey, dayPrefix } from '../../functions/store/keys.ts';
import { postgresStores } from '../../functions/store/postgres.ts';
import type { Stores } from '../../functions/store/store.ts';
import { driver, startPostgres } from '../store/postgres-server.ts';
import { buildSite } from '../support/build.ts';
import { freePort } from '../support/ports.ts';
import { type Child, startChild } from './children.ts';
import { type Balancer, startProxy } from './proxy.ts';
import type { Bench, Result } from './results.ts';

const WRITES = 10_000;
const PROCESSES = 3;
const ADDRESSES = 100;
/** Of one address and kind, and of all addresses together. */
const DAILY_LIMIT = 30;
const DAILY_TOTAL = 2_900;
/** When so many were answered, one process is killed, and the database crashes. */
const KILL_AT = 2_500;
const CRASH_AT = 5_000;
const CONNECTIONS = 2_000;
const TRIES = 40;
/** Events come in batches of five seconds. */
const BATCH_MS = 6_000;
const TOKEN = 'a-token-for-statistics';

const KINDS = [
  {
    store: 'contacts',
    path: '/api/contact',
    id: 'intent_id',
    body: (n: number) => ({ intent: 'hire', from: 'one@example.org', context: `Lecture ${n}.` }),
  },
  {
    store: 'questions',
    path: '/api/agent/ask',
    id: 'session_id',
    body: (n: number) => ({ question: `Where did she study, number ${n}?` }),
  },
  {
    store: 'reports',
    path: '/api/agent-reports',
    id: 'report_id',
    body: (n: number) => ({
      mission: { attempted: 'assess_expertise', completed: true, confidence_in_result: 4 },
      feedback: { what_worked: `All of it, number ${n}.` },
      outcome: { achieved_goal: true },
    }),
  },
] as const;
type Kind = (typeof KINDS)[number];

type Write = { kind: Kind; address: number; status: number; id: string; tries: number };

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function post(url: string, body: object, headers: Record<string, string>) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const text = JSON.stringify(body);
    const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const asked = request(
      url,
      { agent, method: 'POST', headers: { ...own, ...headers } },
      (given) => {
        let answer = '';
        given.setEncoding('utf8');
        given.on('data', (chunk) => (answer += chunk));
        given.on('error', reject);
        given.on('end', () =>
          given.complete
            ? resolve({ status: given.statusCode ?? 0, text: answer })
            : reject(new Error('cut off')),
        );
      },
    );
    asked.on('error', reject);
    asked.end(text);
  });
}

/** Sends one write until it is taken or refused for good. */
async function write(n: number, url: string): Promise<Write> {
  const kind = KINDS[n % KINDS.length] as Kind;
  const address = Math.floor(n / KINDS.length) % ADDRESSES;
  const headers = {
    'idempotency-key': `bench-cluster-write-${n}`,
    'x-forwarded-for': `198.51.100.${address}`,
  };
  for (let tries = 1; ; tries++) {
    const { status, text } = await post(url + kind.path, kind.body(n), headers).catch(() => ({
      status: 0,
      text: '{}',
    }));
    const over = status === 429 || (status >= 200 && status < 300);
    if (over || tries === TRIES) {
      const id = over ? String(JSON.parse(text)[kind.id] ?? '') : '';
      return { kind, address, status, id, tries };
    }
    await wait(200 + 50 * tries);
  }
}

/** All writes at once; `at` is told how many were answered. */
async function writeAll(url: string, at: (answered: number) => void): Promise<Write[]> {
  let answered = 0;
  return Promise.all(
    Array.from({ length: WRITES }, async (_, n) => {
      const one = await write(n, url);
      answered += 1;
      at(answered);
      return one;
    }),
  );
}

/** A mail server that counts what it takes. */
async function startMail() {
  const port = await freePort();
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => {
        taken += 1;
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', () => ready()));
  return { port, taken: () => taken, stop: () => new Promise<void>((end) => server.close(end)) };
}

/** Mail that is set up, and a message since: the daily work has a mail to send. */
async function seed(stores: Stores): Promise<void> {
  const received_at = new Date(Date.now() - DAY_MS).toISOString();
  const at = new Date(Date.now() - 2 * DAY_MS).toISOString();
  await stores.open('contacts').create(channelKey('mail'), { at });
  const intent_id = '0'.repeat(32);
  const texts = { from: 'one@example.org', context: null, agent_name: null, human_name: null };
  const record = { intent_id, received_at, intent: 'hire', ...texts, risk_flags: [] };
  await stores.open('contacts').create(dayPrefix(received_at.slice(0, 10)) + intent_id, record);
}

const taken = (writes: readonly Write[]) =>
  writes.filter(({ status }) => status >= 200 && status < 300);

/** Most writes that were taken of one address and kind, and of one kind. */
function mostTaken(writes: readonly Write[]): [number, number] {
  const most = (key: (one: Write) => string) =>
    Math.max(...[...Map.groupBy(taken(writes), key).values()].map((all) => all.length));
  return [most(({ kind, address }) => `${kind.store} ${address}`), most(({ kind }) => kind.store)];
}

async function json(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${TOKEN}` } });
  return (await response.json()) as Record<string, unknown>;
}

/** What the statistics of a server tell of each kind, without the message of yesterday. */
async function told(url: string): Promise<Record<string, number>> {
  const stats = await json(`${url}/api/admin/stats?since_days=1`);
  const { total_reports } = await json(`${url}/api/agent-reports/stats`);
  return {
    contacts: (stats['contacts'] as { received: number }).received,
    questions: (stats['questions'] as { asked: number }).asked,
    reports: Number(total_reports),
    calls: (stats['calls'] as { total: number }).total,
  };
}

const answersOf = ({ answers }: Balancer, servers: readonly Child[]) =>
  servers.reduce((sum, { url }) => sum + (answers.get(url) ?? 0), 0);

export const cluster: Bench = {
  about:
    `${PROCESSES} processes over PostgreSQL, ${WRITES.toLocaleString('en')} writes at once, a ` +
    `kill and a crash`,
  async run(folder, say) {
    const out = join(folder, `bench-${process.pid}-cluster`);
    const { code, output } = await buildSite(out);
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    const database = await startPostgres();
    const mail = await startMail();
    const url = await database.database();
    const stores = postgresStores(url, driver);
    const servers: Child[] = [];
    let proxy: Balancer | undefined;
    try {
      await seed(stores);
      const env = {
        ...process.env,
        STORE: url,
        TRUST_PROXY: '1',
        DAILY_LIMIT: String(DAILY_LIMIT),
        DAILY_TOTAL: String(DAILY_TOTAL),
        ACCESS_TOKENS: `admin:${TOKEN}`,
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        NOTIFY_EMAIL: 'owner@example.org',
        NOTIFY_WHEN: 'daily',
      };
      const hook = new URL('../store/with-driver.ts', import.meta.url).href;
      const options = { env, execArgv: ['--import', hook] };
      servers.push(
        ...(await Promise.all(
          Array.from({ length: PROCESSES }, () =>
            startChild('cluster-server.ts', [out], undefined, options),
          ),
        )),
      );
      const [killed, ...others] = servers as [Child, ...Child[]];
      proxy = await startProxy(servers.map((one) => one.url));
      say(`${PROCESSES} processes serve; ${WRITES.toLocaleString('en')} writes begin`);
      let crash: Promise<void> = Promise.resolve();
      const begun = performance.now();
      const writes = await writeAll(proxy.url, (answered) => {
        if (answered % 1_000 === 0) say(`${answered} answered`);
        if (answered === KILL_AT) void killed.stop('SIGKILL');
        if (answered === CRASH_AT) crash = database.restart();
      });
      await crash;
      const seconds = (performance.now() - begun) / 1000;
      await wait(BATCH_MS);

      const results: Result[] = [];
      const tell = (what: string, value: string, limit?: string, kept?: boolean) => {
        say(`${what}: ${value}`);
        results.push({
          what,
          value,
          ...(limit === undefined ? {} : { limit }),
          ...(kept === undefined ? {} : { kept }),
        });
      };
      const refused = writes.filter(({ status }) => status === 429).length;
      const open = writes.length - taken(writes).length - refused;
      const again = writes.filter(({ tries }) => tries > 1).length;
      tell('writes', `${WRITES} in ${seconds.toFixed(0)} s, ${again} sent more than once`);
      tell('without an answer in the end', String(open), '0', open === 0);
      const today = new Date().toISOString().slice(0, 10);
      let [missing, twice] = [0, 0];
      for (const { store } of KINDS) {
        const keys = (await stores.open(store).list(`${today}/`)).map((key) => key.slice(11));
        const ids = taken(writes).flatMap(({ kind, id }) => (kind.store === store ? [id] : []));
        const there = new Set(keys);
        missing += ids.filter((id) => !there.has(id)).length;
        twice += keys.length - new Set(ids).size;
      }
      tell(
        'confirmed, and not stored',
        `${missing} of ${taken(writes).length}`,
        '0',
        missing === 0,
      );
      tell('stored, and not confirmed once', String(twice), '0', twice === 0);
      const [ofOne, ofAll] = mostTaken(writes);
      tell(
        'most of one address and kind',
        String(ofOne),
        `<= ${DAILY_LIMIT}`,
        ofOne <= DAILY_LIMIT,
      );
      tell('most of one kind', String(ofAll), `<= ${DAILY_TOTAL}`, ofAll <= DAILY_TOTAL);
      const answers = answersOf(proxy, others);
      const lost = answersOf(proxy, [killed]);
      for (const one of others) {
        const { calls = 0, ...counts } = await told(one.url);
        const right = KINDS.every(
          ({ store }) =>
            counts[store] === taken(writes).filter(({ kind }) => kind.store === store).length,
        );
        tell('statistics of one process', JSON.stringify(counts), 'as confirmed', right);
        tell(
          'calls counted',
          `${calls} of ${answers + lost}; the killed process answered ${lost}`,
          `>= ${answers}`,
          calls >= answers,
        );
      }
      tell('daily work: mails of one day', String(mail.taken()), '1', mail.taken() === 1);
      const marks = (await stores.open('rollups').list('daily/')).length;
      tell('daily work: marks', String(marks), '1', marks === 1);
      return results;
    } finally {
      agent.destroy();
      await proxy?.stop();
      for (const one of servers) await one.stop();
      await stores.close();
      await mail.stop();
      await database.stop();
    }
  },
};
