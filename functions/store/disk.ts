/**
 * The files of records, worked on in a thread of its own. What Node does asynchronously goes to a
 * thread and back with each step: fifteen times for a record that is to survive a power cut. Here
 * that is one task, and for tasks that come at once a folder is synced once.
 */
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { ifAbsent } from './disk-errors.ts';

/** What is done to the file at a path, in a folder below or at `root`. */
export type Task = { root: string; path: string } & (
  | { what: 'read' | 'remove' }
  /** `aside` is where it is written first: a file that nobody else has. */
  | { what: 'write'; aside: string; text: string }
);
/** Of a write whether the name was free, of a read the text; null where there is no file. */
type Told = { value: unknown } | { message: string; code?: string | undefined };

/**
 * The thread. It begins with the text of this function, so that a service in one file has it too:
 * what stands around it is not there.
 */
function thread(load: NodeJS.Require): void {
  const fs: typeof import('node:fs') = load('node:fs');
  const { dirname }: typeof import('node:path') = load('node:path');
  const threads: typeof import('node:worker_threads') = load('node:worker_threads');
  const port = threads.parentPort;
  if (!port) return;
  const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code);
  const told = (work: () => unknown): Told => {
    try {
      return { value: work() };
    } catch (error) {
      return { message: (error as Error).message, code: codeOf(error) };
    }
  };

  /** A new name is safe from a power cut only when its folder was synced (fsync(2)). */
  const sync = (folder: string) => {
    try {
      const handle = fs.openSync(folder, 'r');
      try {
        fs.fsyncSync(handle);
      } finally {
        fs.closeSync(handle);
      }
    } catch (error) {
      // What Windows says to whoever opens or syncs a folder: it keeps names safe by itself.
      if (!['EPERM', 'EISDIR'].includes(codeOf(error))) throw error;
    }
  };
  /** Folders that are there, with names that are safe. */
  const made = new Set<string>();
  const make = (folder: string, root: string) => {
    if (made.has(folder)) return;
    if (folder === root) {
      // What is above the folder that the owner named is synced only where it had to be made.
      const first = fs.mkdirSync(root, { recursive: true, mode: 0o700 });
      for (let at = root; first && at.length >= first.length; at = dirname(at)) sync(dirname(at));
    } else {
      make(dirname(folder), root);
      try {
        fs.mkdirSync(folder, { mode: 0o700 });
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      // Also when it is there: the process that made it may have been killed before it synced.
      sync(dirname(folder));
    }
    made.add(folder);
  };
  /** Removes a folder that is empty, and those above it that are then. */
  const tidy = (folder: string, root: string) => {
    try {
      for (let at = folder; at.length > root.length; at = dirname(at)) {
        fs.rmdirSync(at);
        made.delete(at);
      }
    } catch {
      // It is not empty.
    }
  };

  const write = (path: string, root: string, aside: string, text: string) => {
    for (const file of [aside, path]) make(dirname(file), root);
    try {
      fs.writeFileSync(aside, text, { flag: 'wx', mode: 0o600, flush: true });
      fs.linkSync(aside, path);
      return true;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      return false;
    } finally {
      told(() => fs.unlinkSync(aside));
    }
  };
  const read = (path: string) => {
    try {
      return fs.readFileSync(path, 'utf8');
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      return null;
    }
  };
  const remove = (path: string) => {
    try {
      fs.unlinkSync(path);
    } catch (error) {
      // A folder that stands in the place of a record goes as well (unlink(2); POSIX: EPERM).
      if (['EISDIR', 'EPERM'].includes(codeOf(error))) fs.rmSync(path, { recursive: true });
      else if (codeOf(error) !== 'ENOENT') throw error;
    }
  };

  port.on('message', (first: Task) => {
    const tasks = [first];
    for (let next = threads.receiveMessageOnPort(port); next; ) {
      tasks.push(next.message);
      next = threads.receiveMessageOnPort(port);
    }
    const done = tasks.map((task) =>
      told(() => {
        if (task.what === 'write') return write(task.path, task.root, task.aside, task.text);
        return task.what === 'read' ? read(task.path) : remove(task.path);
      }),
    );
    // A name that was taken, too: who took it may not have synced yet. What was read while it was
    // written here is told when it is safe.
    const changed = tasks.filter(
      (task, at) => task.what !== 'read' && 'value' in (done[at] as Told),
    );
    const folders = new Set(changed.map(({ path }) => dirname(path)));
    const synced = new Map([...folders].map((folder) => [folder, told(() => sync(folder))]));
    const answers = tasks.map(({ what, path }, at) => {
      const safe = synced.get(dirname(path));
      const isLost = safe && 'message' in safe && (what !== 'remove' || safe.code !== 'ENOENT');
      return isLost ? safe : done[at];
    });
    if (answers.some((one) => one && 'message' in one && one.code === 'ENOENT')) made.clear();
    const emptied = new Map(
      tasks.flatMap(({ what, path, root }) =>
        what === 'remove' ? [[dirname(path), root] as const] : [],
      ),
    );
    for (const [folder, root] of emptied) tidy(folder, root);
    port.postMessage(answers);
  });
}

/** Files open at once: what a machine runs out of first. */
const few = pLimit(32);

let worker: Worker | null = null;
/** Who waits, in the order of their tasks. */
const waiting: PromiseWithResolvers<unknown>[] = [];

function begin(): Worker {
  const begun = new Worker(`(${thread})(require)`, { eval: true, execArgv: [] });
  begun.on('message', (answers: Told[]) => {
    const own = waiting.splice(0, answers.length);
    if (waiting.length === 0) begun.unref();
    for (const [at, one] of answers.entries())
      if ('value' in one) own[at]?.resolve(one.value);
      else own[at]?.reject(Object.assign(new Error(one.message), { code: one.code }));
  });
  begun.on('error', (error) => {
    worker = null;
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return begun;
}

/**
 * Does a task. Rejects with what the file system says. Who only reads needs no thread, whose start
 * and memory cost more than some steps.
 */
export function onDisk<T>(task: Task): Promise<T> {
  if (task.what === 'read' && !worker)
    return few(() => readFile(task.path, 'utf8')).catch(ifAbsent(null)) as Promise<T>;
  worker ??= begin();
  worker.ref();
  const own = Promise.withResolvers<unknown>();
  waiting.push(own);
  worker.postMessage(task);
  return own.promise as Promise<T>;
}
