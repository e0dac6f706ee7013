/**
 * Long texts: Markdown files in src/texts/, with places for values as Mustache has them. `{{name}}`
 * is a value, `{{link getInit?detail=full}}` a Markdown link to a row of the table, `{{url getInit}}`
 * its absolute URL. What stands between `{{#name}}` and `{{/name}}`, each on a line of its own, is
 * repeated for each item of a list, with the values of that item.
 */
import { type RouteId, routes } from '../../routes.ts';
import { readText } from '../../texts/read.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { API_VERSION } from '../versions.ts';
import { personOf, pointerOf } from './parts.ts';

export type Values = { readonly [name: string]: string | number | readonly Values[] };

const PLACE = /^\{\{#(\w+)\}\}\n([\s\S]*?)^\{\{\/\1\}\}\n|\{\{(?:(link|url) )?([^{}]+)\}\}/gm;

/** The path that `getInit?detail=full` or `/api/init` stands for. Throws when no row is so named. */
function pathOf(place: string): string {
  const [name = '', query] = place.split('?');
  const path = name.startsWith('/') ? name : routes[name as RouteId]?.path;
  if (path === undefined) throw new Error(`No row of the table has the id "${name}".`);
  return query === undefined ? path : `${path}?${query}`;
}

function filled(text: string, values: Values, records: Records): string {
  return text.replace(PLACE, (_, part?: string, inner?: string, way?: string, place?: string) => {
    if (way && place) {
      const path = pathOf(place);
      const url = absolute(records.site, path);
      return way === 'url' ? url : `[${path}](${url})`;
    }
    const name = part ?? place ?? '';
    const value = values[name];
    if (value === undefined || (typeof value === 'object') !== (part !== undefined))
      throw new Error(`Nothing fills {{${part ? '#' : ''}${name}}}.`);
    return typeof value === 'object'
      ? value.map((item) => filled(inner ?? '', { ...values, ...item }, records)).join('')
      : String(value);
  });
}

/**
 * The text of src/texts/`name`.md about the owner of these records, with one newline at its end.
 * Beside `values` it may name `person`, `base`, `pointer` and `apiVersion`. Throws when it names
 * anything else.
 */
export function textOf(name: string, records: Records, values: Values): string {
  const common = {
    person: personOf(records),
    base: records.site.base,
    pointer: pointerOf(records),
    apiVersion: API_VERSION,
  };
  return `${filled(readText(name), { ...common, ...values }, records)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
