/**
 * The gate: shares of right answers and verdicts that may not fall, on the profiles that ask was
 * made with and on those that it has never seen. `npm run ask:eval` prints them all.
 */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Snapshot } from '../../functions/answers/facts/snapshot.ts';
import { searchOf } from '../../functions/answers/search/search.ts';
import type { Asked, Checked, Question, Share, Statement } from './evaluate.ts';
import { ask, check, questionFigures, readSet, stands, statementFigures } from './evaluate.ts';
import { facts } from './facts.ts';
import { profile } from './profiles.ts';

const sides = ['development', 'held-out'] as const;
type Side = (typeof sides)[number];
type Figure = keyof (ReturnType<typeof questionFigures> & ReturnType<typeof statementFigures>);

/**
 * Least share of each figure, of all questions or statements of a side and of the questions of a
 * kind. Held-out sets are pinned when they have been measured.
 */
const LEAST: Record<Side, Record<string, Partial<Record<Figure, number>>>> = {
  development: {
    all: {
      answered: 0.17,
      precision: 0.98,
      record: 0.85,
      value: 0.8,
      silent: 0.997,
      'true supported': 0.154,
      nearest: 0.905,
    },
    qualifier: { precision: 0.9 },
    safety: { silent: 0.98 },
    nonsensical: { silent: 1 },
    underspecified: { silent: 0.98 },
    false_presupposition: { silent: 0.99 },
    out_of_record: { silent: 0.99 },
    about_others: { silent: 0.98 },
  },
  'held-out': {
    all: {
      answered: 0.18,
      precision: 0.97,
      record: 0.9,
      value: 0.82,
      silent: 0.99,
      'true supported': 0.108,
      nearest: 0.885,
    },
  },
};
/** Figures that are nothing at all on either side. */
const NONE: readonly Figure[] = ['false supported', 'true contradicted'];

const ANSWERABLE =
  `where when who how_many how_long what list current order screening yes_no qualifier
  curated multi`.split(/\s+/);
const UNANSWERABLE =
  'underspecified false_presupposition nonsensical about_others safety out_of_record'.split(' ');

const factsOf = async (name: string): Promise<Snapshot> =>
  (facts as Record<string, Snapshot>)[name] ?? (await profile(name));

/** All items of a side, of `questions` or `statements`. */
async function itemsOf<T extends Question | Statement>(side: Side, of: string): Promise<T[]> {
  const files = globSync(`tests/ask/${side}/${of}*.json`).sort();
  return (await Promise.all(files.map((file) => readSet<T>(file)))).flat();
}

const all = async (side: Side) => ({
  questions: await itemsOf<Question>(side, 'questions'),
  statements: await itemsOf<Statement>(side, 'statements'),
});
const sets = { development: await all('development'), 'held-out': await all('held-out') };

test('no profile is on both sides, and no question stands twice', () => {
  const [here, there] = [sets.development, sets['held-out']].map(
    ({ questions, statements }) =>
      new Set([...questions, ...statements].map((item) => item.profile)),
  ) as [Set<string>, Set<string>];
  expect([...here].filter((name) => there.has(name))).toEqual([]);
  const asked = [...sets.development.questions, ...sets['held-out'].questions].map(
    (item) => `${item.profile}: ${item.question.toLowerCase()}`,
  );
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
});

test.each(sides)('%s: labels are whole', async (side) => {
  const wrong: string[] = [];
  for (const item of sets[side].questions) {
    const { question, kind, answerable, records, value } = item;
    if (!(answerable ? ANSWERABLE : UNANSWERABLE).includes(kind)) wrong.push(`kind: ${question}`);
    if ((records.length > 0 && value.length > 0) !== answerable) wrong.push(`label: ${question}`);
  }
  for (const item of [...sets[side].questions, ...sets[side].statements]) {
    const snapshot = await factsOf(item.profile);
    const known = [
      ...snapshot.paths,
      ...searchOf(snapshot).facts.records.map(({ path }) => path),
      ...snapshot.manifest.changelog.map(({ id }) => `/api/changelog#${id}`),
    ];
    for (const path of item.records)
      if (!known.includes(path)) wrong.push(`${item.profile}: ${path}`);
  }
  expect(wrong).toEqual([]);
});

test('a value stands in a text as a whole number or word, in any case', () => {
  expect(stands('Mapa Gdańska', 'The *mapa Gdańska* hangs there')).toBe(true);
  expect(stands('1986', 'from 1986-08 on')).toBe(true);
  expect(stands('204', 'with 1,204 threads')).toBe(false);
  expect(stands('Ore', 'more of it')).toBe(false);
  expect(stands('adviser', 'Technical advisers')).toBe(true);
});

/** What is below its least share, or should not be at all. */
function short(
  figures: Partial<Record<Figure, Share>>,
  least: Partial<Record<Figure, number>>,
): string[] {
  return (Object.entries(figures) as [Figure, Share][])
    .filter(([figure, { some, of }]) =>
      NONE.includes(figure) ? some > 0 : of > 0 && some / of < (least[figure] ?? 0),
    )
    .map(([figure, { some, of }]) => `${figure}: ${some} of ${of}`);
}

const pinned = sides.filter((side) => Object.keys(LEAST[side]).length > 0);

test.each(pinned)(
  '%s: questions are answered from the right record, or not at all',
  async (side) => {
    const asked: Asked[] = [];
    for (const item of sets[side].questions)
      asked.push(await ask(item, await factsOf(item.profile)));
    const wrong = Object.entries(LEAST[side]).flatMap(([kind, least]) => {
      const some = kind === 'all' ? asked : asked.filter(({ item }) => item.kind === kind);
      return short(questionFigures(some), least).map((said) => `${kind}, ${said}`);
    });
    expect(wrong).toEqual([]);
  },
);

test.each(pinned)('%s: nothing false is supported, nothing true contradicted', async (side) => {
  const checked: Checked[] = [];
  for (const item of sets[side].statements)
    checked.push(await check(item, await factsOf(item.profile)));
  expect(short(statementFigures(checked), LEAST[side]['all'] ?? {})).toEqual([]);
});
