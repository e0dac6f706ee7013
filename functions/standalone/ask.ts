/**
 * `npm run ask -- "question"`: what the built site would answer, and why. With `--check` it holds a
 * statement against it.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answerTo } from '../answers/ask/answer.ts';
import { textOf } from '../answers/ask/pieces.ts';
import { check } from '../answers/check/check.ts';
import { snapshotFrom } from '../answers/facts/snapshot.ts';
import { jsonReader } from './built.ts';

const HELP = `npm run ask -- "When did she join the Naval Reserve?"

Answers a question from the built site (OUT_DIR, else dist; npm run build makes it), with status,
sources and the rule that found the answer. Nothing is stored.

  --check    the words are a statement: is it supported?
  --help     this text
`;

/** What was given. A flag that there is not ends with a sentence. */
function given() {
  try {
    return parseArgs({
      options: { help: { type: 'boolean' }, check: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
const { values, positionals } = given();
const words = positionals.join(' ').trim();

if (values.help || !words) {
  console.log(HELP);
  if (!words && !values.help) process.exitCode = 2;
} else {
  const today = new Date().toISOString().slice(0, 10);
  const folder = resolve(process.env['OUT_DIR'] || 'dist');
  const facts = await snapshotFrom(jsonReader(folder)).catch(() => null);
  if (!facts) {
    console.error(`There is no built site in ${folder}; npm run build makes one.`);
    process.exitCode = 1;
  } else if (values.check) {
    const { verdict, rule, parts } = check(words, facts, today);
    console.log(rule ? `${verdict}: ${rule}` : verdict);
    for (const { start, end, verdict: own, near } of parts) {
      console.log(`\n${own.padEnd(14)} ${words.slice(start, end)}`);
      for (const { record, passages } of near)
        console.log(
          `source         ${record.path}  ${record.label}\n` +
            `               ${passages.map(({ text }) => text).join(' ')}`,
        );
    }
  } else {
    const found = answerTo(words, facts, today);
    console.log(`${textOf(found.pieces)}\n\nstatus   ${found.status}\nwhy      ${found.why}`);
    for (const { record, heading, text } of found.sources)
      console.log(`source   ${record.path}  ${heading}\n         ${text}`);
  }
}
