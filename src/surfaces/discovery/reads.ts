/** What an agent reads on a mission, as rows of the table. */
import { routes } from '../../routes.ts';
import { type Read, readOf } from '../read-of.ts';
import type { Records } from '../records.ts';

/**
 * What an agent fetches on a mission, in order: init first, then the mission's own reads that
 * answer today.
 */
export function missionReads(mission: Records['profile']['missions'][number]): Read[] {
  const own = mission.reads
    .flatMap((path) => readOf(path) ?? [])
    .filter(({ row }) => row.id !== 'getInit');
  const init = readOf(routes.getInit.path);
  return init ? [init, ...own] : own;
}
