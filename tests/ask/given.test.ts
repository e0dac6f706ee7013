/** What is given where words do not tell: by time, by country, by kind, and to callers. */
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
  ['avalanche', 'Has she worked overseas, and where?', '/experience/davos'],
  ['avalanche', 'Where was she before setting up on her own?', '/experience/lecturer'],
  ['archaeologist', 'In which Irish county did she dig?', '/experience/boyne-drogheda'],
  ['bestatterin', 'Seit wann hat sie ihren eigenen Betrieb?', '/experience/inhaberin'],
  ['archaeologist', 'Where did she start her career?', '/experience/shannonside'],
  ['restaurador', '¿Dónde empezó su carrera?', '/experience/carpinteria-gonzalo'],
  ['bestatterin', 'Bis wann gilt ihr Einbalsamierungsschein?', '#sachkunde-arbeitsschutz'],
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

test('who tells of themselves or says "you", and of nobody else, is a caller', async () => {
  const snapshot = await profile('thatcher');
  const given = (text: string) =>
    allGiven(answerTo(text, snapshot, '2026-11-20')).filter(
      ({ record }) => record.kind === 'question',
    ).length;
  expect(given('I am rather nervous around machines, will that be a nuisance?')).toBe(6);
  expect(given('Would you take on somebody who is nervous around machines?')).toBe(6);
  expect(given('My daughter is nervous around machines, when will that matter?')).toBe(6);
  expect(given('Who is nervous around machines?')).toBeLessThan(5);
  expect(given('Would he take on somebody who is nervous around machines?')).toBeLessThan(5);
});
