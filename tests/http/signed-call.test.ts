/** Callers who sign: verified with the keys of their host, and refused for nothing. */
import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { createSigner, httpbis } from 'http-message-signatures';
import { calculateJwkThumbprint } from 'jose';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { signatureHeaders } from 'web-bot-auth';
import { signerFromJWK } from 'web-bot-auth/crypto';
import { verdictOf } from '../../functions/operations/signer.ts';
import { signedCall } from '../../functions/steps/input.ts';

const BASE = 'https://ada.example';
const BODY = '{"intent":"question"}';
const INSIDE = { inside: true };
const pair = generateKeyPairSync('ed25519');
const jwk = pair.privateKey.export({ format: 'jwk' }) as { kty: string; crv: string; x: string };
const other = generateKeyPairSync('ed25519').privateKey;
const ends: (() => unknown)[] = [];
let answer = '';
let asked = 0;
let cert: Record<'key' | 'cert', Buffer>;
let keyid = '';

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const names = '-subj /CN=a -addext subjectAltName=IP:127.0.0.1 -keyout key -out cert';
  execFileSync('openssl', `${request} ${names}`.split(' '), { cwd: folder, stdio: 'ignore' });
  const [key, own] = ['key', 'cert'].map((name) => readFileSync(join(folder, name)));
  cert = { key: key as Buffer, cert: own as Buffer };
  rmSync(folder, { recursive: true });
  tls.setDefaultCACertificates([...tls.getCACertificates(), `${own}`]);
  keyid = await calculateJwkThumbprint(jwk);
  answer = JSON.stringify({ keys: [{ kty: 'OKP', crv: 'Ed25519', x: jwk.x }] });
});
afterAll(() => {
  for (const end of ends) end();
});

/** A host of its own, so that nothing of it is known yet. */
async function agent(): Promise<string> {
  const server = createServer(cert, ({ url }, response) => {
    asked += 1;
    response.writeHead(url?.includes('http-message-signatures-directory') ? 200 : 404).end(answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type More = { url?: string; fields?: string[]; key?: typeof other; expires?: number };

/** A request, signed by what Node's users sign with. */
async function signed(host: string, { url = BASE, fields = [], ...more }: More = {}) {
  const digest = createHash('sha256').update(BODY).digest('base64');
  const message = {
    method: 'POST',
    url: `${url}/api/contact`,
    headers: {
      'signature-agent': `"https://${host}"`,
      'content-digest': `sha-256=:${digest}:`,
      'content-length': String(BODY.length),
    },
  };
  const created = new Date(Date.now() - 10_000);
  const expires = new Date(Date.now() + (more.expires ?? 300_000));
  const key = { ...createSigner(more.key ?? pair.privateKey, 'ed25519', keyid), id: keyid };
  const params = ['created', 'expires', 'keyid'];
  const own = ['@authority', 'signature-agent', ...fields];
  const config = { key, params, paramValues: { created, expires }, fields: own };
  const { headers } = await httpbis.signMessage(config, message);
  return headers as Record<string, string>;
}

/** What the owner is told of a call. */
async function told(headers: Record<string, string>, body = BODY) {
  const request = new Request(`${BASE}/api/contact`, { method: 'POST', headers, body });
  const call = signedCall(request, BASE);
  return call && verdictOf(call, INSIDE);
}

const WHOLE = ['@method', 'content-digest'];
const BAD = { status: 'bad', covers: null };

test('what a host signed is told with what it covers, and its keys are asked for once', async () => {
  const host = await agent();
  expect(await told(await signed(host))).toEqual({ status: 'valid', covers: 'caller' });
  const whole = await signed(host, { fields: WHOLE });
  expect(await told(whole)).toEqual({ status: 'valid', covers: 'message' });
  expect(await told(whole, BODY.replace('question', 'hire 123'))).toEqual(BAD);
  expect(await told(await signed(host, { url: 'https://else.example' }))).toEqual(BAD);
  expect(await told(await signed(host, { key: other }))).toEqual(BAD);
  expect(await told(await signed(host, { expires: -120_000 }))).toEqual(BAD);
  expect(asked).toBe(1);
  // By another hand: the program that Cloudflare's draft comes with.
  const request = new Request(`${BASE}/api/contact`, {
    method: 'POST',
    headers: { 'signature-agent': `"https://${host}"`, 'content-length': `${BODY.length}` },
    body: BODY,
  });
  const span = { created: new Date(), expires: new Date(Date.now() + 60_000) };
  const made = await signatureHeaders(request, await signerFromJWK({ ...jwk } as never), span);
  const headers = { ...Object.fromEntries(request.headers), ...made };
  expect(await told(headers as never)).toEqual({ status: 'valid', covers: 'caller' });
});

test('what cannot be told stays unchecked: private hosts, large answers, no host', async () => {
  const request = async (host: string) =>
    new Request(`${BASE}/api/contact`, {
      method: 'POST',
      headers: await signed(host),
      body: BODY,
    });
  const hidden = signedCall(await request(await agent()), BASE);
  expect(hidden && (await verdictOf(hidden))).toBeNull();
  answer = 'x'.repeat(70_000);
  expect(await told(await signed(await agent()))).toBeNull();
  const { 'signature-agent': _, ...without } = await signed('127.0.0.1');
  expect(await told(without)).toBeNull();
  expect(await told({ ...without, 'signature-agent': '"http://agent.example"' })).toBeNull();
});

test('hosts are asked thirty times an hour in all, whoever signs', async () => {
  // No hour ends meanwhile.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  answer = '{}';
  const before = asked;
  for (let at = 0; at < 40; at++) await told(await signed(await agent()));
  expect(asked - before).toBe(30);
});
