/**
 * Missions of a period as the statistics tell them: how often they were reported, how they ended.
 */
import type { Day } from '../store/sums.ts';
import { addCounts, type Counts, type DayCounts, meansOf, noCounts } from './report-counts.ts';

function byMission(days: readonly Day<DayCounts>[]): Map<string, Counts> {
  const all = new Map<string, Counts>();
  for (const { counts } of days)
    for (const [mission, one] of Object.entries(counts.missions)) {
      const sum = all.get(mission) ?? noCounts();
      addCounts(sum, one);
      all.set(mission, sum);
    }
  return all;
}

const outcomesOf = ({
  completed,
  achieved_goal,
  would_query_again,
  would_help_evaluate_others,
}: Counts) => ({
  completed,
  achieved_goal,
  would_query_again,
  would_help_evaluate_others,
});

/** Reports of the days `now`, compared with those of the days `past`. */
export function missionsOf({
  now,
  past,
}: {
  now: readonly Day<DayCounts>[];
  past: readonly Day<DayCounts>[];
}) {
  const [missions, before] = [byMission(now), byMission(past)];
  const sum = noCounts();
  for (const counts of missions.values()) addCounts(sum, counts);
  const sorted = [...missions].sort(([a, m], [b, n]) => n.total - m.total || (a < b ? -1 : 1));
  return {
    total: sum.total,
    before: [...before.values()].reduce((all, one) => all + one.total, 0),
    missions: Object.fromEntries([...missions].map(([mission, one]) => [mission, one.total])),
    outcomes: outcomesOf(sum),
    by_mission: sorted.map(([mission, counts]) => ({
      mission,
      reports: counts.total,
      before: before.get(mission)?.total ?? 0,
      ...outcomesOf(counts),
      confidence: meansOf(counts).confidence_in_result,
    })),
  };
}
