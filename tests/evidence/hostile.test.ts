import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { tokensFrom } from '../../src/evidence/main.ts';
import { runRecipes } from '../../src/evidence/run.ts';
import { run } from '../../src/evidence/verify.mjs';
import { evidenceWarnings } from '../../src/evidence/warnings.ts';
import { read } from '../../src/outside.mjs';
import { attachReceipts, EVIDENCED, strayReceipts } from '../../src/profile/receipts.ts';
import type { Recipe } from '../../src/schemas/verification.ts';
import { checkedClaim, type Files, profileOf } from '../support/content.ts';
import { profileFrom } from '../support/profile.ts';
import { contentFolder } from '../support/profile-folders.ts';
import { answering, type Handler, host } from './hosts.ts';

/** Fifty megabytes in fifty kilobytes. */
const BOMB = gzipSync(Buffer.alloc(50_000_000));
const limits = { bytes: 10_000, milliseconds: 60_000, redirects: 2 };
const recipe = (url: string, reads: Recipe['reads'] = 'text'): Recipe => ({
  kind: 'page_contains',
  url,
  reads,
  expect: { $has: 'woven' },
});
const page = { 'content-type': 'text/html' };
const redirect =
  (location: string): Handler =>
  (_, response) =>
    response.writeHead(302, { location }).end();

test.each<[string, Handler, string]>([
  ['a redirect to a private address', redirect('http://127.0.0.2/'), 'private address refused'],
  [
    'a redirect to the metadata of a cloud',
    redirect('http://169.254.169.254/'),
    'private address refused',
  ],
  [
    'a redirect to loopback in IPv6',
    redirect('http://[::ffff:127.0.0.1]/'),
    'private address refused',
  ],
  ['a redirect to a file', redirect('file:///etc/passwd'), 'not a web address'],
  ['redirects without end', redirect('/again'), 'too many redirects'],
  [
    'a body without end',
    (_, response) => {
      response.writeHead(200, page);
      const more = () => {
        while (response.write('x'.repeat(5000)));
        response.once('drain', more);
      };
      more();
    },
    'too many bytes',
  ],
  [
    'a compression bomb',
    (_, response) => response.writeHead(200, { ...page, 'content-encoding': 'gzip' }).end(BOMB),
    'too many bytes',
  ],
  [
    'bytes that come slowly',
    (_, response) => {
      response.writeHead(200, page);
      response.write('wo');
    },
    'too slow',
  ],
  ['no answer at all', () => {}, 'too slow'],
  [
    'a wrong type',
    (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('woven'),
    'wrong type image/png',
  ],
  [
    'a type that is a message',
    (_, response) => response.writeHead(200, { 'content-type': `hired/${'!'.repeat(400)}` }).end(),
    'wrong type',
  ],
  ['an error of the host', (_, response) => response.writeHead(503).end(), 'the host answered 503'],
  ['a connection that breaks', (request) => request.socket.destroy(), 'ECONNRESET'],
])('%s is told as unreachable, at the cost of a limit', async (_, handler, reason) => {
  const before = process.memoryUsage().arrayBuffers;
  const base = await host(handler);
  // Only who waits for time to run out is given little of it.
  const milliseconds = reason === 'too slow' ? 300 : limits.milliseconds;
  const options = { inside: '127.0.0.1', limits: { ...limits, milliseconds } };
  const result = await run(recipe(base), options);
  expect(result).toEqual({ status: 'unreachable', reason, sha256: null });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000);
});

test('addresses of no public host are refused, unless a test allows them', async () => {
  const base = await host(answering({ '/': '<p>woven' }));
  expect(await run(recipe(base))).toMatchObject({ reason: 'private address refused' });
  for (const address of [
    '10.1.2.3',
    '192.168.1.1',
    '[::1]',
    '[fe80::1]',
    '0.0.0.0',
    '2130706433',
    'localhost',
  ])
    await expect(read(`http://${address}/`), address).rejects.toThrow('private address refused');
  expect(await run(recipe(`${base}/`), { inside: true })).toMatchObject({ status: 'confirmed' });
  expect(await run(recipe(`${base}/`, 'json'), { inside: true })).toMatchObject({
    status: 'unreachable',
    reason: 'wrong type text/html',
  });
});

test('a token goes to the one host that it is for', () => {
  const headers = tokensFrom({ GITHUB_TOKEN: 'secret' });
  expect(headers(new URL('https://api.github.com/repos/a/b'))).toEqual({
    authorization: 'Bearer secret',
  });
  for (const other of ['https://api.github.com.evil.example/', 'http://api.github.com/'])
    expect(headers(new URL(other))).toEqual({});
});

const claim = (url: string, updated = '2026-01-01', level = 'external-validation'): Files => ({
  'claims/wove.md': checkedClaim('{ kind: page_contains }', { url, updated, level }),
});

test('a run writes receipts: confirmed, then changed; and robots.txt is respected', async () => {
  const pages: Record<string, unknown> = { '/map': '<h1>Woven</h1> by Ada' };
  const base = await host((request, response) => answering(pages)(request, response));
  pages[`/wayback/available?url=${base}/map`] = {
    archived_snapshots: { closest: { url: 'https://web.archive.example/map' } },
  };
  const progress = vi.fn();
  const options = { today: '2026-02-01', online: true, inside: true, archive: base, progress };
  const profile = profileOf(claim(`${base}/map`));
  const first = await runRecipes(profile, options);
  expect(first).toEqual([
    {
      record: 'claims/wove',
      receipts: [
        {
          recipe: {
            kind: 'page_contains',
            url: `${base}/map`,
            reads: 'text',
            expect: { $has: 'Woven by Ada' },
          },
          status: 'confirmed',
          day: '2026-02-01',
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          archive_url: 'https://web.archive.example/map',
          reason: null,
        },
      ],
    },
  ]);
  expect(progress).toHaveBeenCalledOnce();

  attachReceipts(profile, first);
  pages['/map'] = 'Woven by somebody else';
  const second = await runRecipes(profile, { ...options, today: '2026-03-01' });
  expect(second[0]?.receipts[0]).toMatchObject({ status: 'changed', day: '2026-03-01' });

  const asked = vi.fn();
  const closed = await host((request, response) => {
    asked(request.url);
    response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /');
  });
  const [refused] = await runRecipes(profileOf(claim(`${closed}/map`)), options);
  expect(refused?.receipts[0]).toMatchObject({
    status: 'not_checked',
    day: null,
    reason: 'The host asks programs to stay away (robots.txt).',
  });
  expect(asked.mock.calls).toEqual([['/robots.txt']]);

  const [offline] = await runRecipes(profileOf(claim(`${closed}/map`)), {
    ...options,
    online: false,
  });
  expect(offline?.receipts[0]).toMatchObject({ status: 'not_checked', day: null, sha256: null });
});

test('an owner is warned of receipts that are old, or against claim or level', async () => {
  const base = await host(answering({ '/map': 'Woven by Ada' }));
  const warningsOf = async (files: Files, ran: string | null, today: string) => {
    const profile = profileOf(files);
    const options = { online: true, inside: true, archive: base };
    if (ran) attachReceipts(profile, await runRecipes(profile, { ...options, today: ran }));
    return evidenceWarnings(profile, today);
  };
  const file = 'content/claims/wove.md';
  expect(await warningsOf(claim(`${base}/map`), '2026-02-01', '2026-07-31')).toEqual([]);
  expect(await warningsOf(claim(`${base}/map`), '2026-02-01', '2026-08-01')).toEqual([
    `${file}: its evidence was checked on 2026-02-01; run npm run evidence.`,
  ]);
  expect(await warningsOf(claim(`${base}/map`, '2026-02-02'), '2026-02-01', '2026-02-03')).toEqual([
    `${file}: it was changed after its evidence was checked; run npm run evidence.`,
  ]);
  expect(await warningsOf(claim(`${base}/map`), null, '2026-02-01')).toEqual([
    `${file}: a check of its evidence has not been run; run npm run evidence.`,
  ]);
  expect(await warningsOf(claim(`${base}/gone`), '2026-02-01', '2026-02-01')).toEqual([
    `${file}: the evidence level is external-validation, but a check says not_found; mend the ` +
      'link or the check, or lower the level.',
  ]);
  expect(
    await warningsOf(claim(`${base}/gone`, '2026-01-01', 'self-claim'), '2026-02-01', '2026-02-01'),
  ).toEqual([]);
});

/** Pages of a megabyte that made patterns look for an end again and again. */
const ENDLESS = [
  '<',
  '<a ',
  '<!--',
  '<script>',
  '<style><',
  '&#',
  '&#x1',
  '&a',
  '</',
  '<a rel="me',
];

test.each(ENDLESS)('a page of %s alone is read once, from left to right', async (piece) => {
  const body = piece.repeat(1_000_000 / piece.length);
  const base = await host((_, response) => response.writeHead(200, page).end(body));
  for (const reads of ['text', 'links'] as const) {
    const before = process.cpuUsage();
    expect(await run(recipe(base, reads), { inside: true })).toMatchObject({ status: 'not_found' });
    const { user } = process.cpuUsage(before);
    // Quadratic reading takes minutes of this; linear reading some ten thousandths of it.
    expect(user).toBeLessThan(5_000_000);
  }
});

test('words and links of a page are read as a person sees them', async () => {
  const html =
    '<!-- woven in a comment --><script>"<p>woven"</script><STYLE>woven</Style x>1 < 2 ' +
    'wo<b>v</b>en &#119;oven&#x110000;<a rel=me href="/me">x</a><link rel="me nofollow" href="b">';
  const base = await host(answering({ '/': html }));
  const has = async (text: string) =>
    (await run({ ...recipe(`${base}/`), expect: { $has: text } }, { inside: true })).status;
  expect(await has('1 2 wo v en woven x')).toBe('confirmed');
  expect(await has('woven in a comment')).toBe('not_found');
  const links = { ...recipe(`${base}/`, 'links'), expect: [{ $is: `${base}/me` }] };
  expect(await run(links, { inside: true })).toMatchObject({ status: 'confirmed' });
});

test('a host is asked two things at a time and fifty in all, whatever a profile names', async () => {
  let [now, most] = [0, 0];
  const base = await host(async ({ url }, response) => {
    if (url === '/robots.txt') return void response.writeHead(404).end();
    most = Math.max(most, ++now);
    await new Promise((done) => setTimeout(done, 5));
    now -= 1;
    response.writeHead(200, page).end('woven by Ada');
  });
  const archive = await host(answering({}));
  const files = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [
      `claims/wove-${at}.md`,
      claim(`${base}/${at}`)['claims/wove.md'] as string,
    ]),
  );
  const options = { today: '2026-02-01', online: true, inside: true, archive };
  const found = await runRecipes(profileOf(files), options);
  const receipts = found.flatMap((file) => file.receipts);
  expect(receipts.filter(({ status }) => status === 'confirmed')).toHaveLength(49);
  expect(receipts.find(({ status }) => status === 'not_checked')?.reason).toBe(
    'This host was asked 50 times in this run; run npm run evidence again.',
  );
  expect(most).toBeLessThanOrEqual(2);
});

test('a receipt of a check that the record does not have is told; a draft keeps its own', async () => {
  const profile = profileOf(claim('https://museum.example/map'));
  const options = { today: '2026-02-01', online: false };
  const files = await runRecipes(profile, options);
  expect(strayReceipts(profile, files)).toEqual([]);
  const edited = JSON.parse(JSON.stringify(files).replaceAll('Woven', 'Written'));
  expect(strayReceipts(profile, edited)).toEqual([
    'content/evidence/claims.wove.json: it tells of a check that claims/wove does not have; run ' +
      'npm run evidence, or delete the file.',
  ]);
  const other = JSON.parse(JSON.stringify(edited).replaceAll('claims/wove', 'claims/draft'));
  expect(strayReceipts(profile, other)).toEqual([]);
});

test('an owner is warned of what others are said to confirm and nothing shows', () => {
  const own = claim('https://people.example/@ada/map')['claims/wove.md']?.replace(
    'label: Woven by Ada',
    'label: Ada',
  ) as string;
  const profile = profileOf({ 'claims/wove.md': own });
  profile.profile.name = 'Ada Example';
  profile.profile.links = [{ label: 'Ada', url: 'https://people.example/@ada', username: 'ada' }];
  expect(evidenceWarnings(profile, '2026-02-01')).toEqual([
    'content/claims/wove.md: the evidence level is external-validation, but all its links lead ' +
      'to pages of yours; name what others say, or lower the level.',
    'content/claims/wove.md: a check of its evidence looks only for the name; let "text" name ' +
      'what is claimed as well, as a list: [the name, words of the claim].',
    'content/claims/wove.md: a check of its evidence has not been run; run npm run evidence.',
  ]);
});

test('each page check of the example finds its fact; the name alone is not it', async () => {
  const said = new Map<string, string>();
  const base = await host(({ url = '' }, response) => {
    const body = said.get(url);
    response.writeHead(body === undefined ? 404 : 200, page).end(body);
  });
  const profile = structuredClone(await profileFrom(contentFolder('example')));
  const links = EVIDENCED.flatMap((list) => profile[list].flatMap((one) => one.evidence_links));
  const sought: string[][] = [];
  for (const link of links) {
    if (link.check?.kind !== 'page_contains') delete link.check;
    else {
      link.url = `${base}/${sought.length}`;
      sought.push([link.check.text ?? ''].flat());
    }
  }
  const statuses = async (body: (words: string[]) => string): Promise<string[]> => {
    for (const [at, words] of sought.entries()) said.set(`/${at}`, `<p>${body(words)}</p>`);
    const options = { today: '2026-02-01', online: true, inside: true, archive: base };
    const found = await runRecipes(profile, options);
    return found.flatMap(({ receipts }) => receipts.map(({ status }) => status));
  };
  const kept = await statuses((words) => words.join(' and then '));
  expect(kept.length).toBeGreaterThan(20);
  expect(new Set(kept)).toEqual(new Set(['confirmed']));
  const named = await statuses(() => 'Rear Admiral Upper Half Grace Brewster Murray Hopper');
  expect(new Set(named)).toEqual(new Set(['not_found']));
});
