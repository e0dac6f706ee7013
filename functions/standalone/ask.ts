/** `npm run ask -- "question"`: what the built site would answer, and why; `--check` judges. */
import { resolve } from 'node:path';
import { command, Misuse } from '../../src/command.ts';
import { answerTo } from '../answers/ask/answer.ts';
import { textOf } from '../answers/ask/pieces.ts';
import { check } from '../answers/check/check.ts';
import { type Snapshot, snapshotFrom } from '../answers/facts/snapshot.ts';
import { jsonReader } from './build.ts';

const HELP = `npm run ask -- "When did she join the Naval Reserve?"

Answers a question from the built site (OUT_DIR, else dist; npm run build makes it), with status,
sources and the rule that found the answer. Nothing is stored.

  --check    the words are a statement: is it supported?
  --help     this text
`;

/** Prints what a statement is held against. */
function printCheck(words: string, facts: Snapshot, today: string): void {
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
}

const OPTIONS = { check: { type: 'boolean' } } as const;

command(import.meta.filename, { help: HELP, options: OPTIONS, words: true }, async (given) => {
  const words = given.positionals.join(' ').trim();
  if (!words) throw new Misuse(HELP.trimEnd());
  const today = new Date().toISOString().slice(0, 10);
  const folder = resolve(process.env['OUT_DIR'] || 'dist');
  const facts = await snapshotFrom(jsonReader(folder)).catch(() => null);
  if (!facts) throw new Error(`There is no built site in ${folder}; npm run build makes one.`);
  if (given.values.check) printCheck(words, facts, today);
  else {
    const found = answerTo(words, facts, today);
    console.log(`${textOf(found.pieces)}\n\nstatus   ${found.status}\nwhy      ${found.why}`);
    for (const { record, heading, text } of found.sources)
      console.log(`source   ${record.path}  ${heading}\n         ${text}`);
  }
  return 0;
});
