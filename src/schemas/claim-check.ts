/** POST /api/claims/check: whether the record supports a statement. */
import * as z from 'zod';
import { AnswerSource, Detail } from './ask.ts';
import { answer } from './common.ts';
import * as d from './described.ts';
import { VerificationSummary } from './verification.ts';

export const ClaimCheckRequest = d.named(
  'ClaimCheckRequest',
  'A statement to hold against the record; nothing of it is stored.',
  {
    statement: d.described(
      d.upTo(2000),
      'A statement about the person.',
      'Alex built the example catalogue in 2024.',
    ),
    agent_name: d.described(z.string().max(120).nullish(), 'Name of the agent that asks.', null),
    detail: Detail,
  },
  { statement: 'Alex built the example catalogue in 2024.' },
);

export const ClaimVerdict = z
  .enum(['supported', 'contradicted', 'disputed', 'undecided', 'not_published'])
  .meta({
    id: 'ClaimVerdict',
    description:
      'supported: published word for word, or told by the typed fields of one record, read with ' +
      'status, dates and tense. contradicted: a typed field or a rule of the owner denies it. ' +
      'disputed: the record itself calls it disputed. undecided: not judged; records come near, ' +
      'to be compared. not_published: no telling word of it matches anything published, which is ' +
      'no evidence of absence.',
    examples: ['supported'],
  });

const ClaimCheckSource = AnswerSource.extend({
  verification: VerificationSummary.optional(),
}).meta({
  id: 'ClaimCheckSource',
  description: 'A record that decides or comes nearest, with what checks of its evidence gave.',
});

const Span = d.named('StatementSpan', 'A stretch of the statement, by its characters.', {
  start: d.count('Where it begins in the statement.', 0),
  end: d.count('Where it ends, exclusive.', 4),
});

export const responses = {
  checkClaim: answer(
    'ClaimCheck',
    'Whether the record supports a statement, and which records say so.',
    {
      verdict: ClaimVerdict,
      explanation: d.string('What the verdict means.', 'The record says the same.'),
      rule: d.described(
        z.string().optional(),
        'The rule of the owner that denies it, where one does.',
        'Do not infer that she is looking for a job.',
      ),
      sources: d.listOf(
        'Up to five records, best first: those that decide, then what comes nearest.',
        ClaimCheckSource,
      ),
      parts: d.objectsOf(
        'Each sentence that was checked by itself; none of a single one, but with detail full.',
        {
          ...Span.shape,
          verdict: ClaimVerdict,
          source_paths: d.stringsIfAny(
            'Paths of the records for this part, best first; with detail full.',
            ['/api/projects/example'],
          ),
        },
      ),
      consumer_rule: d.string('How the verdict may be used.', 'Keep evidence levels.'),
    },
  ),
};
