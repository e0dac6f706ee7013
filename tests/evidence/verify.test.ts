import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import canonicalize from 'canonicalize';
import { expect, test } from 'vitest';
import type { Keyring } from '../../src/evidence/keyring.ts';
import { runRecipes } from '../../src/evidence/run.ts';
import { detached, sign } from '../../src/evidence/sign.ts';
import { isSigned, verifyProfile } from '../../src/evidence/verify.mjs';
import type { Profile } from '../../src/kinds/entries.ts';
import { attachReceipts } from '../../src/profile/receipts.ts';
import type { HistoryLine } from '../../src/schemas/history.ts';
import { bound, recordedDigests } from '../../src/surfaces/history/chain.ts';
import { digest, filesLine } from '../../src/surfaces/history/files.ts';
import { missingIn } from '../../src/surfaces/history/history.ts';
import { recordsOf } from '../../src/surfaces/records.ts';
import { contentHash } from '../../src/surfaces/seal.ts';
import { signedList } from '../../src/surfaces/signing.ts';
import { freshFolder } from '../store/places.ts';
import { checkedClaim, type Files, profileOf } from '../support/content.ts';
import { inLong } from '../support/long.ts';
import { profileFrom } from '../support/profile.ts';
import { contentFolder } from '../support/profile-folders.ts';
import { run } from '../support/programs.ts';
import { randomFrom } from '../support/random.ts';
import {
  type Answers,
  answering,
  askAllAt,
  filesOf,
  host,
  newKey,
  opensslVerifies,
  serving,
} from './hosts.ts';

const claim = (id: string, check: string, url: string): Files => ({
  [`claims/${id}.md`]: checkedClaim(check, {
    words: `Wove cloth number ${id}.`,
    level: 'external-validation',
    label: `Cloth ${id}`,
    url,
  }),
});

/** The check of a claim by number, and what an honest host answers. */
const KINDS: ((n: number, web: string) => [string, string, unknown])[] = [
  (n) => [`{ kind: page_contains }`, `/page/${n}`, `<p>See <b>Cloth c-${n}</b>, woven.</p>`],
  (n) => [
    `{ kind: github_contributor, repository: ada/loom${n}, login: Ada, commits: 3 }`,
    `/search/commits?q=repo:ada/loom${n} author:Ada&per_page=1`,
    { total_count: 3, items: [{ author: { login: 'ada' } }] },
  ],
  (n) => [
    `{ kind: github_repo, repository: ada/loom${n}, license: MIT }`,
    `/repos/ada/loom${n}`,
    { full_name: `ada/loom${n}`, fork: false, license: { spdx_id: 'MIT' } },
  ],
  (n) => [
    `{ kind: doi, doi: 10.1234/w.${n}, title: On weaving, author: Lovelace }`,
    `/works/10.1234/w.${n}`,
    { message: { title: ['On Weaving'], author: [{ family: 'Else' }, { family: 'Lovelace' }] } },
  ],
  (n) => [
    `{ kind: orcid, orcid: 0000-0002-1825-${1000 + n}, work: On weaving }`,
    `/v3.0/0000-0002-1825-${1000 + n}/works`,
    { group: [{ 'work-summary': [{ title: { title: { value: 'On weaving' } } }] }] },
  ],
  (n) => [
    `{ kind: wikidata, item: Q${n + 1}, property: P166, value: Q5 }`,
    `/w/api.php?action=wbgetclaims&format=json&entity=Q${n + 1}&property=P166`,
    {
      claims: {
        P166: [{ rank: 'normal', mainsnak: { datavalue: { value: { id: 'Q5' } } } }],
      },
    },
  ],
  (n) => [
    `{ kind: npm_maintainer, package: "@ada/loom${n}", login: ada }`,
    `/@ada/loom${n}/latest`,
    { name: `@ada/loom${n}`, maintainers: [{ name: 'ada' }] },
  ],
  (n, web) => [
    `{ kind: rel_me, to: ${web}/me${n} }`,
    `/page/${n}`,
    `<a class=x rel="nofollow me" href='/me${n}/'>me</a>`,
  ],
];

/** What a doctored host answers in place of the honest one: near, and not the same. */
const DOCTORED: unknown[] = [
  '<p>See Cloth c-1000.</p>',
  { total_count: 2, items: [{ author: { login: 'ada' } }] },
  { full_name: 'ada/loom2', fork: true, license: { spdx_id: 'MIT' } },
  { message: { title: ['On Weaving'], author: [{ family: 'Lovelacey' }] } },
  { group: [{ 'work-summary': [{ title: { title: { value: 'On weave' } } }] }] },
];

const SITE = { base: 'https://ada.example', commit: null };

/** A profile of so many claims, checked by its owner while all hosts were honest, then signed. */
async function checkedProfile(count: number, ring: Keyring) {
  const answers: Answers = {};
  const web = await host((request, response) => answering(answers)(request, response));
  const checks = Array.from({ length: count }, (_, n) => {
    const [check, path, honest] = KINDS[n % KINDS.length]?.(n, web) ?? ['', '', ''];
    answers[path] = honest;
    return { id: `c-${n}`, check, path };
  });
  const files = Object.assign(
    {},
    ...checks.map(({ id, check, path }) => claim(id, check, web + path)),
  );
  const profile = profileOf({ ...files, 'claims/wove.md': null, ...OWN_CLAIMS });
  askAllAt(web);
  const options = { today: '2026-02-01', online: true, inside: true, archive: web };
  attachReceipts(profile, await runRecipes(profile, options));
  return { answers, checks, published: await filesOf(profile, SITE, ring) };
}

const OWN_CLAIMS: Files = {
  'profile.md':
    '---\nname: Ada\nheadline: Weaver\nbio: Weaves.\ncurrent_focus: [Looms]\n' +
    'strongest_claims: [c-0]\ndo_not_infer: [Nothing.]\nupdated: 2026-01-01\n---\nA life.',
};

const OWN_CLAIMS_AND_ONE: Files = {
  ...OWN_CLAIMS,
  'claims/c-0.md':
    '---\nclaim: Wove a map.\nevidence_level: self-claim\nevidence_note: Seen once.\n' +
    'project: map\nupdated: 2026-01-01\n---',
};

type Result = {
  status: string;
  key: string | null;
  found: { path: string }[];
  claims: { id: string; verdict: string }[];
};

/** A fresh process in an empty folder: it has the program, as it was served, and an address. */
async function verifierOf(base: string) {
  const folder = await freshFolder();
  await writeFile(join(folder, 'verify.mjs'), await (await fetch(`${base}/verify.mjs`)).text());
  return (...words: string[]) => run(['verify.mjs', ...words], { cwd: folder, env: {} });
}

test('of many claims, ten doctored, a fresh process gets every verdict right', async () => {
  const count = inLong(18, 50);
  const { answers, checks, published } = await checkedProfile(count, await newKey());
  const wanted = Object.fromEntries(checks.map(({ id }) => [id, 'confirmed']));
  for (const [n, answer] of DOCTORED.entries()) {
    answers[checks[n]?.path ?? ''] = answer;
    wanted[`c-${n}`] = 'disputed';
  }
  for (const [n, [from, to]] of [
    ['Wove cloth', 'Wore cloth'],
    ['"status":"confirmed"', '"status":"changed"'],
    ['external-validation', 'public-live'],
  ].entries()) {
    const file = published.get(`/api/claims/c-${10 + n}`);
    if (file) file.body = Buffer.from(`${file.body}`.replace(from ?? '', to ?? ''));
    wanted[`c-${10 + n}`] = 'doctored';
  }
  // Whole in itself, but another claim: only the signature tells.
  for (const [n, other] of [
    [13, 15],
    [14, 16],
  ]) {
    const file = published.get(`/api/claims/c-${n}`);
    const swapped = published.get(`/api/claims/c-${other}`);
    if (file && swapped) file.body = swapped.body;
    wanted[`c-${n}`] = 'doctored';
  }
  const base = await host(serving(published));
  const verify = await verifierOf(base);
  const { code, said } = await verify(base, '--online', '--json');
  const { claims, found, status, key } = JSON.parse(said) as Result;
  expect(Object.fromEntries(claims.map(({ id, verdict }) => [id, verdict]))).toEqual(wanted);
  expect([code, status, key]).toEqual([1, 'doctored', expect.stringMatching(/^[\w-]{43}$/)]);
  expect(found.map(({ path }) => path).sort()).toEqual(
    [10, 11, 12, 13, 14].map((n) => `/api/claims/c-${n}`),
  );
  expect(Object.values(wanted).filter((verdict) => verdict === 'confirmed')).toHaveLength(
    count - 10,
  );

  const one = await verify(base, 'c-7', '--online');
  expect(one).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^confirmed c-7 \nintact signed by /),
  });
  expect((await verify(base, 'c-0', '--online')).said).toMatch(/^disputed c-0 it is not there/);
  expect((await verify(base, 'c-99')).code).toBe(1);
  expect((await verify('--help')).said).toContain('not that they are true');
  expect((await verify(`${base.replace(/\d+$/, '')}1`)).code).toBe(2);
});

test('changes of a single byte are all found', async () => {
  const { published } = await checkedProfile(1, await newKey());
  const base = await host(serving(published));
  const whole = await verifyProfile(base);
  expect([whole.status, whole.found]).toEqual(['intact', []]);
  expect(whole.claims.map(({ verdict }) => verdict)).toEqual(['intact']);
  const files = [
    '/api/manifest',
    '/api/claims/c-0',
    '/api/signatures',
    '/api/signatures/1',
    '/llms.txt',
    '/.well-known/jwks.json',
    '/.well-known/did.json',
  ];
  const next = randomFrom(20261122);
  const random = (below: number) => Math.floor(next() * below);
  const missed: string[] = [];
  for (let n = 0; n < inLong(7, 700); n++) {
    const path = files[n % files.length] ?? '';
    const file = published.get(path);
    if (!file) throw new Error(path);
    const { body } = file;
    const at = random(body.length);
    const changed = Buffer.from(body);
    changed[at] = (body[at] ?? 0) ^ (1 + random(255));
    file.body = changed;
    const { status } = await verifyProfile(base).catch(() => ({ status: 'nothing to read' }));
    file.body = body;
    if (status === 'intact') missed.push(`${path} at ${at}`);
  }
  expect(missed).toEqual([]);
});

/** A record of the content and its files, as `npm run record` makes it. */
async function recorded(profile: Profile, before: readonly HistoryLine[] = []) {
  const day = '2026-02-01';
  const added = missingIn(before, recordsOf(profile, SITE)).map((line) => ({ ...line, day }));
  const lines = [...before, ...bound(before, added, () => 'salt')];
  const files = await filesOf(profile, SITE, await ring, lines);
  const digests = Object.fromEntries(
    [...files]
      .filter(([path]) => !/^\/(record\.jsonl|api\/(status|signatures)\b)/.test(path))
      .map(([path, { body }]) => [path, digest(body)]),
  );
  const of = filesLine(recordedDigests(lines, SITE.base) ?? {}, digests, SITE.base, day);
  return [...lines, ...bound(lines, of, () => 'salt')];
}

const ring = newKey();

let asItIs: Promise<HistoryLine[]> | undefined;
/** The record of the profile that most tests here begin with: made once. */
const recordedAsItIs = (): Promise<HistoryLine[]> => (asItIs ??= recorded(profileOf()));

/** Puts digests of the files as they are now under the signature of the key. */
async function resign(
  profile: Profile,
  files: Awaited<ReturnType<typeof filesOf>>,
  lines: readonly HistoryLine[],
  more: readonly string[] = [],
) {
  const json = (path: string) => JSON.parse(`${files.get(path)?.body}`);
  const { signed } = sign(recordsOf(profile, SITE), await ring);
  const digests = Object.fromEntries(
    [...Object.keys({ ...json('/api/signatures/1').digests }), ...more].map((path) => [
      path,
      digest(files.get(path)?.body ?? ''),
    ]),
  );
  if (!signed) throw new Error('no key');
  const history = { lines, recorded: lines.length };
  const { root, parts } = signedList({ site: SITE, history }, signed, digests, null);
  const put = (path: string, value: object) =>
    files.set(path, { media: 'application/json', body: Buffer.from(JSON.stringify(value)) });
  put('/api/signatures', root);
  for (const [at, part] of parts.entries()) put(`/api/signatures/${at + 1}`, part);
}

/** Profiles by other hands, each with so many claims: fifty in all; and ten other files of each. */
const PROFILES = [
  { name: 'engineer', count: 17, some: 2 },
  { name: 'infirmiere', count: 17, some: 2 },
  { name: 'planner', count: 16, some: 1 },
];
const OTHERS = '/api/init /api/collaboration /llms.txt /skill.md /api/profile.md'.split(' ');
OTHERS.push(...'/api/profile /api/skills /api/contact /openapi.json /claims.md'.split(' '));

async function withClaims(name: string, count: number): Promise<Profile> {
  const { claims, ...profile } = structuredClone(await profileFrom(contentFolder(name)));
  const [one] = claims;
  if (!one) throw new Error(name);
  const added = Array.from({ length: count - claims.length }, (_, n) => {
    return { ...one, id: `c-${n}`, claim: `Wove cloth number c-${n}.` };
  });
  return { ...profile, claims: [...claims, ...added] };
}

const published = async (profile: Profile, lines: readonly HistoryLine[]) =>
  filesOf(profile, SITE, await ring, lines);
const served = async (profile: Profile, lines: readonly HistoryLine[]) =>
  host(serving(await published(profile, lines)));

test.each(inLong(PROFILES.slice(0, 1), PROFILES))(
  'who kept one head of $name finds what thief and host doctor',
  async (given) => {
    const { name, count, some } = given;
    const before = await withClaims(name, count);
    const first = await recorded(before);
    const { status, head, key, found } = await verifyProfile(await served(before, first));
    expect([found, status]).toEqual([[], 'intact']);
    expect(head).toMatch(/^\d+:sha256:[0-9a-f]{64}$/);
    const pin = { head: head ?? '', pin: key ?? '' };

    // Some claims are withdrawn and one is changed, with a line each; the rest is doctored.
    const own = before.claims.filter(({ id }) => /^c-\d$/.test(id)).map(({ id }) => id);
    const gone = own.slice(-some);
    const [changed = '', ...left] = own.slice(0, -some);
    const honest = {
      ...before,
      claims: before.claims
        .filter(({ id }) => !gone.includes(id))
        .map((one) => (one.id === changed ? { ...one, claim: 'Wove nine.' } : one)),
    };
    const lines = await recorded(honest, first);
    const files = await published(honest, lines);
    const part = (from: number) => [
      ...left.slice(from, from + some).map((id) => `/api/claims/${id}`),
      ...OTHERS.slice(2 * from, 2 * from + some),
    ];
    const doctor = (path: string) => {
      const file = files.get(path);
      if (!file) throw new Error(path);
      const isJson = file.media === 'application/json';
      const { content_hash, ...rest } = isJson ? JSON.parse(`${file.body}`) : { content_hash: '' };
      const other = { ...rest, evidence_level: 'external-validation', proved: true };
      // As whole in itself as it was.
      const sealed = { ...other, ...(content_hash && { content_hash: contentHash(other) }) };
      file.body = Buffer.from(isJson ? JSON.stringify(sealed) : `${file.body}Proved.\n`);
    };
    const thief = part(0);
    const hosts = part(2);
    for (const path of thief) doctor(path);
    await resign(honest, files, lines);
    for (const path of hosts) doctor(path);
    const result = await verifyProfile(await host(serving(files)), pin);
    const verdict = (wanted: string) =>
      result.found.filter((one) => one.verdict === wanted).map(({ path }) => path);
    expect(verdict('doctored').sort()).toEqual([...thief, ...hosts].sort());
    expect(result.status).toBe('doctored');
    const told = (change: string) => result.changes.filter((one) => one.change === change);
    expect(told('withdrawn').map(({ record }) => record)).toEqual(gone.map((id) => `claims/${id}`));
    const [old] = before.claims.filter(({ id }) => id === changed);
    expect(told('changed')).toMatchObject([
      { record: `claims/${changed}`, old: { claim: old?.claim }, new: { claim: 'Wove nine.' } },
    ]);
    expect(verdict('changed')).toContain(`/api/claims/${changed}`);
    const good = result.claims.filter((one) => one.verdict === 'intact');
    expect(good).toHaveLength(count - 3 * some - 1);
  },
);

test('unrecorded, older, made anew or stripped: whoever kept a head is told', async () => {
  const first = await recordedAsItIs();
  const seen = await served(profileOf(), first);
  const { head, key } = await verifyProfile(seen);
  const pin = { head: head ?? '', pin: key ?? '' };
  // Without a line: a claim edited by whoever has everything is unrecorded, never intact.
  const edited = profileOf({ 'claims/c-0.md': OWN_CLAIMS_AND_ONE['claims/c-0.md'] ?? null });
  const loud = await verifyProfile(await served(edited, first), pin);
  expect([loud.status, loud.changes[0]]).toMatchObject(['changed', { record: 'claims/c-0' }]);
  // What was seen later is newer than what is served now; a record made anew is another.
  const lines = await recorded(edited, first);
  const { head: newer } = await verifyProfile(await served(edited, lines));
  expect((await verifyProfile(seen, { head: newer ?? '' })).status).toBe('older');
  const files = await published(edited, await recorded(edited));
  const base = await host(serving(files));
  expect((await verifyProfile(base, pin)).found[0]).toMatchObject({ path: '/record.jsonl' });
  // Stripped: a pin makes it loud.
  for (const path of files.keys()) if (/signatures|jwks/.test(path)) files.delete(path);
  expect((await verifyProfile(base, pin)).found[0]).toMatchObject({
    verdict: 'doctored',
    path: '/api/signatures',
  });
});

test('an older record of what needs a query is unrecorded; a refusal hides no file', async () => {
  const asking = '/.well-known/webfinger';
  const first = await recordedAsItIs();
  const listed = filesLine({}, { [asking]: digest('{}') }, SITE.base, '2026-02-01');
  const older = [...first, ...bound(first, listed, () => 'salt')];
  const found = async (lines: readonly HistoryLine[], ...refused: string[]) => {
    const answer = serving(await published(profileOf(), lines));
    const base = await host((request, response) =>
      refused.includes(request.url ?? '')
        ? response.writeHead(400).end('{}')
        : answer(request, response),
    );
    const { status, found } = await verifyProfile(base);
    return [status, ...found.map(({ verdict, path }) => `${verdict} ${path}`)];
  };
  expect(await found(older, asking)).toEqual(['unrecorded', `unrecorded ${asking}`]);
  const anew = await recorded(profileOf(), older);
  expect(await found(anew, asking)).toEqual(['intact']);
  const wove = '/api/claims/wove';
  expect(await found(anew, asking, wove)).toEqual(['doctored', `doctored ${wove}`]);
});

test('a picture that the host made is held to the list, else it says that none is', async () => {
  const lines = await recordedAsItIs();
  const files = await published(profileOf(), lines);
  const picture = (text: string) =>
    files.set('/social/home.png', { media: 'image/png', body: Buffer.from(text) });
  picture('as it was made');
  const base = await host(serving(files));
  const verdict = async () => {
    const { status, not_listed, found } = await verifyProfile(base);
    return [status, not_listed?.slice(0, 8), ...found.map(({ path }) => path)];
  };
  expect(await verdict()).toEqual(['intact', 'Pictures']);
  await resign(profileOf(), files, lines, ['/social/home.png']);
  expect(await verdict()).toEqual(['intact', undefined]);
  picture('as somebody else made it');
  expect(await verdict()).toEqual(['doctored', undefined, '/social/home.png']);
});

test('without a key it says unsigned; a pin follows a rotation, and a revoked key is told', async () => {
  const plain = await host(serving(await filesOf(profileOf(), SITE, null)));
  expect(await verifyProfile(plain)).toMatchObject({ status: 'unsigned', key: null });
  const told = async (base: string) => (await verifyProfile(base)).claims[0]?.verdict;
  expect(await told(plain)).toBe('unsigned');
  // A record alone holds a claim to what it was.
  const kept = await filesOf(profileOf(), SITE, null, await recordedAsItIs());
  expect(await told(await host(serving(kept)))).toBe('intact');
  const [old, next, stranger] = [await ring, await newKey('2026-03-01'), await newKey()];
  const [was] = old.keys;
  const [now] = next.keys;
  if (!was || !now || !old.secret) throw new Error('no key');
  const lines = await recordedAsItIs();
  // The same content, record and key: the same bytes.
  const [one, again] = [1, 2].map(() => filesOf(profileOf(), SITE, old, lines));
  const files = await one;
  expect(files).toEqual(await again);
  // OpenSSL, which nobody here wrote, agrees.
  const {
    content_hash: _,
    signature,
    ...signed
  } = JSON.parse(`${files?.get('/api/signatures')?.body}`);
  expect(await opensslVerifies(signature, was, canonicalize(signed))).toBe(true);
  expect(await opensslVerifies(signature, now, canonicalize(signed))).toBe(false);
  const at = async (first: object, before: object, by: Keyring) => {
    const keys = [
      { ...now, ...first },
      { ...was, last_day: '2026-03-01', ...before },
    ];
    const files = await filesOf(profileOf(), SITE, { keys, secret: by.secret }, lines);
    return host(serving(files));
  };
  const endorsed = detached(old.secret, was.kid, now.kid);
  const verdict = async (base: string) =>
    (await verifyProfile(base, { pin: was.kid })).found[0]?.reason;
  expect(await verdict(await at({ endorsed }, { last_length: 9 }, next))).toMatch(/^not (as|re)/);
  expect(await verdict(await at({}, { last_length: 9 }, next))).toBe('another key');
  expect(await verdict(await at({ endorsed }, { revoked: true }, next))).toBe('revoked');
  const forged = await filesOf(
    profileOf(),
    SITE,
    { keys: old.keys, secret: stranger.secret },
    lines,
  );
  expect(await verdict(await host(serving(forged)))).toBe('not as signed');
  expect(isSigned(now.kid, endorsed, was)).toBe(true);
  expect(isSigned(now.kid, endorsed, now)).toBe(false);
});

test('the program is one readable file below 20 KiB, and members of one name are refused', async () => {
  const files = await filesOf(profileOf(), SITE, await ring);
  expect(files.get('/verify.mjs')?.body.length).toBeLessThan(20 * 1024);
  const claims = files.get('/api/claims/wove');
  const twice = `${claims?.body}`.replace('{', '{"claim":"Wove ten maps.",');
  if (claims) claims.body = Buffer.from(twice);
  const base = await host(serving(files));
  expect((await verifyProfile(base)).claims).toMatchObject([{ verdict: 'doctored' }]);
});

test('a flag that it does not know is refused, and no name forges a line', async () => {
  const published = await filesOf(profileOf(OWN_CLAIMS_AND_ONE), SITE, null);
  const manifest = JSON.parse(`${published.get('/api/manifest')?.body}`);
  manifest.claims[0].id = 'c-0\nintact forged';
  const body = Buffer.from(JSON.stringify(manifest));
  published.set('/api/manifest', { media: 'application/json', body });
  const base = await host(serving(published));
  const verifier = await verifierOf(base);
  const { said } = await verifier(base);
  expect(said).toContain('doctored c-0\ufffdintact forged');
  for (const unknown of ['--onlin', '--key', '--pin=x'])
    expect((await verifier(base, unknown)).code).toBe(2);
  expect((await verifier(base, `--key=${'x'.repeat(43)}`)).code).toBe(1);
  expect((await verifier(base, '--head=1:sha256:x')).code).toBe(2);
});
