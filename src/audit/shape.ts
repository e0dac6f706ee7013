/**
 * Reads the `data` of an audit. It may be any JSON object: members of the recommended shape
 * (described at the schema AuditCreateRequest) are taken where they have it, and everything else is
 * handed on as it is.
 */
import { SEVERITIES, type Severity } from '../schemas/inbox-words.ts';

export type Members = Readonly<Record<string, unknown>>;

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const without = (members: Members, names: readonly string[]): Members =>
  Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));

function textOf(members: Members, name: string): string {
  const value = members[name];
  return typeof value === 'string' ? value : '';
}

/** Names of members that hold text, and are therefore taken. */
const taken = (members: Members, names: readonly string[]): string[] =>
  names.filter((name) => typeof members[name] === 'string');

const severityOf = (value: string): Severity | null =>
  SEVERITIES.find((severity) => severity === value.trim().toLowerCase()) ?? null;

function findingOf(members: Members) {
  const severity = severityOf(textOf(members, 'severity'));
  const names = ['title', 'body_markdown', 'recommendation', ...(severity ? ['severity'] : [])];
  return {
    title: textOf(members, 'title'),
    severity,
    body: textOf(members, 'body_markdown'),
    recommendation: textOf(members, 'recommendation'),
    rest: without(members, taken(members, names)),
  };
}

const sectionOf = (members: Members) => ({
  heading: textOf(members, 'heading'),
  body: textOf(members, 'body_markdown'),
  rest: without(members, taken(members, ['heading', 'body_markdown'])),
});

function tableOf(members: Members) {
  const { columns, rows } = members;
  if (!Array.isArray(columns) || !columns.every(isScalar) || !Array.isArray(rows)) return null;
  if (!rows.every((row): row is unknown[] => Array.isArray(row))) return null;
  return { caption: textOf(members, 'caption'), columns: columns.map(String), rows };
}

const metricOf = ({ label, value: amount }: Members) =>
  isScalar(label) && isScalar(amount) ? { label: String(label), value: amount } : null;

/** Every item of a list read; null when one is something else: then it is shown as it is. */
function all<T>(value: unknown, read: (members: Members) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.map((item) => (isMembers(item) ? read(item) : null));
  return items.every((item) => item !== null) ? (items as T[]) : null;
}

/** A finding; its severity is null where none of the known ones is given. */
export type Finding = ReturnType<typeof findingOf>;
export type Table = NonNullable<ReturnType<typeof tableOf>>;
export type Report = ReturnType<typeof readReport>;

/** The report in a value. Never throws; what does not fit stands in `rest`. */
export function readReport(data: Members) {
  const { public: shown } = data;
  const lists = {
    sections: all(data['sections'], sectionOf),
    findings: all(data['findings'], findingOf),
    tables: all(data['tables'], tableOf),
    metrics: all(data['metrics'], metricOf),
  };
  const known = [
    ...taken(data, ['title', 'summary']),
    ...Object.entries(lists).flatMap(([name, list]) => (list ? [name] : [])),
    ...(isMembers(shown) ? ['public'] : []),
  ];
  const told = (name: string, value: unknown) =>
    JSON.stringify(data[name]) === JSON.stringify(value);
  return {
    title: textOf(data, 'title'),
    summary: textOf(data, 'summary'),
    metrics: lists.metrics ?? [],
    sections: lists.sections ?? [],
    findings: lists.findings ?? [],
    tables: lists.tables ?? [],
    // What everybody sees, where the report does not say the same.
    public: isMembers(shown)
      ? Object.fromEntries(Object.entries(shown).filter(([name, value]) => !told(name, value)))
      : {},
    rest: without(data, known),
  };
}
