/**
 * The answerer: time of an answer by the number of passages, and what the index costs a cold start.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerTo } from '../../functions/ask/answer.ts';
import { loadSearch } from '../../functions/ask/search-index.ts';
import { searchIndexOf } from '../../functions/ask/search-making.ts';
import { type Snapshot, snapshotFrom } from '../../functions/facts/snapshot.ts';
import { type Question, readSet } from '../ask/evaluate.ts';
import { buildSite } from '../support/build.ts';
import { type Bench, median, type Result } from './results.ts';

const SIZES = [10, 1_000, 10_000];
const ROUNDS = 5;
/** Longest time that the index may add to a cold start with the most passages, in milliseconds. */
const COLD = 100;

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
  const own = passages < 100 ? 0 : loadSearch(searchIndexOf(facts)).passages.length;
  const notes = Array.from({ length: Math.max(0, passages - own) }, (_, at) => ({
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
      ? { ...facts.manifest, ...empty, notes: notes.slice(0, Math.max(1, passages - 4)) }
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
  about: `answers at ${SIZES.map((size) => size.toLocaleString('en')).join(', ')} passages, and the index in a cold start`,
  async run(folder, say) {
    const example = await builtAt(join(folder, `bench-${process.pid}-ask`));
    const cases = await readSet<Question>('tests/ask/development/questions.json');
    const questions = cases
      .filter(({ profile }) => profile === 'example')
      .map(({ question }) => question);
    const results: Result[] = [];
    const tell = (result: Result) => {
      say(`${result.what}: ${result.value}`);
      results.push(result);
    };
    for (const size of SIZES) {
      const facts = sized(example, size);
      const loads: number[] = [];
      const firsts: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        loads.push(
          cpuOf(() => loadSearch(searchIndexOf(facts)).search(['award', 'start', 'compil'])),
        );
        firsts.push(cpuOf(() => answerTo(questions[0] ?? '', { ...facts })));
      }
      const { length } = loadSearch(searchIndexOf(facts)).passages;
      const name = `${length.toLocaleString('en')} passages`;
      const load = median(loads);
      tell({
        what: `ask, ${name}, index loaded and searched once`,
        value: `${load.toFixed(1)} ms (${Math.round(searchIndexOf(facts).length / 1024).toLocaleString('en')} KB)`,
        ...(size === SIZES.at(-1) ? { limit: `< ${COLD} ms`, kept: load < COLD } : {}),
      });
      tell({ what: `ask, ${name}, first answer of all`, value: `${median(firsts).toFixed(1)} ms` });
      const times = questions
        .map((question) => {
          const before = performance.now();
          answerTo(question, facts);
          return performance.now() - before;
        })
        .sort((a, b) => a - b);
      tell({
        what: `ask, ${name}, p50 and p99`,
        value: `${at(times, 0.5).toFixed(1)} ms, ${at(times, 0.99).toFixed(1)} ms`,
      });
    }
    return results;
  },
};
