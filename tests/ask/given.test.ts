/** What is given where words do not tell: by order in time, of now, and to callers of the owner. */
import { expect, test } from 'vitest';
import { answerTo } from '../../functions/answers/ask/answer.ts';
import { allGiven } from '../../functions/answers/ask/found.ts';
import { profile } from './profiles.ts';

test.each([
  ['avalanche', 'Which employer came straight after the Bralorne mine?', '/experience/highway'],
  ['charpentier', 'Où était-il juste après Aebersold ?', '/experience/monnoyeur'],
  ['charpentier', 'Quelle maison juste avant les Ateliers Monnoyeur ?', '/experience/aebersold'],
  ['hebamme', 'Wo war sie direkt vor dem Klinikum Donauhalde?', '/experience/augsburg'],
  ['restaurador', '¿Qué hizo justo antes del Taller Aldaya?', '/experience/policromia-y-obra'],
  ['tramoyista', '¿Está estudiando algo ahora mismo?', '#master-patrimonio'],
  ['bruecken', 'Bildet er sich gerade weiter, und wo?', '#master'],
])('%s: %s', async (name, question, path) => {
  const { sources } = answerTo(question, await profile(name), '2026-11-20');
  const paths = sources.slice(0, 5).map(({ record }) => record.path);
  expect(paths).toContainEqual(expect.stringMatching(`${path}$`));
});

test('a person is known by a double name, whole or in part', async () => {
  const snapshot = structuredClone(await profile('charpentier'));
  snapshot.manifest.profile.name = 'Anne Lind-Berg';
  const one = { ...snapshot, prepared: undefined };
  for (const name of ['Mme Lind-Berg', 'Anne Lind']) {
    const { why } = answerTo(`Quelles langues parle ${name} ?`, one, '2026-11-20');
    expect([name, why]).toEqual([name, 'row languages']);
  }
});

test('who tells of themselves, and not of the person, is given the common questions', async () => {
  const snapshot = await profile('thatcher');
  const given = (text: string) =>
    allGiven(answerTo(text, snapshot, '2026-11-20')).filter(
      ({ record }) => record.kind === 'question',
    ).length;
  expect(given('I am rather nervous around machines, will that be a nuisance?')).toBe(5);
  expect(given('Who is nervous around machines?')).toBeLessThan(5);
});
