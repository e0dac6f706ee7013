/** POST /api/agent/ask. */
import * as z from 'zod';
import { answer, ContentHash, EvidenceLevel, WebUrl } from './common.ts';
import * as d from './described.ts';

/** How much of a reply is wanted. */
export const Detail = d.described(
  z.enum(['brief', 'full']).nullish(),
  'full: sources with path, page, note, hash and checks.',
  'brief',
);

export const AskRequest = d.named(
  'AskRequest',
  'A question; it is logged.',
  {
    question: d.described(
      d.upTo(2000),
      'A question about the person, in English, German, French or Spanish.',
      'Where did Alex study?',
    ),
    agent_name: d.described(z.string().max(120).nullish(), 'Name of the agent that asks.', null),
    on_behalf_of: d.described(z.string().max(120).nullish(), 'Whom the agent acts for.', null),
    detail: Detail,
  },
  { question: 'Where did Alex study?' },
);

export const AnswerProvenance = d.named('AnswerProvenance', 'Where an answer comes from.', {
  generation_mode: d.oneOf(
    ['deterministic_lookup', 'model_grounded', 'author_curated'],
    'How the answer came about.',
    'author_curated',
  ),
  source_material: d.strings('Endpoint paths the answer rests on; none where nothing answers.', [
    '/api/experience',
  ]),
  deterministic: d.flag('Whether the same question gives the same answer.', true),
  model_involved: d.flag('Whether a language model wrote it.', false),
  authoritative: d.flag(
    'Whether it may stand for the record: only words of the owner on a common question, and ' +
      'values of typed fields.',
    true,
  ),
  citation_guidance: d.string(
    'How to cite or avoid citing the answer.',
    'Cite the record instead.',
  ),
  citable_alternative: d.string('Path to prefer for citation.', '/api/experience'),
});

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

export const AnswerSource = d.named(
  'AnswerSource',
  'A record that an answer rests on, or that comes nearest where nothing answers.',
  {
    path: d.described(
      z.string().optional(),
      'Path of the record; with detail full.',
      '/api/projects/example-catalogue',
    ),
    url: WebUrl,
    human_url: WebUrl.optional().meta({
      description: 'Where people see the record; with detail full.',
    }),
    label: d.string('Which record it is, with its dates.', 'Engineer, Example Ltd, 1949 to 1950'),
    snippet: d.string(
      'The record up to 120 words; of a longer one the sentences that fit, with their heading. ' +
        'Empty where the answer quotes it whole, or the label is all of it.',
      'A search service.',
    ),
    evidence_level: EvidenceLevel.nullable().meta({
      description: 'Keep it when you cite the record; null where records of this kind have none.',
    }),
    evidence_note: d.stringIfAny(
      'What qualifies the evidence level, where something does; with detail full.',
      'The manual survives in an archive.',
    ),
    content_hash: ContentHash.optional().meta({
      description: 'Hash of the record, to notice a change; with detail full.',
    }),
  },
);

export const responses = {
  ask: answer('Ask', 'An answer from the record.', {
    answer: d.string('The answer, or that it is not published.', 'At Example University.'),
    answer_status: AnswerStatus,
    found_by: d.oneOf(
      ['common_question', 'field', 'passage', 'nearest'],
      'How it was found, in the order of trust: an answer of the owner, values of typed ' +
        'fields, ' +
        'a sentence that says all that is asked, or only what comes nearest.',
      'field',
    ),
    sources: d.listOf(
      'Up to five records, best first: those behind the answer, then those that come nearest; ' +
        'where nothing answers, up to two common questions that come near stand after them.',
      AnswerSource,
    ),
    answer_provenance: AnswerProvenance,
    model: d.string('Name of the answerer.', 'calling-card-local'),
    session_id: d.string('Identifier of the log entry.', '01HZY3'),
    asked_at: d.described(z.iso.datetime(), 'When it was asked.', '2026-11-20T00:00:00Z'),
  }),
};
