/** The package manager of a folder. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Managers by the file in which they keep what is installed, and how each adds a package. */
const MANAGERS = [
  { file: 'pnpm-lock.yaml', name: 'pnpm', add: ['add'] },
  { file: 'yarn.lock', name: 'yarn', add: ['add'] },
  { file: 'bun.lock', name: 'bun', add: ['add'] },
  { file: 'package-lock.json', name: 'npm', add: ['install', '--save'] },
] as const;

/** Files in which managers keep what is installed. */
export const LOCK_FILES = MANAGERS.map(({ file }) => file);

/**
 * Installs packages such as `pg@8` as dependencies of this folder; without any, what its
 * package.json names. Returns the exit code.
 */
export function install(packages: readonly string[]): number {
  const { name, add } = MANAGERS.find(({ file }) => existsSync(file)) ?? MANAGERS[3];
  const { status } = spawnSync(name, packages.length > 0 ? [...add, ...packages] : ['install'], {
    stdio: 'inherit',
    // On Windows, these are scripts of the shell.
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}
