/** POST /api/agent/ask (spec section 2.3). */
import * as z from 'zod';
import { metadataFields } from './common.ts';

export const AskRequest = z
  .object({
    question: z
      .string()
      .min(1)
      .max(2000)
      .meta({ description: 'A question about the person.', examples: ['Where did Alex study?'] }),
    agent_name: z
      .string()
      .max(120)
      .nullish()
      .meta({ description: 'Name of the agent that asks.', examples: [null] }),
    on_behalf_of: z
      .string()
      .max(120)
      .nullish()
      .meta({ description: 'Whom the agent acts for.', examples: [null] }),
  })
  .meta({
    id: 'AskRequest',
    description: 'A question; it is logged.',
    examples: [{ question: 'Where did Alex study?' }],
  });

export const AnswerProvenance = z
  .object({
    generation_mode: z
      .enum(['deterministic_lookup', 'model_grounded', 'author_curated'])
      .meta({ description: 'How the answer came about.', examples: ['author_curated'] }),
    source_material: z
      .array(z.string())
      .meta({ description: 'Endpoint paths the answer rests on.', examples: [['/api/experience']] }),
    deterministic: z
      .boolean()
      .meta({ description: 'Whether the same question gives the same answer.', examples: [true] }),
    model_involved: z.boolean().meta({ description: 'Whether a language model wrote it.', examples: [false] }),
    authoritative: z.boolean().meta({ description: 'Whether it may stand for the record.', examples: [true] }),
    citation_guidance: z
      .string()
      .meta({ description: 'How to cite or avoid citing the answer.', examples: ['Cite the record instead.'] }),
    citable_alternative: z
      .string()
      .meta({ description: 'Path to prefer for citation.', examples: ['/api/experience'] }),
  })
  .meta({ id: 'AnswerProvenance', description: 'Where an answer comes from.' });

export const AskResponse = z
  .object({
    answer: z.string().meta({
      description: 'The answer, or that it is not published.',
      examples: ['At Example University.'],
    }),
    answer_provenance: AnswerProvenance,
    model: z.string().meta({ description: 'Name of the answerer.', examples: ['calling-card-local'] }),
    session_id: z.string().meta({ description: 'Identifier of the log entry.', examples: ['01HZY3'] }),
    asked_at: z.iso.datetime().meta({ description: 'When it was asked.', examples: ['2026-11-20T00:00:00Z'] }),
    ...metadataFields,
  })
  .meta({ id: 'AskResponse', description: 'An answer from the record.' });
