/** GET /api/missions/{id}: one mission with all that it needs. */
import * as z from 'zod';
import { EvidenceLevel, metadataFields, WebUrl } from './common.ts';
import { described, named } from './described.ts';

const lines = (description: string, example: string) =>
  described(z.array(z.string()), description, [example]);
const date = (description: string) =>
  described(z.string().nullable().optional(), description, '2024');

export const MissionResponse = named('MissionResponse', 'One mission with all that it needs.', {
  id: described(z.string(), 'Mission id.', 'assess_expertise'),
  title: described(z.string(), 'What to do.', 'Assess expertise'),
  goal: described(z.string(), 'What the result is good for.', 'Decide.'),
  person: z
    .object({
      name: z.string(),
      headline: z.string(),
      url: WebUrl,
      demonstration: z.string().nullable(),
    })
    .meta({ description: 'Whom it is about.' }),
  filters: z
    .object({ q: z.string().nullable(), field: z.string().nullable(), limit: z.int() })
    .meta({ description: 'As they were applied.' }),
  brings: lines('What the agent brings, a name and its meaning each.', 'field: The field.'),
  returns: lines('What the agent produces, likewise.', 'assessment: A paragraph.'),
  succeeds_when: lines('How to tell that it succeeded.', 'Each statement names a record.'),
  records: z
    .array(
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
    )
    .meta({ description: 'The records that matter, the first first.' }),
  more: described(
    z.string().nullable(),
    'How many records are left out, and how to get them.',
    null,
  ),
  do_not_infer: lines('Conclusions that must not be drawn.', 'Do not infer rates.'),
  citation_rules: lines('How to cite.', 'Keep the evidence level.'),
  sources: described(z.array(WebUrl), 'Where the records stand whole.', [
    'https://example.org/api/skills',
  ]),
  next: lines('What to do next.', 'Answer from records.'),
  ...metadataFields,
});
