/**
 * POST /api/agent/ask (spec section 2.3): a first honest answerer. It gives the owner's own answer to a common question, or a
 * fact that is asked for by name, or says that nothing is published and where to look.
 */
import { dayOf, questionKey } from '../store/keys.ts';
import { factFor } from './ask-facts.ts';
import { bestQuestion, nameWords, wordsOf } from './ask-match.ts';
import type { Operation } from './operation.ts';
import type { Snapshot } from './snapshot.ts';

/** Name that answers carry as `model`: there is none behind it. */
export const ANSWERER = 'calling-card-local-lookup-1';

export type QuestionRecord = {
  session_id: string;
  asked_at: string;
  question: string;
  agent_name: string | null;
  on_behalf_of: string | null;
  answered: boolean;
  sources: string[];
};

const NOT_PUBLISHED =
  'This is not published here in a form that can be looked up. Absence is not evidence of absence. Read /api/manifest for everything in one payload, or /api/common_questions for what is asked often.';

type Found = {
  answer: string;
  mode: 'author_curated' | 'deterministic_lookup';
  sources: string[];
  authoritative: boolean;
};

/** The owner's answer where the question is a common one, else a fact asked for by name, else that nothing is published. */
function find(question: string, { manifest }: Snapshot): Found {
  const names = nameWords(manifest.profile.name, manifest.profile.display_name);
  const common = bestQuestion(question, manifest.common_questions, names);
  if (common) {
    const sources = ['/api/common_questions', ...common.sources.map(({ source_path }) => source_path)];
    return { answer: common.answer_markdown, mode: 'author_curated', sources, authoritative: true };
  }
  const fact = factFor(wordsOf(question, names), manifest);
  if (fact) return { ...fact, mode: 'deterministic_lookup', authoritative: true };
  return { answer: NOT_PUBLISHED, mode: 'deterministic_lookup', sources: [], authoritative: false };
}

export const ask: Operation<'ask'> = async ({ body }, { stores, snapshot, at, id }) => {
  const { question, agent_name = null, on_behalf_of = null } = body;
  const { answer, mode, sources, authoritative } = find(question, snapshot);
  const session_id = id();
  const record: QuestionRecord = {
    session_id,
    asked_at: at,
    question,
    agent_name,
    on_behalf_of,
    answered: authoritative,
    sources,
  };
  await stores.open('questions').create(questionKey(dayOf(at), session_id), record);
  return {
    answer,
    answer_provenance: {
      generation_mode: mode,
      source_material: sources,
      deterministic: true,
      model_involved: false,
      authoritative,
      citation_guidance: authoritative
        ? 'These are words of the record; cite the records in source_material, not this answer.'
        : 'Do not cite this answer; it only says where to look.',
      citable_alternative: sources.find((path) => path !== '/api/common_questions') ?? '/api/manifest',
    },
    model: ANSWERER,
    session_id,
    asked_at: at,
  };
};
