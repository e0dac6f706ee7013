/**
 * Long texts: Markdown files in src/texts/, with places for values as Mustache has them. `{{name}}`
 * is a value, `{{link getInit?detail=full}}` a Markdown link to a row of the table, and
 * `{{url getInit}}` its absolute URL; a path may stand in place of the row's id. What stands
 * between `{{#name}}` and `{{/name}}`, in a line or in lines of its own, is repeated for each item
 * of a list with the values of that item, and what stands between `{{^name}}` and `{{/name}}` is
 * said where the list is empty.
 */
import { type RouteId, routes } from '../../routes.ts';
import { readText } from '../../texts/read.ts';
import { nameOf } from '../person.ts';
import type { Records } from '../records.ts';
import { API_VERSION } from '../versions.ts';
import { pointerOf } from './parts.ts';

export type Values = { readonly [name: string]: string | number | readonly Values[] };

const PLACES = new RegExp(
  [
    String.raw`^\{\{([#^])(\w+)\}\}\n([\s\S]*?)^\{\{\/\2\}\}\n`,
    String.raw`\{\{([#^])(\w+)\}\}(.*?)\{\{\/\5\}\}`,
    String.raw`\{\{(link|url) ([^{}]+)\}\}`,
    String.raw`\{\{(\w+)\}\}`,
  ].join('|'),
  'gm',
);

/**
 * The path that `getInit?detail=full` or `/api/init` stands for. Throws when no row is so named.
 */
function pathOf(place: string): string {
  const [name = '', query] = place.split('?');
  const path = name.startsWith('/') ? name : routes[name as RouteId]?.path;
  if (path === undefined) throw new Error(`No row of the table has the id "${name}".`);
  return query === undefined ? path : `${path}?${query}`;
}

type Base = { base: string; links: string };

function filled(text: string, values: Values, base: Base): string {
  const [left] = /\{\{[^}]*/.exec(text.replace(PLACES, '')) ?? [];
  if (left !== undefined) throw new Error(`${JSON.stringify(left)} is no place for a value.`);
  const list = (name: string) => {
    const items = values[name];
    if (typeof items !== 'object') throw new Error(`Nothing fills {{#${name}}}.`);
    return items;
  };
  const part = (sign: string, name: string, inner: string) => {
    const items = sign === '#' ? list(name) : list(name).length === 0 ? [{}] : [];
    return items.map((item) => filled(inner, { ...values, ...item }, base)).join('');
  };
  return text.replace(PLACES, (_, ...found: (string | undefined)[]) => {
    const [sign, name, lines, inLine, its, inner, way, place = '', value = ''] = found;
    if (sign && name) return part(sign, name, lines ?? '');
    if (inLine && its) return part(inLine, its, inner ?? '');
    if (way) {
      const path = pathOf(place);
      return way === 'url' ? `${base.base}${path}` : `[${path}](${base.links}${path})`;
    }
    const said = values[value];
    if (said === undefined || typeof said === 'object')
      throw new Error(`Nothing fills {{${value}}}.`);
    return String(said);
  });
}

/**
 * The text of src/texts/`name`.md about the owner of these records, with one newline at its end.
 * Beside `values` it may name `person`, `base`, `pointer` and `apiVersion`. `links` comes before
 * the path of each link: the site's address, or nothing on its own pages. Throws when the text
 * names anything else.
 */
export function textOf(name: string, records: Records, values: Values, links = records.site.base) {
  const { base } = records.site;
  const common = {
    person: nameOf(records),
    base,
    pointer: pointerOf(records),
    apiVersion: API_VERSION,
  };
  return `${filled(readText(name), { ...common, ...values }, { base, links })
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
