/** `npm run evaluate`: how well questions are answered, statements checked, risks found. */
import { parseArgs } from 'node:util';
import { profile } from '../ask/profiles.ts';
import { failedCases } from './cases.ts';
import { changedFigures, wordingFigures } from './derived.ts';
import type { Asked, Checked } from './figures.ts';
import { ask, check, questionFigures, statementFigures } from './figures.ts';
import { wrongLabels } from './labels.ts';
import { type Figures, LEAST, MOST, type Share } from './least.ts';
import { postingFigures } from './postings.ts';
import { rewordingFigures } from './rewordings.ts';
import { hashOf, type Outcome, outcomes, PARTS, riskFigures } from './risk.ts';
import { type Question, readSet, SIDES, type Side, type Statement } from './sets.ts';

const HELP = `npm run evaluate [-- part ...]

Measures on the sets of tests/evaluation/sets, and tells each figure beside the least that it may be.
Parts: questions, statements, rewordings, postings, cases, changes, wordings, risk, labels; all of them unless
some are named. Exit code: 0 every figure holds, 1 one does not, 2 called wrongly.

  answered   answers given, whole or in part, of the questions that can be answered
  precision  right answers of those given: a right record is named, a right value stands in the reply
  record     a right record is among the five sources, whatever the status
  value      a right value stands in the answer or in a quote, whatever the status
  silent     questions that nothing answers and that got no answer
  short      replies of at most 700 tokens (o200k), of all
  nearest    true statements that were not supported, with a right record among the five
  quoted     rewordings of common questions to which the owner's answer is the answer, whole
  whole      those with the owner's answer whole in the answer or in a quote
  met        requirements that the profile meets, with a right record among those given
  unmet      those that it does not meet, with none but what says refused, expired, unfinished
  changed    true statements with one detail changed, made from the records
  turned     statements of typed fields in other words, turned into what no field says

  --set NAME      development or held-out, both unless named
  --profile NAME  of one profile alone
  --by            figures by profile, language and kind
  --wrong         name each item that went wrong, of development sets
  --curve         precision and coverage by the worth of replies
  --read          print answers given, for reading by hand: once for a held-out set
  --sample N      how many of them, spread evenly (20)
  --spend         let --wrong read a held-out set, which is a development set from then on: move it
  --help          this text
`;

const KINDS = [
  ...['labels', 'questions', 'statements', 'rewordings', 'postings'],
  ...['cases', 'changes', 'wordings', 'risk'],
];
const on = { type: 'boolean' } as const;
const named = { type: 'string' } as const;

/** Figures that are below their least share, or should be none. */
const failed: string[] = [];

const line = (name: string, cells: readonly string[]): void =>
  console.log((name.padEnd(44) + cells.map((cell) => cell.padEnd(20)).join('')).trimEnd());
const percent = (part: number): string => `${Math.round(1000 * part) / 10} %`;
const told = ({ some, of }: Share): string =>
  of === 0 ? '-' : `${some}/${of} ${percent(some / of)}`;

/** A line for each figure, with what it must be. */
function tell(what: string, figures: Figures, least: Readonly<Record<string, number>>): void {
  for (const [name, share] of Object.entries(figures)) {
    if (share.of === 0) continue;
    const [most, limit] = [MOST[name], least[name] ?? 0];
    const holds =
      most === undefined ? share.some / share.of >= limit : share.some / share.of <= most;
    const must = most === undefined ? `at least ${percent(limit)}` : `at most ${percent(most)}`;
    line(`${what}, ${name}`, [told(share), must, holds ? '' : 'NO LONGER HOLDS']);
    if (!holds) failed.push(`${what}, ${name}: ${told(share)}`);
  }
}

/** A line for each profile, language and kind. */
function table<T extends { item: Question | Statement }>(
  all: readonly T[],
  figures: (some: readonly T[]) => Figures,
): void {
  line('', Object.keys(figures([])));
  for (const by of ['profile', 'language', 'kind'] as const)
    for (const [name, some] of [...Map.groupBy(all, ({ item }) => item[by])].sort())
      line(`${by} ${name}`, Object.values(figures(some)).map(told));
}

/** Precision of the answers given of each worth, and how many of the questions get such a one. */
function curve(asked: readonly Asked[]): void {
  line('', ['precision', 'coverage']);
  for (const [worth, some] of Map.groupBy(asked, (outcome) => outcome.worth)) {
    const given = some.filter((outcome) => outcome.given);
    line(worth, [
      told(questionFigures(given).precision),
      told({ some: given.length, of: asked.length }),
    ]);
  }
}

function tellWrong(asked: readonly Asked[], checked: readonly Checked[]): void {
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

/** Texts of which something was missed, or which raise what they should not. */
function tellMissed(all: readonly Outcome[]): void {
  for (const { lang, kind, flags, raised, text } of all) {
    const missed = flags.filter((flag) => !raised.includes(flag));
    const unasked = flags.length === 0 ? raised : [];
    if (missed.length + unasked.length > 0)
      console.log({ lang, kind, missed, unasked, text: text.slice(0, 200) });
  }
}

function read(asked: readonly Asked[], count: number): void {
  const given = asked.filter((outcome) => outcome.given);
  const step = Math.max(1, given.length / count);
  for (const { item, status, answer, quotes } of given.filter((_, at) => at % step < 1))
    console.log(`${item.question}\n    ${status}: ${answer}\n    | ${quotes.join('\n    | ')}\n`);
}

const { values: flags, positionals } = parseArgs({
  options: {
    ...{ by: on, wrong: on, curve: on, read: on, spend: on, help: on },
    ...{ sample: named, set: named, profile: named },
  },
  allowPositionals: true,
});
const wants = (kind: string) => positionals.length === 0 || positionals.includes(kind);
const isChosen = (item: { profile: string }) => !flags.profile || item.profile === flags.profile;

/** Questions and statements of a side. */
async function measure(side: Side): Promise<void> {
  const asked: Asked[] = [];
  const checked: Checked[] = [];
  if (wants('questions'))
    for (const item of readSet<Question>(`${side}-questions`).filter(isChosen))
      asked.push(await ask(item, await profile(item.profile)));
  if (wants('statements'))
    for (const item of readSet<Statement>(`${side}-statements`).filter(isChosen))
      checked.push(await check(item, await profile(item.profile)));
  for (const [kind, least] of Object.entries(flags.profile ? { all: {} } : LEAST[side])) {
    const some = kind === 'all' ? asked : asked.filter(({ item }) => item.kind === kind);
    const { [kind === 'all' ? '' : kind]: _, ...figures } = questionFigures(some) as Figures;
    const pinned = Object.entries(figures).filter(([name]) => kind === 'all' || name in least);
    tell(kind === 'all' ? side : `${side} ${kind}`, Object.fromEntries(pinned), least);
  }
  tell(side, statementFigures(checked), flags.profile ? {} : (LEAST[side]['all'] ?? {}));
  if (flags.by && asked.length > 0) table(asked, questionFigures);
  if (flags.by && checked.length > 0) table(checked, statementFigures);
  if (flags.curve) curve(asked);
  if (flags.read) read(asked, Number(flags.sample ?? 20));
  if (flags.wrong && (side === 'development' || flags.spend)) tellWrong(asked, checked);
}

async function run(): Promise<number> {
  const unknown = positionals.filter((kind) => !KINDS.includes(kind));
  const sides = SIDES.filter((side) => !flags.set || side === flags.set);
  if (unknown.length > 0 || sides.length === 0) {
    console.error(`There is no ${[...unknown, flags.set].join(' ')}; --help says what there is.`);
    return 2;
  }
  if (flags.wrong && !flags.spend && flags.set === 'held-out') {
    console.error(
      'Who reads what went wrong in a held-out set tunes to it. --spend shows it all the same; ' +
        'then move its items to the development sets.',
    );
    return 2;
  }
  if (wants('labels')) failed.push(...(await wrongLabels()));
  for (const side of sides) await measure(side);
  for (const side of sides) {
    const isTold = flags.wrong === true && (side === 'development' || flags.spend === true);
    const least = LEAST[side]['all'] ?? {};
    if (wants('rewordings')) tell(side, await rewordingFigures(side, isChosen, isTold), least);
    if (wants('postings')) tell(side, await postingFigures(side, isChosen, isTold), least);
  }
  if (wants('cases'))
    for (const wrong of await failedCases(isChosen)) failed.push(`case: ${wrong}`);
  if (wants('changes')) tell('records', await changedFigures(isChosen), {});
  if (wants('wordings')) tell('fields', await wordingFigures(isChosen), { worded: 0.7 });
  if (wants('risk'))
    for (const [part, { found, hash }] of Object.entries(PARTS)) {
      const all = outcomes(part);
      const figures = riskFigures(all);
      tell(`risk ${part}`, figures, { found: found / figures.found.of });
      if (hash && hash !== hashOf(all)) failed.push(`risk ${part}: not as it was set aside`);
      if (flags.wrong && part.endsWith('tuning')) tellMissed(all);
    }
  for (const what of failed) console.error(`Not as it must be: ${what}`);
  return failed.length === 0 ? 0 : 1;
}

if (flags.help) console.log(HELP);
else process.exitCode = await run();
