/**
 * What a store must live through, at full length, against standalone in processes of its own:
 * kills, many writes at once, a full disk, a disk that is only read, two processes on one folder.
 * It prints figures, and ends with 1 where a success is missing, torn or stored twice.
 *
 *   node tests/support/tool.ts node tests/write-side/ordeal.ts [names]
 *
 * The disks are mounted, on Linux as root alone; elsewhere these two are left out.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE, EXAMPLE_CONTENT } from '../support/build.ts';
import { freePort } from '../support/ports.ts';
import { sharedBuild } from '../support/shared-build.ts';
import { type Body, KIND_NAMES, KINDS, type KindName } from './kinds.ts';
import { compare, recordsIn } from './stored.ts';

type Call = { name: KindName; body: Body; key: string | null };
type Answered = { call: Call; status: number; json: Body };

/** Connections of one caller at a time. */
const CONNECTIONS = 500;

/** `npm start` over a folder; its process, and a way to send it calls. */
async function start(data: string) {
  const port = await freePort();
  const args = ['functions/standalone/main.ts', '--no-build'];
  const env = { OUT_DIR: EXAMPLE, DAILY_TOTAL: '1000000', PORT: String(port), DATA_DIR: data };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let printed = '';
  child.stderr.on('data', (text) => (printed += text));
  await new Promise<void>((listens, fails) => {
    child.stdout.on('data', (text) => String(text).includes('Stop with') && listens());
    ended.then(() => fails(new Error(printed)));
  });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = (method: string, path: string, body = '', headers: Record<string, string> = {}) =>
    new Promise<{ status: number; json: Body }>((answers, fails) => {
      const url = `http://127.0.0.1:${port}${path}`;
      const sent = request(url, { agent, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', fails);
        answer.on('end', () => {
          const json = JSON.parse(Buffer.concat(parts).toString() || '{}') as Body;
          answers({ status: answer.statusCode ?? 0, json });
        });
      });
      sent.on('error', fails);
      sent.end(body);
    });
  return {
    child,
    get: (path: string) => ask('GET', path),
    /** Null where the connection broke off. */
    send: async (call: Call): Promise<Answered | null> => {
      const key: Record<string, string> = call.key ? { 'idempotency-key': call.key } : {};
      const headers = { 'content-type': 'application/json', ...key };
      const asked = ask('POST', KINDS[call.name].path, JSON.stringify(call.body), headers);
      return asked.then((answer) => ({ call, ...answer })).catch(() => null);
    },
    stop: async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
      agent.destroy();
      child.kill(signal);
      await ended;
    },
  };
}

/** So many different calls, a third of each kind, every second one under a key. */
const callsOf = (from: number, many: number): Call[] =>
  Array.from({ length: many }, (_, at): Call => {
    const name = KIND_NAMES[at % KIND_NAMES.length] as KindName;
    const n = from + at;
    return {
      name,
      body: KINDS[name].body(n),
      key: n % 2 === 0 ? `the-ordeal-of-${name}-${n}` : null,
    };
  });

const isTaken = (one: Answered | null): one is Answered =>
  one !== null && one.status === KINDS[one.call.name].status;

/** Records of a folder, and what is wrong between them and what was answered. */
async function judge(data: string, answered: readonly (Answered | null)[]) {
  const problems: string[] = [];
  let records = 0;
  for (const name of KIND_NAMES) {
    const own = answered.filter(isTaken).filter(({ call }) => call.name === name);
    const stored = await recordsIn(data, KINDS[name].store);
    const taken = own.map(({ call, json }) => ({ body: call.body, json }));
    problems.push(...compare(KINDS[name], taken, stored.values()).problems);
    records += stored.size;
  }
  await recordsIn(data, 'idempotency');
  return { problems, records };
}

/** How often each status was answered; 0: none. */
function statuses(answered: readonly (Answered | null)[]): string {
  const counts = Map.groupBy(answered, (one) => one?.status ?? 0);
  return [...counts].map(([status, all]) => `${status}: ${all.length}`).join(', ');
}

type Told = { figures: string; problems: string[] };

async function kills(data: string): Promise<Told> {
  const all: (Answered | null)[] = [];
  for (let round = 0; round < 20; round += 1) {
    const server = await start(data);
    let taken = 0;
    const calls = callsOf(round * 300, 300);
    const sent = calls.map(async (call) => {
      const answer = await server.send(call);
      if (isTaken(answer) && ++taken === 5 + ((round * 37) % 200)) server.child.kill('SIGKILL');
      return answer;
    });
    all.push(...(await Promise.all(sent)));
    await server.stop('SIGKILL');
  }
  const before = await judge(data, all);
  const server = await start(data);
  const cut = callsOf(0, 20 * 300).filter(({ key }) => key !== null);
  const again: (Answered | null)[] = [];
  for (let at = 0; at < cut.length; at += 200)
    again.push(...(await Promise.all(cut.slice(at, at + 200).map(server.send))));
  await server.stop();
  const after = await judge(data, [...all, ...again]);
  const refused = again.filter((one) => !isTaken(one)).length;
  const left = (await readdir(join(data, 'contacts', '+new'))).length;
  return {
    figures:
      `20 kills; ${statuses(all)}; ${before.records} records; ${cut.length} repeats, ${refused} ` +
      `refused; ${after.records} records then; ${left} leftovers`,
    problems: [...before.problems, ...after.problems, ...(refused + left > 0 ? ['repeats'] : [])],
  };
}

async function writes(data: string): Promise<Told> {
  const server = await start(data);
  const began = performance.now();
  const all = await Promise.all(callsOf(0, 10_000).map(server.send));
  const seconds = (performance.now() - began) / 1000;
  const { json } = await server.get('/api/agent-reports/stats');
  await server.stop();
  const { problems, records } = await judge(data, all);
  return {
    figures:
      `${statuses(all)} in ${seconds.toFixed(0)} s; ${records} records; ` +
      `${json['total_reports']} reports counted`,
    problems: [...problems, ...(all.some((one) => one === null) ? ['a call had no answer'] : [])],
  };
}

/** Runs work over a small disk of its own. */
async function onDisk(folder: string, work: (disk: string) => Promise<Told>): Promise<Told> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  try {
    return await work(folder);
  } finally {
    execFileSync('umount', [folder]);
  }
}

const FAULTS = new Set([0, 500, 502, 504]);
/** Reads of what is published, and of the store. */
const READS = ['/api/init', '/api/notes?limit=1', '/api/agent-reports/stats'];

const readsOf = async (server: Awaited<ReturnType<typeof start>>) =>
  (await Promise.all(READS.map(server.get))).map(({ status }) => status).join(' ');

const full = (data: string) =>
  onDisk(data, async (disk) => {
    await writeFile(join(disk, 'filler'), Buffer.alloc(2 ** 21));
    const server = await start(disk);
    const all: (Answered | null)[] = [];
    for (let n = 0; n < 10; n += 1)
      all.push(...(await Promise.all(callsOf(n * 100, 100).map(server.send))));
    const reads = await readsOf(server);
    const { problems, records } = await judge(disk, all);
    await rm(join(disk, 'filler'));
    const later = await Promise.all(callsOf(5000, 30).map(server.send));
    const after = await judge(disk, [...all, ...later]);
    await server.stop();
    return {
      figures:
        `${statuses(all)}; ${records} records; reads ${reads}; with room again ` +
        `${statuses(later)}`,
      problems: [
        ...problems,
        ...after.problems,
        ...(all.some((one) => FAULTS.has(one?.status ?? 0)) ? ['a fault'] : []),
        ...(later.every(isTaken) ? [] : ['it does not go on']),
      ],
    };
  });

const readOnly = (data: string) =>
  onDisk(data, async (disk) => {
    const server = await start(disk);
    const first = await Promise.all(callsOf(0, 30).map(server.send));
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const all = await Promise.all(callsOf(100, 300).map(server.send));
    const reads = await readsOf(server);
    // Whoever starts meanwhile serves what is published.
    const other = await start(disk);
    const started = await readsOf(other);
    await other.stop();
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    const later = await Promise.all(callsOf(1000, 30).map(server.send));
    const { problems, records } = await judge(disk, [...first, ...all, ...later]);
    await server.stop();
    return {
      figures:
        `${statuses(first)}; read-only ${statuses(all)}, reads ${reads}, started then ` +
        `${started}; writable again ${statuses(later)}; ${records} records`,
      problems: [
        ...problems,
        ...(all.every((one) => one?.status === 503) ? [] : ['taken, or a fault']),
        ...(later.every(isTaken) ? [] : ['it does not go on']),
      ],
    };
  });

async function two(data: string): Promise<Told> {
  const servers = [await start(data), await start(data)] as const;
  const calls = callsOf(0, 2000);
  const [some, others] = await Promise.all(
    servers.map((server) => Promise.all(calls.map(server.send))),
  );
  const keyed = calls.flatMap(({ key }, at) => (key ? [at] : []));
  const apart = keyed.filter(
    (at) => JSON.stringify(some?.[at]?.json) !== JSON.stringify(others?.[at]?.json),
  );
  const counted = await Promise.all(
    servers.map(async (server) => (await server.get(READS[2] as string)).json['total_reports']),
  );
  for (const server of servers) await server.stop();
  // What has no key was sent twice: of it every answer has a record, and two have the same content.
  const [mine = [], theirs = []] = [some, others];
  const both = await judge(data, [...mine, ...theirs]);
  const problems = both.problems.filter((text) => !/has the content of/.test(text));
  const twice = both.problems.length - problems.length;
  return {
    figures:
      `${statuses([...mine, ...theirs])}; ${both.records} records; ${apart.length} of ` +
      `${keyed.length} repeats answered otherwise; reports counted ${counted.join(' and ')}`,
    problems: [
      ...problems,
      ...(apart.length > 0 ? ['repeats differ'] : []),
      ...(twice > calls.length - keyed.length ? ['a repeat was stored twice'] : []),
      ...(counted[0] === counted[1] ? [] : ['counts differ']),
    ],
  };
}

const ORDEALS = { kills, writes, full, 'read-only': readOnly, two };
const mounts = process.platform === 'linux' && process.getuid?.() === 0;
const asked = process.argv.slice(2);

await sharedBuild(EXAMPLE, EXAMPLE_CONTENT);
for (const [name, run] of Object.entries(ORDEALS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if ((run === full || run === readOnly) && !mounts) {
    process.stdout.write(`${name}: left out, it needs root on Linux\n`);
    continue;
  }
  const data = await mkdtemp(join(tmpdir(), 'calling-card-ordeal-'));
  const { figures, problems } = await run(data);
  await rm(data, { recursive: true, force: true });
  process.stdout.write(`${name}: ${figures}; ${problems.length} problems\n`);
  for (const problem of problems.slice(0, 5)) process.stdout.write(`  ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
