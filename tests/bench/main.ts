/**
 * `npm run bench`: measures this machine's build and servers, and tells whether their
 * budgets hold.
 */
import { globSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { far } from './far.ts';
import { functions } from './functions.ts';
import { rates } from './rates.ts';
import { type Bench, type Result, table } from './results.ts';

const benches: Record<string, Bench> = {
  build,
  rates,
  functions,
  far,
};

const HELP = `npm run bench [-- name...]

Runs the benches that are named, else all of them, and ends with 1 when a limit is missed.

${Object.entries(benches)
  .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
  .join('\n')}
  --help     this text
`;

const all = resolve('.cache/bench');
const folder = join(all, String(process.pid));

/** Leaves nothing behind, Astro's caches of our builds included. */
function cleanUp(): void {
  rmSync(folder, { recursive: true, force: true });
  if (readdirSync(all).length === 0) rmdirSync(all);
  for (const cache of globSync(`.cache/astro/bench-${process.pid}-*`))
    rmSync(cache, { recursive: true, force: true });
}

async function runAll(names: readonly string[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const name of names) {
    const own = join(folder, name);
    await mkdir(own);
    console.log(`${name}: ${benches[name]?.about}`);
    results.push(...((await benches[name]?.run(own, (text) => console.log(`  ${text}`))) ?? []));
    await rm(own, { recursive: true, force: true });
  }
  return results;
}

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
if (values.help) {
  console.log(HELP);
} else if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  await mkdir(folder, { recursive: true });
  process.once('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(130));
  const results = await runAll(positionals.length > 0 ? positionals : Object.keys(benches));
  console.log(`\n${table(results)}`);
  if (results.some(({ kept }) => kept === false)) process.exitCode = 1;
}
