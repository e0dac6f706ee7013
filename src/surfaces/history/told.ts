/** What the record of changes tells callers: items of changelog, activity and lists. */
import type { Change } from '../../kinds/change/change.ts';
import type { HistoryLine, RecordedChange } from '../../schemas/history.ts';
import { dated } from '../seal.ts';
import { absolute, type Site } from '../site.ts';
import { baselineOf, FILES, keyOf, statesOf, take } from './chain.ts';

/** Longest text of a member, and most characters of a side, in an item. */
const MOST_OF_MEMBER = 280;
const MOST_OF_SIDE = 600;

/** The first members that fit; long texts are cut. */
function short(members: Record<string, unknown>): Record<string, unknown> | null {
  const cut: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const fits = text.length <= MOST_OF_MEMBER;
    cut[name] = fits ? value : `${text.slice(0, MOST_OF_MEMBER)}…`;
    if (JSON.stringify(cut).length > MOST_OF_SIDE) break;
  }
  return Object.keys(cut).length > 0 ? cut : null;
}

/** A change of the record, as the item of the changelog that it is. */
export type Told = Change & { recorded: RecordedChange };

/**
 * Every change since the record began, the last first. `recorded` lines are followed by those that
 * stand in no record yet.
 */
export function toldChanges(lines: readonly HistoryLine[], recorded: number, site: Site): Told[] {
  const baseline = baselineOf(lines.slice(0, recorded));
  const states = statesOf(lines.slice(0, baseline));
  return lines
    .flatMap((line, at): Told[] => {
      if (at < baseline || line.kind === FILES) return [];
      const { day: date, path, change, text = {}, reason = null } = line;
      const { before, now } = take(states, line);
      const names = Object.keys(change === 'withdrawn' ? before : text);
      const pick = (from: Record<string, unknown>) =>
        short(Object.fromEntries(names.map((name) => [name, from[name] ?? null])));
      const told: RecordedChange = {
        change,
        record: keyOf(line),
        record_url: path && change !== 'withdrawn' ? absolute(site, path) : null,
        old: change === 'added' ? null : pick(before),
        new: change === 'changed' ? pick(now) : null,
        reason,
        recorded: at < recorded,
      };
      const changed = Object.keys(told.new ?? {}).join(', ');
      const item = {
        kind: 'profile' as const,
        breaking: false,
        details_markdown: null,
        id: `change-${at + 1}`,
        date,
        title: `${told.record} ${change}${changed && `: ${changed}`}`,
        recorded: told,
      };
      return [dated({ ...item, ...placed(item.id, '/api/changelog', site) }, date)];
    })
    .reverse();
}

/** Where an item of a list stands. */
export function placed(id: string, list: string, site: Site) {
  const path = `${list}#${id}`;
  return { path, url: absolute(site, path) };
}

/** Whether a change is of a record of one of these kinds. */
export const isOf = ({ recorded }: Told, kinds: readonly string[]): boolean =>
  kinds.includes(recorded.record.split('/')[0] ?? '');
