/**
 * `npm run ask -- "question"`: what the built site would answer, and why. With `--check` it holds a
 * statement against it.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answerTo, textOfAnswer } from '../ask/answer.ts';
import { check } from '../ask/check.ts';
import { knownFrom } from '../ask/knowledge.ts';
import { snapshotFrom } from '../facts/snapshot.ts';
import { jsonReader } from './built.ts';

const HELP = `npm run ask -- "When did she join the Navy?"

Answers a question from the built site (OUT_DIR, else dist; npm run build makes it), with status,
sources and the rule that found the answer. Nothing is stored.

  --check    the words are a statement: is it supported?
  --help     this text
`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' }, check: { type: 'boolean' } },
  allowPositionals: true,
});
const words = positionals.join(' ').trim();

if (values.help || !words) {
  console.log(HELP);
  if (!words && !values.help) process.exitCode = 2;
} else {
  const folder = resolve(process.env['OUT_DIR'] || 'dist');
  const facts = await snapshotFrom(jsonReader(folder)).catch(() => null);
  if (!facts) {
    console.error(`There is no built site in ${folder}; npm run build makes one.`);
    process.exitCode = 1;
  } else if (values.check) {
    const { verdict, parts } = check(knownFrom(facts), words);
    console.log(verdict);
    for (const { verdict: own, statement, matches } of parts) {
      console.log(`\n  ${own}: ${statement.text}`);
      for (const { record, text, matched, against } of matches.slice(0, 3)) {
        const told = [...matched].map(({ token }) => token.raw).join(', ');
        const other =
          against.size > 0
            ? `; says otherwise: ${[...against].map(({ token }) => token.raw).join(', ')}`
            : '';
        console.log(`    ${record.path}  ${text ?? 'its fields'}\n      says: ${told}${other}`);
      }
    }
  } else {
    const found = answerTo(words, facts);
    console.log(`${textOfAnswer(found)}\n`);
    console.log(`status   ${found.status} (${found.band}, ${found.mode})`);
    console.log(`why      ${found.why}`);
    for (const { record, snippet } of found.sources)
      console.log(`source   ${record.path}  ${snippet}`);
  }
}
