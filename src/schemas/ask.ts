/** POST /api/agent/ask (spec section 2.3). */
import * as z from 'zod';
import { ContentHash, metadataFields, WebUrl } from './common.ts';

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
    source_material: z.array(z.string()).meta({
      description: 'Endpoint paths the answer rests on.',
      examples: [['/api/experience']],
    }),
    deterministic: z
      .boolean()
      .meta({ description: 'Whether the same question gives the same answer.', examples: [true] }),
    model_involved: z
      .boolean()
      .meta({ description: 'Whether a language model wrote it.', examples: [false] }),
    authoritative: z
      .boolean()
      .meta({ description: 'Whether it may stand for the record.', examples: [true] }),
    citation_guidance: z.string().meta({
      description: 'How to cite or avoid citing the answer.',
      examples: ['Cite the record instead.'],
    }),
    citable_alternative: z
      .string()
      .meta({ description: 'Path to prefer for citation.', examples: ['/api/experience'] }),
  })
  .meta({ id: 'AnswerProvenance', description: 'Where an answer comes from.' });

export const AnswerStatus = z
  .enum(['answered', 'partially_answered', 'not_published', 'out_of_scope', 'declined'])
  .meta({
    id: 'AnswerStatus',
    description:
      'answered: from the record. partially_answered: the record says a part of it. not_published: the record is silent, which is ' +
      'no evidence of absence. out_of_scope: not about the person, or not in English. ' +
      'declined: a rule of the profile covers it.',
    examples: ['answered'],
  });

export const AnswerSource = z
  .object({
    path: z
      .string()
      .meta({ description: 'Path of the record.', examples: ['/api/projects/example-catalogue'] }),
    url: WebUrl,
    label: z
      .string()
      .meta({ description: 'What the record is called.', examples: ['Example catalogue'] }),
    snippet: z
      .string()
      .meta({ description: 'Words of the record that matter.', examples: ['A search service.'] }),
    content_hash: ContentHash.meta({ description: 'Hash of the record, to notice a change.' }),
  })
  .meta({
    id: 'AnswerSource',
    description: 'A record that an answer rests on, or that comes nearest where nothing answers.',
  });

export const AskResponse = z
  .object({
    answer: z.string().meta({
      description: 'The answer, or that it is not published.',
      examples: ['At Example University.'],
    }),
    answer_status: AnswerStatus,
    confidence_band: z
      .enum(['high', 'medium', 'low'])
      .meta({ description: 'How well the records fit the question.', examples: ['high'] }),
    sources: z.array(AnswerSource).meta({
      description:
        'The records behind the answer, the best first; where nothing answers ' +
        '(not_published), those that come nearest.',
    }),
    answer_provenance: AnswerProvenance,
    model: z
      .string()
      .meta({ description: 'Name of the answerer.', examples: ['calling-card-local'] }),
    session_id: z
      .string()
      .meta({ description: 'Identifier of the log entry.', examples: ['01HZY3'] }),
    asked_at: z.iso
      .datetime()
      .meta({ description: 'When it was asked.', examples: ['2026-11-20T00:00:00Z'] }),
    ...metadataFields,
  })
  .meta({ id: 'AskResponse', description: 'An answer from the record.' });
