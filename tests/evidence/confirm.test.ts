/** What others sign: another card, an issuer of Open Badges, and what is believed of neither. */
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, gzipSync } from 'node:zlib';
import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
} from 'jose';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { confirm } from '../../src/cli/confirm.ts';
import { filesOf as markdownOf } from '../../src/cli/files.ts';
import { certificateOf } from '../../src/cli/import/credential.ts';
import { judge } from '../../src/cli/judge.ts';
import { asksInside, renewAll } from '../../src/evidence/confirmations.ts';
import { readProfile } from '../../src/profile/read-profile.ts';
import { documentsOf } from '../../src/surfaces/records/record.ts';
import { recordsOf } from '../../src/surfaces/records.ts';
import { freshFolder } from '../store/places.ts';
import {
  type Answers,
  answering,
  filesOf,
  host,
  newKey,
  opensslVerifies,
  serving,
} from './hosts.ts';

const TODAY = '2026-11-20';
const PROFILE =
  '---\nname: Ada\nheadline: Weaver\nbio: Weaves.\nupdated: 2026-01-01\n---\nA life.\n';
const CLAIM =
  '---\nclaim: Wove a map.\nevidence_level: self-claim\nevidence_note: Told once.\n' +
  'source: /api/profile\nupdated: 2026-01-01\n---\n';

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await freshFolder();
  await mkdir(join(folder, 'claims'));
  for (const [name, text] of Object.entries({ 'profile.md': PROFILE, ...files }))
    await writeFile(join(folder, name), text);
  return folder;
}

const json = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

test('a card signs a claim of another, which shows it until its words change', async () => {
  const ada = await folderOf({ 'claims/wove.md': CLAIM });
  const ben = await folderOf({});
  const ring = await newKey();
  await writeFile(join(ben, 'keys.json'), JSON.stringify({ keys: ring.keys }));
  const serve = { ada: (() => {}) as ReturnType<typeof serving>, ben: {} as Answers };
  const at = await host((request, response) => serve.ada(request, response));
  const byBen = await host((request, response) => answering(serve.ben)(request, response));
  const museum = await host(answering({}));
  const didOf = (base: string) => `did:web:${new URL(base).host.replace(':', '%3A')}`;
  const did = didOf(byBen);
  const files = async () => {
    const profile = await readProfile(ada);
    return filesOf(profile, { base: at, commit: null }, null);
  };
  serve.ada = serving(await files());
  vi.stubEnv('SITE_URL', 'https://ada.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const lines: string[] = [];
  const place = { today: TODAY, inside: true, say: (line: string) => void lines.push(line) };
  const env = { SITE_URL: byBen, SIGNING_KEY: JSON.stringify(ring.secret) };
  await confirm(`${at}/claims/wove`, { ...place, folder: ben, env, out: ben });
  const name = (await readdir(ben)).find((one) => one.endsWith('.wove.json')) ?? '';
  expect(lines.join()).toContain('Wove a map.');

  // Who is on this machine may ask it; nobody else.
  const asks = (SITE_URL: string) => asksInside({ SITE_URL });
  expect([asks(byBen), asks(''), asks('https://ada.example')]).toEqual([true, false, false]);

  const atAda = { ...place, folder: ada, env: {}, out: ada };
  // Nobody is believed whose host does not list the key.
  const take = () => confirm(join(ben, name), atAda);
  await expect(take()).rejects.toThrow('has no such key');
  const [key] = ring.keys;
  const id = `${did}#${key?.kid}`;
  const method = { id, publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x: key?.x } };
  const listed = { id: did, verificationMethod: [method], assertionMethod: [id] };
  serve.ben['/.well-known/did.json'] = listed;
  await expect(confirm(join(ben, name), { ...atAda, inside: false })).rejects.toThrow(
    'private address refused',
  );
  // Nor who signs with a key of their own in the name of another.
  const secret = await importJWK(ring.secret ?? {}, 'EdDSA');
  const own = decodeJwt((await json(join(ben, name))).signed);
  const posing = await new SignJWT({ ...own, iss: didOf(museum) })
    .setProtectedHeader({ alg: 'EdDSA', kid: id, typ: 'confirmation+jwt' })
    .sign(secret);
  await writeFile(join(ben, 'posing'), posing);
  await expect(confirm(join(ben, 'posing'), atAda)).rejects.toThrow('has no such key');
  await take();

  const claim = async () => {
    const records = recordsOf(await readProfile(ada), { base: at, commit: null });
    return documentsOf('claims', records)[0]?.payload;
  };
  const by = new URL(byBen).host;
  const told = `Signed by ${by} on ${TODAY}.`;
  const confirmations = [{ by, status: 'signed', told, checked: TODAY }];
  expect(await claim()).toMatchObject({ confirmations, confirmed_by: [by] });
  const page = `${(await files()).get('/claims/wove.md')?.body}`;
  expect(page).toContain(`Signed by ${by} on November 20, 2026.`);

  await writeFile(join(ada, 'claims/wove.md'), CLAIM.replace('a map', 'two maps'));
  expect(await claim()).toMatchObject({ confirmations: [{ status: 'changed' }] });
  expect(await claim()).not.toHaveProperty('confirmed_by');
  const { warnings } = await judge(ada, TODAY);
  const signAgain = `${by} signed other words; ask them to sign it again.`;
  expect(warnings.map(({ message }) => message)).toContain(signAgain);
  await writeFile(join(ada, 'claims/wove.md'), CLAIM);
  const [kept = ''] = await readdir(join(ada, 'confirmations'));
  const file = await readFile(join(ada, 'confirmations', kept), 'utf8');
  // Another day in what was signed, as anybody could write it.
  const { signed } = JSON.parse(file);
  expect(await opensslVerifies(signed, { x: key?.x ?? '' })).toBe(true);
  const [head, body, signature] = signed.split('.');
  const other = Buffer.from(`${Buffer.from(body, 'base64url')}`.replace(TODAY, '2026-11-21'));
  const forged = [head, other.toString('base64url'), signature].join('.');
  await writeFile(join(ada, 'confirmations', kept), file.replace(signed, forged));
  await expect(claim()).rejects.toThrow('is not what its signer has signed');
  await writeFile(join(ada, 'confirmations', kept), file);

  listed.assertionMethod = [];
  const asking = { today: '2026-12-01', inside: true };
  expect(await renewAll(ada, asking, () => {})).toBe(1);
  expect(await claim()).toMatchObject({ confirmations: [{ status: 'revoked', checked: TODAY }] });
});

/** The first example of the standard (Open Badges 3.0, appendix C.1), at an issuer of its own. */
const badge = (issuer: string) => ({
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ],
  id: 'http://example.com/credentials/3527',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: `${issuer}/issuers/876543`, type: ['Profile'], name: 'Example Corp' },
  validFrom: '2010-01-01T00:00:00Z',
  name: 'Teamwork Badge',
  credentialSubject: {
    id: 'did:example:ebfeb1f712ebc6f1c276e12ec21',
    type: ['AchievementSubject'],
    achievement: {
      id: 'https://example.com/achievements/21st-century-skills/teamwork',
      type: ['Achievement'],
      criteria: { narrative: 'Team members are nominated for this badge by their peers.' },
      description: 'This badge recognizes the capacity to collaborate within a group.',
      name: 'Teamwork',
    },
  },
});

test('Open Badges become certificates as text, PNG and SVG; five doctored ones do not', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const jwk = await exportJWK(publicKey);
  const answers: Answers = {};
  // Like many a host, it leads on wherever somebody likes.
  const elsewhere = await host(answering({ '/': await exportJWK(stranger.publicKey) }));
  const issuer = await host((request, response) => {
    if (request.url !== '/go') return answering(answers)(request, response);
    response.writeHead(302, { location: elsewhere }).end();
  });
  const kid = `${issuer}/keys/1`;
  answers['/keys/1'] = jwk;
  answers['/.well-known/jwks.json'] = { keys: [{ ...jwk, kid: 'one' }] };
  const listOf = (bytes: number[]) =>
    new SignJWT({
      iss: `${issuer}/issuers/876543`,
      credentialSubject: {
        statusPurpose: 'revocation',
        encodedList: `u${gzipSync(Buffer.from(bytes)).toString('base64url')}`,
      },
    })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey);
  answers['/revoked'] = { revokedCredential: [{ id: 'urn:gone' }] };
  const claimsOf = (credential: ReturnType<typeof badge>) => ({
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: Date.parse(credential.validFrom) / 1000,
  });
  const sign = (more: object = {}, by = privateKey, header: object = { kid }) => {
    const credential = badge(issuer);
    return new SignJWT({ ...claimsOf(credential), ...credential, ...more })
      .setProtectedHeader({ alg: 'RS256', ...header })
      .sign(by);
  };
  const folder = await folderOf({});
  const place = { folder, env: {}, out: folder, today: TODAY, inside: true, say: () => {} };
  const take = async (bytes: string | Buffer) => {
    const path = join(folder, 'badge');
    await rm(join(folder, 'certificates'), { recursive: true, force: true });
    await writeFile(path, bytes);
    return confirm(path, place);
  };
  const certificates = async () =>
    recordsOf(await readProfile(folder), { base: 'https://ada.example', commit: null })
      .certificates;
  const by = new URL(issuer).host;

  await take(await sign());
  expect(await certificates()).toMatchObject([
    {
      name: 'Teamwork',
      issuer: 'Example Corp',
      date: '2010-01-01',
      evidence_level: 'external-validation',
      confirmations: [{ by, status: 'signed', told: `Signed by ${by} on 2010-01-01.` }],
    },
  ]);
  // Whose words the owner changes has not signed them.
  const file = join(folder, 'certificates/teamwork.md');
  await writeFile(file, (await readFile(file, 'utf8')).replace('Teamwork', 'Leadership'));
  expect(await certificates()).toMatchObject([{ confirmations: [{ status: 'changed' }] }]);

  // In the form of data model 1.1, with its key in the header, baked into a PNG.
  const { validFrom, ...old } = badge(issuer);
  const vc = { ...old, issuanceDate: validFrom };
  const baked = await new SignJWT({ ...claimsOf(badge(issuer)), vc })
    .setProtectedHeader({ alg: 'RS256', jwk })
    .sign(privateKey);
  const text = Buffer.from(`iTXtopenbadgecredential\0\0\0\0\0${baked}`);
  const [length, check] = [text.length - 4, crc32(text)].map((number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return bytes;
  });
  const create = { width: 1, height: 1, channels: 3, background: 'gold' } as const;
  const png = await sharp({ create }).png().toBuffer();
  // After the signature of the form and its header.
  const parts = [png.subarray(0, 33), length, text, check, png.subarray(33)] as Buffer[];
  await take(Buffer.concat(parts));
  const status = { type: 'BitstringStatusListEntry', statusPurpose: 'revocation' };
  const listed = { ...status, statusListIndex: '1', statusListCredential: `${issuer}/list` };
  answers['/list'] = await listOf([0b10111111]);
  const signed = await sign({ credentialStatus: listed });
  await take(`<svg><openbadges:credential verify="${signed}"></openbadges:credential></svg>`);

  const museum = 'https://museum.example';
  const [head, body, end] = signed.split('.');
  const doctored = `${Buffer.from(body ?? '', 'base64url')}`.replace('Teamwork', 'Astronaut');
  const bad = [
    [head, Buffer.from(doctored).toString('base64url'), end].join('.'),
    await sign({}, stranger.privateKey, { jwk: await exportJWK(stranger.publicKey) }),
    await sign({}, stranger.privateKey, { kid: `${issuer}/go` }),
    await sign({ sub: 'did:example:somebody-else' }),
    await sign({ exp: 1_500_000_000, validUntil: '2017-07-14T02:40:00Z' }),
    await sign({
      id: 'urn:gone',
      jti: 'urn:gone',
      credentialStatus: { id: `${issuer}/revoked`, type: '1EdTechRevocationList' },
    }),
    await sign({ credentialStatus: { type: 'UnheardOf' } }),
    // In the name of another, as data model 1.1 could say it.
    await new SignJWT({ ...claimsOf(badge(issuer)), vc: { ...vc, iss: museum, issuer: museum } })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey),
  ];
  for (const one of bad) await expect(take(one)).rejects.toThrow();
  expect(await readdir(join(folder, 'certificates')).catch(() => 'none')).toBe('none');
  // Taken back later, it says so.
  await take(signed);
  answers['/list'] = await listOf([0b11111111]);
  const asking = { today: '2026-12-01', inside: true };
  await renewAll(folder, asking, () => {});
  expect(await certificates()).toMatchObject([{ confirmations: [{ status: 'revoked' }] }]);
  expect(
    await json(join(folder, `confirmations/${by.replace(':', '-')}.teamwork.json`)),
  ).toMatchObject({ revoked: '2026-12-01' });
});

/**
 * The examples of the standard as JWT, a line each: all that its document of January 2024 prints
 * (Open Badges 3.0, appendix C, data model 2.0), and the first of its appendix of July 2022 (1.1).
 */
const EXAMPLES = readFileSync('tests/evidence/open-badges.txt', 'utf8').trim().split('\n');

test('the examples of the standard are read and verified as it signed them; five doctored are not', async () => {
  const badges = EXAMPLES.filter((signed) =>
    /"OpenBadgeCredential"/.test(JSON.stringify(decodeJwt(signed))),
  );
  const [endorsement, ...more] = EXAMPLES.filter((signed) => !badges.includes(signed));
  expect([badges.length, more]).toEqual([8, []]);
  expect(() => certificateOf(endorsement ?? '')).toThrow('achievement');
  const names = 'Teamwork Teamwork 1EdTech-University-Degree Text-analysis Text-analysis';
  const titles = `${names} Robot-Programming Linear-equations-and-inequalities Teamwork`.split(' ');
  // Each as it stands in a content folder once the host of its issuer has told the key.
  const kept = async (signed: string, key: unknown = decodeProtectedHeader(signed).jwk, at = 0) => {
    const { iss = '' } = decodeJwt(signed);
    const folder = await folderOf({});
    const [file] = markdownOf([certificateOf(signed)], TODAY);
    const record = `certificates/badge-${at}`;
    const told = { key, key_url: `${new URL(iss).origin}/.well-known/jwks.json`, checked: TODAY };
    for (const name of ['certificates', 'confirmations']) await mkdir(join(folder, name));
    await writeFile(join(folder, `${record}.md`), file?.text ?? '');
    await writeFile(
      join(folder, 'confirmations/a.json'),
      JSON.stringify({ signed, record, ...told }),
    );
    const site = { base: 'https://ada.example', commit: null };
    return recordsOf(await readProfile(folder), site).certificates;
  };
  for (const [at, signed] of badges.entries()) {
    const [by] = [new URL(decodeJwt(signed).iss ?? '').host];
    expect(await kept(signed, undefined, at)).toMatchObject([
      { name: titles[at]?.replaceAll('-', ' '), confirmations: [{ by, status: 'signed' }] },
    ]);
  }
  const [one = '', two = ''] = badges;
  const [head, body = '', end] = one.split('.');
  const part = (text: string) => Buffer.from(text).toString('base64url');
  const { jwk } = decodeProtectedHeader(one);
  const doctored = [
    [head, part(`${Buffer.from(body, 'base64url')}`.replace('Teamwork', 'Astronaut')), end],
    [head, body, two.split('.')[2]],
    [part(JSON.stringify({ alg: 'none', jwk })), body, ''],
    [part(JSON.stringify({ alg: 'HS256', jwk })), body, end],
    [head, body, `A${end?.slice(1)}`],
  ].map((parts) => parts.join('.'));
  for (const signed of doctored) await expect(kept(signed, jwk)).rejects.toThrow('is not what its');
  await expect(kept(one, decodeProtectedHeader(two).jwk)).rejects.toThrow('is not what its');
});

test('a page that links to a claim is told as that, without a word of its own', async () => {
  const to = 'https://ada.example/claims/wove';
  const url = 'https://museum.example/map';
  const check = `evidence_links:\n- label: Map\n  url: ${url}\n  check: { kind: links_here, to: ${to} }\n`;
  const folder = await folderOf({ 'claims/wove.md': CLAIM.replace('source:', `${check}source:`) });
  const expected = [{ $is: to }];
  const recipe = { kind: 'links_here', url, reads: 'hrefs', expect: expected };
  const found = { status: 'confirmed', day: TODAY, sha256: '0'.repeat(64) };
  const receipt = { recipe, ...found, archive_url: null, reason: null };
  await mkdir(join(folder, 'evidence'));
  await writeFile(
    join(folder, 'evidence/claims.wove.json'),
    JSON.stringify({ record: 'claims/wove', receipts: [receipt] }),
  );
  const records = async (base: string) =>
    documentsOf('claims', recordsOf(await readProfile(folder), { base, commit: null }));
  const told = `A page on museum.example links here, the owner’s check found on ${TODAY}.`;
  expect((await records('https://ada.example'))[0]?.payload).toMatchObject({
    confirmations: [{ by: 'museum.example', status: 'linked', told }],
  });
  expect((await records('https://else.example'))[0]?.payload).not.toHaveProperty('confirmations');
});
