/** What tests and checks need is a package of its own, installed when it is first needed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = { version?: string; integrity?: string; optional?: boolean };
type Lock = { packages: Record<string, Entry> };

/** The folder of that package. */
export const TESTS = join(import.meta.dirname, '..');

function lockAt(path: string): Lock | null {
  try {
    return JSON.parse(readFileSync(join(TESTS, path), 'utf8')) as Lock;
  } catch {
    return null;
  }
}

/**
 * Whether node_modules holds what the lock file says: npm keeps a copy of what it installed, which
 * lacks the root and the packages of other platforms.
 */
function isFresh(): boolean {
  const wanted = lockAt('package-lock.json');
  const installed = lockAt('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  const same = (one: Entry, other: Entry | undefined) =>
    one.version === other?.version && one.integrity === other?.integrity;
  return (
    Object.entries(wanted.packages).every(([path, entry]) => {
      const there = installed.packages[path];
      return path === '' || (there ? same(entry, there) : entry.optional === true);
    }) && Object.keys(installed.packages).every((path) => path in wanted.packages)
  );
}

/**
 * Installs tests/package-lock.json when tests/node_modules is missing or is of another one, and
 * says so. Throws when npm fails.
 */
export function installTools(): void {
  if (isFresh()) return;
  process.stderr.write(
    'Installing what tests and checks need into tests/node_modules: 1,100 packages, 850 MB; ' +
      'minutes, and only when tests/package-lock.json has changed.\n',
  );
  // Under `npm run` its own npm is known; npm of a shell is a script on Windows.
  const npm = process.env['npm_execpath'];
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, 'ci'], { cwd: TESTS, stdio: ['ignore', 2, 2] })
    : spawnSync('npm ci', { cwd: TESTS, stdio: ['ignore', 2, 2], shell: true });
  if (status !== 0)
    throw new Error(`npm ci in tests/ failed${error ? `: ${error.message}` : ''}. Try it again.`);
}
