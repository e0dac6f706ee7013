/** POST /api/agent/ask. */
import * as z from 'zod';
import { ContentHash, EvidenceLevel, metadataFields, WebUrl } from './common.ts';

/** How much of a reply is wanted. */
export const Detail = z
  .enum(['brief', 'full'])
  .nullish()
  .meta({
    description: 'full: sources with path, page, note, hash and checks.',
    examples: ['brief'],
  });

export const AskRequest = z
  .object({
    question: z
      .string()
      .min(1)
      .max(2000)
      .meta({
        description: 'A question about the person, in English, German, French or Spanish.',
        examples: ['Where did Alex study?'],
      }),
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
    detail: Detail,
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
      description: 'Endpoint paths the answer rests on; none where nothing answers.',
      examples: [['/api/experience']],
    }),
    deterministic: z
      .boolean()
      .meta({ description: 'Whether the same question gives the same answer.', examples: [true] }),
    model_involved: z
      .boolean()
      .meta({ description: 'Whether a language model wrote it.', examples: [false] }),
    authoritative: z.boolean().meta({
      description:
        'Whether it may stand for the record: only words of the owner on a common question, and ' +
        'values of typed fields.',
      examples: [true],
    }),
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
  .enum(['answered', 'partially_answered', 'nearest', 'not_published', 'out_of_scope', 'declined'])
  .meta({
    id: 'AnswerStatus',
    description:
      'answered: something published says it. partially_answered: it says some parts of the ' +
      'question. nearest: not judged; the records that come nearest are given to compare. ' +
      'not_published: nothing published comes near, which is no evidence of absence. declined: a ' +
      "private matter of the person's own, or rates. out_of_scope: an order, or no question.",
    examples: ['answered'],
  });

export const AnswerSource = z
  .object({
    path: z
      .string()
      .optional()
      .meta({
        description: 'Path of the record; with detail full.',
        examples: ['/api/projects/example-catalogue'],
      }),
    url: WebUrl,
    human_url: WebUrl.optional().meta({
      description: 'Where people see the record; with detail full.',
    }),
    label: z.string().meta({
      description: 'Which record it is, with its dates.',
      examples: ['Engineer, Example Ltd, 1949 to 1950'],
    }),
    snippet: z.string().meta({
      description:
        'The record up to 120 words; of a longer one the sentences that fit, with their heading. ' +
        'Empty where the answer quotes it whole.',
      examples: ['A search service.'],
    }),
    evidence_level: EvidenceLevel.nullable().meta({
      description: 'Keep it when you cite the record; null where records of this kind have none.',
    }),
    evidence_note: z
      .string()
      .nullish()
      .meta({
        description: 'What qualifies the evidence level, where something does; with detail full.',
        examples: ['The manual survives in an archive.'],
      }),
    content_hash: ContentHash.optional().meta({
      description: 'Hash of the record, to notice a change; with detail full.',
    }),
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
    found_by: z.enum(['common_question', 'field', 'passage', 'nearest']).meta({
      description:
        'How it was found, in the order of trust: an answer of the owner, values of typed ' +
        'fields, ' +
        'a sentence that says all that is asked, or only what comes nearest.',
      examples: ['field'],
    }),
    sources: z.array(AnswerSource).meta({
      description:
        'Up to five records, best first: those behind the answer, then those that come nearest.',
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
