/**
 * The store in files, for one machine, which several processes may share. A record is written to a
 * temporary file, synced, and then linked to its name, which fails when that is taken: of many
 * creators one wins, nothing half-written can be seen, and what was confirmed is there after
 * SIGKILL and a power cut. Records of a folder that come at once share a file, so that it is synced
 * once; each has its name for it. A folder that a removal has emptied goes.
 */
import { randomUUID } from 'node:crypto';
import {
  type FileHandle,
  open,
  readdir,
  readFile,
  rm,
  rmdir,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import { once } from '../../src/once.ts';
import { batched } from './batched.ts';
import { storesOf, type Texts } from './checked.ts';
import { isKey } from './checks.ts';
import { codeOf, ifAbsent, isDamage } from './disk-errors.ts';
import { each } from './each.ts';
import { Folders } from './folders.ts';
import { RecordDamaged, type StoreName, type Stores } from './store.ts';

/** The folder for them in each store; no key has a plus sign. */
export const TEMPORARIES = '+new';

/** This run of the process: in a container, every run may have the same process id. */
const RUN = randomUUID();
let count = 0;

/** A file name that was never used: `<process id>~<run>~<number>.tmp`. */
export function temporaryName(): string {
  count += 1;
  return `${process.pid}~${RUN}~${count}.tmp`;
}

/** Writing takes milliseconds. Who has not finished after this long never will. */
const ABANDONED_AFTER_MS = 10 * 60_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return codeOf(error) !== 'ESRCH';
  }
}

/** Whether nobody will finish a file of such a name. False for names that are not ours. */
async function isLeftover(folder: string, name: string): Promise<boolean> {
  const [, pid, run] = /^(\d+)~([0-9a-f-]{36})~\d+\.tmp$/.exec(name) ?? [];
  if (!pid || run === RUN) return false;
  if (Number(pid) === process.pid || !isRunning(Number(pid))) return true;
  return Date.now() - (await stat(join(folder, name))).mtimeMs > ABANDONED_AFTER_MS;
}

/**
 * Removes what a killed process left behind, which holds what callers sent; never fails. Should a
 * file be in use after all (another machine), its writer notices and writes again.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = join(folder, name);
    if (await isLeftover(folder, name).catch(() => false))
      await unlink(file).catch(() => undefined);
  }
}

/**
 * Keys as files: `2026-11-20/x` is `2026-11-20/x+.json`. A plus sign is in no key, so no file is
 * the folder of another. No two keys differ in case alone (keys.ts).
 */
const SUFFIX = '+.json';

/** Path of a key's file below the folder of its store. */
export const fileOfKey = (key: string): string => key + SUFFIX;

/** The key of such a path, or null: for the owner's notes, what a desktop leaves behind. */
export function keyOfFile(path: string): string | null {
  const key = path.slice(0, -SUFFIX.length);
  return path.endsWith(SUFFIX) && isKey(key) ? key : null;
}

/** What is shared by the stores of one folder: open files are what a machine runs out of first. */
type Disk = { root: string; folders: Folders; few: LimitFunction };

/** How often a record is written anew because its folder went. */
const MOST_TRIES = 5;

/** Files open at once. More would not be faster: Node has four threads for files. */
const OPEN_FILES = 32;

const FOLDERS_AT_A_TIME = 32;

/**
 * The keys below a folder of a store, in no order; of what stands in it, what begins with `begin`,
 * so that a list of a day costs what is in it. Stops when it has `most`. `inside` is its path below
 * `own`, with a slash behind it or empty.
 */
async function keysBelow(
  own: string,
  inside: string,
  begin: string,
  most: number,
): Promise<string[]> {
  // A link may lead to a folder, or to what is none.
  const all = await readdir(join(own, inside), { withFileTypes: true }).catch(
    ifAbsent([], ['ENOENT', inside === '' ? '' : 'ENOTDIR']),
  );
  const entries = all.filter(({ name }) => name.startsWith(begin));
  const keys = entries.map(({ name }) => keyOfFile(inside + name)).filter((key) => key !== null);
  // Only what is surely a file has nothing below it.
  const folders = entries.filter((entry) => !entry.isFile());
  for (let at = 0; at < folders.length && keys.length < most; at += FOLDERS_AT_A_TIME) {
    const some = folders.slice(at, at + FOLDERS_AT_A_TIME);
    const below = await each(some, ({ name }) => keysBelow(own, `${inside}${name}/`, '', most));
    keys.push(...below.flat());
  }
  return keys;
}

/** A record that is written. */
type Written = { key: string; text: string };

/** Records in one file, at most: who reads one of them reads all. */
const MOST_TOGETHER = 16;

/** Several have a line each, behind a break, with which no other file begins. */
const together = (records: readonly Written[]): string =>
  records.length === 1
    ? (records[0]?.text ?? '')
    : records.map(({ key, text }) => beginOf(key) + text).join('');

/** What stands before the text of a record in a file of several. */
const beginOf = (key: string): string => `\n${key} `;

/** The text of a record in a file; null where the file has others alone. */
function textIn(file: string, key: string): string | null {
  if (!file.startsWith('\n')) return file;
  const [, text = null] = file.split(beginOf(key), 2);
  return text?.split('\n', 1)[0] ?? null;
}

/** Blanks records in a file of several, none of which has its name for it: nothing of them stays. */
async function blank(file: FileHandle, keys: readonly string[]): Promise<void> {
  try {
    const bytes = await file.readFile();
    for (const key of keys) {
      const begin = bytes.indexOf(beginOf(key)) + 1;
      const end = bytes.indexOf('\n', begin);
      if (begin > 0) await file.write(' '.repeat((end < 0 ? bytes.length : end) - begin), begin);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

function fileStore(name: StoreName, { root, folders, few }: Disk): Texts {
  const own = join(root, name);
  const temporaries = join(own, TEMPORARIES);
  const cleaned = removeLeftovers(temporaries);
  const pathOf = (key: string) => join(own, fileOfKey(key));

  /** Removes a folder of the store that is empty, and those above it that are then. */
  async function removeEmpty(folder: string): Promise<void> {
    if (folder.length <= own.length) return;
    await rmdir(folder).then(
      () => removeEmpty(dirname(folder)),
      () => undefined,
    );
  }

  /** Writes some records of a folder into one file; tells which names were free. */
  async function writeTogether(folder: string, records: readonly Written[]): Promise<boolean[]> {
    const temporary = join(temporaries, temporaryName());
    await folders.make(temporaries);
    await folders.make(folder);
    try {
      const options = { flag: 'wx', mode: 0o600, flush: true };
      await few(() => writeFile(temporary, together(records), options));
      const keys = records.map(({ key }) => key);
      const free = await folders.name(temporary, keys.map(pathOf));
      const taken = keys.filter((_, at) => !free[at]);
      if (taken.length > 0 && taken.length < keys.length)
        await blank(await open(temporary, 'r+'), taken);
      return free;
    } finally {
      await unlink(temporary).catch(() => undefined);
    }
  }

  /** Writes records of a folder, those that come at once together; tells which were new. */
  const write = once(
    (folder: string) =>
      batched(async (records: readonly Written[]) => {
        // Of two under one key the first is first.
        const all = [...new Map(records.toReversed().map((one) => [one.key, one])).values()];
        const parts = Array.from({ length: Math.ceil(all.length / MOST_TOGETHER) }, (_, at) =>
          all.slice(at * MOST_TOGETHER, (at + 1) * MOST_TOGETHER),
        );
        const free = (await each(parts, (part) => writeTogether(folder, part))).flat();
        return new Set(all.filter((_, at) => free[at]));
      }),
    new Map(),
  );

  return {
    async create(key, text) {
      await cleaned;
      const record = { key, text };
      for (let tries = 1; ; tries++)
        try {
          return (await write(dirname(pathOf(key)))(record)).has(record);
        } catch (error) {
          if (codeOf(error) !== 'ENOENT' || tries === MOST_TRIES) throw error;
          // Its folder went: it was empty, or somebody emptied DATA_DIR while the service runs.
          folders.forget();
        }
    },
    async read(key) {
      const path = pathOf(key);
      const file = await few(() => readFile(path, 'utf8'))
        .catch(ifAbsent(null))
        .catch((cause) => {
          if (!isDamage(cause)) throw cause;
          throw new RecordDamaged(`${name}: a record cannot be read (${codeOf(cause)})`);
        });
      const text = file && textIn(file, key);
      // Blank, unless it was removed just now.
      if (file && text === null && (await stat(path).catch(ifAbsent(null))))
        throw new RecordDamaged(`${name}: a record is not in its file`);
      // A caller may be told what was read, so it has to be as safe as what was confirmed.
      if (text !== null) await folders.settle(dirname(path));
      return text;
    },
    list(prefix, most) {
      const at = prefix.lastIndexOf('/') + 1;
      return keysBelow(own, prefix.slice(0, at), prefix.slice(at), most);
    },
    async remove(key) {
      const path = pathOf(key);
      const { nlink } = await stat(path).catch(() => ({ nlink: 0 }));
      const shared = nlink > 1 ? await open(path, 'r+').catch(() => null) : null;
      await unlink(path).catch((error) => {
        // A folder that stands in the place of a record goes as well (unlink(2); POSIX: EPERM).
        if (!['EISDIR', 'EPERM'].includes(codeOf(error) ?? '')) return ifAbsent(undefined)(error);
        return rm(path, { recursive: true });
      });
      await folders.sync(dirname(path)).catch(ifAbsent(undefined));
      if (shared) await blank(shared, [key]);
      await removeEmpty(dirname(path));
    },
  };
}

/** Stores in a folder, which the first record makes: so reading leaves no trace. */
export function fileStores(folder: string): Stores {
  const root = resolve(folder);
  const disk: Disk = { root, folders: new Folders(root), few: pLimit(OPEN_FILES) };
  return storesOf((name) => fileStore(name, disk));
}
