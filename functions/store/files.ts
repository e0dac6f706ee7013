/**
 * The store in files, for one machine: a folder per store below DATA_DIR, a file per record. A
 * record is written to a temporary file, synced, and then linked to its name, which fails when the
 * name is taken: of many creators exactly one wins, nothing half-written can be seen, and what was
 * confirmed is there after SIGKILL and after a power cut. Several processes may share the folder.
 * Empty folders stay: removing one could meet a record on its way in.
 */
import { readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkKey, checkPrefix, fromJson, toJson } from './checks.ts';
import { each } from './each.ts';
import { fileOfKey, folderOfPrefix, keyOfFile } from './file-names.ts';
import { codeOf, Folders } from './folders.ts';
import { gate } from './gate.ts';
import { orUnavailable, RecordDamaged, type Store, type StoreName, type Stores } from './store.ts';
import { removeLeftovers, TEMPORARIES, temporaryName } from './temporaries.ts';

/** What is shared by the stores of one folder: open files are what a machine runs out of first. */
type Disk = { root: string; folders: Folders; few: ReturnType<typeof gate> };

/** Files open at once. More would not be faster: Node has four threads for files. */
const OPEN_FILES = 32;

/**
 * What a read fails with when this very file is at fault: a bad block, a folder in its place, a
 * file that no text can hold.
 */
const DAMAGED_CODES = ['EIO', 'EISDIR', 'EBADMSG', 'ERR_FS_FILE_TOO_LARGE', 'ERR_STRING_TOO_LONG'];

/** Turns ENOENT into a value. */
function ifAbsent<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (codeOf(error) === 'ENOENT') return value;
    throw error;
  };
}

/** Longer names are cut in two by file-names.ts. */
const LONGEST_NAME_CHARS = 200;

/**
 * Paths of everything below a folder; of what stands in it, only what begins with `begin`, so that
 * a list of a day or a month costs what is in it and not what is in the store.
 */
async function pathsBelow(folder: string, begin: string): Promise<string[]> {
  if (begin === '' || begin.length > LONGEST_NAME_CHARS)
    return readdir(folder, { recursive: true }).catch(ifAbsent([]));
  const names = (await readdir(folder).catch(ifAbsent([]))).filter((name) =>
    name.startsWith(begin),
  );
  const below = await each(names, async (name) => {
    // A record is a file: nothing is below it.
    const inside = await readdir(join(folder, name), { recursive: true }).catch((error) =>
      codeOf(error) === 'ENOTDIR' ? [] : ifAbsent<string[]>([])(error),
    );
    return [name, ...inside.map((path) => join(name, path))];
  });
  return below.flat();
}

function fileStore(name: StoreName, { root, folders, few }: Disk): Store {
  const own = join(root, name);
  const temporaries = join(own, TEMPORARIES);
  const cleaned = removeLeftovers(temporaries);
  const pathOf = (key: string) => join(own, fileOfKey(key));

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
    async create(key, value) {
      checkKey(key);
      const text = toJson(value);
      return orUnavailable(name, 'create', async () => {
        await cleaned;
        try {
          return await write(pathOf(key), text);
        } catch (error) {
          if (codeOf(error) !== 'ENOENT') throw error;
          // Somebody emptied DATA_DIR while the service runs; a name that was linked went with its
          // folder.
          folders.forget();
          return await write(pathOf(key), text);
        }
      });
    },
    async read(key) {
      checkKey(key);
      return orUnavailable(name, 'read', async () => {
        const path = pathOf(key);
        const text = await few(() => readFile(path, 'utf8'))
          .catch(ifAbsent(null))
          .catch((cause) => {
            if (!DAMAGED_CODES.includes(codeOf(cause) ?? '')) throw cause;
            throw new RecordDamaged(`${name}: a record cannot be read (${codeOf(cause)})`);
          });
        if (text === null) return null;
        // A caller may be told what was read, so it has to be as safe as what was confirmed.
        await folders.settle(dirname(path));
        return fromJson(text);
      });
    },
    async list(prefix, most) {
      checkPrefix(prefix);
      return orUnavailable(name, 'list', async () => {
        const inside = folderOfPrefix(prefix);
        const paths = await pathsBelow(
          join(own, inside),
          prefix.slice(prefix.lastIndexOf('/') + 1),
        );
        const keys = paths.map((path) => keyOfFile(inside + path)).filter((key) => key !== null);
        return keys
          .filter((key) => key.startsWith(prefix))
          .sort()
          .slice(0, most);
      });
    },
    async remove(key) {
      checkKey(key);
      return orUnavailable(name, 'remove', async () => {
        const path = pathOf(key);
        await unlink(path).catch((error) => {
          // A folder that stands in the place of a record goes as well (unlink(2); POSIX: EPERM).
          if (!['EISDIR', 'EPERM'].includes(codeOf(error) ?? '')) return ifAbsent(undefined)(error);
          return rm(path, { recursive: true });
        });
        await folders.sync(dirname(path)).catch(ifAbsent(undefined));
      });
    },
  };
}

/**
 * Stores in a folder. It is made by the first record, for the owner alone; so reading leaves no
 * trace.
 */
export function fileStores(folder: string): Stores {
  const root = resolve(folder);
  const disk: Disk = { root, folders: new Folders(root), few: gate(OPEN_FILES) };
  const opened = new Map<StoreName, Store>();
  return {
    open(name) {
      const store = opened.get(name) ?? fileStore(name, disk);
      opened.set(name, store);
      return store;
    },
  };
}
