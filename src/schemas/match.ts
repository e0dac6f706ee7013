/** POST /api/agent/match: requirements of a posting held against the record. */
import * as z from 'zod';
import { AnswerSource } from './ask.ts';
import { address, answer, WebUrl } from './common.ts';
import { described, named, objectsOf, oneOf, string, stringOrNull, upTo } from './described.ts';
import { LONGEST_REQUIREMENT, MOST_REQUIREMENTS } from './posting.ts';

export const MatchRequest = named(
  'MatchRequest',
  'Requirements to hold against the record; nothing of them is stored.',
  {
    requirements: described(
      z.array(upTo(LONGEST_REQUIREMENT)).min(1).max(MOST_REQUIREMENTS),
      'What a job, call or brief asks for, a requirement each; 30 at most.',
      ['At least five years of teaching', 'A doctorate in mathematics'],
    ),
  },
  { requirements: ['At least five years of teaching', 'A doctorate'] },
);

const date = (description: string) => stringOrNull(description, '2024');

const MatchedRecord = AnswerSource.pick({
  url: true,
  label: true,
  snippet: true,
  evidence_level: true,
})
  .extend({
    human_url: address('The page that shows it.', '/experience#example-studio'),
    start: date('When it began, as the record says; null: not stated.'),
    end: date('When it ended, or until when it holds; null: not stated, or it goes on.'),
    standing: described(
      z.enum(['refused', 'expired', 'unfinished', 'less']).nullable(),
      'What the record says of itself against the requirement: the owner refuses it, it has ' +
        'expired, it was not completed, it states less than is asked. null: nothing of the kind.',
      null,
    ),
  })
  .meta({ id: 'MatchedRecord', description: 'A record that comes near a requirement.' });

export const responses = {
  match: answer('Match', 'What is published on each requirement.', {
    results: objectsOf('One for each requirement, in their order.', {
      requirement: described(z.int().min(1), 'Which requirement, by its place in the call.', 1),
      found: oneOf(
        ['records', 'not_stated'],
        'records: some come near, to be compared; no judgement. not_stated: nothing ' +
          'published comes near, which is no evidence of absence.',
        'records',
      ),
      records: z
        .array(MatchedRecord)
        .max(3)
        .meta({ description: 'At most three, the nearest first.' }),
    }),
    availability: described(
      z.object({ text: z.string(), changed: z.string().nullable(), url: WebUrl }).nullable(),
      'What the owner says of availability, and the day on which the terms changed last; ' +
        'null: nothing.',
      null,
    ),
    consumer_rule: string(
      'How this may be used.',
      'No score and no judgement: compare the records yourself.',
    ),
    next: string('What to do now.', 'Read the records.'),
  }),
};
