/** What is wrong with the sets themselves: labels that contradict each other, records not there. */
import type { Snapshot } from '../../functions/answers/facts/snapshot.ts';
import { searchOf } from '../../functions/answers/search/search.ts';
import { profile } from '../ask/profiles.ts';
import { type Posting, type Question, readSet, SIDES, type Statement } from './sets.ts';

const ANSWERABLE =
  `where when who how_many how_long what list current order screening yes_no qualifier
  curated multi`.split(/\s+/);
const UNANSWERABLE =
  'underspecified false_presupposition nonsensical about_others safety out_of_record'.split(' ');

/** Every path that a label may name. */
const pathsOf = (snapshot: Snapshot): Set<string> =>
  new Set([
    ...snapshot.paths,
    ...searchOf(snapshot).facts.records.map(({ path }) => path),
    ...snapshot.manifest.changelog.map(({ id }) => `/api/changelog#${id}`),
  ]);

/** Mistakes of the labels, each in a line. */
export async function wrongLabels(): Promise<string[]> {
  const wrong: string[] = [];
  const sides = new Map<string, string>();
  const asked = new Set<string>();
  for (const side of SIDES) {
    const questions = readSet<Question>(`${side}-questions`);
    for (const { profile: name, question, kind, answerable, records, value } of questions) {
      const key = `${name}: ${question.toLowerCase()}`;
      if (asked.has(key)) wrong.push(`asked twice: ${key}`);
      asked.add(key);
      if (!(answerable ? ANSWERABLE : UNANSWERABLE).includes(kind)) wrong.push(`kind: ${key}`);
      if ((records.length > 0 && value.length > 0) !== answerable) wrong.push(`label: ${key}`);
    }
    for (const item of [...questions, ...readSet<Statement>(`${side}-statements`)]) {
      if ((sides.get(item.profile) ?? side) !== side) wrong.push(`on both sides: ${item.profile}`);
      sides.set(item.profile, side);
      const known = pathsOf(await profile(item.profile));
      for (const path of item.records)
        if (!known.has(path)) wrong.push(`no such record: ${item.profile}: ${path}`);
    }
  }
  for (const { profile: name, requirements } of readSet<Posting>('postings')) {
    const known = pathsOf(await profile(name));
    for (const path of requirements.flatMap(({ records }) => records))
      if (!known.has(path)) wrong.push(`no such record: ${name}: ${path}`);
  }
  return [...new Set(wrong)];
}
