/**
 * `node tests/support/tool.ts [--with=set,...] <command> [arguments]`: runs a command of the
 * packages in tests/, after installing them, and those of the sets, where they are missing or
 * stale; `node` runs a script that imports them.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installTools, isSet, TESTS } from './install.ts';

/** The package that brings each command. */
const PACKAGES: Record<string, string> = {
  'astro-check': '@astrojs/check',
  biome: '@biomejs/biome',
  tsc: 'typescript-native',
  vitest: 'vitest',
};

/** The script behind a command, as its package names it. */
function scriptOf(command: string): string {
  const folder = join(TESTS, 'node_modules', PACKAGES[command] ?? command);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return join(folder, typeof bin === 'string' ? bin : (bin[command] ?? ''));
}

const given = process.argv.slice(2);
const sets = given[0]?.startsWith('--with=') ? given.shift()?.slice(7).split(',') : [];
const [command = '', ...args] = given;
if (command === 'node' || command in PACKAGES) {
  installTools();
  for (const set of sets ?? []) if (isSet(set)) installTools(set);
  const script = command === 'node' ? args : [scriptOf(command), ...args];
  const child = spawn(process.execPath, script, { stdio: 'inherit' });
  // Ctrl+C reaches the command too; it decides when to end.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  const known = ['node', ...Object.keys(PACKAGES)].join(', ');
  process.stderr.write(`"${command}" is no command that is known here; take one of ${known}.\n`);
  process.exitCode = 2;
}
