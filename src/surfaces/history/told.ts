/** What the record of changes tells callers: items of changelog, activity and lists. */
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

export type Told = RecordedChange & { number: number; kind: string; id: string; date: string };

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
      const { kind, id, day, path, change, text = {}, reason = null } = line;
      const { before, now } = take(states, line);
      const names = Object.keys(change === 'withdrawn' ? before : text);
      const pick = (from: Record<string, unknown>) =>
        short(Object.fromEntries(names.map((name) => [name, from[name] ?? null])));
      return [
        {
          number: at + 1,
          kind,
          id,
          date: day,
          change,
          record: keyOf(line),
          record_url: path && change !== 'withdrawn' ? absolute(site, path) : null,
          old: change === 'added' ? null : pick(before),
          new: change === 'changed' ? pick(now) : null,
          reason,
          recorded: at < recorded,
        },
      ];
    })
    .reverse();
}

/** The change as its record's list tells it. */
export const inList = ({ number: _, kind: __, id: ___, ...told }: Told) => told;

/** The change as an item of a list at `address`, which has a title. */
export function itemOf(told: Told, address: string, site: Site) {
  const { number, kind: _, id: __, date, ...recorded } = told;
  const id = `change-${number}`;
  const names = Object.keys(recorded.new ?? {}).join(', ');
  const title = `${recorded.record} ${recorded.change}${names ? `: ${names}` : ''}`;
  const path = `${address}#${id}`;
  return dated({ id, date, title, recorded, path, url: absolute(site, path) }, date);
}
