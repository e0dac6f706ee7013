/** From the paths that a mission reads to the rows of the table that answer them. */
import { readyRoutes, routes } from '../../routes.ts';
import type { Records } from '../records.ts';

type Row = (typeof readyRoutes)[number];

/** A path, the row that answers it, and the values of the row's path parameters. */
export type Read = { row: Row; path: string; parameters: Record<string, string> };

/** Values of the `{name}` segments when the path fits the template, else null. */
function parametersIn(template: string, path: string): Record<string, string> | null {
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
 * The ready GET row that answers a path of this service, aliases and path parameters included; null
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
