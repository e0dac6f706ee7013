/**
 * Shows a JSON value that nothing is known of: members as a list of terms, equal records as a
 * table, the rest as text.
 */
import { type Child, el } from '../browser/element.ts';
import { words } from '../browser/words.ts';
import type { Markdown } from './markdown.ts';
import { isMembers, type Members } from './shape.ts';
import { simpleText } from './simple.ts';
import { tableNode } from './table.ts';

export type Context = {
  markdown: Markdown;
  /** Level of the next heading. */
  level: number;
  /** Put before ids. */
  prefix: string;
};

/** Deeper values are shown as JSON. */
const DEEPEST_LEVELS = 8;

const isSimple = (value: unknown) => value === null || typeof value !== 'object';

/** Records with the same members, all of them simple. */
function asTable(list: readonly unknown[]): { columns: string[]; rows: unknown[][] } | null {
  if (list.length < 2 || !list.every(isMembers)) return null;
  const columns = [...new Set(list.flatMap((item) => Object.keys(item)))];
  const fits =
    list.every((item) => columns.every((name) => isSimple(item[name]))) && columns.length <= 8;
  return fits && columns.length > 0
    ? { columns, rows: list.map((item) => columns.map((name) => item[name])) }
    : null;
}

function listNode(list: readonly unknown[], context: Context, depth: number): Child {
  if (list.length === 0) return '–';
  const table = asTable(list);
  if (table) return tableNode({ caption: '', columns: table.columns.map(words), rows: table.rows });
  return el(
    'ul',
    {},
    list.map((item) => el('li', {}, valueNode(item, context, depth + 1))),
  );
}

/** The node of any JSON value. */
function valueNode(value: unknown, context: Context, depth = 0): Child {
  if (isSimple(value)) return el('span', { class: 'lines', dir: 'auto' }, simpleText(value));
  if (depth >= DEEPEST_LEVELS) return el('pre', {}, JSON.stringify(value, null, 2));
  return Array.isArray(value)
    ? listNode(value, context, depth)
    : membersNode(value as Members, context, depth);
}

/** Members as terms; those whose name says Markdown are rendered. Nothing for none. */
export function membersNode(members: Members, context: Context, depth = 0): Child {
  const entries = Object.entries(members);
  if (entries.length === 0) return depth > 0 ? '–' : null;
  return el(
    'dl',
    { class: 'members' },
    entries.map(([name, value], at) => {
      const isText = name.endsWith('_markdown') && typeof value === 'string';
      const shown = isText
        ? context.markdown(value, {
            level: context.level,
            prefix: `${context.prefix}${depth}-${at}--`,
          })
        : valueNode(value, context, depth + 1);
      return el('div', {}, el('dt', {}, words(name)), el('dd', {}, shown));
    }),
  );
}

/** Members in two kinds: those that fit into a line, and those that want a heading of their own. */
export function sizes(members: Members): {
  lines: Members;
  parts: [name: string, value: unknown][];
} {
  const entries = Object.entries(members);
  const isLine = ([name, value]: [string, unknown]) =>
    isSimple(value) && !name.endsWith('_markdown');
  return {
    lines: Object.fromEntries(entries.filter(isLine)),
    parts: entries.filter((entry) => !isLine(entry)),
  };
}

/** The node of one member: its name says whether it is Markdown. */
export function memberNode([name, value]: [name: string, value: unknown], context: Context): Child {
  return name.endsWith('_markdown') && typeof value === 'string'
    ? context.markdown(value, { level: context.level, prefix: `${context.prefix}--` })
    : valueNode(value, context);
}
