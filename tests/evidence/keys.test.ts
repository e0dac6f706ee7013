import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { credentialsFrom, verdictOf } from '../../functions/http/credentials.ts';
import { type KeysPlace, keysCommand } from '../../src/cli/keys.ts';
import { readKeyring } from '../../src/evidence/keyring.ts';
import { freshFolder } from '../store/places.ts';

async function emptyPlace(today = '2026-02-01') {
  const folder = await freshFolder();
  const lines: string[] = [];
  const place: KeysPlace = {
    folder,
    file: join(folder, 'private.json'),
    env: {},
    today,
    say: (line) => lines.push(line),
  };
  const secret = async () => JSON.parse(await readFile(place.file, 'utf8')).d as string;
  const history = async () => JSON.parse(await readFile(join(folder, 'keys.json'), 'utf8')).keys;
  return { place, lines, secret, history };
}

test('a key is made once, for its owner alone to read, and is never printed', async () => {
  const { place, lines, secret, history } = await emptyPlace();
  await keysCommand([], place);
  const made = await secret();
  expect((await stat(place.file)).mode & 0o777).toBe(0o600);
  expect(JSON.stringify(await history())).not.toContain(made);
  await keysCommand([], place);
  expect(await secret()).toBe(made);
  expect(lines.join('\n')).not.toContain(made);
  expect(lines.at(-1)).toMatch(/^The key \S{43} signs since 2026-02-01\.$/);
});

test('rotation keeps the old key listed with its last day', async () => {
  const { place, secret, history } = await emptyPlace();
  await keysCommand([], place);
  const [old, [was]] = [await secret(), await history()];
  await keysCommand(['rotate'], { ...place, today: '2026-03-01' });
  expect(await secret()).not.toBe(old);
  expect(await history()).toMatchObject([
    { first_day: '2026-03-01', last_day: null },
    { kid: was.kid, first_day: '2026-02-01', last_day: '2026-03-01' },
  ]);
});

test('what does not fit is told in a sentence that repeats no secret', async () => {
  const { place, lines, secret } = await emptyPlace();
  await expect(keysCommand(['rotate'], place)).rejects.toThrow('There is no key yet');
  await expect(keysCommand(['rotat'], place)).rejects.toThrow('"rotat" is no command of npm run');
  await keysCommand([], place);
  // Nobody finds a key at the address of this machine.
  await expect(keysCommand(['sign'], place)).rejects.toThrow('Set SITE_URL to the address of your');
  const other = await emptyPlace();
  await keysCommand([], other.place);
  const theirs = await readFile(other.place.file, 'utf8');
  await expect(readKeyring(place.folder, { SIGNING_KEY: theirs })).rejects.toThrow(
    'The private key is not that of the first key in keys.json',
  );
  const broken = readKeyring(place.folder, { SIGNING_KEY: `x${await secret()}` });
  await expect(broken).rejects.toThrow(/^SIGNING_KEY holds no Ed25519 key; give it what/);
  await expect(keysCommand(['rotate'], { ...place, env: { SIGNING_KEY: theirs } })).rejects.toThrow(
    'SIGNING_KEY is set',
  );
  expect(lines.join()).not.toContain(await secret());
  await writeFile(join(place.folder, 'keys.json'), '{"keys":[]}');
  await expect(readKeyring(place.folder, {})).rejects.toThrow('take it back from git');
});

test('credentials for a host: the pasted hash is that of the secret that is kept', async () => {
  const { place, lines } = await emptyPlace();
  await keysCommand(['host'], place);
  const text = lines.join('\n');
  const [key = '', token = '', client = ''] = [...text.matchAll(/^ {2}([\w-]{43}) {2}the /gm)].map(
    ([, one]) => one,
  );
  const env = Object.fromEntries(
    [...text.matchAll(/^ {2}([A-Z_]+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
  );
  const credentials = credentialsFrom(env);
  expect(verdictOf(key, 'key', credentials)).toBe('ok');
  expect(verdictOf(token, 'admin', credentials)).toBe('ok');
  expect(verdictOf(token, 'mcp', credentials)).not.toBe('ok');
  expect(verdictOf(client, 'mcp', credentials)).toBe('ok');
  expect(verdictOf(client, 'admin', credentials)).not.toBe('ok');
});
