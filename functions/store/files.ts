/**
 * The store in files, for one machine, which several processes may share. A record is written to a
 * temporary file, synced, and then linked to its name, which fails when that is taken: of many
 * creators one wins, nothing half-written can be seen, and what was confirmed is there after
 * SIGKILL and a power cut. A folder that a removal has emptied goes.
 */
import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pLimit, { type LimitFunction } from 'p-limit';
import { storesOf, type Texts } from './checked.ts';
import { isKey } from './checks.ts';
import { codeOf, ifAbsent, isDamage } from './disk-errors.ts';
import { each } from './each.ts';
import { Folders } from './folders.ts';
import { RecordDamaged, type StoreName, type Stores } from './store.ts';

/** Those of node:fs/promises keep an object a file, and cost a third more. */
const [readFile, unlink] = [promisify(fs.readFile), promisify(fs.unlink)];
const writeFile = promisify(fs.writeFile);

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
  for (const name of names)
    if (await isLeftover(folder, name).catch(() => false))
      await unlink(join(folder, name)).catch(() => undefined);
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
 * so that a list of a day costs what is in it. `inside` is its path below `own`, with a slash
 * behind it or empty.
 */
async function keysBelow(own: string, inside: string, begin: string): Promise<string[]> {
  // A link may lead to a folder, or to what is none.
  const all = await readdir(join(own, inside), { withFileTypes: true }).catch(
    ifAbsent([], ['ENOENT', inside === '' ? '' : 'ENOTDIR']),
  );
  const entries = all.filter(({ name }) => name.startsWith(begin));
  const keys = entries.map(({ name }) => keyOfFile(inside + name)).filter((key) => key !== null);
  // Only what is surely a file has nothing below it.
  const folders = entries.filter((entry) => !entry.isFile());
  const inFolder = ({ name }: { name: string }) => keysBelow(own, `${inside}${name}/`, '');
  return [...keys, ...(await each(folders, inFolder, FOLDERS_AT_A_TIME)).flat()];
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

  async function write(path: string, text: string): Promise<boolean> {
    const temporary = join(temporaries, temporaryName());
    await folders.make(temporaries);
    await folders.make(dirname(path));
    try {
      await few(() => writeFile(temporary, text, { flag: 'wx', mode: 0o600, flush: true }));
      return await folders.name(temporary, path);
    } finally {
      await unlink(temporary).catch(() => undefined);
    }
  }

  return {
    async create(key, text) {
      await cleaned;
      for (let tries = 1; ; tries++)
        try {
          return await write(pathOf(key), text);
        } catch (error) {
          if (codeOf(error) !== 'ENOENT' || tries === MOST_TRIES) throw error;
          // Its folder went: it was empty, or somebody emptied DATA_DIR while the service runs.
          folders.forget();
        }
    },
    async read(key) {
      const path = pathOf(key);
      const text = await few(() => readFile(path, 'utf8'))
        .catch(ifAbsent(null))
        .catch((cause) => {
          if (!isDamage(cause)) throw cause;
          throw new RecordDamaged(`${name}: a record cannot be read (${codeOf(cause)})`);
        });
      // A caller may be told what was read, so it has to be as safe as what was confirmed.
      if (text !== null) await folders.settle(dirname(path));
      return text;
    },
    list(prefix) {
      const at = prefix.lastIndexOf('/') + 1;
      return keysBelow(own, prefix.slice(0, at), prefix.slice(at));
    },
    async remove(key) {
      const path = pathOf(key);
      await unlink(path).catch((error) => {
        // A folder that stands in the place of a record goes as well (unlink(2); POSIX: EPERM).
        if (!['EISDIR', 'EPERM'].includes(codeOf(error) ?? '')) return ifAbsent(undefined)(error);
        return rm(path, { recursive: true });
      });
      await folders.sync(dirname(path)).catch(ifAbsent(undefined));
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
