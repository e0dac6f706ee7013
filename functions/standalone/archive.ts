/**
 * What `npm run backup` writes and `npm run restore` reads: a tar of JSON Lines in gzip, which
 * every system can open. A line is a store, a key and a value; the last member lists the SHA-256 of
 * all others. One part of it at a time is in memory.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import * as z from 'zod';
import { sha256 } from '../../src/surfaces/seal.ts';
import { timedOf } from '../events/file-lines.ts';
import { isKey, parsedJson } from '../store/checks.ts';
import { keyOfFile } from '../store/files.ts';
import { STORE_NAMES, type StoreName } from '../store/store.ts';
import { entriesIn, type Item } from './items.ts';
import type { Tell } from './teller.ts';

const LIST = 'calling-card-backup.json';
/** Names of members, or of files in archives of before, and their SHA-256. */
const List = z.object({ format: z.int(), files: z.record(z.string(), z.string()) });

/** A member is closed when it has so many bytes; none that is read may be larger by far. */
const A_MEMBER = 4_000_000;
const LARGEST_MEMBER = 500_000_000;

/** Times of files say nothing here: two archives of the same data are the same bytes. */
const HEADER = { mtime: new Date(0), mode: 0o600 };

const NO_ARCHIVE = 'This is no archive that npm run backup wrote, or it is cut off.';
const CHANGED = 'The archive is not what was backed up. Take another one.';

/** Writes some items to a file that is not there yet; `tell` hears how many there are by now. */
async function pack(file: string, items: AsyncIterable<Item>, tell: Tell): Promise<number> {
  const { readable, controller } = createTarPacker();
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await once(target, 'open');
  const written = pipeline(Readable.fromWeb(readable as never), createGzip(), target);
  const files: Record<string, string> = {};
  const add = async (name: string, text: string) => {
    const bytes = new TextEncoder().encode(text);
    const writer = controller.add({ ...HEADER, name, size: bytes.length }).getWriter();
    await writer.write(bytes);
    await writer.close();
    return sha256(bytes);
  };
  let [records, lines, size, last] = [0, [] as string[], 0, ''];
  const flush = async () => {
    if (lines.length === 0) return;
    const name = `${last}/${String(Object.keys(files).length + 1).padStart(6, '0')}.jsonl`;
    files[name] = await add(name, lines.join(''));
    [lines, size] = [[], 0];
  };
  try {
    for await (const item of items) {
      if (item[0] !== last) await flush();
      [last] = item;
      const line = `${JSON.stringify(item)}\n`;
      lines.push(line);
      size += line.length;
      records += entriesIn(item);
      tell(last, records);
      if (size >= A_MEMBER) await flush();
    }
    await flush();
    await add(LIST, `${JSON.stringify({ format: 2, files }, null, 1)}\n`);
    controller.finalize();
  } catch (error) {
    controller.error(error);
    await written.catch(() => {});
    throw error;
  }
  await written;
  return records;
}

/**
 * Writes an archive, for its owner alone, and gives it its name when it was read back and is whole.
 * Throws an Error when there is such a file, or nothing to write. Resolves to how many items there
 * were.
 */
export async function writeArchive(
  file: string,
  items: AsyncIterable<Item>,
  tell: Tell = () => {},
): Promise<number> {
  if (existsSync(file)) throw new Error(`There is a file ${file} already; name another.`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    const records = await pack(part, items, tell);
    if (records === 0) throw new Error('There is no data; nothing was written.');
    await checkArchive(part);
    await rename(part, file);
    return records;
  } finally {
    await rm(part, { force: true });
  }
}

type Member = { name: string; bytes: Uint8Array };

async function* tarMembers(file: string): AsyncGenerator<Member> {
  const bytes = Readable.toWeb(createReadStream(file)) as ReadableStream<BufferSource>;
  const entries = bytes
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) {
    if (header.size > LARGEST_MEMBER) throw new Error(NO_ARCHIVE);
    yield { name: header.name, bytes: new Uint8Array(await new Response(body).arrayBuffer()) };
  }
}

/** Zip archives of before are read whole: they hold 65,535 files at most. */
async function* zipMembers(file: string): AsyncGenerator<Member> {
  const { [LIST]: list, ...others } = unzipSync(new Uint8Array(await readFile(file)));
  for (const [name, bytes] of Object.entries(others)) yield { name, bytes };
  if (list) yield { name: LIST, bytes: list };
}

async function isZip(file: string): Promise<boolean> {
  for await (const begin of createReadStream(file, { end: 1 })) return `${begin}` === 'PK';
  return false;
}

/** The members of an archive but its list; only at the end it is known to be whole. */
async function* membersOf(file: string): AsyncGenerator<Member, string> {
  const hashes: Record<string, string> = {};
  let list: z.output<typeof List> | undefined;
  let id = '';
  try {
    for await (const member of (await isZip(file)) ? zipMembers(file) : tarMembers(file)) {
      const { name, bytes } = member;
      if (list || name in hashes) throw new Error(CHANGED);
      if (name === LIST) {
        list = List.parse(JSON.parse(strFromU8(bytes)));
        id = sha256(bytes);
        continue;
      }
      hashes[name] = sha256(bytes);
      yield member;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || message === CHANGED) throw error;
    throw new Error(NO_ARCHIVE, { cause: error });
  }
  if (!list) throw new Error(NO_ARCHIVE);
  const names = Object.keys(hashes);
  const isWhole = names.every((name) => list.files[name] === hashes[name]);
  if (!isWhole || names.length !== Object.keys(list.files).length) throw new Error(CHANGED);
  return id;
}

/** Reads all of an archive. Resolves to what tells it from others; throws as `membersOf` does. */
export async function checkArchive(file: string): Promise<string> {
  const members = membersOf(file);
  for (let next = await members.next(); ; next = await members.next())
    if (next.done) return next.value;
}

const isStore = (name: unknown): name is StoreName => STORE_NAMES.includes(name as StoreName);

/** The item of a line; null where it is none that a store can have. */
function itemOf(line: string): Item | null {
  const [name, key, value] = (parsedJson(line) ?? []) as unknown[];
  return isStore(name) && isKey(key) && value !== undefined ? [name, key, value] : null;
}

/** The item of a file of a data folder, as archives of before have them; null where it is none. */
function itemOfFile(path: string, text: string): Item | null {
  const [, name, rest = ''] = /^([^/]+)\/(.+)$/.exec(path) ?? [];
  if (!isStore(name)) return null;
  const [, day] = /^(.{10})\.jsonl$/.exec(rest) ?? [];
  if (name === 'events')
    return day && isKey(day) ? [name, day, text.split('\n').filter((line) => timedOf(line))] : null;
  const [key, value] = [keyOfFile(rest), parsedJson(text)];
  return key === null || value === undefined || value === null ? null : [name, key, value];
}

/** The items of an archive; `left` hears of what is none. Throws as `membersOf` does. */
export async function* itemsIn(file: string, left: (what: string) => void): AsyncGenerator<Item> {
  for await (const { name, bytes } of membersOf(file)) {
    const text = strFromU8(bytes);
    const lines = /\/\d{6}\.jsonl$/.test(name) ? text.split('\n').slice(0, -1) : null;
    const found = lines ? lines.map(itemOf) : [itemOfFile(name, text)];
    if (found.includes(null)) left(name);
    yield* found.filter((item) => item !== null);
  }
}
