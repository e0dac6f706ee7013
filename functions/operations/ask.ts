/**
 * POST /api/agent/ask: an answer from the record (functions/answers/ask), and one entry in the private log.
 */
import { humanRecordPath } from '../../src/surfaces/human.ts';
import { answerTo } from '../answers/ask/answer.ts';
import type { AnswerStatus, Found, Source } from '../answers/ask/found.ts';
import { textOf } from '../answers/ask/pieces.ts';
import { dayOf } from '../store/keys.ts';
import { daysOf } from './inbox/kinds.ts';
import type { Operation } from './operation.ts';
import type { QuestionRecord } from './records.ts';

/** Name that answers carry as `model`: there is none behind it. */
export const ANSWERER = 'calling-card-local-lookup-3';

const GIVEN: readonly AnswerStatus[] = ['answered', 'partially_answered'];

/** How an answer may be cited, by what it is. */
function guidanceOf({ status, way, sources }: Found): string {
  if (sources.length === 0) return 'Do not cite this answer; it only says where to look.';
  if (way === 'common_question')
    return 'These are words of the owner; cite the records in source_material, not this answer.';
  if (status === 'declined')
    return 'Cite the rule or the terms in source_material; infer nothing beyond them.';
  if (status === 'partially_answered')
    return (
      'The record says only a part of this; cite the records in source_material with their ' +
      'evidence levels, and say what is missing.'
    );
  if (status !== 'answered')
    return (
      'Do not cite this as an answer: the sources only come nearest to what was asked. Cite ' +
      'them for their own words alone.'
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
export function publishedSource(source: Source, base: string) {
  const { path, url, heading, quotes, level, evidence, hash } = source;
  return {
    path,
    url,
    human_url: `${base}${humanRecordPath(path)}`,
    label: heading,
    snippet: quotes.join(' '),
    evidence_level: level,
    evidence_note: evidence,
    content_hash: hash,
  };
}

export const ask: Operation<'ask'> = async ({ body }, { stores, snapshot, at, id, claim }) => {
  const { question, agent_name = null, on_behalf_of = null } = body;
  const found = answerTo(question, snapshot, dayOf(at));
  const paths = found.sources.map(({ path }) => path);
  const session_id = id();
  const record: QuestionRecord = {
    session_id,
    asked_at: at,
    question,
    agent_name,
    on_behalf_of,
    answered: GIVEN.includes(found.status),
    answer_status: found.status,
    sources: paths,
    claims: claim ? [claim] : [],
  };
  await daysOf(stores, 'questions').add(dayOf(at), session_id, record);
  return {
    answer: textOf(found.pieces),
    answer_status: found.status,
    found_by: found.way,
    sources: found.sources.map((source) => publishedSource(source, snapshot.base)),
    answer_provenance: {
      generation_mode: found.way === 'common_question' ? 'author_curated' : 'deterministic_lookup',
      source_material: paths,
      deterministic: true,
      model_involved: false,
      authoritative:
        found.status !== 'partially_answered' &&
        (found.way === 'common_question' || found.way === 'field'),
      citation_guidance: guidanceOf(found),
      citable_alternative: citableOf(paths),
    },
    model: ANSWERER,
    session_id,
    asked_at: at,
  };
};
