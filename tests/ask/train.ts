/**
 * `npm run ask:train`: fits the weights of functions/ask/fit.ts to the development sets, and says
 * how well they do on what they did not see.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerTo } from '../../functions/ask/answer.ts';
import { featuresOf, weighingOf } from '../../functions/ask/features.ts';
import { candidatesOf, WEIGHED } from '../../functions/ask/fit.ts';
import { asksOf } from '../../functions/ask/kinds.ts';
import { knownFrom } from '../../functions/ask/knowledge.ts';
import { readQuestion } from '../../functions/ask/question.ts';
import { type Facts, factsOf, type QuestionCase, readSet } from './evaluate.ts';
import { builtFacts } from './profiles.ts';
import { intentsFrom, utterancesOf } from './train-intents.ts';

const HELP = `npm run ask:train [-- folder ...]

Fits the weights of functions/ask/fit.ts to every questions*.json of some folders (tests/ask/sets) and writes
functions/ask/weights.ts. Prints, for each threshold, how many questions are answered from the right source and how many
unanswerable ones are declined, each by weights that did not see it.

  --intents  fit the weights of functions/ask/intents.ts to tests/ask/phrasebook.json too
  --dry      print alone, write nothing
  --help     this text
`;

/** A sentence that was weighed, its numbers, and whether it is of a record that answers. */
type Sample = { question: number; values: number[]; right: boolean; weight: number };

/** How much the weights are held down. */
const RIDGE = 3;
const FOLDS = 10;
const SILENT = ['not_published', 'declined', 'out_of_scope'];

/** Solves a symmetric system of linear equations, in place. */
function solve(matrix: Float64Array[], vector: Float64Array): Float64Array {
  const size = vector.length;
  for (let at = 0; at < size; at++) {
    const row = matrix[at] as Float64Array;
    const pivot = row[at] as number;
    for (let below = at + 1; below < size; below++) {
      const other = matrix[below] as Float64Array;
      const factor = (other[at] as number) / pivot;
      if (factor === 0) continue;
      for (let column = at; column < size; column++)
        other[column] = (other[column] as number) - factor * (row[column] as number);
      vector[below] = (vector[below] as number) - factor * (vector[at] as number);
    }
  }
  for (let at = size - 1; at >= 0; at--) {
    const row = matrix[at] as Float64Array;
    let sum = vector[at] as number;
    for (let column = at + 1; column < size; column++)
      sum -= (row[column] as number) * (vector[column] as number);
    vector[at] = sum / (row[at] as number);
  }
  return vector;
}

const chance = (weights: Float64Array, values: readonly number[]): number =>
  1 / (1 + Math.exp(-values.reduce((sum, value, at) => sum + value * (weights[at] as number), 0)));

/** Weights of a logistic regression with a ridge, by Newton's method. */
function regression(samples: readonly Sample[], size: number): Float64Array {
  let weights = new Float64Array(size);
  for (let round = 0; round < 25; round++) {
    const gradient = weights.map((one) => one * RIDGE);
    const curve = Array.from({ length: size }, (_, at) => {
      const row = new Float64Array(size);
      row[at] = RIDGE;
      return row;
    });
    for (const { values, right, weight } of samples) {
      const likely = chance(weights, values);
      const slope = weight * (likely - Number(right));
      const bend = weight * likely * (1 - likely);
      for (let at = 0; at < size; at++) {
        const value = values[at] as number;
        if (value === 0) continue;
        gradient[at] = (gradient[at] as number) + slope * value;
        const row = curve[at] as Float64Array;
        for (let other = 0; other < size; other++)
          row[other] = (row[other] as number) + bend * value * (values[other] as number);
      }
    }
    const step = solve(curve, gradient);
    weights = weights.map((one, at) => one - (step[at] as number));
    if (Math.max(...step.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

type Row = { silent: boolean; reached: boolean; file: string };

/** Every sentence that is weighed for every question of some sets. */
function samplesOf(cases: readonly (QuestionCase & { file: string })[], facts: Facts) {
  const rows: Row[] = [];
  const samples: Sample[] = [];
  let names: string[] = [];
  for (const { profile, question, kind, expect, file } of cases) {
    if (kind === 'other_language' || kind === 'injection') continue;
    const known = knownFrom(factsOf(facts, profile));
    const asked = readQuestion(known, question);
    const weighing = weighingOf(known, asked, asksOf(asked.line));
    const hits = candidatesOf(weighing);
    const silent = [expect.status].flat().every((one) => SILENT.includes(one));
    if (!silent && !expect.first_source) continue;
    const { why } = answerTo(question, factsOf(facts, profile));
    // What the lookups answer never comes here; it tells less.
    const reached = /^(passage|not published|not about|yes or no)/.test(why);
    for (const hit of hits.slice(0, WEIGHED)) {
      const features = featuresOf(weighing, hit, hits);
      names = Object.keys(features);
      const right = !silent && [expect.first_source ?? []].flat().includes(hit.record.path);
      // The right record, but not the sentence that says it: neither an answer nor none.
      const { record, line } = hit;
      const said = [
        hit.text,
        record.lines[line + 1]?.text,
        record.label,
        record.start,
        record.end,
        record.place,
      ].join(' ');
      if (right && expect.contains && !expect.contains.some((one) => said.includes(one))) continue;
      samples.push({
        question: rows.length,
        values: Object.values(features),
        right,
        weight: reached ? 2 : 0.7,
      });
    }
    rows.push({ silent, reached, file });
  }
  return { rows, samples, names };
}

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' }, dry: { type: 'boolean' }, intents: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.help) console.log(HELP);
else {
  const facts = await builtFacts();
  if (values.intents) {
    const phrasebook = JSON.parse(await readFile('tests/ask/phrasebook.json', 'utf8')) as Record<
      string,
      string[]
    >;
    // Any profile will do: its own words are not in the phrasebook.
    const text = intentsFrom(utterancesOf(knownFrom(factsOf(facts, 'engineer')), phrasebook));
    await writeFile(
      'functions/ask/intent-weights.ts',
      `/** Made by \`npm run ask:train -- --intents\`: see intents.ts. */\nexport const INTENTS =\n  '${text.replaceAll('\n', '\\n')}';\n`,
    );
  }
  const cases: (QuestionCase & { file: string })[] = [];
  for (const folder of positionals.length > 0 ? positionals : ['tests/ask/sets'])
    for (const file of (await readdir(folder)).sort())
      if (/^questions.*\.json$/.test(file))
        cases.push(
          ...(await readSet<QuestionCase>(join(folder, file))).map((one) => ({ ...one, file })),
        );
  const { rows, samples, names } = samplesOf(cases, facts);
  console.log(
    `${rows.length} questions, ${samples.length} sentences, ${names.length} numbers each`,
  );
  const best = rows.map(() => ({ likely: 0, right: false }));
  for (let fold = 0; fold < FOLDS; fold++) {
    // Every tenth question, so that a run is like the one before.
    const weights = regression(
      samples.filter(({ question }) => question % FOLDS !== fold),
      names.length,
    );
    for (const { question, values: own, right } of samples.filter(
      (one) => one.question % FOLDS === fold,
    )) {
      const likely = chance(weights, own);
      if (likely > (best[question]?.likely ?? 0)) best[question] = { likely, right };
    }
  }
  for (const file of [...new Set(cases.map((one) => one.file)), '']) {
    const shares = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55].map((least) => {
      const of = (silent: boolean) =>
        rows.flatMap((row, at) =>
          row.reached && row.silent === silent && row.file.includes(file) ? [best[at]] : [],
        );
      const share = (list: boolean[]) =>
        (list.length === 0 ? 1 : list.filter(Boolean).length / list.length).toFixed(2);
      return `${least}: ${share(of(false).map((one) => one?.right === true && one.likely >= least))} ${share(of(true).map((one) => one !== undefined && one.likely < least))}`;
    });
    console.log((file || 'all').padEnd(28), shares.join('   '));
  }
  if (!values.dry) {
    const weights = regression(samples, names.length);
    const lines = names.map(
      (name, at) =>
        `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${(weights[at] as number).toFixed(2).replace(/0+$/, '').replace(/\.$/, '')},`,
    );
    await writeFile(
      'functions/ask/weights.ts',
      `/** Made by \`npm run ask:train\`: what each number of features.ts weighs. */\nexport const WEIGHTS: Readonly<Record<string, number>> = {\n${lines.join('\n')}\n};\n`,
    );
  }
}
