/** What an agent reads on a mission, as rows of the table. */
import { routes } from '../../routes.ts';
import { isShortened, type Read, readOf, shortest } from '../read-of.ts';
import type { Records } from '../records.ts';

/**
 * What an agent fetches on a mission, in order: init first, then the mission's own reads that
 * answer today, each in its compact form where it has one.
 */
export function missionReads(mission: Records['profile']['missions'][number]): Read[] {
  const own = mission.reads
    .flatMap((path) => readOf(path) ?? [])
    .filter(({ row }) => row.id !== 'getInit');
  const init = readOf(routes.getInit.path);
  return [...(init ? [init] : []), ...own].map((read) =>
    isShortened(read.row.id)
      ? {
          ...read,
          path: shortest(read.path),
          parameters: { ...read.parameters, detail: 'compact' },
        }
      : read,
  );
}
