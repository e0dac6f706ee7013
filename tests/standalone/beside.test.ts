/** The content beside the service: written by the console on the owner's own machine alone. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Running, startServer } from '../../functions/standalone/serve.ts';
import { OWNER, SECRETS } from '../audits/secrets.ts';
import { ALONE_CONTENT, EXAMPLE } from '../support/build.ts';

const folder = await mkdtemp(join(tmpdir(), 'beside-'));
const content = join(folder, 'content');
// All of it is judged again with each answer.
await cp(ALONE_CONTENT, content, { recursive: true });
await mkdir(join(content, 'replies'));
await writeFile(join(content, 'replies/later.md'), '# Not now\n\nPlease write again in May.\n');

const start = (env: Record<string, string> = {}) =>
  startServer({
    folder: EXAMPLE,
    port: 0,
    host: '127.0.0.1',
    env: { DATA_DIR: join(folder, `data${env['TRUST_PROXY'] ?? ''}`), ...SECRETS, ...env },
    content,
  });

const service = await start();
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const ANSWER = {
  id: 'instrument',
  question: 'Which instrument does she play?',
  answer: 'The elbow organ.',
  sources: ['/api/profile'],
};

async function write(body: unknown, headers: Record<string, string> = {}, at = service) {
  const response = await fetch(`${at.url}/admin/content/questions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...OWNER, Origin: at.url, ...headers },
    body: JSON.stringify(body),
  });
  const { error, written } = (await response.json()) as {
    error?: { message: string };
    written?: string;
  };
  return [response.status, error?.message ?? written] as const;
}

const beside = async (at: Running) =>
  (await fetch(`${at.url}/admin/content`, { headers: OWNER })).json();

test('replies are lent, and nobody without the key is told', async () => {
  expect(await beside(service)).toEqual({
    writes: true,
    replies: [{ title: 'Not now', text: 'Please write again in May.' }],
  });
  expect((await fetch(`${service.url}/admin/content`)).status).toBe(401);
});

test('an answer is judged, written once, and never in place of another', async () => {
  const file = join(content, 'questions/instrument.md');
  const wrong = await write({ ...ANSWER, sources: ['/api/nowhere'] });
  expect(wrong).toEqual([422, expect.stringContaining('/api/nowhere')]);
  expect(await write({ ...ANSWER, id: '../profile' })).toEqual([422, expect.any(String)]);
  expect(await write(ANSWER)).toEqual([201, 'questions/instrument.md']);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('The elbow organ.');
  expect(await write({ ...ANSWER, answer: 'Another.' })).toEqual([
    409,
    expect.stringContaining('choose another name'),
  ]);
  expect(await readFile(file, 'utf8')).toBe(text);
});

test('pages of other origins, other names and services behind a proxy write nothing', async () => {
  const before = await readdir(join(content, 'questions'));
  const other = { ...ANSWER, id: 'other' };
  const refused = [401, expect.stringContaining('beside its content')];
  expect(await write(other, { Origin: 'https://elsewhere.example' })).toEqual(refused);
  expect(await write(other, { Origin: 'null' })).toEqual(refused);
  expect((await write(other, { 'X-Admin-Key': 'wrong' }))[0]).toBe(401);
  const proxied = await start({ TRUST_PROXY: '1' });
  expect(await beside(proxied)).toEqual({ writes: false, replies: [] });
  // Whether a key is right is told nowhere that counts no guesses.
  const guess = { headers: { 'X-Admin-Key': 'wrong' } };
  const guessed = await fetch(`${proxied.url}/admin/content`, guess);
  expect([guessed.status, await guessed.json()]).toEqual([200, { writes: false, replies: [] }]);
  expect(await write(other, {}, proxied)).toEqual(refused);
  await proxied.close();
  expect(await readdir(join(content, 'questions'))).toEqual(before);
});
