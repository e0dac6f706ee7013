/**
 * POST /api/agent/ask: the owner's words, a fact of the record, or an honest "not published"; one
 * log entry a call; the question stays private.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLong } from '../support/long.ts';
import { everything, example, FRAME, house } from './service.ts';

type Answer = {
  answer: string;
  answer_status: string;
  found_by: string;
  sources: { url: string }[];
  answer_provenance: Record<string, unknown> & {
    source_material: string[];
    citable_alternative: string;
  };
  session_id: string;
};

async function ask(question: string, one = house()): Promise<Answer> {
  const response = await one.post('/api/agent/ask', { question });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

const DEGREES = [
  '/api/common_questions#degrees',
  '/api/experience#yale-phd',
  '/api/experience#yale-ma',
  '/api/experience/vassar-college',
  '/api/claims/yale-phd-mathematics',
];

/** What typed fields say beside an owner's answer, before it. */
const BESIDE: Record<string, string> = {
  'What degrees did she hold?':
    '3 degrees and certificates: Ph.D., Mathematics, Yale University, 1934; M.A., Mathematics, Yale University, 1928 to 1930; B.A., Mathematics and physics, Vassar College, 1924 to 1928. ',
  'What are her rates or salary expectations?':
    'Rates are never published on this service, and for a historical person there are none. Do not infer any. A request that carries a budget goes to the operator through /api/contact, with the context of the project. ',
  'Who is her current employer?':
    'The last one in the record: Senior consultant, Digital Equipment Corporation, 1986 to 1992-01-01. ',
};

const curated = (question: string, answer: string) =>
  `${BESIDE[question] ?? ''}The owner's answer to "${question}": ${answer}`;

test('a common question is answered by the owner, with what it rests on', async () => {
  const one = house();
  const question = 'What degrees did she hold?';
  const body = await ask(question, one);
  const known = example.manifest.common_questions.find((asked) => asked.question === question);
  expect(known?.answer_markdown).toMatch(/Yale/);
  expect(body).toEqual({
    answer: curated(question, known?.answer_markdown ?? ''),
    answer_status: 'answered',
    found_by: 'common_question',
    sources: DEGREES.map((path) => ({
      url: `http://localhost:11906${path}`,
      label: expect.any(String),
      snippet: expect.any(String),
      evidence_level: path.startsWith('/api/common_questions') ? null : 'external-validation',
    })),
    answer_provenance: {
      generation_mode: 'author_curated',
      source_material: DEGREES,
      deterministic: true,
      model_involved: false,
      authoritative: true,
      citation_guidance: "The owner's words; cite the sources behind them.",
      citable_alternative: '/api/experience#yale-phd',
    },
    model: 'calling-card-local-lookup-4',
    session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    asked_at: '2026-11-20T12:00:00.000Z',
    ...FRAME,
  });
  expect(await everything(one.stores)).toEqual({
    [`questions:2026-11-20/${body.session_id}`]: {
      session_id: body.session_id,
      asked_at: '2026-11-20T12:00:00.000Z',
      question,
      agent_name: null,
      on_behalf_of: null,
      answered: true,
      answer_status: 'answered',
      sources: DEGREES,
      claims: [],
    },
  });
});

test('in full, a source has its path, page, note on its evidence and hash', async () => {
  const question = 'What degrees did she hold?';
  const response = await house().post('/api/agent/ask', { question, detail: 'full' });
  expect(((await response.json()) as Answer).sources).toEqual(
    DEGREES.map((path) => ({
      path,
      url: `http://localhost:11906${path}`,
      human_url: expect.stringMatching(/^http:\/\/localhost:11906\//),
      label: expect.any(String),
      snippet: expect.any(String),
      evidence_level: path.startsWith('/api/common_questions') ? null : 'external-validation',
      evidence_note: path.startsWith('/api/claims') ? expect.any(String) : null,
      content_hash: example.hashes[path.replace(/#.*/, '')],
    })),
  );
});

test.each(
  example.manifest.common_questions.map(({ question, answer_markdown }) => [
    question,
    answer_markdown,
  ]),
)('the common question "%s" is answered with its own answer', async (question, answer) => {
  expect((await ask(question)).answer).toBe(curated(question, answer));
  expect((await ask(`  ${question.toUpperCase()}\n`)).answer).toBe(curated(question, answer));
});

test.each([
  ['What is the capital of France?', 'not_published', 0],
  ['x', 'out_of_scope', 0],
  ['?', 'out_of_scope', 0],
  [' ', 'out_of_scope', 0],
  ['she', 'nearest', 5],
  ['What did she', 'nearest', 5],
  // A common question stands beside the five.
  ['Which languages did Ada Lovelace use for the Analytical Engine in London?', 'nearest', 6],
  ['\u{1F9EA}', 'out_of_scope', 0],
])('%j is not answered, and kept as such', async (question, status, count) => {
  const one = house();
  const { answer_status, found_by, sources, answer_provenance } = await ask(question, one);
  expect([answer_status, found_by]).toEqual([status, 'nearest']);
  expect(sources).toHaveLength(count);
  expect(answer_provenance).toMatchObject({
    generation_mode: 'deterministic_lookup',
    source_material: [],
    authoritative: false,
    citation_guidance: expect.stringMatching(/^Do not cite this/),
  });
  expect(Object.values(await everything(one.stores))).toMatchObject([
    { question, answered: false, answer_status: status },
  ]);
});

test.each([
  ['When was she born?', 'Born: 1906-12-09.', '/api/profile'],
  ['When did Grace Hopper die?', 'Died: 1992-01-01.', '/api/profile'],
])('the fact "%s" is looked up', async (question, answer, source) => {
  const told = await ask(question);
  expect([told.answer, told.answer_provenance]).toMatchObject([
    answer,
    {
      generation_mode: 'deterministic_lookup',
      source_material: expect.arrayContaining([source]),
      deterministic: true,
      model_involved: false,
      authoritative: true,
      citable_alternative: source,
    },
  ]);
});

test('words of a question never stand in the answer; the same has the same answer', async () => {
  const part = fc.oneof(
    fc.constantFrom('What', 'degrees', 'did', 'she', 'hold', 'COBOL', 'invent'),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
      const question = `MARKER${parts.join(' ')}MARKER`;
      const one = house();
      const response = await one.post('/api/agent/ask', { question });
      const text = await response.text();
      expect(text).not.toContain('MARKER');
      if (response.status !== 200) return;
      const { session_id: _, ...told } = JSON.parse(text);
      const { session_id: _s, ...again } = await ask(question);
      expect({ ...again, content_hash: '' }).toEqual({ ...told, content_hash: '' });
    }),
    { numRuns: inLong(30, 3_000) },
  );
});
