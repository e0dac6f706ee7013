/** Fake hosts on loopback, and a published profile that names evidence on them. */
import { spawnSync } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { onTestFinished } from 'vitest';
import type { Keyring } from '../../src/evidence/keyring.ts';
import { sign } from '../../src/evidence/sign.ts';
import { verifierText } from '../../src/evidence/verifier.ts';
import type { Profile } from '../../src/kinds/entries.ts';
import type { HistoryLine } from '../../src/schemas/history.ts';
import { needsQuery } from '../../src/schemas/parameters.ts';
import { addressOf, digest } from '../../src/surfaces/history/files.ts';
import { lastFiles, type PublishedFile, publish } from '../../src/surfaces/publish.ts';
import { type Records, recordsOf } from '../../src/surfaces/records.ts';
import type { Site } from '../../src/surfaces/site.ts';
import { HOSTS } from '../../src/surfaces/verification.ts';
import { freshFolder } from '../store/places.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Listens on loopback until the test ends. Returns its base address. */
export async function host(handler: Handler): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers of a fake host by path and query: an object is JSON, a text is a page. */
export type Answers = Record<string, unknown>;

export function answering(answers: Answers): Handler {
  return ({ url = '' }, response) => {
    const found = answers[decodeURIComponent(url)];
    const json = typeof found !== 'string';
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': json ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    });
    response.end(found === undefined ? '{}' : json ? JSON.stringify(found) : found);
  };
}

/** Has recipes find all public interfaces at one address until the test ends. */
export function askAllAt(base: string): void {
  const before = { ...HOSTS };
  onTestFinished(() => void Object.assign(HOSTS, before));
  for (const name of Object.keys(before)) Object.assign(HOSTS, { [name]: base });
}

/** A key as `npm run keys` makes it. */
export async function newKey(first_day = '2026-01-01'): Promise<Keyring> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const { x = '', d = '' } = await exportJWK(privateKey);
  const pair = { kty: 'OKP', crv: 'Ed25519', x } as const;
  const kid = await calculateJwkThumbprint(pair);
  return { keys: [{ ...pair, kid, first_day, last_day: null }], secret: { ...pair, d } };
}

/** What a site of these files alone publishes. */
export function sealed(records: Records, verifier = ''): PublishedFile[] {
  const files = publish(records, [], verifier);
  const digests = files.map(({ file, body }) => [file, digest(body())]);
  return [...files, ...lastFiles(records, files, Object.fromEntries(digests))];
}

/** Every file that answers its path without a query, as bytes; a test may change them. */
export async function filesOf(
  profile: Profile,
  site: Site,
  ring: Keyring | null,
  lines: readonly HistoryLine[] | null = null,
): Promise<Map<string, { media: string; body: Buffer }>> {
  const plain = recordsOf(profile, site, lines);
  const files = sealed(ring ? sign(plain, ring) : plain, await verifierText());
  return new Map(
    files.flatMap((file) => {
      const address = needsQuery(file.id) ? null : addressOf(file);
      return address ? [[address, { media: file.media, body: Buffer.from(file.body()) }]] : [];
    }),
  );
}

/** Serves published files. */
export function serving(files: Map<string, { media: string; body: Buffer }>): Handler {
  return ({ url = '' }, response) => {
    const file = files.get(url);
    response.writeHead(file ? 200 : 404, { 'content-type': file?.media ?? 'application/json' });
    response.end(file?.body ?? '{}');
  };
}

/** Whether OpenSSL finds that a key has signed a JWS, whose payload stands in it or beside it. */
export async function opensslVerifies(jws: string, key: { x: string }, beside?: string) {
  const [head, payload, signature = ''] = jws.split('.');
  const folder = await freshFolder();
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.x };
  const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  await writeFile(join(folder, 'pem'), pem);
  await writeFile(join(folder, 'text'), `${head}.${beside ?? payload}`);
  await writeFile(join(folder, 'sig'), Buffer.from(signature, 'base64url'));
  const given = 'pkeyutl -verify -pubin -inkey pem -rawin -in text -sigfile sig'.split(' ');
  return spawnSync('openssl', given, { cwd: folder }).status === 0;
}
