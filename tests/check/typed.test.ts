/**
 * What typed fields say is supported in the usual other words, in the order of each language; a
 * claim as it stands.
 */
import { expect, test } from 'vitest';
import { check } from '../../functions/answers/check/check.ts';
import { profile } from '../ask/profiles.ts';
import { turned, wordings } from '../evaluation/wordings.ts';

const TODAY = '2026-11-20';

test.each(['engineer', 'infirmiere'])('typed fields of %s in other words', async (name) => {
  const snapshot = await profile(name);
  const isTrue = (text: string) => check(text, snapshot, TODAY).verdict === 'supported';
  const statements = wordings(snapshot);
  expect(statements.filter(isTrue).length / statements.length).toBeGreaterThan(0.65);
  expect(turned(statements).filter(isTrue)).toEqual([]);
});

test.each(['example', 'infirmiere'])(
  'each claim of %s as it is published is supported, or disputed by its own record',
  async (name) => {
    const snapshot = await profile(name);
    const { claims } = snapshot.manifest;
    const verdicts = claims.map(({ claim }) => check(claim, snapshot, TODAY).verdict);
    expect(verdicts.filter((one) => !['supported', 'disputed'].includes(one))).toEqual([]);
    expect(verdicts).toContain('supported');
  },
);

const PLANNER = [
  'He holds a counterbalance forklift licence.',
  'His counterbalance forklift licence is still valid.',
  'His Storage rack inspection, approved person certificate is valid until 2031.',
  'He is an assistant coach at Pudsey Rangers JFC.',
  'He has been an S&OP analyst at Kestrel Vale Furniture since 2015.',
  'He became planning lead at Ashby Fold Bakeries in 2015.',
  'He won the Planner of the Quarter in 2012.',
  'The Planner of the Quarter was awarded to him in 2012.',
  'Safety stock is not a personality appeared in 2019.',
  'Safety stock is not a personality was published in 2019.',
];
const INFIRMIERE = [
  'Elle a reçu le prix Tessier de la recherche infirmière en 2017.',
  'Le prix Tessier de la recherche infirmière lui a été décerné en 2017.',
  '« Parler simple quand ça fait mal » a paru en 2019.',
  'Elle est infirmière ressource douleur depuis 2010.',
];

test.each([
  ['planner', 'He takes perm full-time roles.', 'Perm full-time roles'],
  ['infirmiere', 'Elle accepte le travail de nuit.', 'Le travail de nuit'],
])('of %s, what is refused is contradicted: %s', async (name, text, rule) => {
  const checked = check(text, await profile(name), TODAY);
  expect(checked).toMatchObject({ verdict: 'contradicted', rule });
});

test.each([
  ...PLANNER.map((text) => ['planner', text] as const),
  ...INFIRMIERE.map((text) => ['infirmiere', text] as const),
])('of %s, what is over or of another day is contradicted: %s', async (name, text) => {
  expect(check(text, await profile(name), TODAY).verdict).toBe('contradicted');
});

test.each([
  ['planner', 'He took perm full-time roles.'],
  ['planner', 'He does not take perm full-time roles.'],
  ['planner', 'He works in Halifax.'],
  ['planner', 'He held a counterbalance forklift licence.'],
  ['planner', 'His counterbalance forklift licence was valid.'],
  ['planner', 'His counterbalance forklift licence was valid in 2022.'],
  ['planner', 'He won the Planner of the Quarter again in 2012.'],
  ['planner', 'He had won the Planner of the Quarter by 2019.'],
  ['planner', 'The Planner of the Quarter was awarded in 2012.'],
  ['planner', 'Safety stock is not a personality appeared before 2024.'],
  ['planner', 'He wrote Safety stock is not a personality in 2022.'],
  ['planner', 'He gave the talk Four point one in 2024.'],
  [
    'archaeologist',
    'Foundry Street, Worcester: pits, hides and water, 1380 to 1540 appeared in 2024.',
  ],
  ['planner', 'He has been at Ashby Fold Bakeries at least since 2023.'],
  ['infirmiere', 'Elle a accepté le travail de nuit.'],
  ['infirmiere', 'Elle est infirmière depuis 2008.'],
  ['infirmiere', 'Elle a reçu un prix en 2017.'],
])('of %s, what may be true beside it is not contradicted: %s', async (name, statement) => {
  expect(check(statement, await profile(name), TODAY).verdict).not.toBe('contradicted');
});

test.each([
  ['the month before', '2024-08-31', 'contradicted'],
  ['the last month, of which no day is told', '2024-09-20', 'undecided'],
  ['the month after', '2024-10-01', 'supported'],
])('%s, on %s, that a certificate has expired is %s', async (_, today, verdict) => {
  const statement = 'His counterbalance forklift licence has expired.';
  expect(check(statement, await profile('planner'), today).verdict).toBe(verdict);
});

test('what stands in the place of another value is not supported', async () => {
  const statement = 'Dean Ollerenshaw received a BTEC National Diploma in Pudsey Grange College';
  const { verdict } = check(`${statement} from Business.`, await profile('planner'), TODAY);
  expect(verdict).not.toBe('supported');
});

test.each(['engineer', 'planner', 'odd', 'infirmiere'])(
  'each summary of %s, word for word, is supported',
  async (name) => {
    const snapshot = await profile(name);
    const { projects, experience } = snapshot.manifest;
    const said = [...projects, ...experience].flatMap(({ summary }) => summary ?? []);
    const verdicts = said.map((text) => [check(text, snapshot, TODAY).verdict, text]);
    expect(verdicts.filter(([verdict]) => verdict !== 'supported')).toEqual([]);
  },
);
