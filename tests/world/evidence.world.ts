/** Evidence on public hosts is checked, and the card that tells of it is verified by a stranger. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request as httpRequest, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { createSigner, httpbis } from 'http-message-signatures';
import { calculateJwkThumbprint } from 'jose';
import { run as runProgram } from '../support/programs.ts';
import { mailHost, OTHER_PORT, resolver, webHosts } from './hosts.ts';

const page =
  (words: string): RequestListener =>
  ({ url }, response) => {
    if (url === '/robots.txt') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<p>${words}</p>`);
  };

/** What stands at each host, and what the owner's run of the check must find. */
const CHECKS: Record<string, { status: string; reason: string | null; host?: RequestListener }> = {
  'https://museum.example/map': { status: 'confirmed', reason: null, host: page('Woven by Ada') },
  'https://six.example/map': { status: 'confirmed', reason: null, host: page('Woven by Ada.') },
  'http://moved.example/map': {
    status: 'confirmed',
    reason: null,
    host: ({ url }, response) =>
      response.writeHead(301, { location: `https://new.example${url}` }).end(),
  },
  'https://both.example/map': { status: 'not_found', reason: 'it is not there', host: page('No') },
  'https://late.example/map': {
    status: 'unreachable',
    reason: 'CERT_HAS_EXPIRED',
    host: page('Woven by Ada'),
  },
  'https://endless.example/map': {
    status: 'unreachable',
    reason: 'too many bytes',
    host: ({ url }, response) => {
      if (url === '/robots.txt') return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = () => {
        while (!response.destroyed && response.write('<a '.repeat(20_000)));
        response.once('drain', more);
      };
      more();
    },
  },
  'https://inner.example/map': { status: 'unreachable', reason: 'private address refused' },
  'https://half.example/map': { status: 'unreachable', reason: 'private address refused' },
  'https://nobody.example/map': { status: 'unreachable', reason: 'ENOTFOUND' },
  'https://failing.example/map': { status: 'unreachable', reason: 'EAI_AGAIN' },
  'https://mute.example/map': { status: 'unreachable', reason: 'EAI_AGAIN' },
  [`https://port.example:${OTHER_PORT}/map`]: {
    status: 'confirmed',
    reason: null,
    host: page('Woven by Ada'),
  },
  'https://xn--bcher-kva.example/map': {
    status: 'confirmed',
    reason: null,
    host: page('Woven&nbsp;by <b title="a > b">Ada</b>'),
  },
  'https://cut.example/map': {
    status: 'unreachable',
    reason: 'ECONNRESET',
    host: ({ url, socket }, response) =>
      url === '/robots.txt' ? void response.writeHead(404).end() : void socket.destroy(),
  },
};

const PORT = 21_871;
const BASE = 'https://card.example';
let folder = '';
const ends: (() => unknown)[] = [];
/** What came to the owner by mail, over TLS. */
let letters: string[] = [];
/** Bodies that the owner's webhook was sent. */
const deliveries: string[] = [];

/** Runs a program of the project on the content. Resolves with its exit code and what it said. */
const run = (given: readonly string[], env: Record<string, string> = {}, cwd = process.cwd()) =>
  runProgram(given, {
    cwd,
    env: { ...process.env, CONTENT_DIR: join(folder, 'content'), ...env },
  });

/** The card, as a TLS proxy passes it on. */
const card: RequestListener = (incoming, response) => {
  const { url: path, method, headers } = incoming;
  const passed = httpRequest({ host: '127.0.0.1', port: PORT, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  incoming.pipe(passed);
};

/** Another card, as a host of files serves it. */
const guild: RequestListener = ({ url = '' }, response) => {
  const path = url.endsWith('.json') ? url : `${url}.json`;
  readFile(join(folder, 'guild/dist', path)).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    () => response.writeHead(404).end(),
  );
};
const agentKey = generateKeyPairSync('ed25519');

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'card-'));
  await mkdir(join(folder, 'content/claims'), { recursive: true });
  await writeFile(
    join(folder, 'content/profile.md'),
    '---\nname: Ada\nheadline: Weaver\nbio: Weaves.\ncurrent_focus: [Looms]\n' +
      'strongest_claims: [wove-0]\ndo_not_infer: [Nothing.]\nupdated: 2026-01-01\n---\nA life.\n',
  );
  for (const [at, url] of Object.keys(CHECKS).entries())
    await writeFile(
      join(folder, `content/claims/wove-${at}.md`),
      `---\nclaim: Wove map ${at}.\nevidence_level: public-live\nevidence_note: Seen.\nsource: /api/profile\n` +
        `updated: 2026-01-01\nevidence_links:\n- label: Woven by Ada\n  url: ${url}\n` +
        '  check: { kind: page_contains }\n---\n',
    );
  const hosts = Object.entries(CHECKS).map(([url, { host }]) => [new URL(url).hostname, host]);
  const none: RequestListener = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  const mail = await mailHost();
  letters = mail.letters;
  ends.push(
    () => rm(folder, { recursive: true, force: true }),
    mail.end,
    await resolver(),
    await webHosts({
      ...Object.fromEntries(hosts.filter(([, host]) => host)),
      'new.example': page('Woven by Ada'),
      'archive.org': none,
      'guild.example': guild,
      'agent.example': ({ url }, response) =>
        void response
          .writeHead(url === '/.well-known/http-message-signatures-directory' ? 200 : 404)
          .end(JSON.stringify({ keys: [agentKey.publicKey.export({ format: 'jwk' })] })),
      'card.example': card,
      'hook.example': async (request, response) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        deliveries.push(body);
        response.writeHead(204).end();
      },
    }),
  );
});
after(async () => {
  for (const end of ends.reverse()) await end();
});

test('nothing leads out of here', async () => {
  await assert.rejects(fetch('http://1.1.1.1/', { signal: AbortSignal.timeout(2000) }));
});

test('evidence on public hosts over IPv4, IPv6, HTTPS and a redirect is found, and nothing else', async () => {
  const begun = performance.now();
  const { said } = await run(['src/evidence/main.ts']);
  assert.ok(performance.now() - begun < 60_000, 'in under a minute');
  const found: Record<string, { status: string; reason: string | null }> = {};
  for (const file of await readdir(join(folder, 'content/evidence'))) {
    const { receipts } = JSON.parse(await readFile(join(folder, 'content/evidence', file), 'utf8'));
    for (const { recipe, status, reason } of receipts) found[recipe.url] = { status, reason };
  }
  const wanted = Object.entries(CHECKS).map(([url, { status, reason }]) => [
    url,
    { status, reason },
  ]);
  assert.deepEqual(found, Object.fromEntries(wanted), said);
});

test('a stranger verifies the card over TLS, and the doctor finds it sound', async () => {
  const out = join(folder, 'dist');
  const keys = await run([resolve('src/cli/keys.ts')], {}, folder);
  assert.equal(keys.code, 0, keys.said);
  const SIGNING_KEY = await readFile(join(folder, '.signing-key.json'), 'utf8');
  const env = { SITE_URL: BASE, OUT_DIR: out, ASTRO_TELEMETRY_DISABLED: '1', SIGNING_KEY };
  const built = await run(['node_modules/astro/bin/astro.mjs', 'build'], env);
  assert.equal(built.code, 0, built.said);
  const service = spawn(process.execPath, ['functions/standalone/main.ts', '--no-build'], {
    env: {
      ...process.env,
      ...env,
      CONTENT_DIR: join(folder, 'content'),
      DATA_DIR: join(folder, 'data'),
      PORT: String(PORT),
      TRUST_PROXY: '1',
      NODE_ENV: 'production',
      AUDIT_ADMIN_KEY: 'a-key-for-the-owner-alone',
      ACCESS_TOKENS: 'a-token-for-agents-alone',
      CONTACT_WEBHOOK_URL: 'https://hook.example/in',
      SMTP_URL: 'smtp://ada:loom@mail.example:587',
      NOTIFY_EMAIL: 'ada@mail.example',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(() => service.kill());
  await new Promise((ready) => service.stdout.once('data', ready));
  await writeFile(join(folder, 'verify.mjs'), await (await fetch(`${BASE}/verify.mjs`)).text());
  const intact = await run([join(folder, 'verify.mjs'), BASE]);
  assert.equal(intact.code, 0, intact.said);
  assert.match(intact.said, /^intact signed by [\w-]{43} /m);
  const online = await run([join(folder, 'verify.mjs'), BASE, '--online', '--json']);
  const verdicts = JSON.parse(online.said).claims.map(
    ({ id, verdict }: { id: string; verdict: string }) => [id, verdict],
  );
  const wanted = Object.values(CHECKS).map(({ status }, at) => [`wove-${at}`, status]);
  assert.deepEqual(Object.fromEntries(verdicts), Object.fromEntries(wanted));
  const { said } = await run(['functions/doctor/main.ts', BASE]);
  assert.match(said, /Nothing is wrong\./, said);
});

test('two cards confirm each other by commands alone', async () => {
  const content = join(folder, 'guild/content');
  const at = join(folder, 'guild');
  const own = {
    CONTENT_DIR: content,
    SITE_URL: 'https://guild.example',
    OUT_DIR: join(at, 'dist'),
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  await mkdir(join(content, 'claims'), { recursive: true });
  const profile = '---\nname: Guild\nheadline: Weavers\nbio: Weave.\nupdated: 2026-01-01\n---\n';
  await writeFile(join(content, 'profile.md'), profile);
  await writeFile(
    join(content, 'claims/taught.md'),
    '---\nclaim: Taught Ada.\nevidence_level: self-claim\nevidence_note: Told.\n' +
      'source: /api/profile\nupdated: 2026-01-01\n---\n',
  );
  const done = async (given: string[], env: Record<string, string>, cwd?: string) => {
    const { code, said } = await run(given, env, cwd);
    assert.equal(code, 0, said);
    return said;
  };
  const [keys, confirm] = [resolve('src/cli/keys.ts'), resolve('src/cli/confirm.ts')];
  const build = ['node_modules/astro/bin/astro.mjs', 'build'];
  await done([keys], own, at);
  const SIGNING_KEY = await readFile(join(at, '.signing-key.json'), 'utf8');
  await done(build, { ...own, SIGNING_KEY });
  const said = await done([confirm, `${BASE}/claims/wove-0`], own, at);
  assert.match(said, /^Signed: Wove map 0\. \(public-live\)/);
  await done([confirm, join(at, 'guild.example.wove-0.json')], {}, folder);
  const card = { SITE_URL: BASE };
  await done([confirm, 'https://guild.example/claims/taught'], card, folder);
  await done([confirm, join(folder, 'card.example.taught.json')], own, at);
  await done(build, { ...own, SIGNING_KEY });
  const told = await (await fetch('https://guild.example/api/claims/taught')).json();
  assert.deepEqual(told.confirmed_by, ['card.example']);
  assert.match(told.confirmations[0].told, /^Signed by card\.example on \d{4}/);
  const page = await readFile(join(at, 'dist/claims/taught/index.html'), 'utf8');
  assert.match(page, /Signed by card\.example/);
  const kept = await readdir(join(folder, 'content/confirmations'));
  assert.deepEqual(kept, ['guild.example.wove-0.json']);
});

test('a message from outside reaches webhook and mail over TLS', async () => {
  const sent = await fetch(`${BASE}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"intent":"question","from":"ann@museum.example","context":"Is the map wool?"}',
  });
  assert.equal(sent.status, 202);
  for (let tries = 0; tries < 100 && (!deliveries[0] || !letters[0]); tries += 1)
    await new Promise((later) => setTimeout(later, 100));
  assert.match(deliveries.join(), /Is the map wool\?/);
  assert.match(letters.join(), /Is the map wool\?/);
});

test('everything is taken home through the exports, over TLS', async () => {
  const file = join(folder, 'card.tar.gz');
  const given = ['functions/standalone/backup.ts', 'backup', '--from', BASE, file];
  const { code, said } = await run(given, { AUDIT_ADMIN_KEY: 'a-key-for-the-owner-alone' });
  assert.equal(code, 0, said);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const restored = await run(['functions/standalone/backup.ts', 'restore', file], {
    DATA_DIR: join(folder, 'home'),
  });
  assert.match(restored.said, /^Restored \d+ entr(y|ies) into /);
});

test('who signed a message is told to the owner', async () => {
  const body = '{"intent":"question","from":"bot@agent.example","context":"Signed?"}';
  const digest = createHash('sha256').update(body).digest('base64');
  const keyid = await calculateJwkThumbprint(agentKey.publicKey.export({ format: 'jwk' }) as never);
  const message = await httpbis.signMessage(
    {
      key: { ...createSigner(agentKey.privateKey, 'ed25519', keyid), id: keyid },
      fields: ['@authority', '@method', 'content-digest', 'signature-agent'],
    },
    {
      method: 'POST',
      url: `${BASE}/api/contact`,
      headers: {
        'content-type': 'application/json',
        'content-digest': `sha-256=:${digest}:`,
        'signature-agent': '"https://agent.example"',
      },
    },
  );
  const sent = await fetch(message.url, { ...message, body } as RequestInit);
  assert.equal(sent.status, 202, await sent.text());
  const headers = { 'x-admin-key': 'a-key-for-the-owner-alone' };
  let signature: unknown = null;
  for (let tries = 0; tries < 50; tries += 1) {
    const list = await fetch(`${BASE}/api/admin/contacts?from=bot@agent.example`, { headers });
    ({ signature } = (await list.json()).contacts[0]);
    if ((signature as { status?: string })?.status !== 'unchecked') break;
    await new Promise((later) => setTimeout(later, 100));
  }
  assert.deepEqual(signature, { by: 'agent.example', status: 'valid', covers: 'message' });
});
