/**
 * `npm run fuzz`: random requests against a standalone server, until it does what it must not; with
 * --slowest, requests that become ever dearer.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Failure, run } from './run.ts';
import { searchesFor } from './searches.ts';
import { startTarget } from './server.ts';
import { MOST_MS, slowest } from './slowest.ts';

/** Where the dearest request to each operation is told in full. */
const DEAREST = '.cache/slowest';

const HELP = `npm run fuzz [-- options]

Sends random requests to a standalone server of its own: every row of the table, wrong paths,
methods, headers, bodies, codings, broken framing. It fails when an answer is a fault (5xx), none
comes within 5 s, one costs too much processor time, the server holds ever more memory, or a secret
comes out. What fails is made as small as it gets and kept in tests/fuzz/kept.jsonl, which the tests ask
again.

  --seconds N   how long (60)
  --seed S      where the random numbers begin (by the clock); the same seed asks the same
  --slowest     look for the request to each operation and tool that costs most, so many seconds
                each, and fail where 99.9 % of what was asked cost more than ${MOST_MS} ms of
                processor time (the owner's rows are told per record, and never fail); the
                dearest go to ${DEAREST}/; behind it names of operations or tools, for these
                alone: npm run fuzz -- --slowest ask callMcp:check_claim search_profile
  --help        this text
`;

/** Keeps a failure, so that the tests ask it again. */
function keep({ problem, asked }: Failure): string {
  const file = 'tests/fuzz/kept.jsonl';
  appendFileSync(file, `${JSON.stringify(asked)}\n`);
  return `${problem}\n  ${asked.method} ${asked.target.slice(0, 200)}\n  kept as ${file}\n`;
}

function whole(text: string, name: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  process.stderr.write(`--${name} is "${text}"; use a whole number.\n`);
  return process.exit(2);
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

/** What random requests find. */
async function random(seed: number, seconds: number): Promise<void> {
  const target = await startTarget();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void target.stop().then(() => process.exit(130)));
  const done = await run(target, { seed, seconds }, (found) => process.stdout.write(keep(found)));
  await target.stop();
  const { failures, asked, statuses, cpu, grownBytes } = done;
  const answered = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
  process.stdout.write(`${answered.join(', ')}\n`);
  process.stdout.write(
    `${asked} requests, ${failures.length} failures. Processor time: 99 % below ${ms(cpu.p99)}, ` +
      `99.9 % below ${ms(cpu.p999)}, most ${ms(cpu.most)}. ` +
      `Memory: ${(grownBytes / 2 ** 20).toFixed(1)} MiB more.\n`,
  );
  if (failures.length > 0) process.exitCode = 1;
}

/** What costs most. */
async function dearest(names: readonly string[], seed: number, seconds: number): Promise<void> {
  if (searchesFor(names).length === 0) {
    process.stderr.write(`${names.join(', ')}: no operation and no tool is called that.\n`);
    process.exit(2);
  }
  for await (const found of slowest(names, seed, seconds)) {
    const { id, records, asked, p99, p999, most, status, hardest } = found;
    const over = records === 0 && p999 > MOST_MS;
    const each = records === 0 ? '' : ` (${((p999 * 1000) / records).toFixed(0)} µs per record)`;
    process.stdout.write(
      `${over ? 'OVER ' : ''}${id}: ${asked} requests, 99 % below ${ms(p99)}, 99.9 % below ` +
        `${ms(p999)}${each}, most ${ms(most)} (${status} to ${hardest.target.slice(0, 80)} ` +
        `${hardest.body.slice(0, 120)}, ${hardest.body.length} characters)\n`,
    );
    mkdirSync(DEAREST, { recursive: true });
    writeFileSync(
      `${DEAREST}/${id.replace(':', '-')}.json`,
      `${JSON.stringify(hardest, null, 2)}\n`,
    );
    if (over) process.exitCode = 1;
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    seconds: { type: 'string' },
    seed: { type: 'string' },
    slowest: { type: 'boolean' },
  },
});
if (values.help) {
  process.stdout.write(HELP);
} else {
  const seconds = whole(values.seconds ?? '60', 'seconds');
  const seed = whole(values.seed ?? String(Date.now() % 2 ** 31), 'seed');
  process.stdout.write(`${seconds} s of requests, --seed ${seed}\n`);
  await (values.slowest ? dearest(positionals, seed, seconds) : random(seed, seconds));
}
