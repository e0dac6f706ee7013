/**
 * Missions of a period as the statistics tell them: how often they were reported, how they ended.
 */
import type { Day } from '../store/sums.ts';
import { byMission, type DayCounts, meansOf, outcomesOf, sumOf } from './report-counts.ts';

/** Reports of the days `now`, compared with those of the days `past`. */
export function missionsOf({
  now,
  past,
}: {
  now: readonly Day<DayCounts>[];
  past: readonly Day<DayCounts>[];
}) {
  const [missions, before] = [byMission(now), byMission(past)];
  const sum = sumOf(Object.values(missions));
  const all = Object.entries(missions);
  const sorted = all.toSorted(([a, m], [b, n]) => n.total - m.total || (a < b ? -1 : 1));
  return {
    total: sum.total,
    before: sumOf(Object.values(before)).total,
    missions: Object.fromEntries(all.map(([mission, one]) => [mission, one.total])),
    outcomes: outcomesOf(sum),
    by_mission: sorted.map(([mission, counts]) => ({
      mission,
      reports: counts.total,
      before: before[mission]?.total ?? 0,
      ...outcomesOf(counts),
      confidence: meansOf(counts).confidence_in_result,
    })),
  };
}
