/**
 * POST /api/agent/ask (spec section 2.3): an answer from the record (functions/ask), and one entry
 * in the private log.
 */
import { type AnswerStatus, answerTo, type Found, textOfAnswer } from '../ask/answer.ts';
import type { Source } from '../ask/answers.ts';
import { dayOf, questionKey } from '../store/keys.ts';
import type { Operation } from './operation.ts';

/** Name that answers carry as `model`: there is none behind it. */
export const ANSWERER = 'calling-card-local-lookup-2';

export type QuestionRecord = {
  session_id: string;
  asked_at: string;
  question: string;
  agent_name: string | null;
  on_behalf_of: string | null;
  answered: boolean;
  answer_status: AnswerStatus;
  sources: string[];
};

/** How an answer may be cited, by what it is. */
function guidanceOf({ status, mode, sources }: Found): string {
  if (sources.length === 0) return 'Do not cite this answer; it only says where to look.';
  if (status === 'not_published')
    return (
      'Do not cite this as an answer: the sources only come nearest to what was asked. Cite ' +
      'them for their own words alone.'
    );
  if (status === 'declined')
    return 'Cite the rule or the terms in source_material; infer nothing beyond them.';
  if (mode === 'author_curated')
    return 'These are words of the owner; cite the records in source_material, not this answer.';
  if (status === 'partially_answered')
    return (
      'The record says only a part of this; cite the records in source_material with their ' +
      'evidence levels, and say what is missing.'
    );
  return (
    'These are words of the record; cite the records in source_material with their evidence ' +
    'levels, not this answer.'
  );
}

/** The record to cite: the first that is more than a list of questions. */
function citableOf(paths: readonly string[]): string {
  return (
    paths.find((path) => !path.startsWith('/api/common_questions')) ?? paths[0] ?? '/api/manifest'
  );
}

/** A source as it is published. */
export function publishedSource({ record, snippet }: Source) {
  const { path, url, label, hash } = record;
  return { path, url, label, snippet, content_hash: hash };
}

export const ask: Operation<'ask'> = async ({ body }, { stores, snapshot, at, id }) => {
  const { question, agent_name = null, on_behalf_of = null } = body;
  const found = answerTo(question, snapshot);
  const paths = [...new Set(found.sources.map(({ record }) => record.path))];
  const session_id = id();
  const record: QuestionRecord = {
    session_id,
    asked_at: at,
    question,
    agent_name,
    on_behalf_of,
    answered: found.status === 'answered' || found.status === 'partially_answered',
    answer_status: found.status,
    sources: paths,
  };
  await stores.open('questions').create(questionKey(dayOf(at), session_id), record);
  return {
    answer: textOfAnswer(found),
    answer_status: found.status,
    confidence_band: found.band,
    sources: found.sources.map(publishedSource),
    answer_provenance: {
      generation_mode: found.mode,
      source_material: paths,
      deterministic: true,
      model_involved: false,
      authoritative:
        paths.length > 0 &&
        (found.status === 'answered' || found.status === 'declined') &&
        found.band !== 'low',
      citation_guidance: guidanceOf(found),
      citable_alternative: citableOf(paths),
    },
    model: ANSWERER,
    session_id,
    asked_at: at,
  };
};
