/**
 * `npm run fuzz`: random requests against a standalone server, until it does what it must not.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Failure, run } from './run.ts';
import { startTarget } from './server.ts';

const HELP = `npm run fuzz [-- options]

Sends random requests to a standalone server of its own: every row of the table, wrong paths,
methods, headers, bodies, codings, broken framing. It fails when an answer is a fault (5xx), none
comes within 5 s, one costs too much processor time, the server holds ever more memory, or a secret
comes out. What fails is made as small as it gets and kept in tests/fuzz/kept.jsonl, which the tests ask
again.

  --seconds N   how long (60)
  --seed S      where the random numbers begin (by the clock); the same seed asks the same
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

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    seconds: { type: 'string' },
    seed: { type: 'string' },
  },
});
if (values.help) {
  process.stdout.write(HELP);
} else {
  const seconds = whole(values.seconds ?? '60', 'seconds');
  const seed = whole(values.seed ?? String(Date.now() % 2 ** 31), 'seed');
  process.stdout.write(`${seconds} s of requests, --seed ${seed}\n`);
  await random(seed, seconds);
}
