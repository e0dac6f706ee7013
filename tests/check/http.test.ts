/** POST /api/claims/check from the outside: verdicts, parts, sources, privacy. */
import { expect, test } from 'vitest';
import { facts } from '../ask/profiles.ts';
import { everything, example, failure, house } from '../operations/service.ts';

type Span = { start: number; end: number };
type Source = {
  path: string;
  url: string;
  human_url: string;
  label: string;
  snippet: string;
  evidence_level: string | null;
  evidence_note: string | null;
  content_hash: string;
  verification?: { status: string; day?: string };
};
type Body = {
  verdict: string;
  rule?: string;
  sources: Source[];
  parts: (Span & {
    verdict: string;
    source_paths: string[];
  })[];
};

async function check(statement: string, one = house()): Promise<Body> {
  const response = await one.post('/api/claims/check', { statement, detail: 'full' });
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}
const odd = () => house({ snapshot: facts.odd });

const words = (statement: string, spans: readonly Span[] | undefined) =>
  spans?.map(({ start, end }) => statement.slice(start, end));

test('a source tells what the checks of its evidence gave, as its record does', async () => {
  const { sources } = await check('The ACM has given a Grace Murray Hopper Award since 1971.');
  const source = sources.find(({ path }) => path === '/api/claims/hopper-award-acm');
  const record = example.manifest.claims.find(({ id }) => id === 'hopper-award-acm');
  expect(source?.verification?.status).toBeTypeOf('string');
  expect(source?.verification).toEqual(record?.verification);
});

test('a true statement is supported by a record with its level, note, hash and page', async () => {
  const body = await check(
    'Grace Hopper received a Ph.D. in mathematics from Yale University in 1934.',
  );
  expect(body.verdict).toBe('supported');
  const [source] = body.sources;
  expect(source).toMatchObject({ evidence_level: 'external-validation' });
  expect(source?.content_hash).toBe(example.hashes[source?.path ?? '']);
  expect(source?.human_url).toMatch(/^http/);
  expect(source?.snippet).toContain('Yale');
  expect(body.parts).toMatchObject([{ start: 0, verdict: 'supported' }]);
});

test('another year than the typed one is contradicted', async () => {
  const text = 'Grace Hopper received a Ph.D. in mathematics from Yale University in 1931.';
  const body = await check(text);
  expect(body.verdict).toBe('contradicted');
  expect(body.sources[0]?.path).toBe('/api/experience#yale-phd');
});

test('a rule of the owner contradicts, and is quoted', async () => {
  const body = await check('Grace Hopper is available.');
  expect(body.verdict).toBe('contradicted');
  expect(body.rule).toContain('Do not infer availability');
});

test('what the note of a record calls disputed is disputed, with the note', async () => {
  const body = await check('The A-0 System was the first compiler.');
  expect(body.verdict).toBe('disputed');
  expect(body.sources[0]).toMatchObject({
    path: '/api/projects/a-0-system',
    evidence_note: expect.stringContaining('disputed'),
  });
});

test('a statement of two sentences is supported only when each is', async () => {
  const first = 'She joined Eckert-Mauchly Computer Corporation in 1949.';
  const second = 'She worked at Remington Rand from 1950 to 1955.';
  const body = await check(`${first} ${second}`);
  expect(body.verdict).toBe('supported');
  expect(words(`${first} ${second}`, body.parts)).toEqual([first, second]);
  const other = await check(`${first} She worked for Microsoft in 1990.`);
  expect(other.verdict).toBe('undecided');
  expect(other.parts[0]?.verdict).toBe('supported');
  expect(other.parts[1]?.verdict).not.toBe('supported');
});

test('what is not judged comes with the five nearest records', async () => {
  const body = await check('She wrote the FLOW-MATIC compiler in Reykjavík.');
  expect(body.verdict).toBe('undecided');
  expect(body.sources).toHaveLength(5);
});

test('what nothing published comes near has no records', async () => {
  const body = await check('Zorblax frobnicates quuxes.');
  expect(body).toMatchObject({ verdict: 'not_published', sources: [] });
});

test('without detail a source is an address, a label, its words and its evidence level', async () => {
  const response = await house().post('/api/claims/check', { statement: 'Grace Hopper died.' });
  const { sources, parts } = (await response.json()) as Body;
  expect(Object.keys(sources[0] ?? {})).toEqual(['url', 'label', 'snippet', 'evidence_level']);
  for (const { label, snippet } of sources) expect(snippet).not.toBe(label);
  expect(parts).toEqual([]);
});

test('nothing is stored, and nothing of the statement is repeated', async () => {
  const one = house();
  const body = await check('MARKER owns a yacht in Monaco.', one);
  expect(body.verdict).not.toBe('supported');
  expect(JSON.stringify(body)).not.toContain('MARKER');
  expect(await everything(one.stores)).toEqual({});
});

/** Statements that earlier versions, or a reader in a hurry, would call supported. */
const NEVER = [
  'Grace Hopper was the first programmer.',
  'She began her career at Remington Rand.',
  'She wrote the Mark I manual alone.',
  'She wrote the Mark I manual.',
  'Howard Aiken wrote the A-0 System.',
  'She is a senior consultant to Digital Equipment Corporation.',
  'She worked at Remington Rand since 1950.',
  'COBOL was a main source of FLOW-MATIC.',
  'Grace Hopper awarded Yale University a Ph.D. in mathematics.',
  'He received a Ph.D. in mathematics from Yale University in 1934.',
  'USS Hopper received a Ph.D. in mathematics from Yale University in 1934.',
  'She did not receive a Ph.D. in mathematics from Yale University in 1934.',
  'She holds a Ph.D. from Remington Rand.',
  'She was Special Assistant.',
  'She was one of the inventors of COBOL.',
  'Grace Hopper was the oldest programmer.',
  'Sie arbeitet bei Remington Rand.',
  'Elle travaille chez Remington Rand.',
  'Trabaja en Remington Rand.',
  'Sie war Chefin bei Remington Rand.',
];

test.each(NEVER)('never supported: %s', async (statement) => {
  expect((await check(statement)).verdict).not.toBe('supported');
});

test.each([
  'She joined the Eckert-Mauchly Computer Corporation in 1949 as a senior mathematician.',
  'Sie arbeitete von 1950 bis 1955 als Senior programmer bei Remington Rand.',
  'Elle a travaillé chez Remington Rand de 1950 à 1955.',
  'Trabajó en Remington Rand desde 1950 hasta 1955; ella murió en 1992.',
  'Sie hat von 1950 bis 1955 bei Remington Rand gearbeitet.',
  'Elle était Senior programmer chez Remington Rand.',
  'Von 1950 bis 1955 war sie Senior programmer bei Remington Rand in Philadelphia.',
])('supported in its language: %s', async (statement) => {
  expect((await check(statement)).verdict).toBe('supported');
});

test('present and past are told apart by typed dates', async () => {
  const ask = async (statement: string) => (await check(statement, odd())).verdict;
  expect(await ask('Łucja works at Pracownia „Nić”.')).toBe('supported');
  expect(await ask('Łucja has worked at Pracownia „Nić” since May 2019.')).toBe('supported');
  expect(await ask('Łucja formerly worked at Pracownia „Nić”.')).toBe('undecided');
  expect(await ask('Łucja left Pracownia „Nić” in 2024.')).toBe('contradicted');
});

test('a body without a statement, or with one that is too long, is told what to mend', async () => {
  const one = house();
  const bad = async (body: object) =>
    failure(await one.post('/api/claims/check', body), 'validation_error');
  await bad({});
  await bad({ statement: '' });
  await bad({ statement: 'a'.repeat(2001) });
  expect((await one.get('/api/claims/check')).status).toBe(405);
});

test('an idempotency key is of no use where nothing is stored, and does no harm', async () => {
  const one = house();
  const key = { 'Idempotency-Key': 'k'.repeat(20) };
  const response = await one.post('/api/claims/check', { statement: 'x' }, key);
  expect(response.status).toBe(200);
  expect(await everything(one.stores)).toEqual({});
});
