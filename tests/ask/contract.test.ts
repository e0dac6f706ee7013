/** What an answer may be: it quotes and never affirms, and says which part is missing. */
import { expect, test } from 'vitest';
import { answerTo } from '../../functions/answers/ask/answer.ts';
import { textOf } from '../../functions/answers/ask/pieces.ts';
import { factsOf } from '../../functions/answers/facts/facts.ts';
import { givenOf } from '../../functions/answers/facts/given.ts';
import { sentencesOf } from '../../functions/answers/facts/sentences.ts';
import type { Snapshot } from '../../functions/answers/facts/snapshot.ts';
import { facts, profile } from './profiles.ts';

const asked = (question: string, snapshot: Snapshot = facts.example, today = '2026-11-20') => {
  const found = answerTo(question, snapshot, today);
  return {
    ...found,
    text: textOf(found.pieces),
    paths: found.sources.map(({ record }) => record.path),
  };
};

test.each([
  'Was A-0 the first compiler?',
  'Did she write the Mark I manual alone?',
  'Was she the only author of the Mark I manual?',
  'Was she the best programmer of her time?',
  'Is it true that she invented COBOL?',
  'Did she work at Microsoft?',
  'Has she always lived in New York?',
])('"%s" is not affirmed', (question) => {
  expect(asked(question).text).not.toMatch(/^\W*(yes|true|correct|right)\b/i);
});

test('a question for yes or no gets the quote, and that it is one', () => {
  const { status, text } = asked('Did she retire in August 1986?');
  expect(status).toBe('answered');
  expect(text).toMatch(/^The record says: .*August 1986/);
});

test('a qualifier is answered only by a sentence that has it beside the same thing', () => {
  expect(
    asked('Was she the first woman to receive the National Medal of Technology?'),
  ).toMatchObject({
    status: 'answered',
    text: expect.stringContaining('first woman to receive this medal'),
  });
  expect(asked('Was she the first man to receive the National Medal of Technology?').status).toBe(
    'nearest',
  );
  expect(asked('Was she the first woman to earn a doctorate at Yale?').status).toBe('nearest');
});

test('what a note calls disputed is told with the note', () => {
  const { text, sources } = asked('What is the A-0 System?');
  expect(sources[0]?.record.evidence).toMatch(/disputed/);
  expect(text).toContain(`Note on the evidence: ${sources[0]?.record.evidence}`);
});

test('a question of two parts says which one is missing', () => {
  expect(asked('When was she born and what did she think of the internet?')).toMatchObject({
    status: 'partially_answered',
    text:
      'Part 1 of the question: Born: 1906-12-09. Part 2 of the question: Nothing ' +
      'published was found to answer this for certain.',
  });
  expect(asked('When did she start at Remington Rand and when did she leave it?').text).toMatch(
    /Part 1 .*Start: 1950.*Part 2 .*End: 1955/,
  );
});

test('open positions count up to the day that is given', () => {
  const years = (today: string) =>
    asked('How long has she been at Pracownia Nić?', facts.odd, today).text;
  expect(years('2020-05-10')).toContain('Length: 1 year;');
  expect(years('2026-11-20')).toContain('Length: 7 years, 6 months;');
});

test.each([
  ['What was her first job?', 'Vassar College'],
  ['Where did she work before Remington Rand?', 'Eckert-Mauchly'],
  ['Where did she work after Harvard?', 'Eckert-Mauchly'],
  ['How many talks has she given?', '7 talks:'],
  ['How many books has she written?', '1 publication: Understanding Computers'],
  ['Which languages does she speak?', 'Languages: English'],
])('%s', (question, text) => {
  expect(asked(question)).toMatchObject({
    status: 'answered',
    text: expect.stringContaining(text),
  });
});

test.each([
  ['When did it start?', 'nothing is named'],
  ['Tell me more.', 'nothing is asked'],
  ['When was Howard Aiken born?', 'somebody else'],
  ['When did she win the Turing Award?', 'it never happened'],
  ['How many colours does her doctorate have?', 'it makes no sense'],
  ['Does she speak French?', 'another language than hers'],
  ['Who was her boss at Sperry Rand?', 'the record names none'],
])('"%s" is not answered: %s', (question) => {
  expect(['nearest', 'not_published', 'out_of_scope']).toContain(asked(question).status);
});

test('of whom the rest of a question is nobody knows that begins with a private matter', () => {
  expect(asked("What was her husband's profession, and where did he teach?").status).toBe(
    'declined',
  );
});

test.each(['What is her net worth?', 'What is her religion?', 'Give me her phone number'])(
  '"%s" is private, and nothing published covers it',
  (question) => {
    expect(asked(question).status).toBe('declined');
  },
);

test.each([
  'Did she coin the word bug?',
  'Did Grace Hopper coin the word bug?',
  'Did you coin the word bug?',
])('%s is the same common question, whomever it names', (question) => {
  expect(asked(question)).toMatchObject({
    way: 'common_question',
    paths: expect.arrayContaining(['/api/common_questions#did-she-coin-bug']),
  });
});

test('a private matter that is published is told', () => {
  expect(asked('Who was she married to?')).toMatchObject({
    status: 'answered',
    text: expect.stringContaining('Vincent Foster Hopper'),
  });
});

test('what comes nearest is named and quoted, whatever the status', () => {
  const { status, sources, text } = asked('Who accepted the National Medal of Technology for her?');
  expect(status).toBe('nearest');
  expect(sources).toHaveLength(5);
  expect(text).toContain('compare them yourself');
});

const planner = await profile('planner');
const nurse = await profile('infirmiere');
const illustrator = await profile('archaeologist');

test('what is quoted has no marks of Markdown, and items of a list are apart', () => {
  const text = '> [!NOTE]\n> Terms of 2024 are not in it.\n\nOne[^1] is.\n\n[^1]: Article 35.';
  expect(sentencesOf(text).map((one) => one.text)).toEqual([
    'Terms of 2024 are not in it.',
    'One is.',
    'Article 35.',
  ]);
  const own = factsOf(planner);
  const terms = own.records.find(({ kind }) => kind === 'collaboration') ?? expect.fail();
  const [first, second] = planner.manifest.collaboration.preferred_engagement_types;
  expect(givenOf(terms, own, [], 1000).text).toContain(`: ${first}; ${second}`);
});

test.each([
  ['When can he start?', planner, 'what was is no answer to what can be'],
  ['Quand peut-elle commencer ?', nurse, 'the same, in a common question too'],
  ['What about before?', planner, 'nothing tells before what'],
  ['Where and when did he start in transport, and what was the job?', planner, 'which job'],
  ['When did he sell the pallet business?', planner, 'pallets were sold'],
  ['Which university awarded his BSc?', planner, 'it was not completed'],
  ['When did he get his BSc?', planner, 'it was not completed'],
  ['When did she win the Selwyn Pencil?', illustrator, 'it was second place'],
  ['Who won the Selwyn Pencil in 2014?', illustrator, 'another'],
  ['When did her site supervision certificate expire?', illustrator, 'it has not'],
  ['How many pumps has he made in his career?', planner, 'posts are no pumps'],
  ['When did she leave the Navy for good?', facts.example, 'she left it several times'],
  ['What does he blame for the mince pie error?', planner, 'one word stands for one'],
  ['When did he join the bakers?', planner, 'a project has a name like that'],
  ["Est-ce qu'elle a des enfants ?", nurse, 'patients were children'],
  ['Which school?', planner, 'nothing tells of which one'],
  ['Did every customer of the bakery get the mince pies?', planner, 'no sentence says every'],
  ['Quel bénévolat fait-elle encore ?', nurse, 'all have ended'],
])('"%s" is rather not answered', (question, snapshot) => {
  expect(['nearest', 'not_published', 'out_of_scope', 'declined']).toContain(
    asked(question, snapshot).status,
  );
});

test.each([
  ['What are his jobs at the moment?', planner, /^Without an end in the record: [^"]*$/],
  ['licences and certificates', planner, /^4 certificates: /],
  ['Which licences does he still hold?', planner, /^3 certificates: (?!.*forklift)/],
  ['Which talks did she give in 1982?', facts.example, /^1 talk: Future Possibilities/],
  ['When does her site supervision certificate expire?', illustrator, /until 2027-11-17/],
  ['Where does he live nowadays?', planner, /^Based in: /],
  ['note au DU douleur', nurse, /14,2\/20/],
  ['Quels certificats a-t-elle ?', nurse, /^3 certificats: /],
  ['Quels diplômes a-t-elle ?', nurse, /^3 diplômes: /],
])('%s', (question, snapshot, text) => {
  expect(asked(question, snapshot)).toMatchObject({
    status: 'answered',
    text: expect.stringMatching(text),
  });
});
