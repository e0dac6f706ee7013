/** GET /api/missions/{id}: one mission with all that it needs. */
import * as z from 'zod';
import { EvidenceLevel, metadataFields, WebUrl } from './common.ts';

const lines = (description: string, example: string) =>
  z.array(z.string()).meta({ description, examples: [[example]] });
const date = (description: string) =>
  z
    .string()
    .nullable()
    .optional()
    .meta({ description, examples: ['2024'] });

export const MissionResponse = z
  .object({
    id: z.string().meta({ description: 'Mission id.', examples: ['assess_expertise'] }),
    title: z.string().meta({ description: 'What to do.', examples: ['Assess expertise'] }),
    goal: z.string().meta({ description: 'What the result is good for.', examples: ['Decide.'] }),
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
        z
          .object({
            label: z.string(),
            text: z.string(),
            date: date('When it was.'),
            start: date('When it began.'),
            end: date('When it ended; null: it goes on, or nothing is stated.'),
            evidence_level: EvidenceLevel.nullable(),
            evidence_note: z.string().optional(),
            url: WebUrl,
          })
          .meta({ id: 'MissionRecord', description: 'A record with what a citation needs.' }),
      )
      .meta({ description: 'The records that matter, the first first.' }),
    more: z
      .string()
      .nullable()
      .meta({
        description: 'How many records are left out, and how to get them.',
        examples: [null],
      }),
    do_not_infer: lines('Conclusions that must not be drawn.', 'Do not infer rates.'),
    citation_rules: lines('How to cite.', 'Keep the evidence level.'),
    sources: z.array(WebUrl).meta({
      description: 'Where the records stand whole.',
      examples: [['https://example.org/api/skills']],
    }),
    next: lines('What to do next.', 'Answer from records.'),
    ...metadataFields,
  })
  .meta({ id: 'MissionResponse', description: 'One mission with all that it needs.' });
