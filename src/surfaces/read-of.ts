/** From a path of this service to the row of the table that answers it. */
import type { Entry } from '../kinds/entries.ts';
import { type RouteId, type Row, readyRoutes, routes } from '../routes.ts';
import { parametersOf } from '../schemas/parameters.ts';

/** A path, the row that answers it, and the values of the row's path parameters. */
export type Read = { row: Row; path: string; parameters: Record<string, string> };

/** Values of the `{name}` segments when the path fits the template, else null. */
export function parametersIn(template: string, path: string): Record<string, string> | null {
  const given = path.split('/');
  const wanted = template.split('/');
  if (given.length !== wanted.length) return null;
  const parameters: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name && value) parameters[name] = value;
    else if (part !== value) return null;
  }
  return parameters;
}

/**
 * The GET row that answers a path of this service, aliases and path parameters included; null
 * when none does.
 */
export function readOf(path: string): Read | null {
  for (const row of readyRoutes)
    if (row.method === 'GET')
      for (const template of [row.path, ...(row.aliases ?? [])]) {
        const parameters = parametersIn(template, path);
        if (parameters) return { row, path, parameters };
      }
  return null;
}

/** Whether a row answers more briefly when it is asked to. */
export function isShortened(id: RouteId): boolean {
  const { detail } = parametersOf(id);
  return detail?.is === 'choice' && detail.usual === 'full';
}

/** The same read with the fewest tokens: the compact form of a list that is full by default. */
export function shortest(path: string): string {
  const row = readOf(path)?.row;
  return row && isShortened(row.id) ? `${path}?detail=compact` : path;
}

export type Mission = Entry<'missions'>;

/**
 * What an agent fetches on a mission, in order: init first, then the mission's own reads that
 * answer today, each in its compact form where it has one.
 */
export function missionReads(mission: Mission): Read[] {
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
