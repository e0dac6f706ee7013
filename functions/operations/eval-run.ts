/** POST /api/evals/run: scores declared facts by the published formula; no other counts as met. */
import { Problem } from '../http/problem.ts';
import { pathOf } from '../table/match.ts';
import type { Operation } from './operation.ts';

export const runEval: Operation<'runEval'> = async ({ body }, { snapshot }) => {
  const found = snapshot.evals.find(({ id }) => id === body.eval_id);
  const unknown = 'There is no eval with this id; /api/evals lists those there are.';
  if (!found) throw new Problem('content_not_found', unknown, { fallback: '/api/evals' });
  const required = found.required_sources ?? [];
  const criteria = new Set(found.success_criteria);
  const patterns = new Set(found.anti_patterns);
  const passed = new Set(body.passed_criteria);
  const failed = new Set(body.failed_criteria);
  const observed = new Set(body.anti_patterns_observed);
  const ownPath = (endpoint: string) => pathOf(endpoint, snapshot.base);
  const used = new Set(body.endpoints_used?.map(ownPath));
  const statuses = Object.entries(body.http_status_codes ?? {}).map(
    ([endpoint, status]) => [ownPath(endpoint), status] as const,
  );

  // A mission holds what its evals need of their sources.
  const mission = `/api/missions/${found.recommended_report_mission}`;
  const missing = used.has(mission) ? [] : required.filter((path) => !used.has(path));
  const needed = [...required, mission];
  const bad = statuses.filter(([path, status]) => status >= 400 && needed.includes(path ?? ''));
  const told = new Set(statuses.map(([path]) => path));
  const answered = told.has(mission) || required.every((path) => told.has(path));
  const lost = [...criteria].filter((one) => failed.has(one));
  const open = [...criteria.difference(failed).difference(passed)];
  const seen = [...observed].filter((one) => patterns.has(one));
  const looked = body.anti_patterns_observed !== undefined || patterns.size === 0;
  const not_declared = [
    ...open,
    ...(used.size === 0 ? ['endpoints_used'] : []),
    ...(answered ? [] : ['http_status_codes']),
    ...(looked ? [] : ['anti_patterns_observed']),
  ];

  // Nothing is scored that was not done, or not judged.
  const isScored = used.size > 0 && open.length < criteria.size;
  const losses =
    (missing.length > 0 ? 2 : 0) +
    (bad.length > 0 ? 1 : 0) +
    (lost.length + open.length > 0 ? 1 : 0) +
    (looked ? 0 : 1) +
    (seen.length > 0 ? 2 : 0);
  const score = isScored ? Math.max(1, 5 - losses) : 1;
  const verdict = score >= 4 && missing.length === 0 && open.length === 0 && seen.length === 0;
  const met = [...criteria.difference(failed)].filter((one) => passed.has(one));
  return {
    eval_id: found.id,
    score,
    passed: verdict,
    checked: {
      required_sources_used: missing.length === 0,
      required_sources_answered: answered && bad.length === 0,
      success_criteria_met: lost.length + open.length === 0,
      no_anti_patterns: looked && seen.length === 0,
    },
    not_declared,
    missing_required_sources: missing,
    unknown_criteria: [...passed.union(failed).difference(criteria)],
    unknown_anti_patterns: [...observed.difference(patterns)],
    observed_anti_patterns: seen,
    recommended_report: {
      mission: {
        attempted: found.recommended_report_mission ?? found.id,
        completed: verdict,
        confidence_in_result: score,
      },
      endpoints_used: required.filter((path) => used.has(path)),
      outcome: { achieved_goal: verdict },
      eval: {
        id: found.id,
        score,
        passed_criteria: met,
        failed_criteria: lost,
        anti_patterns_observed: seen,
      },
      public: false,
    },
  };
};
