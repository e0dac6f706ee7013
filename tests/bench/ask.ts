/**
 * The answerer: time of an answer by the number of passages, and what the index costs a cold start.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerTo } from '../../functions/answers/ask/answer.ts';
import { type Snapshot, snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { searchOf } from '../../functions/answers/search/search.ts';
import { type Question, readSet } from '../evaluation/sets.ts';
import { buildSite } from '../support/build.ts';
import { type Bench, median, type Result } from './results.ts';

const SIZES = [10, 1_000, 10_000];
const ROUNDS = 5;
/** The day that answers are given on. */
const TODAY = '2026-11-20';
/** Most milliseconds of processor time: of the first answer, of nearly all, and of the hardest. */
const FIRST = 200;
const P99 = 15;
const HARDEST = 20;

/** Texts that are hard to read: repeated, long, without end. */
const HARD: Record<string, string> = {
  'a number 660 times': '41 '.repeat(660),
  'one long word': 'a'.repeat(2000),
  '600 words': Array.from({ length: 600 }, (_, at) => at.toString(36))
    .join(' ')
    .slice(0, 2000),
  'one common word': 'in the year '.repeat(160),
  'capitals and marks': 'Is It "A-0"? '.repeat(150),
  'misspelt words': Array.from({ length: 220 }, (_, at) => `compilr${at % 26}x`).join(' '),
};

const SYLLABLES =
  'ba ce di fo gu ka le mi no pu ra se ti vo zu bren clar dost fring gulm harp jost kelm'.split(
    ' ',
  );

/** The nth made-up word: few are frequent, many are rare. */
function word(n: number): string {
  let rest = n + 23;
  let made = '';
  while (rest > 0) {
    made += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return made;
}

/** A sentence of made-up words by a fixed rule. */
function sentence(seed: number): string {
  const words = Array.from({ length: 24 }, (_, at) =>
    word(Math.floor(((seed * 7919 + at * 104_729) % 9973) ** 2 / 9973)),
  );
  return `She ${words.join(' ')} in ${1900 + (seed % 100)}.`;
}

/** The facts with as many passages as asked: of the profile first, then made-up notes. */
function sized(facts: Snapshot, passages: number): Snapshot {
  const [note] = facts.manifest.notes;
  if (!note) throw new Error('The example has no note');
  const own = passages < 100 ? 0 : searchOf(facts).passages.length;
  const notes = Array.from({ length: Math.max(0, passages - own) / 2 }, (_, at) => ({
    ...note,
    id: `made-up-${at}`,
    title: `${word(at)} ${word(at * 3)}`,
    body_markdown: sentence(at),
  }));
  const empty = {
    claims: [],
    projects: [],
    skills: [],
    experience: [],
    education: [],
    writings: [],
    talks: [],
    common_questions: [],
  };
  const manifest =
    own === 0
      ? { ...facts.manifest, ...empty, notes: notes }
      : { ...facts.manifest, notes: [...facts.manifest.notes, ...notes] };
  return { ...facts, manifest, texts: own === 0 ? [] : facts.texts };
}

async function builtAt(out: string): Promise<Snapshot> {
  const { code, output } = await buildSite(out);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return snapshotFrom(async (file) => JSON.parse(await readFile(join(out, file), 'utf8')));
}

/**
 * Milliseconds of processor time that some work takes: what else runs on the machine does not
 * count.
 */
function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const ask: Bench = {
  about:
    `answers at ${SIZES.map((size) => size.toLocaleString('en')).join(', ')} passages, the ` +
    `first one, and hard texts`,
  async run(folder, say) {
    const example = await builtAt(join(folder, `bench-${process.pid}-ask`));
    const cases = readSet<Question>('development-questions');
    const questions = cases
      .filter(({ profile }) => profile === 'example')
      .map(({ question }) => question);
    const results: Result[] = [];
    const tell = (result: Result) => {
      say(`${result.what}: ${result.value}`);
      results.push(result);
    };
    const ask = (question: string, facts: Snapshot) => answerTo(question, facts, TODAY);
    const first = Array.from({ length: ROUNDS }, () =>
      cpuOf(() => ask(questions[0] ?? '', { ...example })),
    );
    // The first of all also reads the code and the languages.
    tell({
      what: 'ask, the example, first answer of all',
      value: `${(first[0] ?? 0).toFixed(1)} ms`,
      limit: `< ${FIRST} ms`,
      kept: (first[0] ?? 0) < FIRST,
    });
    for (const size of SIZES) {
      const facts = sized(example, size);
      const last = size === SIZES.at(-1);
      const made = cpuOf(() => searchOf(facts));
      const name = `${searchOf(facts).passages.length.toLocaleString('en')} passages`;
      tell({ what: `ask, ${name}, index made`, value: `${made.toFixed(1)} ms` });
      ask(questions[0] ?? '', facts);
      const times = questions.map((question) => cpuOf(() => ask(question, facts)));
      times.sort((a, b) => a - b);
      tell({
        what: `ask, ${name}, p50 and p99`,
        value: `${at(times, 0.5).toFixed(1)} ms, ${at(times, 0.99).toFixed(1)} ms`,
        ...(last ? { limit: `p99 <= ${P99} ms`, kept: at(times, 0.99) <= P99 } : {}),
      });
      if (!last) continue;
      for (const [what, text] of Object.entries(HARD)) {
        const hard = median(Array.from({ length: ROUNDS }, () => cpuOf(() => ask(text, facts))));
        tell({
          what: `ask, ${name}, ${what}`,
          value: `${hard.toFixed(1)} ms`,
          limit: `<= ${HARDEST} ms`,
          kept: hard <= HARDEST,
        });
      }
    }
    return results;
  },
};
