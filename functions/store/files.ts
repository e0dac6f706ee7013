/**
 * The store in files, for one machine, which several processes may share. A record is written to a
 * temporary file, synced, and then linked to its name, which fails when that is taken: of many
 * creators one wins, nothing half-written can be seen, and what was confirmed is there after
 * SIGKILL and a power cut. A folder that a removal has emptied goes.
 */
import { randomUUID } from 'node:crypto';
import { readdir, stat, unlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { storesOf, type Texts } from './checked.ts';
import { isKey } from './checks.ts';
import { onDisk } from './disk.ts';
import { codeOf, ifAbsent, isDamage } from './disk-errors.ts';
import { each } from './each.ts';
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

/** How often a record is written anew because its folder went. */
const MOST_TRIES = 5;

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

function fileStore(root: string, name: StoreName): Texts {
  const own = join(root, name);
  const temporaries = join(own, TEMPORARIES);
  const cleaned = removeLeftovers(temporaries);
  const pathOf = (key: string) => join(own, fileOfKey(key));

  return {
    async create(key, text) {
      await cleaned;
      const path = pathOf(key);
      for (let tries = 1; ; tries++)
        try {
          const aside = join(temporaries, temporaryName());
          return await onDisk<boolean>({ what: 'write', root, path, aside, text });
        } catch (error) {
          // Its folder went: it was empty, or somebody emptied DATA_DIR while the service runs.
          if (codeOf(error) !== 'ENOENT' || tries === MOST_TRIES) throw error;
        }
    },
    read(key) {
      return onDisk<string | null>({ what: 'read', root, path: pathOf(key) }).catch((cause) => {
        if (!isDamage(cause)) throw cause;
        throw new RecordDamaged(`${name}: a record cannot be read (${codeOf(cause)})`);
      });
    },
    list(prefix) {
      const at = prefix.lastIndexOf('/') + 1;
      return keysBelow(own, prefix.slice(0, at), prefix.slice(at));
    },
    remove: (key) => onDisk({ what: 'remove', root, path: pathOf(key) }),
  };
}

/** Stores in a folder, which the first record makes: so reading leaves no trace. */
export function fileStores(folder: string): Stores {
  const root = resolve(folder);
  return storesOf((name) => fileStore(root, name));
}
