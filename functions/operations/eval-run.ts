/** POST /api/evals/run: scores declared facts by the published formula; stores nothing. */
import { Problem } from '../http/problem.ts';
import { pathOf } from '../table/own-path.ts';
import type { Operation } from './operation.ts';

export const runEval: Operation<'runEval'> = async ({ body }, { snapshot }) => {
  const found = snapshot.evals.find(({ id }) => id === body.eval_id);
  if (!found)
    throw new Problem({
      code: 'content_not_found',
      message: 'There is no eval with this id; /api/evals lists those there are.',
      fallback: '/api/evals',
    });
  const required = found.required_sources ?? [];
  const criteria = new Set(found.success_criteria ?? []);
  const patterns = new Set(found.anti_patterns ?? []);
  const used = new Set(
    (body.endpoints_used ?? []).map((endpoint) => pathOf(endpoint, snapshot.base)),
  );
  const passed = body.passed_criteria ?? [];
  const failed = body.failed_criteria ?? [];
  const observed = body.anti_patterns_observed ?? [];

  const missing = required.filter((path) => !used.has(path));
  const bad = Object.entries(body.http_status_codes ?? {}).filter(
    ([path, status]) => status >= 400 && required.includes(pathOf(path, snapshot.base) ?? ''),
  );
  const declared = passed.length + failed.length > 0;
  const unmet = [...criteria].filter(
    (one) => failed.includes(one) || (declared && !passed.includes(one)),
  );
  const seen = [...new Set(observed.filter((one) => patterns.has(one)))];

  const score = Math.max(
    1,
    5 -
      (missing.length > 0 ? 2 : 0) -
      (bad.length > 0 ? 1 : 0) -
      (unmet.length > 0 ? 1 : 0) -
      (seen.length > 0 ? 2 : 0),
  );
  const verdict = score >= 4 && missing.length === 0 && seen.length === 0;
  const met = [...criteria].filter((one) => passed.includes(one) && !failed.includes(one));
  return {
    eval_id: found.id,
    score,
    passed: verdict,
    checked: {
      required_sources_used: missing.length === 0,
      required_sources_answered: bad.length === 0,
      success_criteria_met: unmet.length === 0,
      no_anti_patterns: seen.length === 0,
    },
    missing_required_sources: missing,
    unknown_criteria: unknownOf([...passed, ...failed], criteria),
    unknown_anti_patterns: unknownOf(observed, patterns),
    observed_anti_patterns: seen,
    recommended_report: {
      mission: {
        attempted: found.recommended_report_mission ?? found.id,
        completed: true,
        confidence_in_result: score,
      },
      endpoints_used: required.filter((path) => used.has(path)),
      outcome: { achieved_goal: verdict },
      eval: {
        id: found.id,
        score,
        passed_criteria: met,
        failed_criteria: unmet,
        anti_patterns_observed: seen,
      },
      public: false,
    },
  };
};

function unknownOf(given: readonly string[], defined: ReadonlySet<string>): string[] {
  return [...new Set(given)].filter((one) => !defined.has(one));
}
