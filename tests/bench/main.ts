/**
 * `npm run bench`: measures this machine's build and servers, and tells whether their
 * budgets hold.
 */
import { globSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installTools, type PackageSet } from '../support/install.ts';
import { type Bench, type Result, table } from './results.ts';

/** What a bench measures, the packages of tests that it needs, and where it stands. */
type Known = { about: string; sets?: readonly PackageSet[]; load: () => Promise<Bench> };

const benches: Record<string, Known> = {
  build: {
    about: 'builds of ever more notes beside Eleventy: time, memory, growth',
    sets: ['clients'],
    load: async () => (await import('./build.ts')).build,
  },
  rates: {
    about: 'processor time of answers beside Fastify and the official MCP server',
    sets: ['clients'],
    load: async () => (await import('./rates.ts')).rates,
  },
  functions: {
    about: 'size and first call of the functions as Netlify deploys them',
    sets: ['emulator'],
    load: async () => (await import('./functions.ts')).functions,
  },
  far: {
    about: 'daily work, lists and statistics on a store 50 ms away, in simulated time',
    load: async () => (await import('./far.ts')).far,
  },
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
    const { about, sets = [], load } = benches[name] as Known;
    for (const set of ['', ...sets] as const) installTools(set);
    console.log(`${name}: ${about}`);
    const run = await load();
    results.push(...(await run(own, (text) => console.log(`  ${text}`))));
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
