/**
 * The form of the recommended shape of a report. Members that it does not know stay as they are.
 */
import { useState } from 'preact/hooks';
import { isMembers } from '../audit/shape.ts';
import { words } from '../browser/words.ts';
import { SEVERITIES } from '../schemas/audit-severities.ts';
import { AreaField, SelectField, TextField } from './field.tsx';
import { ListEditor } from './list-editor.tsx';

export type Draft = Record<string, unknown>;
type Edited = { draft: Draft; change: (draft: Draft) => void };
type Field = {
  name: string;
  label: string;
  as?: keyof typeof CONTROLS;
  required?: boolean;
  rows?: number;
};
type Given = Edited & Field;

const textIn = (draft: Draft, name: string) => String(draft[name] ?? '');

/** The draft with a member; without it where the value is empty and may be. */
function withMember(draft: Draft, name: string, value: unknown, required = false): Draft {
  const { [name]: _, ...others } = draft;
  return (value === '' || value === undefined) && !required ? others : { ...draft, [name]: value };
}

const cells = (text: string) => text.split('|').map((cell) => cell.trim());
/** A number where it is written as JSON writes one; what begins with a zero is a name. */
const cellOf = (text: string) => (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text);

/** What is typed for a value that is read as something else: it stays as it was typed. */
function useTyped(initial: () => string, read: (text: string) => void) {
  const [value, setText] = useState(initial);
  const change = (text: string) => {
    setText(text);
    read(text);
  };
  return { value, change };
}

function Line({ draft, change, name, label, required = false }: Given) {
  return (
    <TextField
      label={label}
      optional={!required}
      value={textIn(draft, name)}
      change={(text) => change(withMember(draft, name, text, required))}
    />
  );
}

function Area({ draft, change, name, label, rows = 5 }: Given) {
  return (
    <AreaField
      label={label}
      optional
      value={textIn(draft, name)}
      change={(text) => change(withMember(draft, name, text))}
      attributes={{ rows }}
    />
  );
}

/** A number, or a text. */
function Value({ draft, change, name, label }: Given) {
  const read = (text: string) => change({ ...draft, [name]: cellOf(text.trim()) });
  return <TextField label={label} {...useTyped(() => textIn(draft, name), read)} />;
}

const Severity = ({ draft, change, name, label }: Given) => (
  <SelectField
    label={label}
    value={textIn(draft, name).toLowerCase()}
    change={(severity) => change({ ...draft, [name]: severity })}
    choices={SEVERITIES.map((severity) => [severity, words(severity)] as const)}
  />
);

/** Columns and rows as lines, cells between bars. */
function Cells({ draft, change, label }: Given) {
  const written = () =>
    [draft['columns'], ...(Array.isArray(draft['rows']) ? draft['rows'] : [])]
      .map((row) => (Array.isArray(row) ? row.join(' | ') : ''))
      .join('\n');
  const read = (text: string) => {
    const [head = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
    change({ ...draft, columns: cells(head), rows: rest.map((line) => cells(line).map(cellOf)) });
  };
  return (
    <AreaField
      label={label}
      hint="A row in each line, cells between |. The first line names the columns."
      {...useTyped(written, read)}
      attributes={{ rows: 5 }}
    />
  );
}

const CONTROLS = { line: Line, area: Area, value: Value, severity: Severity, cells: Cells };

function Fields({ fields, ...edited }: Edited & { fields: readonly Field[] }) {
  return (
    <>
      {fields.map((field) => {
        const Control = CONTROLS[field.as ?? 'line'] as (given: Given) => preact.JSX.Element;
        return <Control key={field.name} {...edited} {...field} />;
      })}
    </>
  );
}

/** `by` tells items apart when they are folded. */
type List = { name: string; noun: string; by?: string; blank: Draft; fields: readonly Field[] };

const title: Field = { name: 'title', label: 'Title', required: true };

const LISTS: readonly List[] = [
  {
    name: 'metrics',
    noun: 'metric',
    blank: { label: '', value: '' },
    fields: [
      { name: 'label', label: 'Label', required: true },
      { name: 'value', label: 'Value', as: 'value' },
    ],
  },
  {
    name: 'sections',
    noun: 'section',
    by: 'heading',
    blank: { heading: '', body_markdown: '' },
    fields: [
      { name: 'heading', label: 'Heading', required: true },
      { name: 'body_markdown', label: 'Text', as: 'area' },
    ],
  },
  {
    name: 'findings',
    noun: 'finding',
    by: 'title',
    blank: { title: '', severity: 'medium', body_markdown: '', recommendation: '' },
    fields: [
      title,
      { name: 'severity', label: 'Severity', as: 'severity' },
      { name: 'body_markdown', label: 'What was found', as: 'area' },
      { name: 'recommendation', label: 'Recommendation', as: 'area', rows: 3 },
    ],
  },
  {
    name: 'tables',
    noun: 'table',
    by: 'caption',
    blank: { caption: '', columns: ['Name', 'Value'], rows: [] },
    fields: [
      { name: 'caption', label: 'Caption' },
      { name: 'columns', label: 'Cells', as: 'cells' },
    ],
  },
];

const PUBLIC: readonly Field[] = [
  { name: 'title', label: 'Public title' },
  { name: 'summary', label: 'Public summary', as: 'area', rows: 2 },
];

function ListMember({ draft, change, name, noun, by, blank, fields }: Edited & List) {
  const found = draft[name] ?? [];
  if (!Array.isArray(found) || !found.every(isMembers))
    return (
      <p class="detail">
        {words(name)}: what is there is no list of {noun}s. Change it as JSON.
      </p>
    );
  return (
    <ListEditor
      title={words(name)}
      noun={noun}
      items={found as Draft[]}
      blank={() => structuredClone(blank)}
      name={by === undefined ? undefined : (item) => textIn(item, by)}
      fields={(item, changed) => <Fields draft={item} change={changed} fields={fields} />}
      change={(items) => change(withMember(draft, name, items.length > 0 ? items : undefined))}
    />
  );
}

export function ReportForm(edited: Edited) {
  const { draft, change } = edited;
  const some = (shown: Draft) => (Object.keys(shown).length > 0 ? shown : undefined);
  return (
    <div class="form">
      <p class="detail">Texts are Markdown; titles, labels and cells are plain text.</p>
      <Fields
        {...edited}
        fields={[title, { name: 'summary', label: 'Summary', as: 'area', rows: 4 }]}
      />
      {LISTS.map((list) => (
        <ListMember key={list.name} {...edited} {...list} />
      ))}
      {/* What everybody sees: a title and a summary, in `public`. */}
      <fieldset class="item">
        <legend>Shown to everybody</legend>
        <p class="detail">
          Without a link one sees nothing but this, at {'/api/audits/{slug}/meta'}.
        </p>
        <Fields
          draft={isMembers(draft['public']) ? (draft['public'] as Draft) : {}}
          change={(shown) => change(withMember(draft, 'public', some(shown)))}
          fields={PUBLIC}
        />
      </fieldset>
    </div>
  );
}
