/**
 * What the commands read that others wrote: pages of evidence, archives, résumés, signatures.
 * Random bytes, cuts and pieces: each reader ends, with a result or with an Error, and keeps
 * nothing.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkArchive, writeArchive } from '../../functions/standalone/archive.ts';
import type { Item } from '../../functions/standalone/items.ts';
import { openArchive } from '../../src/cli/import/archive.ts';
import { rowsOf } from '../../src/cli/import/csv.ts';
import { fromJsonResume } from '../../src/cli/import/json-resume.ts';
import { LINKEDIN_FILES } from '../../src/cli/import/linkedin.ts';
import { judged } from '../../src/evidence/judge.ts';
import { judgeApart } from '../../src/evidence/judging.ts';
import { isSigned, run } from '../../src/evidence/verify.mjs';
import type { Recipe } from '../../src/schemas/verification.ts';
import { zipOf } from '../cli/zip.ts';
import { freshFolder } from '../store/places.ts';
import { inLong } from '../support/long.ts';
import { randomFrom } from '../support/random.ts';

/** New inputs in each long run, which names its seed; the same ones else. */
const SEED = inLong(40, Date.now() % 1e9);
function randomOf(seed: number): (most: number) => number {
  const random = randomFrom(seed);
  return (most) => random() * most;
}

const WORDS = ['woven', 'by', 'Ada', 'é', 'B'];
const PIECES = [
  ...['woven ', 'by ', 'Ada ', '&eacute;', '&#66; ', '&amp;', '&nbsp;', '<', '>', ' < ', '/>'],
  ...[
    '<p>',
    '</p>',
    '<b title="a > b">',
    "<i x='>' y>",
    '<br/>',
    '<a rel=me href=/ada>',
    '</ >',
    '</>',
  ],
  ...['<a href="/ada" rel="x me">', '<link rel=me href=/b', '<!-- woven -->', '<!-->', '<!--->'],
  ...['<!--', '--!>', '-->', '<!doctype html>', '<?x woven?>', '</1 woven>', '<![CDATA[woven]]>'],
  ...['<script>woven', '</script>', '<style>by', '</style >', '<title>woven <b>', '</title>'],
  ...[
    '<textarea>Ada',
    '</textarea>',
    '<p a=1 a="woven" =x "by">',
    '<P ',
    "<q '",
    '<q a="',
    '"',
    "'",
  ],
];

/** Pages in which they once differed, which are read first. */
const FOUND = ['woven</>by'];

const recipe = (reads: 'text' | 'links' | 'json', wanted: unknown): Recipe => ({
  kind: 'page_contains',
  url: 'https://museum.example/',
  reads,
  expect: wanted,
});
const CHECKS = [
  ...WORDS.map(($has) => recipe('text', { $has })),
  recipe('text', { $has: 'woven by Ada' }),
  recipe('links', [{ $is: 'https://museum.example/ada' }]),
];
const BASE = 'https://museum.example/x';

test('the published reader and a parser of HTML find the same on odd pages', () => {
  const random = randomOf(SEED);
  const differing: string[] = [];
  for (let n = 0; n < inLong(2_000, 50_000); n++) {
    let page = FOUND[n] ?? '';
    const length = page ? 0 : 1 + random(14);
    for (let at = 0; at < length; at++) page += PIECES[Math.floor(random(PIECES.length))];
    for (const one of CHECKS)
      if (!judged({ recipe: one, text: page, base: BASE }).agreed)
        differing.push(`${JSON.stringify(one.expect)} in ${page}`);
  }
  expect(differing.slice(0, 10), `seed ${SEED}`).toEqual([]);
});

test('a page is judged within bounds of time; the next one is judged all the same', async () => {
  const one = recipe('text', { $has: 'woven' });
  expect(await judgeApart(one, '<p>Woven', BASE)).toBe(true);
  // A millisecond is over before the other thread has read three megabytes.
  await expect(judgeApart(one, '<a><'.repeat(700_000), BASE, 1)).rejects.toThrow(
    'too slow to read',
  );
  expect(await judgeApart(one, '<p>Woven', BASE)).toBe(true);
  await expect(judgeApart(recipe('json', { a: 1 }), '{', BASE)).rejects.toThrow('not valid JSON');
  const many = { $all: Array.from({ length: 3_000 }, () => ({ $has: 'woven' })) };
  expect(await run(recipe('text', many))).toMatchObject({ reason: 'too long a recipe' });
});

/** One of many changes to some bytes: cut, doubled, overwritten, or a piece put in. */
function changed(bytes: Buffer, random: (most: number) => number): Buffer {
  const place = () => Math.floor(random(bytes.length + 1));
  const [a = 0, b = 0] = [place(), place()].sort((one, other) => one - other);
  const put = (piece: Uint8Array, to: number) =>
    Buffer.concat([bytes.subarray(0, a), piece, bytes.subarray(to)]);
  const piece = Buffer.from(PIECES[Math.floor(random(PIECES.length))] ?? '');
  const byte = Buffer.from([Math.floor(random(256))]);
  return [put(byte, a + 1), put(piece, a), put(Buffer.alloc(0), b), put(bytes.subarray(a, b), a)][
    Math.floor(random(4))
  ] as Buffer;
}

test('whatever is changed in an input, a reader ends, and keeps nothing of it', async () => {
  const folder = await freshFolder();
  const file = join(folder, 'x.tar.gz');
  await writeArchive(
    file,
    (async function* (): AsyncGenerator<Item> {
      for (const key of ['a', 'b']) yield ['contacts', key, { key }];
    })(),
  );
  const { readFile } = await import('node:fs/promises');
  const tar = gunzipSync(await readFile(file));
  const given = join(folder, 'given');
  const archived = async (bytes: Buffer) => {
    await writeFile(given, bytes);
    return checkArchive(given);
  };
  const resume = '{"basics":{"name":"Ada","profiles":[{"url":"https://x.example"}]},"work":[{}]}';
  const zip = Buffer.from(zipOf([{ name: 'Positions.csv', data: 'Title,Company\nWeaver,"Loom"' }]));
  const jws = `${Buffer.from('{"alg":"EdDSA","b64":false,"kid":"x"}').toString('base64url')}..AAAA`;
  const page = Buffer.from('<p>Woven by <a rel="me" href="/ada">Ada</a><!-- x --><title>y</title>');
  const readers: [Buffer, (bytes: Buffer) => unknown][] = [
    [page, (bytes) => judged({ recipe: CHECKS[0] as Recipe, text: `${bytes}`, base: BASE })],
    [page, (bytes) => judged({ recipe: CHECKS.at(-1) as Recipe, text: `${bytes}`, base: BASE })],
    [await readFile(file), archived],
    [tar, (bytes) => archived(gzipSync(bytes, { level: 1 }))],
    [zip, archived],
    [zip, (bytes) => openArchive(bytes, LINKEDIN_FILES)],
    [Buffer.from('Title,Company\nWeaver,"Loom"'), (bytes) => rowsOf(`${bytes}`, 'Title')],
    [Buffer.from(resume), (bytes) => fromJsonResume(JSON.parse(`${bytes}`))],
    [Buffer.from(jws), (bytes) => isSigned('', `${bytes}`, { kid: 'x' })],
  ];
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const random = randomOf(SEED);
  const rounds = inLong(360, 100_000) / readers.length;
  let before = 0;
  for (let n = 0; n < rounds; n++) {
    // By then everything is loaded and compiled.
    if (n === Math.floor(rounds / 4)) {
      collect();
      before = process.memoryUsage().heapUsed;
    }
    for (const [sound, read] of readers) {
      let bytes = sound;
      for (let times = 1 + random(4); times > 0; times--) bytes = changed(bytes, random);
      const told: unknown = await Promise.resolve()
        .then(() => read(bytes))
        .catch((error: unknown) => error);
      if (told instanceof Error) expect(told.message, `seed ${SEED}`).not.toBe('');
      expect(told, `seed ${SEED}`).not.toBeInstanceOf(RangeError);
    }
  }
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(30_000_000);
});
