/**
 * `npm run ask:eval`: question sets and statement sets against both test profiles, as a table for
 * each kind.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type QuestionCase,
  readSet,
  type Score,
  type StatementCase,
  scoreQuestions,
  scoreStatements,
  share,
} from './evaluate.ts';
import { builtFacts } from './profiles.ts';

const HELP = `npm run ask:eval [-- folder]

Builds the profiles of the tests and runs every questions*.json and statements*.json of a folder (tests/ask/sets).

  --wrong    name each case that went wrong
  --help     this text
`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' }, wrong: { type: 'boolean' } },
  allowPositionals: true,
});

const told = (one: Score): string =>
  one.of === 0 ? '-' : `${one.right}/${one.of} ${(100 * share(one)).toFixed(1)} %`;
const line = (cells: readonly string[]): void =>
  console.log(
    cells
      .map((cell, at) => cell.padEnd(at === 0 ? 30 : 18))
      .join('')
      .trimEnd(),
  );

const folder = resolve(positionals[0] ?? 'tests/ask/sets');
if (values.help || !existsSync(folder)) {
  console.log(values.help ? HELP : `There is no folder ${folder}.`);
  if (!values.help) process.exitCode = 2;
} else {
  const facts = await builtFacts();
  for (const file of (await readdir(folder)).sort()) {
    if (/^questions.*\.json$/.test(file)) {
      const scores = scoreQuestions(await readSet<QuestionCase>(join(folder, file)), facts);
      line([file, 'status', 'first source', 'contains']);
      for (const row of scores.rows)
        line([`  ${row.kind}`, told(row.status), told(row.firstSource), told(row.contains)]);
      line(['all', told(scores.status), told(scores.firstSource), told(scores.contains)]);
      line(['  as an answer, not as nearest', '', told(scores.answered)]);
      line(['unanswerable, declined', told(scores.declines)]);
      line(['misspelt', told(scores.misspelt)]);
      if (values.wrong) console.log(`\n${scores.wrong.join('\n')}`);
      console.log();
    } else if (/^statements.*\.json$/.test(file)) {
      const scores = scoreStatements(await readSet<StatementCase>(join(folder, file)), facts);
      line([file, 'result']);
      line(['  true, supported', told(scores.trueSupported)]);
      line(['  false, supported', `${scores.falseSupported.length}/${scores.falses}`]);
      line(['  verdict as expected', told(scores.expected)]);
      if (values.wrong) console.log(`\n${scores.wrong.join('\n')}`);
      console.log();
    }
  }
}
