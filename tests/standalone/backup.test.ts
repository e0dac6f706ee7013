/**
 * Backup, wipe, restore: the exports are the same bytes; what was tampered with is not restored,
 * and what broke off goes on.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { packTar, unpackTar } from 'modern-tar';
import { expect, test } from 'vitest';
import { checkArchive, itemsIn, writeArchive } from '../../functions/standalone/archive.ts';
import { type Item, itemsOf } from '../../functions/standalone/items.ts';
import { fill, restoreArchive } from '../../functions/standalone/restore.ts';
import { packed } from '../../functions/store/documents.ts';
import { fileStores } from '../../functions/store/files.ts';
import { filePlace } from '../../functions/store/place.ts';
import { type Json, owned } from '../audits/owner.ts';
import { OWNER, RECIPIENT } from '../audits/secrets.ts';
import { host } from '../evidence/hosts.ts';
import { everything, REPORT } from '../operations/service.ts';
import { freshFolder } from '../store/places.ts';
import { EXAMPLE } from '../support/build.ts';
import { inLong } from '../support/long.ts';
import { run } from '../support/programs.ts';

const COMMAND = 'functions/standalone/backup.ts';

const backup = (args: readonly string[], folder: string, env: Record<string, string> = {}) =>
  run([COMMAND, ...args], { env: { ...process.env, DATA_DIR: folder, ...env } });

const PATHS = ['contacts/export', 'questions/export', 'reports/export', 'exports/audits'];

async function exportsOf(folder: string): Promise<string[]> {
  const one = owned({ stores: fileStores(folder) });
  return Promise.all(
    PATHS.map(async (path) => (await one.ask(`/api/admin/${path}`, { headers: OWNER })).text()),
  );
}

/** A service with something of each kind. */
async function filled(messages = 1) {
  const folder = await freshFolder();
  const one = owned({ stores: fileStores(folder) });
  let id = '';
  for (let n = 0; n < messages; n++) {
    const body = { intent: 'hire', from: `a${n}@example.org`, context: 'ü 🌊' };
    id = String(((await (await one.post('/api/contact', body)).json()) as Json)['intent_id']);
  }
  await one.owner(`/api/admin/contacts/${id}/states`, { body: { state: 'read' } });
  await one.post('/api/agent/ask', { question: 'Which horse did she ride?' });
  await one.post('/api/agent-reports', REPORT);
  await one.audit();
  await one.owner('/api/admin/audits/acme/tokens', { body: { recipient: RECIPIENT } }, 201);
  return { folder, one };
}

/** An archive of a place, in a folder of its own. */
async function archived(folder: string): Promise<string> {
  const file = join(await freshFolder(), 'backup.tar.gz');
  await writeArchive(file, itemsOf(filePlace(folder), new Set()));
  return file;
}

test('backup, wipe and restore leave every export as it was', async () => {
  const { folder } = await filled();
  const before = await exportsOf(folder);
  // Each holds something, and its last line says so.
  expect(before.map((text) => text.split('\n').length)).toEqual([3, 3, 3, 3]);
  const file = join(await freshFolder(), 'backup.tar.gz');
  await writeFile(`${file}.part`, 'what a killed run left', { mode: 0o644 });
  const written = await backup(['backup', file], folder);
  expect(written).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Wrote .*backup\.tar\.gz: \d+ entries, checked\.\n$/),
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(file, '..'))).toEqual(['backup.tar.gz']);
  expect((await backup(['backup', file], folder)).said).toContain('already; name another');
  expect(await backup(['restore', file], folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining('holds data already (contacts, questions, reports, audits'),
  });
  await rm(folder, { recursive: true });
  expect((await backup(['restore', file], folder)).said).toMatch(/^Restored \d+ entries into /);
  expect(await exportsOf(folder)).toEqual(before);
  // The same data is the same bytes.
  expect(await readFile(await archived(folder))).toEqual(await readFile(file));
});

test('without a name it goes out of the repository, for its owner alone; tar reads it', async () => {
  const { folder } = await filled();
  const HOME = await freshFolder();
  expect((await backup(['backup'], folder, { HOME })).code).toBe(0);
  const place = join(HOME, 'calling-card-backups');
  expect((await stat(place)).mode & 0o777).toBe(0o700);
  const [name = ''] = await readdir(place);
  expect(name.startsWith(`calling-card-${basename(resolve())}-2`)).toBe(true);
  const listed = await run(['xzOf', join(place, name)], { program: 'tar' });
  expect(listed.out).toContain('["contacts","2026-11-20/');
  for (const ignored of ['.gitignore', 'functions/standalone/host/Dockerfile.dockerignore'])
    expect(await readFile(ignored, 'utf8')).toContain('calling-card-*.tar.gz');
});

test('an archive that was cut, changed or made by others is not restored', async () => {
  const bytes = await readFile(await archived((await filled()).folder));
  const entries = await unpackTar(gunzipSync(bytes));
  const made = async (some: typeof entries) => gzipSync(await packTar(some));
  const [one, ...others] = entries;
  if (!one) throw new Error('no member');
  const text = (name: string, data: string) => {
    const body = Buffer.from(data);
    return { header: { name, size: body.length }, data: new Uint8Array(body) };
  };
  const broken = [
    bytes.subarray(0, 100),
    bytes.subarray(0, -9),
    gzipSync(gunzipSync(bytes).subarray(0, -1500)),
    Buffer.from('no archive'),
    await made(others),
    await made([one, one, ...others]),
    await made([text(one.header.name, '["contacts","x",1]\n'), ...others]),
    await made([text('contacts/more.jsonl', ''), ...entries]),
    await made([...entries, text('late', 'x')]),
    zipSync({ a: Buffer.from('x') }),
    zipSync({ 'calling-card-backup.json': Buffer.from('{"format":1,"files":{"a":"x"}}') }),
  ];
  const folder = await freshFolder();
  const file = join(await freshFolder(), 'broken');
  for (const [at, wrong] of broken.entries()) {
    await writeFile(file, wrong);
    await expect(restoreArchive(filePlace(folder), file), `${at}`).rejects.toThrow(/\.$/);
  }
  expect(await readdir(folder)).toEqual([]);
});

test('what is no record of a store is left out, whatever an archive calls it', async () => {
  const file = join(await freshFolder(), 'odd.tar.gz');
  const odd = [
    ['../x', 'a', 1],
    ['contacts', '../../x', 1],
    ['contacts', 'a', 1],
  ] as unknown as Item[];
  await writeArchive(
    file,
    (async function* () {
      yield* odd;
    })(),
  );
  const folder = await freshFolder();
  const { left } = await restoreArchive(filePlace(folder), file);
  expect(left).toEqual(['../x/000001.jsonl', 'contacts/000002.jsonl']);
  expect(await everything(fileStores(folder))).toEqual({ 'contacts:a': 1 });
});

test('a restore that was ended leaves a store that nothing starts on, and goes on', async () => {
  const { folder } = await filled(150);
  const before = await exportsOf(folder);
  const file = await archived(folder);
  const other = await archived((await filled()).folder);
  const to = await freshFolder();
  const mark = { source: await checkArchive(file), name: 'backup.tar.gz', deletions: false };
  async function* half(): AsyncGenerator<Item> {
    let count = 0;
    for await (const item of itemsIn(file, () => {})) {
      if (++count > 100) throw new Error('killed');
      yield item;
    }
  }
  await expect(fill(filePlace(to), mark, half(), {})).rejects.toThrow('killed');
  expect(Object.keys(await everything(fileStores(to))).length).toBe(101);

  const env = { ...process.env, DATA_DIR: to, OUT_DIR: EXAMPLE, PORT: '1' };
  const start = await run(['functions/standalone/main.ts', '--no-build'], { env });
  expect(start.code).toBe(1);
  expect(start.said).toContain('the restore of backup.tar.gz has not ended. Run it again');
  expect((await backup(['backup', `${file}.2`], to)).said).toContain('has not ended');
  const again = (given: string) => restoreArchive(filePlace(to), given);
  await expect(again(other)).rejects.toThrow('A restore of backup.tar.gz has begun here');
  await again(file);
  expect(await exportsOf(to)).toEqual(before);
  expect(await everything(fileStores(to))).toEqual(await everything(fileStores(folder)));
});

test('a million records in as little memory as a thousand', async () => {
  const folder = await freshFolder();
  const contacts = fileStores(folder).open('contacts');
  const documents = inLong(5, 500);
  for (let n = 0; n < documents; n++) {
    const entries = Array.from({ length: 2_000 }, (_, at) => {
      return [`${n}-${at}`, { intent_id: `${n}-${at}`, context: `${n * at}`.repeat(20) }] as const;
    });
    const { value, checksum } = packed(entries);
    const day = new Date(n * 86_400_000).toISOString().slice(0, 10);
    await contacts.create(`days/${day}~000001~0~${checksum}`, value);
  }
  const file = join(await freshFolder(), 'backup.tar.gz');
  const env = { NODE_OPTIONS: '--max-old-space-size=64' };
  const records = (documents * 2_000).toLocaleString('en');
  const written = await backup(['backup', file], folder, env);
  expect(written).toMatchObject({ code: 0, said: expect.stringContaining(`: ${records} entries`) });
  const to = await freshFolder();
  expect(await backup(['restore', file], to, env)).toMatchObject({ code: 0 });
  expect((await contacts.list('')).length).toBe(documents);
  expect(await fileStores(to).open('contacts').list('')).toEqual(await contacts.list(''));
});

/** Serves a service over HTTP; an answer breaks off after some bytes while `breaks` says so. */
async function served(one: Awaited<ReturnType<typeof filled>>['one'], breaks: number[]) {
  const asked: string[] = [];
  const base = await host(async ({ url = '', headers }, response) => {
    asked.push(url);
    const given = { 'X-Admin-Key': String(headers['x-admin-key']) };
    const answer = await one.ask(url, { headers: given });
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status);
    const limit = breaks.shift();
    if (limit === undefined) return void response.end(bytes);
    response.write(bytes.subarray(0, limit), () => response.destroy());
  });
  return { asked, base };
}

test('a host is read through its exports, goes on where it broke off, and comes back', async () => {
  const { folder, one } = await filled(30);
  const { base, asked } = await served(one, [5_000, 3_000, 10, 0]);
  const file = join(await freshFolder(), 'host.tar.gz');
  const env = { AUDIT_ADMIN_KEY: OWNER['X-Admin-Key'] };
  const args = ['backup', '--from', base, file];
  expect(await backup(args, folder, env)).toMatchObject({ code: 0 });
  expect(asked.filter((path) => path.includes('contacts/export?after=')).length).toBeGreaterThan(1);
  expect(await readdir(join(file, '..'))).toEqual(['host.tar.gz']);
  const to = await freshFolder();
  await restoreArchive(filePlace(to), file);
  const [before, after] = [await exportsOf(folder), await exportsOf(to)];
  expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
  const audits = (text = '') => JSON.parse(text.split('\n')[0] ?? '') as Json & { tokens: Json[] };
  const [then, now] = [audits(before[3]), audits(after[3])];
  expect(now['revisions']).toEqual(then['revisions']);
  // Nobody has the secrets of links but those who were sent them.
  expect(now.tokens.map(({ revoked_at: _, ...told }) => told)).toEqual(
    then.tokens.map(({ revoked_at: _, ...told }) => told),
  );
  expect(now.tokens.every(({ revoked_at }) => revoked_at !== null)).toBe(true);
});

test('what the owner did comes back from a host, and each sender’s own address', async () => {
  const { folder, one } = await filled();
  const message = { intent: 'hire', from: 'b@example.org', context: 'A lecture in May.' };
  const send = async (to: typeof one) =>
    (await (await to.post('/api/contact', message)).json()) as Json;
  const [first, repeat] = [await send(one), await send(one)];
  const path = (sent: Json) => new URL(String(sent['status_url'])).pathname;
  const item = `/api/admin/contacts/${first['intent_id']}`;
  for (const body of [{ state: 'read' }, { state: 'answered', reply: 'Gladly.' }])
    await one.owner(`${item}/states`, { body });
  const { base } = await served(one, []);
  const file = join(await freshFolder(), 'host.tar.gz');
  const env = { AUDIT_ADMIN_KEY: OWNER['X-Admin-Key'] };
  expect(await backup(['backup', '--from', base, file], folder, env)).toMatchObject({ code: 0 });
  const to = await freshFolder();
  await restoreArchive(filePlace(to), file);
  const restored = owned({ stores: fileStores(to) });
  const { content_hash: _, ...before } = await one.owner(item);
  expect(before).toMatchObject({ reply: { text: 'Gladly.' }, etag: '"3"' });
  expect(await restored.owner(item)).toMatchObject(before);
  for (const sent of [first, repeat]) {
    const told = async (of: typeof one) => (await of.get(path(sent))).json();
    expect(await told(restored)).toEqual(await told(one));
  }
  // The same message on the same day stays one.
  await send(restored);
  expect(await restored.owner('/api/admin/contacts')).toMatchObject({ returned: 2 });
});

test('what an earlier host exports of states and replies comes back', async () => {
  const { folder, one } = await filled();
  const [id] = ((await one.owner('/api/admin/contacts'))['contacts'] as Json[]).map(({ id }) => id);
  const item = `/api/admin/contacts/${id}`;
  await one.owner(`${item}/states`, { body: { state: 'answered', reply: 'Gladly.' } });
  const base = await host(async ({ url = '', headers }, response) => {
    const given = { 'X-Admin-Key': String(headers['x-admin-key']) };
    const text = await (await one.ask(url, { headers: given })).text();
    response.end(text.replace(/,"backup":\{.*\}\}$/gm, '}'));
  });
  const file = join(await freshFolder(), 'host.tar.gz');
  const env = { AUDIT_ADMIN_KEY: OWNER['X-Admin-Key'] };
  expect(await backup(['backup', '--from', base, file], folder, env)).toMatchObject({ code: 0 });
  const to = await freshFolder();
  await restoreArchive(filePlace(to), file);
  const items = async (folder: string) =>
    ((await exportsOf(folder))[0] ?? '').replace(/,"backup":\{.*\}\}$/gm, '}');
  expect(await items(to)).toEqual(await items(folder));
});

test('a host that gives up keeps what came; a wrong key, a wrong host and http are told', async () => {
  const { folder, one } = await filled(30);
  const { base } = await served(one, [9_000, 0, 0, 0, 0]);
  const file = join(await freshFolder(), 'host.tar.gz');
  const env = { AUDIT_ADMIN_KEY: OWNER['X-Admin-Key'] };
  const from = (host: string, own = env) => backup(['backup', '--from', host, file], folder, own);
  const broken = await from(base);
  expect(broken.said).toMatch(/did not send all of contacts .* run it again to go on\.\n$/);
  expect((await stat(`${file}.exports`)).mode & 0o777).toBe(0o700);
  expect((await stat(join(`${file}.exports`, 'contacts.jsonl'))).mode & 0o777).toBe(0o600);
  expect((await from(base)).code).toBe(0);
  await rm(file);
  expect((await from(base, { AUDIT_ADMIN_KEY: 'wrong' })).said).toContain('does not take this key');
  expect((await from(base, { AUDIT_ADMIN_KEY: 'sha256:00' })).said).toContain('not its hash');
  for (const host of ['http://card.example', 'https://a:b@card.example'])
    expect((await from(host)).said).toContain('Name the host as its https address');
});

test('without data, a file or a command it says what to do', async () => {
  const folder = await freshFolder();
  await mkdir(join(folder, 'x'));
  const home = { HOME: join(folder, 'x') };
  expect((await backup(['backup'], folder, home)).said).toContain('There is no data');
  expect((await backup(['restore'], folder)).said).toContain('Name the archive');
  expect((await backup(['restore', 'nothing'], folder)).said).toContain('no such file');
  expect((await backup(['restore', '--from', 'x', 'a'], folder)).code).toBe(2);
});
