/** POST /api/agent/ask: an answer (functions/answers/ask), and one entry in the private log. */
import { humanRecordPath } from '../../src/surfaces/human.ts';
import { answerTo } from '../answers/ask/answer.ts';
import { type AnswerStatus, allGiven, type Found } from '../answers/ask/found.ts';
import { textOf } from '../answers/ask/pieces.ts';
import type { Given } from '../answers/facts/given.ts';
import { dayOf } from '../store/keys.ts';
import { daysOf } from './inbox/kinds.ts';
import type { Operation } from './operation.ts';
import type { QuestionRecord } from './records.ts';
import { verifyLater } from './signer.ts';

/** Name that answers carry as `model`: there is none behind it. */
export const ANSWERER = 'calling-card-local-lookup-4';

const GIVEN: readonly AnswerStatus[] = ['answered', 'partially_answered'];

/** How an answer may be cited, by what it is. */
function guidanceOf({ status, way, sources }: Found): string {
  if (sources.length === 0) return 'Do not cite this answer.';
  if (status === 'declined') return 'Cite the rule or the terms; infer nothing beyond them.';
  if (status === 'partially_answered')
    return (
      'Only a part is answered: cite the sources with their evidence levels, ' +
      'say what is missing.'
    );
  if (status !== 'answered') return 'Do not cite this as an answer: the sources only come nearest.';
  return way === 'common_question'
    ? "The owner's words; cite the sources behind them."
    : "The record's words; cite the sources with their evidence levels.";
}

/** The record to cite: the first that is more than a list of questions. */
const citableOf = (paths: readonly string[]): string =>
  paths.find((path) => !path.startsWith('/api/common_questions')) ?? paths[0] ?? '/api/manifest';

/** A record as it is published: `full` with its path, page, note on its evidence and hash. */
export function publishedSource({ record, heading, text }: Given, base: string, full: boolean) {
  const { path, url, level, evidence, hash } = record;
  const human_url = `${base}${humanRecordPath(path)}`;
  return {
    url,
    label: heading,
    // A heading that is all is not said twice.
    snippet: text === heading ? '' : text,
    evidence_level: level,
    ...(full ? { path, human_url, evidence_note: evidence, content_hash: hash } : {}),
  };
}

export const ask: Operation<'ask'> = async ({ body }, given) => {
  const { stores, snapshot, at, id, claim, signed } = given;
  const { question, agent_name = null, on_behalf_of = null, detail } = body;
  const found = answerTo(question, snapshot, dayOf(at));
  const paths = found.sources.map(({ record: { path } }) => path);
  const grounds = paths.slice(0, found.grounds);
  const session_id = id();
  const full = detail === 'full';
  const answer = textOf(found.pieces);
  // What the answer quotes whole is not said twice.
  const isQuoted = ({ record: { kind, label } }: Given) =>
    kind === 'question' && answer.includes(label);
  const record: QuestionRecord = {
    session_id,
    asked_at: at,
    question,
    agent_name,
    on_behalf_of,
    answered: GIVEN.includes(found.status),
    answer_status: found.status,
    sources: found.grounds > 0 ? grounds : paths,
    claims: claim ? [claim] : [],
    ...(signed && { signer: signed.by }),
  };
  await daysOf(stores, 'questions').add(dayOf(at), session_id, record);
  verifyLater('questions', session_id, given);
  return {
    answer,
    answer_status: found.status,
    found_by: found.way,
    sources: allGiven(found).map((source) =>
      publishedSource(isQuoted(source) ? { ...source, text: '' } : source, snapshot.base, full),
    ),
    answer_provenance: {
      generation_mode: found.way === 'common_question' ? 'author_curated' : 'deterministic_lookup',
      source_material: grounds,
      deterministic: true,
      model_involved: false,
      authoritative:
        ['answered', 'declined'].includes(found.status) &&
        (found.way === 'common_question' || found.way === 'field'),
      citation_guidance: guidanceOf(found),
      citable_alternative: citableOf(paths),
    },
    model: ANSWERER,
    session_id,
    asked_at: at,
  };
};
