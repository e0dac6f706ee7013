import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined> & {
  allowScripts?: Record<string, boolean>;
};

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const packagesOf = (folder: string) =>
  read<{ packages: Record<string, Entry> }>(`${folder}package-lock.json`).packages;

/** The package that is served, and those of tests and checks. */
const FOLDERS = ['', 'tests/', 'tests/emulator/', 'tests/clients/'];

/** Packages of a lock file by path; not the project itself. */
const installed = (folder: string) =>
  Object.entries(packagesOf(folder)).filter(([path]) => path !== '');

test.each(FOLDERS)(
  '%spackage-lock.json has the hash of every package, on every system',
  (folder) => {
    // What is packed inside of another package is covered by the hash of that.
    const bare = installed(folder).filter(
      ([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ''),
    );
    expect(bare.map(([path]) => path)).toEqual([]);
  },
);

test.each(FOLDERS)('%spackage-lock.json names no registry but the public one', (folder) => {
  const others = installed(folder).filter(
    ([, { resolved = 'https://registry.npmjs.org/', link }]) =>
      link || !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

test.each(FOLDERS)('%spackage.json decides on every install script', (folder) => {
  const { allowScripts = {} } = read<Manifest>(`${folder}package.json`);
  const scripts = installed(folder)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(scripts)].sort());
});

test.each(FOLDERS.slice(1))('%s has libraries that the root names in its version', (folder) => {
  const { dependencies, devDependencies } = read<Manifest>('package.json');
  const tests = packagesOf(folder);
  const other = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, version]) => {
      const there = tests[`node_modules/${name}`]?.version;
      return there !== undefined && there !== version;
    },
  );
  expect(other).toEqual([]);
  // These have a state of their own, or compare by identity: they are there once.
  for (const name of ['astro', 'playwright', '@modelcontextprotocol/server'])
    expect(tests[`node_modules/${name}`], name).toBeUndefined();
});

/** Packages of a lock file that this kind of machine installs. */
const here = (folder: string) =>
  installed(folder).filter(
    ([, { os, cpu, libc }]) =>
      (!os || os.includes('linux')) &&
      (!cpu || cpu.includes('x64')) &&
      (!libc || libc.includes('glibc')),
  ).length;

test('an owner installs at most 430 packages, and npm test 300 more', () => {
  // Two more come with Node, which is installed by a script of its own.
  expect(here('') + 2).toBeLessThanOrEqual(430);
  expect(here('tests/')).toBeLessThanOrEqual(300);
});
