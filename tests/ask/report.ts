/** `npm run ask:eval`: how well questions are answered and statements checked, as tables. */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Asked, Checked, Question, Share, Statement } from './evaluate.ts';
import { ask, askWith, check, questionFigures, readSet, statementFigures } from './evaluate.ts';
import { profile } from './profiles.ts';

const HELP = `npm run ask:eval [-- folder or file ...]

Asks the questions and checks the statements of some sets (tests/ask/development) and prints figures by
profile, language and kind.

  answered   answers given, whole or in part, of the questions that can be answered
  precision  right answers of those given: a right record is named, a right value stands in the reply
  record     a right record is among the first three sources, whatever the status
  value      a right value stands in the answer or in a quote, whatever the status
  silent     questions that nothing answers and that got no answer
  nearest    true statements that were not supported, with a right record among the first three

  --wrong    name each case that went wrong
  --curve    precision against coverage, by the worth of replies and by how telling sentences must be
  --read     print answers given, for reading by hand: once for a held-out set
  --sample N how many of them, spread evenly (20)
  --spend    let --wrong read a held-out set, which is a development set from then on: move it there
  --help     this text
`;

const on = { type: 'boolean' } as const;
const { values: flags, positionals } = parseArgs({
  options: { wrong: on, curve: on, read: on, spend: on, help: on, sample: { type: 'string' } },
  allowPositionals: true,
});

const line = (name: string, cells: readonly string[]): void =>
  console.log((name.padEnd(36) + cells.map((cell) => cell.padEnd(18)).join('')).trimEnd());
const told = ({ some, of }: Share): string =>
  of === 0 ? '-' : `${some}/${of} ${((100 * some) / of).toFixed(1)} %`;

/** A line for each profile, language and kind, and one for all. */
function table<T extends { item: Question | Statement }>(
  all: readonly T[],
  figures: (some: readonly T[]) => Record<string, Share>,
): void {
  line('', Object.keys(figures([])));
  for (const by of ['profile', 'language', 'kind'] as const)
    for (const [name, some] of [...Map.groupBy(all, ({ item }) => item[by])].sort())
      line(`${by} ${name}`, Object.values(figures(some)).map(told));
  line('all', Object.values(figures(all)).map(told));
  console.log();
}

/** How telling a sentence must be to answer: from all that say what is asked to none. */
const TELLING = [0, 0.5, 0.7, 0.8, 1.1, 1.4, 1.8, 2.5, 99];

/**
 * Precision of the answers given of each worth, and how many of the questions get such an answer;
 * then both by how telling the words of a sentence must be (0.8 is what the service takes).
 */
async function curve(asked: readonly Asked[]): Promise<void> {
  line('', ['precision', 'coverage']);
  for (const [worth, some] of Map.groupBy(asked, ({ worth }) => worth)) {
    const given = some.filter((one) => one.given);
    line(worth, [
      told(questionFigures(given).precision),
      told({ some: given.length, of: asked.length }),
    ]);
  }
  console.log();
  line('sentences as telling as', ['precision', 'answered', 'silent']);
  for (const telling of TELLING) {
    const some: Asked[] = [];
    for (const { item } of asked) some.push(askWith(telling, item, await profile(item.profile)));
    const { precision, answered, silent } = questionFigures(some);
    line(String(telling), [precision, answered, silent].map(told));
  }
  console.log();
}

function wrong(asked: readonly Asked[], checked: readonly Checked[]): void {
  for (const { item, given, record, value, status, answer } of asked)
    if (item.answerable ? !(record && value) : given) {
      const lacks = [record ? '' : ' no record', value ? '' : ' no value'];
      console.log(`${item.kind}${item.answerable ? lacks.join('') : ''}: ${item.question}`);
      console.log(`    ${status}: ${answer}`);
    }
  for (const { item, verdict } of checked)
    if ((verdict === 'supported') !== item.true)
      console.log(`${item.true}, ${verdict}: ${item.statement}`);
}

function read(asked: readonly Asked[], count: number): void {
  const given = asked.filter((one) => one.given);
  const step = Math.max(1, given.length / count);
  for (const { item, status, answer, quotes } of given.filter((_, at) => at % step < 1))
    console.log(`${item.question}\n    ${status}: ${answer}\n    | ${quotes.join('\n    | ')}\n`);
}

const places = positionals.length > 0 ? positionals : ['tests/ask/development'];
const files = places.flatMap((place) =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory()
    ? globSync(join(place, '{questions,statements}*.json')).sort()
    : globSync(place),
);
const heldOut = files.filter((file) => /held-out/.test(file));
if (flags.help) console.log(HELP);
else if (files.length === 0 || (flags.wrong && heldOut.length > 0 && !flags.spend)) {
  console.error(
    files.length === 0
      ? `There is no set at ${places.join(', ')}; --help says how to name one.`
      : `${heldOut.join(', ')}: held out, and who reads what went wrong tunes to it. --spend ` +
          `shows it ` +
          'all the same; then move the file to tests/ask/development.',
  );
  process.exitCode = 2;
} else {
  const asked: Asked[] = [];
  const checked: Checked[] = [];
  for (const file of files)
    if (/statements[^/\\]*$/.test(file))
      for (const item of await readSet<Statement>(file))
        checked.push(await check(item, await profile(item.profile)));
    else
      for (const item of await readSet<Question>(file))
        asked.push(await ask(item, await profile(item.profile)));
  if (asked.length > 0) table(asked, questionFigures);
  if (checked.length > 0) table(checked, statementFigures);
  if (flags.curve) await curve(asked);
  if (flags.read) read(asked, Number(flags.sample ?? 20));
  if (flags.wrong) wrong(asked, checked);
}
