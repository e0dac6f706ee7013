/** Where a caller's own words can stand in what it sends. */

type Json = Record<string, unknown>;

/**
 * Every place where a caller's own words can stand: the path, `[]` for an item, `{}` for a name.
 */
export const PLACES: Record<string, string[]> = {
  '/api/contact': ['intent', 'from', 'context', 'agent_name', 'human_name', 'unknown', '{}'],
  '/api/agent/ask': ['question', 'agent_name', 'on_behalf_of', 'unknown', '{}'],
  '/api/agent-reports': [
    'agent_meta.agent_id_hash',
    'agent_meta.agent_name',
    'agent_meta.acting_on_behalf_of',
    'agent_meta.{}',
    'mission.attempted',
    'mission.confidence_in_result',
    'endpoints_used.[]',
    'http_status_codes.{}',
    'errors_encountered.[]',
    'token_efficiency',
    'feedback.what_worked',
    'feedback.what_was_missing_or_confusing',
    'feedback.suggested_improvement',
    'feedback.structural_gaps.[]',
    'feedback.got_stuck_at',
    'outcome.actual_result',
    'outcome.would_query_again',
    'eval.id',
    'eval.passed_criteria.[]',
    'eval.failed_criteria.[]',
    'eval.anti_patterns_observed.[]',
    'eval.notes',
    'unknown',
    '{}',
  ],
  '/api/evals/run': [
    'eval_id',
    'endpoints_used.[]',
    'http_status_codes.{}',
    'answer',
    'passed_criteria.[]',
    'failed_criteria.[]',
    'anti_patterns_observed.[]',
    'unknown',
    '{}',
  ],
  '/api/claims/check': ['statement', 'agent_name', 'unknown', '{}'],
};

/** A body with a text at a place. */
export function put(body: unknown, path: readonly string[], text: string): unknown {
  const [name = '', ...rest] = path;
  if (path.length === 0) return text;
  if (name === '[]')
    return [...((body as unknown[] | undefined) ?? []), put(undefined, rest, text)];
  if (name === '{}') return { ...(body as Json), [text]: 200 };
  return { ...(body as Json), [name]: put((body as Json | undefined)?.[name], rest, text) };
}
