/** A new name is safe from a power cut only when its folder was synced (fsync(2)). */
import * as fs from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { once } from '../../src/once.ts';
import { batched } from './batched.ts';
import { codeOf } from './disk-errors.ts';

/** What Windows answers to whoever opens or syncs a folder: it keeps names safe by itself. */
const NO_SYNC = ['EPERM', 'EISDIR'];

const [link, open] = [promisify(fs.link), promisify(fs.open)];
const [fsync, close] = [promisify(fs.fsync), promisify(fs.close)];

async function syncNow(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await fsync(handle);
    } finally {
      await close(handle);
    }
  } catch (error) {
    if (!NO_SYNC.includes(codeOf(error) ?? '')) throw error;
  }
}

/** The folders below one root, for one process. Every method throws what the file system throws. */
export class Folders {
  readonly #root: string;
  /** Folders that are there, or about to be. */
  readonly #made = new Map<string, Promise<void>>();
  /** Syncs of each: one that has begun is too late for a name that was linked since. */
  readonly #sync = once((folder: string) => batched(() => syncNow(folder)), new Map());
  /** How many names of a folder are visible, or about to be, but not safe yet. */
  readonly #unsafe = new Map<string, number>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Makes a folder at or below the root, and those above it, for the owner alone. */
  make(folder: string): Promise<void> {
    const known = this.#made.get(folder);
    if (known) return known;
    const made = folder === this.#root ? this.#makeRoot() : this.#makeBelow(folder);
    this.#made.set(folder, made);
    made.catch(() => this.#made.delete(folder));
    return made;
  }

  /** Forgets which folders there are: somebody removed one. */
  forget(): void {
    this.#made.clear();
  }

  /** Gives a file a name. False: the name is taken. Either way the name is safe. */
  async name(file: string, name: string): Promise<boolean> {
    const folder = dirname(name);
    this.#unsafe.set(folder, (this.#unsafe.get(folder) ?? 0) + 1);
    try {
      const free = await link(file, name).then(
        () => true,
        (error) => {
          if (codeOf(error) === 'EEXIST') return false;
          throw error;
        },
      );
      // Also when it is taken: who took it may not have synced yet, and "is there already" must not
      // be wrong later.
      await this.sync(folder);
      return free;
    } finally {
      const left = (this.#unsafe.get(folder) ?? 1) - 1;
      if (left > 0) this.#unsafe.set(folder, left);
      else this.#unsafe.delete(folder);
    }
  }

  /** Waits until every name that can be seen in a folder is safe. */
  async settle(folder: string): Promise<void> {
    if (this.#unsafe.has(folder)) await this.sync(folder);
  }

  /** Makes every name that a folder has now safe. */
  sync(folder: string): Promise<void> {
    return this.#sync(folder)();
  }

  /** The folder that the owner named; what is above is synced only where it had to be made. */
  async #makeRoot(): Promise<void> {
    const first = await mkdir(this.#root, { recursive: true, mode: 0o700 });
    if (first)
      for (let at = this.#root; at.length >= first.length; at = dirname(at))
        await this.sync(dirname(at));
  }

  async #makeBelow(folder: string): Promise<void> {
    await this.make(dirname(folder));
    await mkdir(folder, { mode: 0o700 }).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
    // Also when it is there: the process that made it may have been killed before it synced.
    await this.sync(dirname(folder));
  }
}
