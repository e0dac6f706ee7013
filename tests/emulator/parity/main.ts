/** `npm run parity`: standalone and Netlify's emulator, asked for the same, compared. */
import { parseArgs } from 'node:util';
import { EXAMPLE, EXAMPLE_CONTENT } from '../../support/build.ts';
import { sharedBuild } from '../../support/shared-build.ts';
import { requestsFor } from '../../wire/table.ts';
import type { Difference } from './artefacts.ts';
import { startPlaces } from './places.ts';
import { compareAll } from './run.ts';

const HELP = `npm run parity [-- options]

Asks standalone and Netlify's emulator, over the same build of the example, for every row of the
table: names, methods, queries, conditions, forms, codings, wrong paths. It compares status, headers
and bodies and tells what differs. What is the emulator's own stands in tests/emulator/parity/artefacts.ts.

  --only TEXT    only requests that hold this text: a row (listNotes), a path, a header
  --every N      only every Nth request: a look within minutes
  --help         this text

It takes about half a second of processor time a request. Exit code: 0 nothing differs, 1 something
does, 2 called wrongly.
`;

const told = ({ asked: { of, method, path, headers }, what, here, there }: Difference) =>
  [
    `${of}: ${method} ${path} ${Object.entries(headers)
      .map((one) => one.join(': '))
      .join(', ')}`,
    `  ${what}`,
    `    standalone: ${here}`,
    `    netlify:    ${there}`,
  ].join('\n');

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      only: { type: 'string' },
      every: { type: 'string', default: '1' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const every = Number(values.every);
  if (!Number.isInteger(every) || every < 1) {
    process.stderr.write(`--every is "${values.every}"; use a whole number of at least 1.\n`);
    return 2;
  }
  await sharedBuild(EXAMPLE, EXAMPLE_CONTENT);
  const requests = requestsFor(EXAMPLE)
    .filter((asked) => !values.only || JSON.stringify(asked).includes(values.only))
    .filter((_, at) => at % every === 0);
  if (requests.length === 0) {
    process.stderr.write(`No request holds "${values.only}"; try the id of a row.\n`);
    return 2;
  }
  const places = await startPlaces();
  const start = performance.now();
  let done = 0;
  const outcome = await compareAll(places, requests, (found) => {
    done += 1;
    for (const one of found) process.stdout.write(`${told(one)}\n`);
    if (done % 100 === 0) process.stderr.write(`${done} of ${requests.length} requests\n`);
  }).finally(() => places.close());
  const seconds = Math.round((performance.now() - start) / 1000);
  process.stdout.write('\nKnown to differ, and why (tests/emulator/parity/artefacts.ts):\n');
  for (const [{ what, why }, times] of outcome.artefacts)
    process.stdout.write(`  ${String(times).padStart(5)} × ${what.join(', ')}: ${why}\n`);
  const { unexplained } = outcome;
  process.stdout.write(
    `\n${outcome.requests} requests to each place in ${seconds} s; ` +
      `${unexplained.length} differences without an explanation.\n`,
  );
  return unexplained.length === 0 ? 0 : 1;
}

process.exitCode = await run();
