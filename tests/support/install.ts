/** What tests and checks need are packages of their own, each installed when it is first needed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = { version?: string; integrity?: string; optional?: boolean };
type Lock = { packages: Record<string, Entry> };

/** The folder of the first. */
export const TESTS = join(import.meta.dirname, '..');

/** Folders below it with a package each, and how much each brings. */
const SETS = {
  '': 'about 210 packages, 290 MB',
  emulator: "Netlify's emulator: 580 packages, 320 MB",
  package: 'package managers, versions of Node, checkers of packages: 530 packages, 790 MB',
  clients: 'clients and checkers by other hands: 630 packages, 470 MB',
} as const;

export type PackageSet = keyof typeof SETS;

export const isSet = (name: string): name is PackageSet => name in SETS;

function lockAt(folder: string, path: string): Lock | null {
  try {
    return JSON.parse(readFileSync(join(folder, path), 'utf8')) as Lock;
  } catch {
    return null;
  }
}

/**
 * Whether node_modules holds what the lock file says: npm keeps a copy of what it installed, which
 * lacks the root and the packages of other platforms. More than that does no harm.
 */
function isFresh(folder: string): boolean {
  const wanted = lockAt(folder, 'package-lock.json');
  const installed = lockAt(folder, 'node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  const same = (entry: Entry, found: Entry | undefined) =>
    entry.version === found?.version && entry.integrity === found?.integrity;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    const there = installed.packages[path];
    return path === '' || (there ? same(entry, there) : entry.optional === true);
  });
}

/** What it is asked for; nobody reads what it would tell beside that. */
const CI = ['ci', '--no-audit', '--no-fund'];

/**
 * Installs what the lock file of a set names when its node_modules is missing or of another one,
 * and says so. Throws when npm fails.
 */
export function installTools(set: PackageSet = ''): void {
  const folder = join(TESTS, set);
  if (isFresh(folder)) return;
  process.stderr.write(
    `Installing what tests need into ${join('tests', set)}/node_modules (${SETS[set]}): only when ` +
      'its package-lock.json has changed.\n',
  );
  // Under `npm run` its own npm is known; npm of a shell is a script on Windows.
  const npm = process.env['npm_execpath'];
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...CI], { cwd: folder, stdio: ['ignore', 2, 2] })
    : spawnSync(['npm', ...CI].join(' '), { cwd: folder, stdio: ['ignore', 2, 2], shell: true });
  if (status !== 0)
    throw new Error(
      `npm ci in ${folder} failed${error ? `: ${error.message}` : ''}. Try it again.`,
    );
}
