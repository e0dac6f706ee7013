/** Shows any JSON value: members as terms, equal records as a table, the rest as text. */
import type { ComponentChildren } from 'preact';
import { words } from '../browser/words.ts';
import type { Markdown } from './markdown.tsx';
import { isMembers, type Members } from './shape.ts';
import { simpleText, Table } from './table.tsx';

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

function shownOf(value: unknown, context: Context, depth: number): ComponentChildren {
  if (isSimple(value))
    return (
      <span class="lines" dir="auto">
        {simpleText(value)}
      </span>
    );
  if (depth >= DEEPEST_LEVELS) return <pre>{JSON.stringify(value, null, 2)}</pre>;
  if (!Array.isArray(value)) return membersOf(value as Members, context, depth);
  if (value.length === 0) return '–';
  const table = asTable(value);
  return table ? (
    <Table caption="" columns={table.columns.map(words)} rows={table.rows} />
  ) : (
    <ul>
      {value.map((item) => (
        <li>{shownOf(item, context, depth + 1)}</li>
      ))}
    </ul>
  );
}

type Member = readonly [name: string, value: unknown];

const isText = ([name, value]: Member) => name.endsWith('_markdown') && typeof value === 'string';

/** One member: its name says whether it is Markdown. */
export const memberOf = (member: Member, context: Context, place = '', depth = 0) =>
  isText(member)
    ? context.markdown(String(member[1]), {
        level: context.level,
        prefix: `${context.prefix}${place}--`,
      })
    : shownOf(member[1], context, depth);

/** Members as terms. Nothing for none. */
export function membersOf(members: Members, context: Context, depth = 0): ComponentChildren {
  const entries = Object.entries(members);
  if (entries.length === 0) return depth > 0 ? '–' : null;
  return (
    <dl class="members">
      {entries.map((member, at) => (
        <div>
          <dt>{words(member[0])}</dt>
          <dd>{memberOf(member, context, `${depth}-${at}`, depth + 1)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Members in two kinds: those that fit into a line, and those that want a heading of their own. */
export function sizes(members: Members): { lines: Members; parts: Member[] } {
  const isLine = (member: Member) => isSimple(member[1]) && !member[0].endsWith('_markdown');
  const { lines = [], parts = [] } = Object.groupBy(Object.entries(members), (member) =>
    isLine(member) ? 'lines' : 'parts',
  );
  return { lines: Object.fromEntries(lines), parts };
}
