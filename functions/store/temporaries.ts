/** Files that are being written: their names, and cleaning up behind a process that was killed. */
import { randomUUID } from 'node:crypto';
import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './disk-errors.ts';

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
 * Removes what a killed process left behind, as well as that can be done; never fails. They are
 * never read as records, but they hold what callers sent, and deleting that must delete it. Should
 * a file be in use after all (another machine, another container), its writer notices and writes
 * again.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = join(folder, name);
    if (await isLeftover(folder, name).catch(() => false))
      await unlink(file).catch(() => undefined);
  }
}
