import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type AgentCard, verifyAgentCardSignature } from '@a2a-js/sdk';
import { createLocalJWKSet, flattenedVerify, type JSONWebKeySet, type JWK } from 'jose';
import { expect, test } from 'vitest';
import { standaloneService } from '../../functions/standalone/service.ts';
import { newKey } from '../evidence/hosts.ts';
import { ask } from '../gateway/place.ts';
import { buildSite, EXAMPLE, ODD, ODD_CONTENT, OF_OWNERS } from '../support/build.ts';
import { canonical, differences, openDist } from '../support/dist.ts';
import { allUrls, answers, BASE } from '../support/links.ts';

const ROOT = resolve('.cache/test/signed');
const OUT = join(ROOT, 'dist');
const PATHS = ['/api/signatures', '/.well-known/jwks.json', '/.well-known/did.json'];
type Flat = { protected: string; signature: string };

await rm(ROOT, { recursive: true, force: true });
const { keys, secret } = await newKey();
if (!secret) throw new Error('no key');
const texts = join(ROOT, 'texts');
await cp(ODD_CONTENT, texts, { recursive: true });
await writeFile(join(texts, 'keys.json'), JSON.stringify({ keys }));
const env = {
  CONTENT_DIR: texts,
  SIGNING_KEY: JSON.stringify(secret),
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
};
const { code, output } = await buildSite(OUT, env, OF_OWNERS);
expect(code, output).toBe(0);
expect(output).not.toContain(secret.d);
const signed = openDist(OUT);
for (const file of signed.files) expect(signed.text(file), file).not.toContain(secret.d);

test('the same bytes in another folder, zone and language, and without Astro', () => {
  expect(signed.files.length).toBeGreaterThan(200);
  expect(differences(ODD, OUT)).toEqual([
    // Keys, and what is signed with them.
    '.well-known/agent-card.json',
    '.well-known/agent-skills/index.json',
    '.well-known/agent.json',
    '.well-known/ai-catalog.json',
    // Hashes of init and manifest, which name the key.
    '.well-known/ax-mission.json',
    '.well-known/did.json',
    '.well-known/jwks.json',
    // Tags of what differs.
    '_headers',
    '_redirects',
    // The rows that there are.
    'api/index.json',
    'api/index.md',
    'api/init.json',
    'api/init.md',
    'api/manifest.json',
    'api/manifest.md',
    'api/signatures.json',
    'api/signatures/1.json',
    'api/status.json',
    'api/status.md',
    'developers.md',
    'developers/discovery.md',
    'developers/discovery/index.html',
    'developers/index.html',
    'developers/verify.md',
    'developers/verify/index.html',
    'openapi.json',
    'openapi/discovery.json',
    'text/skill.txt',
    'variants/api/init/compact.json',
    'variants/api/init/compact.md',
    'variants/api/init/full.json',
    'variants/api/init/full.md',
    'variants/files.json',
    'variants/gateway.json',
  ]);
});

test('jose verifies the root, and the root every file: what differs is named', async () => {
  const jwks = signed.json('.well-known/jwks.json') as unknown as JSONWebKeySet;
  const { content_hash: _, signature, ...covered } = signed.json('api/signatures.json');
  const [head = '', empty, bytes = ''] = String(signature).split('.');
  const payload = new TextEncoder().encode(canonical(covered));
  const { protectedHeader } = await flattenedVerify(
    { protected: head, payload, signature: bytes },
    createLocalJWKSet(jwks),
  );
  // By the keys of the DID document as well.
  const { verificationMethod } = signed.json('.well-known/did.json');
  const keys = (verificationMethod as { publicKeyJwk: JWK }[]).map((one) => one.publicKeyJwk);
  const root = { protected: head, payload, signature: bytes };
  await expect(flattenedVerify(root, createLocalJWKSet({ keys }))).resolves.toBeDefined();
  expect(empty).toBe('');
  expect(protectedHeader).toMatchObject({ alg: 'Ed25519', b64: false, crit: ['b64'] });
  const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
  const parts = covered['parts'] as { url: string; sha256: string }[];
  const digests = Object.assign(
    {},
    ...parts.map(({ url, sha256: wanted }) => {
      const text = signed.text(`${url.slice(BASE.length + 1)}.json`);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(64 * 1024);
      expect(sha256(text)).toBe(wanted);
      return JSON.parse(text).digests;
    }),
  ) as Record<string, string>;
  // Who asks for it without a query is answered 400, and would take it for doctored.
  expect(digests).not.toHaveProperty(['/.well-known/webfinger']);
  const none = /^\/(api\/(signatures|status)|\.well-known\/webfinger)/;
  const open = signed.index.filter(({ path }) => path && !none.test(path));
  for (const { path, file } of open)
    expect([path, digests[path ?? '']]).toEqual([path, sha256(signed.text(file))]);
  // Pages, what is printed and what they bring along stand there too: all but what has no address,
  // what differs from one machine to another, and the list itself.
  const pages = ['about/index.html', 'cv.pdf', 'home/index.html'];
  // The host has signed, so that pictures are the bytes that it serves.
  expect(covered).not.toHaveProperty('not_listed');
  expect(Object.keys(digests).filter((path) => path.endsWith('.png')).length).toBeGreaterThan(9);
  for (const file of [...pages, ...signed.files.filter((one) => /^_astro\/.*css$/.test(one))])
    expect([file, digests[`/${file.replace(/\/index\.html$/, '')}`]]).toEqual([
      file,
      createHash('sha256')
        .update(readFileSync(join(OUT, file)))
        .digest('base64url'),
    ]);
  const told = new Set([...open.map(({ file }) => file), ...pages]);
  const aside =
    /^(variants|errors|api\/(signatures|status)|\.well-known\/webfinger)\b|^(404\.html|_\w+)$/;
  // Who has not been sent the address of a CV of one's own reads it nowhere.
  const sent = /^(api\/)?cvs\/[0-9a-f]{32}\b/;
  const untold = signed.files.filter(
    (file) =>
      !told.has(file) &&
      !aside.test(file) &&
      !sent.test(file) &&
      !digests[`/${file.replace(/\/?index\.html$/, '')}`],
  );
  expect(untold).toEqual([]);
  expect(digests['/api/init?detail=full']).toBe(sha256(signed.text('variants/api/init/full.json')));
  const named = { signed_by: covered['signed_by'], signatures_url: `${BASE}/api/signatures` };
  for (const file of ['api/init.json', 'api/manifest.json'])
    expect(signed.json(file)).toMatchObject(named);
});

// Node is all that the tests need: where there is no Python, its verifier is not asked.
const hasPython = spawnSync('python3', ['--version']).status === 0;

test.runIf(hasPython)(
  'a program of another language finds all of it by the standards alone, or names what is not',
  async () => {
    const verify = () =>
      spawnSync('python3', ['tests/dist/verify.py', OUT, BASE], { encoding: 'utf8' });
    const { stdout, stderr } = verify();
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^did: 1 keys, 1 may assert\nroot: signed; \d{3} digests/);
    expect(stdout).toMatch(/\ncard: 2 signatures\n$/);
    const page = join(OUT, 'about/index.html');
    const text = readFileSync(page, 'utf8');
    await writeFile(page, `${text} `);
    expect(verify().stderr).toContain('/about is not as signed');
    await writeFile(page, text);
  },
);

test('the A2A SDK verifies the card, and finds a changed one', async () => {
  const { keys } = signed.json('.well-known/jwks.json') as unknown as JSONWebKeySet;
  const verify = verifyAgentCardSignature(async (kid, jku) => {
    expect(jku).toBe(`${BASE}/.well-known/jwks.json`);
    return keys.find((key) => key.kid === kid) ?? expect.fail(kid);
  });
  const card = signed.json('.well-known/agent-card.json') as unknown as AgentCard;
  await expect(verify(card)).resolves.toBeUndefined();
  // A verifier that knows no form of its own: all members but the signatures.
  const { signatures, ...members } = card as unknown as { signatures: Flat[] };
  const payload = new TextEncoder().encode(canonical(members));
  const whole = {
    ...(signatures.at(-1) as Flat),
    payload: Buffer.from(payload).toString('base64url'),
  };
  await expect(flattenedVerify(whole, createLocalJWKSet({ keys }))).resolves.toBeDefined();
  expect(Object.keys(members)).not.toContain('content_hash');
  expect(signed.json('.well-known/agent.json')).toMatchObject({
    ...members,
    schema_version: '1.0',
  });
  await expect(verify({ ...card, name: 'Somebody else' })).rejects.toThrow('No valid signatures');
});

test('a signed build names its keys, and every address in it answers', async () => {
  const own = allUrls(signed)
    .filter(({ url }) => url.startsWith(BASE))
    .map((one) => ({ ...one, url: one.url.replace('{part}', '1') }));
  const silent = own.filter(({ url, file }) => !file.startsWith('text/') && !answers(signed, url));
  expect(silent.map(({ url }) => url)).toEqual([]);
  const openapi = Object.keys(signed.json('openapi.json')['paths'] as object);
  expect(openapi).toEqual(expect.arrayContaining(PATHS));
  expect(signed.text('developers/verify.md')).toContain(`curl -s '${BASE}/api/signatures'`);
  const place = standaloneService(OUT);
  for (const path of PATHS) expect((await ask(path, {}, 'GET', place)).status, path).toBe(200);
});

test('a build without a key has none of it, and speaks of none of it', async () => {
  const plain = openDist(ODD);
  const named = /\/api\/signatures|\/\.well-known\/(jwks|did)\.json/;
  // The program looks for signatures; an example of a schema stands on another host.
  const told = plain.files.filter((file) => !/^(verify\.mjs|api\/schema\.\w+)$/.test(file));
  expect(told.filter((file) => named.test(plain.text(file)))).toEqual([]);
  expect(plain.json('.well-known/agent-card.json')).not.toHaveProperty('signatures');
  for (const path of PATHS) {
    const response = await ask(path);
    expect(response.status, path).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'endpoint_not_found' } });
  }
  expect((await ask('/verify.mjs')).headers.get('content-type')).toMatch(/^text\/javascript/);
});

test('outside evidence of the example has recipes, and receipts that say they were not run', () => {
  const dist = openDist(EXAMPLE);
  const { claims } = dist.json('api/manifest.json') as { claims: object };
  const summaries = (claims as { id: string; verification?: object }[]).map(
    ({ verification }) => verification,
  );
  expect(summaries.filter(Boolean).length).toBeGreaterThan(15);
  const claim = dist.json('api/claims/education-of-a-computer-1952.json');
  expect(claim['verification']).toEqual({
    status: 'not_checked',
    day: null,
    run_by: 'owner',
    checks: [
      {
        label: 'ACM: The Education of a Computer',
        recipe: {
          kind: 'doi',
          url: 'https://api.crossref.org/works/10.1145%2F609784.609818',
          reads: 'json',
          expect: {
            message: {
              title: [{ $has: 'The education of a computer' }],
              author: [{ family: { $is: 'Hopper' } }],
            },
          },
        },
        look_for: 'The title "The education of a computer" and an author Hopper.',
        proves: 'That a work of this title by an author of this name is registered.',
        does_not_prove: 'That the author is this person, or that the work is right.',
        found: 'The owner has not run this check.',
        status: 'not_checked',
        day: null,
        sha256: null,
        archive_url: null,
        reason: 'Made without network: nobody has run the recipe yet.',
      },
    ],
  });
  expect(claim['citation_receipt']).toMatchObject({
    repeat: 'Run verification.checks of source_url; see /developers/verify.',
  });
  const [strongest] = dist.json('api/init.json')['strongest_claims'] as object[];
  // A check that was not run tells nothing, and init is short.
  expect(strongest).not.toHaveProperty('verification');
  expect(dist.text('claims/index.html')).toContain('The owner’s check has not been run.');
});
