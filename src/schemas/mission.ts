/** GET /api/missions/{id}: one mission with all that it needs. */
import * as z from 'zod';
import { answer, EvidenceLevel, WebUrl } from './common.ts';
import { described, listOf, named, part, string, stringOrNull, strings } from './described.ts';
import { UnmatchedFilters } from './filters.ts';

const lines = (description: string, example: string) => strings(description, [example]);
const date = (description: string) =>
  described(z.string().nullable().optional(), description, '2024');

export const responses = {
  getMission: answer('Mission', 'One mission with all that it needs.', {
    id: string('Mission id.', 'assess_expertise'),
    title: string('What to do.', 'Assess expertise'),
    goal: string('What the result is good for.', 'Decide.'),
    person: part('Whom it is about.', {
      name: z.string(),
      headline: z.string(),
      url: WebUrl,
      demonstration: z.string().nullable(),
    }),
    filters: part('Whether they were given.', {
      q: z.boolean(),
      field: z.boolean(),
      limit: z.int(),
      unmatched: UnmatchedFilters,
    }),
    brings: lines('What the agent brings, a name and its meaning each.', 'field: The field.'),
    returns: lines('What the agent produces, likewise.', 'assessment: A paragraph.'),
    succeeds_when: lines('How to tell that it succeeded.', 'Each statement names a record.'),
    records: listOf(
      'The records that matter, the first first.',
      named('MissionRecord', 'A record with what a citation needs.', {
        label: z.string(),
        text: z.string(),
        date: date('When it was.'),
        start: date('When it began.'),
        end: date('When it ended; null: it goes on, or nothing is stated.'),
        evidence_level: EvidenceLevel.nullable(),
        evidence_note: z.string().optional(),
        url: WebUrl,
      }),
    ),
    more: stringOrNull('How many records are left out, and how to get them.', null),
    do_not_infer: lines('Conclusions that must not be drawn.', 'Do not infer rates.'),
    citation_rules: lines('How to cite.', 'Keep the evidence level.'),
    sources: described(z.array(WebUrl), 'Where the records stand whole.', ['https://example.org/']),
    next: lines('What to do next.', 'Answer from records.'),
  }),
};
