/** Builds a profile with the code of a repository, serves it, and takes down what it answers. */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../support/ports.ts';
import type { Answer, Asked, Exchange } from './exchange.ts';
import { named, wireRequests } from './requests.ts';
import { ADMIN_KEY, TOKEN } from './table.ts';

const SITE_URL = 'http://localhost:11906';

/** Of the connection and of the moment (RFC 9110, sections 6.6.1 and 7.6.1). */
const OF_THE_MOMENT = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'server-timing'];

/** Reads that are under way at once. */
const AT_ONCE = 4;

/** Nothing that this shell has set, but what a program needs to run. */
const { PATH, HOME } = process.env;
const BARE = { PATH, HOME, SITE_URL, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };

/** Builds into a folder of the repository. Throws with what the build printed. */
function build(repository: string, content: string, out: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(repository, 'node_modules/astro/bin/astro.mjs'), 'build'],
    { cwd: repository, env: { ...BARE, CONTENT_DIR: content, OUT_DIR: out }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The build of ${content} failed:\n${stdout}${stderr}`);
}

/** Starts `npm start` of the repository over a build, with empty stores. */
export async function serve(repository: string, out: string) {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'calling-card-wire-'));
  const server = spawn(process.execPath, ['functions/standalone/main.ts', '--no-build'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...BARE,
      OUT_DIR: out,
      DATA_DIR: data,
      PORT: String(port),
      AUDIT_ADMIN_KEY: ADMIN_KEY,
      ACCESS_TOKENS: TOKEN,
      FEED_TOKEN: TOKEN,
      MINUTE_LIMIT: '1000000',
      DAILY_LIMIT: '1000000',
      DAILY_TOTAL: '1000000',
      // Each request comes from an address of its own: none is late for another's sake.
      TRUST_PROXY: '1',
    },
  });
  await new Promise<void>((listening, failed) => {
    server.once('close', () => failed(new Error(`${repository} does not serve ${out}.`)));
    server.stdout.on('data', (text: Buffer) => text.includes('Serving') && listening());
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid as number,
    close: async () => {
      server.removeAllListeners('close');
      const closed = new Promise((done) => server.once('close', done));
      server.kill('SIGTERM');
      await closed;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** What is made anew in every store: ids, times, secrets, and the hashes of what holds them. */
function plain(text: string): string {
  return (
    text
      .replace(/\b(?:at|aud)_[\w-]{20,}/g, '<secret>')
      .replace(/sha256:[0-9a-f]{64}/g, '<hash>')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '<time>')
      // Counted after the answer: sometimes before the next call, sometimes not.
      .replace(/"reads":\d+,"last_read_at":(null|"[^"]*")/g, '"reads":"<later>"')
      .replace(/\bcursor=[\w-]+/g, 'cursor=<cursor>')
      .replaceAll(new Date().toISOString().slice(0, 10), '<today>')
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
      .replace(/\b[0-9a-f]{32}\b/g, '<id>')
  );
}

/** The answer as it is stored, and its body as it came. */
async function answerOf(response: Response, { live }: Asked, url: string) {
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  const isText = Buffer.from(text).equals(bytes);
  const told = (value: string) => (live ? plain(value) : value).replaceAll(url, SITE_URL);
  const answer: Answer = {
    status: response.status,
    headers: Object.fromEntries(
      [...response.headers]
        .filter(([name]) => !OF_THE_MOMENT.includes(name))
        .map(([name, value]) => [name, told(value)]),
    ),
    body: isText ? told(text) : `base64:${bytes.toString('base64')}`,
  };
  return { answer, text };
}

/** Asks one server everything, in order; reads go side by side. */
async function askAll(url: string, given: readonly Asked[]): Promise<Exchange[]> {
  const kept: Record<string, string> = {};
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => kept[name] ?? name);
  const exchanges: Exchange[] = [];
  const known = new Set(given.map((asked) => JSON.stringify({ ...asked, of: '' })));
  const found: Asked[] = [];
  const ask = async (asked: Asked, at: number) => {
    const headers = Object.entries(asked.headers).map(([name, value]) => [name, filled(value)]);
    const response = await fetch(`${url}${filled(asked.path)}`, {
      method: asked.method,
      headers: {
        'accept-encoding': 'identity',
        'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
        ...Object.fromEntries(headers),
      },
      redirect: 'manual',
      ...(asked.body === undefined ? {} : { body: filled(asked.body) }),
    });
    const { answer, text } = await answerOf(response, asked, url);
    exchanges[at] = { asked, answer };
    // An address is kept as its path.
    for (const [name, member] of Object.entries(asked.keep ?? {}))
      kept[name] = String((JSON.parse(text) as Record<string, unknown>)[member]).replace(
        SITE_URL,
        '',
      );
    for (const next of named(asked, text)) {
      const key = JSON.stringify({ ...next, of: '' });
      if (!known.has(key)) found.push(next);
      known.add(key);
    }
  };
  let todo = given;
  for (let first = 0; todo.length > 0; first = exchanges.length) {
    const list = [...todo].map((asked, at) => [asked, first + at] as const);
    const reads = list.filter(([{ live }]) => !live).values();
    const work = async () => {
      for (const [asked, at] of reads) await ask(asked, at);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const [asked, at] of list) if (asked.live) await ask(asked, at);
    todo = found
      .splice(0)
      .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  return exchanges;
}

/**
 * Requests of an earlier recording for this build: bundled files bear a hash of what is in them,
 * and those that this build has not are left out.
 */
function forBuild(asked: readonly Asked[], out: string): Asked[] {
  const plainName = (file: string) => file.replace(/\.[\w-]{8}(?=\.\w+$)/, '');
  const files = new Map(readdirSync(join(out, '_astro')).map((file) => [plainName(file), file]));
  return asked.flatMap((request) => {
    const [, bundled] = /^\/_astro\/(.*\.[\w-]{8}\.\w+)$/.exec(request.path) ?? [];
    if (!bundled) return [request];
    const file = files.get(plainName(bundled));
    return file ? [{ ...request, path: `/_astro/${file}` }] : [];
  });
}

/**
 * Records one profile. `like` is what an earlier recording asked; without it the requests come from
 * the table and the build.
 */
export async function record(
  repository: string,
  content: string,
  like?: readonly Asked[],
): Promise<Exchange[]> {
  const out = resolve(repository, '.cache/wire');
  build(repository, content, out);
  const server = await serve(repository, out);
  try {
    return await askAll(server.url, like ? forBuild(like, out) : wireRequests(out));
  } finally {
    await server.close();
  }
}
