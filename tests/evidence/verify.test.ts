import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Keyring } from '../../src/evidence/keyring.ts';
import { runRecipes } from '../../src/evidence/run.ts';
// biome-ignore lint/correctness/useImportExtensions: the program is published as JavaScript
import { fault, verifyProfile } from '../../src/evidence/verify.mjs';
import { attachReceipts } from '../../src/profile/receipts.ts';
import { type Files, profileOf } from '../support/content.ts';
import { type Answers, allAt, answering, filesOf, host, newKey, serving } from './hosts.ts';

const claim = (id: string, check: string, url: string): Files => ({
  [`claims/${id}.md`]: `---
claim: Wove cloth number ${id}.
evidence_level: external-validation
evidence_note: Seen once.
project: map
updated: 2026-01-01
evidence_links:
- label: Cloth ${id}
  url: ${url}
  check: ${check}
---`,
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
  const hosts = allAt(web);
  const options = { today: '2026-02-01', online: true, inside: true, hosts, archive: web };
  attachReceipts(profile, await runRecipes(profile, options));
  return { answers, checks, published: await filesOf(profile, { ...SITE, hosts }, ring) };
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

type Result = { signed: boolean; problems: string[]; claims: { id: string; verdict: string }[] };

/** A fresh process in an empty folder: it has the program, as it was served, and an address. */
async function verifierOf(base: string) {
  const folder = await mkdtemp(join(tmpdir(), 'verify-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'verify.mjs'), await (await fetch(`${base}/verify.mjs`)).text());
  return async (...words: string[]): Promise<{ code: number; output: string }> => {
    const child = spawn(process.execPath, ['verify.mjs', ...words], { cwd: folder, env: {} });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const code = await new Promise<number>((done) => child.on('close', (one) => done(one ?? 1)));
    return { code, output };
  };
}

test('of fifty claims, ten doctored, a fresh process gets every verdict right', async () => {
  const { answers, checks, published } = await checkedProfile(50, await newKey());
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
    wanted[`c-${10 + n}`] = 'altered';
  }
  // Whole in itself, but another claim: only the signature tells.
  for (const [n, other] of [
    [20, 30],
    [21, 31],
  ]) {
    const file = published.get(`/api/claims/c-${n}`);
    const swapped = published.get(`/api/claims/c-${other}`);
    if (file && swapped) file.body = swapped.body;
    wanted[`c-${n}`] = 'altered';
  }
  const base = await host(serving(published));
  const verify = await verifierOf(base);
  const { code, output } = await verify(base, '--online', '--json');
  const { claims, problems, signed } = JSON.parse(output) as Result;
  expect(Object.fromEntries(claims.map(({ id, verdict }) => [id, verdict]))).toEqual(wanted);
  expect([code, signed, problems]).toEqual([1, true, []]);
  expect(Object.values(wanted).filter((verdict) => verdict === 'confirmed')).toHaveLength(40);

  const one = await verify(base, 'c-7', '--online');
  expect(one).toEqual({ code: 0, output: expect.stringMatching(/^confirmed c-7 \nsigned by /) });
  expect((await verify(base, 'c-0', '--online')).output).toMatch(/^disputed c-0 it is not there/);
  expect((await verify(base, 'c-99')).code).toBe(1);
  expect((await verify('--help')).output).toContain('not that they are true');
  expect((await verify(`${base.replace(/\d+$/, '')}1`)).code).toBe(2);
});

test('a thousand changes of a single byte are all found', async () => {
  const { published } = await checkedProfile(1, await newKey());
  const base = await host(serving(published));
  const whole = await verifyProfile(base);
  expect([whole.problems, whole.claims.map(({ verdict }) => verdict)]).toEqual([[], ['intact']]);
  const files = [
    '/api/manifest',
    '/api/claims/c-0',
    '/api/signatures',
    '/.well-known/jwks.json',
    '/.well-known/did.json',
  ];
  let seed = 20261122;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const missed: string[] = [];
  for (let n = 0; n < 1000; n++) {
    const path = files[n % files.length] ?? '';
    const file = published.get(path);
    if (!file) throw new Error(path);
    const { body } = file;
    const at = random(body.length);
    const changed = Buffer.from(body);
    changed[at] = (body[at] ?? 0) ^ (1 + random(255));
    file.body = changed;
    const { problems, claims } = await verifyProfile(base).catch(() => ({
      problems: ['nothing to read'],
      claims: [],
    }));
    file.body = body;
    if (problems.length === 0 && claims.every(({ verdict }) => verdict === 'intact'))
      missed.push(`${path} at ${at}`);
  }
  expect(missed).toEqual([]);
});

test('what an old key signed stays valid, what it signs later is not, nor a stranger', async () => {
  const [old, next, stranger] = [await newKey(), await newKey('2026-03-01'), await newKey()];
  const before = await filesOf(profileOf(), SITE, old);
  const rotated: Keyring = {
    keys: [...next.keys, ...old.keys.map((key) => ({ ...key, last_day: '2026-03-01' }))],
    secret: next.secret,
  };
  const after = await filesOf(profileOf(), SITE, rotated);
  const json = (files: typeof before, path: string) => JSON.parse(`${files.get(path)?.body}`);
  const path = '/api/claims/wove';
  const saved = json(before, path);
  const jws = json(before, '/api/signatures').signatures[path];
  const { keys } = json(after, '/.well-known/jwks.json');
  expect(keys.map(({ last_day }: { last_day: string | null }) => last_day)).toEqual([
    null,
    '2026-03-01',
  ]);
  expect(json(after, '/.well-known/did.json').assertionMethod).toHaveLength(1);
  expect(fault(saved, jws, keys)).toBeNull();
  expect(fault({ ...saved, claim: 'Wove two maps.' }, jws, keys)).toBe(
    'the signature does not fit',
  );
  expect(json(after, '/api/signatures').signatures[path]).not.toBe(jws);

  const later = profileOf({
    'claims/wove.md':
      '---\nclaim: Wove.\nevidence_level: self-claim\nevidence_note: Seen.\nproject: map\n' +
      'updated: 2026-04-01\n---',
  });
  const abused = await filesOf(later, SITE, old);
  expect(fault(json(abused, path), json(abused, '/api/signatures').signatures[path], keys)).toBe(
    'signed by a key that was given up on 2026-03-01',
  );

  const forged = await filesOf(profileOf(), SITE, stranger);
  const signatures = json(forged, '/api/signatures').signatures;
  expect(fault(json(forged, path), signatures[path], keys)).toBe(
    'signed by a key that is not listed',
  );
  expect(fault(saved, 'a..b', keys)).not.toBeNull();
  const base = await host(serving(forged));
  const pinned = await verifyProfile(base, { pin: old.keys[0]?.kid ?? '' });
  expect(pinned.claims.map(({ verdict }) => verdict)).toEqual(['altered']);
});

test('the program is one readable file below 20 KiB', async () => {
  expect((await stat('src/evidence/verify.mjs')).size).toBeLessThan(20 * 1024);
});

test('a flag that it does not know is refused, and no name forges a line', async () => {
  const published = await filesOf(profileOf(OWN_CLAIMS_AND_ONE), SITE, null);
  const manifest = JSON.parse(`${published.get('/api/manifest')?.body}`);
  manifest.claims[0].id = 'c-0\nintact forged';
  const body = Buffer.from(JSON.stringify(manifest));
  published.set('/api/manifest', { media: 'application/json', body });
  const base = await host(serving(published));
  const verifier = await verifierOf(base);
  const { output } = await verifier(base);
  expect(output).toContain('altered c-0\ufffdintact forged');
  for (const unknown of ['--onlin', '--key', '--pin=x'])
    expect((await verifier(base, unknown)).code).toBe(2);
  expect((await verifier(base, `--key=${'x'.repeat(43)}`)).code).toBe(1);
});
