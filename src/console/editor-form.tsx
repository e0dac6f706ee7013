/**
 * The form of the recommended shape of a report. Members that it does not know stay as they are.
 */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { isMembers } from '../audit/shape.ts';
import { words } from '../browser/words.ts';
import { SEVERITIES } from '../schemas/audit-severities.ts';
import { AreaField, SelectField, TextField } from './field.tsx';
import { ListEditor } from './list-editor.tsx';

export type Draft = Record<string, unknown>;
type Edited = { draft: Draft; change: (draft: Draft) => void };
type Member = Edited & { name: string; label: string };

const textIn = (draft: Draft, name: string) =>
  typeof draft[name] === 'string' ? (draft[name] as string) : '';

/** The draft with a member; without it where the value is empty and may be. */
function withMember(draft: Draft, name: string, value: unknown, required = false): Draft {
  const { [name]: _, ...others } = draft;
  return (value === '' || value === undefined) && !required ? others : { ...draft, [name]: value };
}

function Line({ draft, change, name, label, required = false }: Member & { required?: boolean }) {
  return (
    <TextField
      label={label}
      optional={!required}
      value={textIn(draft, name)}
      change={(text) => change(withMember(draft, name, text, required))}
    />
  );
}

function Area({ draft, change, name, label, rows = 5 }: Member & { rows?: number }) {
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

const cells = (text: string) => text.split('|').map((cell) => cell.trim());
/** A number where it is written as JSON writes one; what begins with a zero is a name. */
const cellOf = (text: string) => (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text);

/** Columns and rows as lines, cells between bars. */
function Cells({ draft, change }: Edited) {
  const [text, setText] = useState(() =>
    [draft['columns'], ...(Array.isArray(draft['rows']) ? draft['rows'] : [])]
      .map((row) => (Array.isArray(row) ? row.join(' | ') : ''))
      .join('\n'),
  );
  const typed = (value: string) => {
    setText(value);
    const [head = '', ...rest] = value.split('\n').filter((line) => line.trim() !== '');
    change({ ...draft, columns: cells(head), rows: rest.map((line) => cells(line).map(cellOf)) });
  };
  return (
    <AreaField
      label="Cells"
      hint="A row in each line, cells between |. The first line names the columns."
      value={text}
      change={typed}
      attributes={{ rows: 5 }}
    />
  );
}

function Metric({ draft, change }: Edited) {
  const [text, setText] = useState(String(draft['value'] ?? ''));
  const typed = (value: string) => {
    setText(value);
    change({ ...draft, value: cellOf(value.trim()) });
  };
  return (
    <div class="two">
      <Line draft={draft} change={change} name="label" label="Label" required />
      <TextField label="Value" value={text} change={typed} />
    </div>
  );
}

function Finding(edited: Edited) {
  const { draft, change } = edited;
  return (
    <>
      <Line {...edited} name="title" label="Title" required />
      <SelectField
        label="Severity"
        value={textIn(draft, 'severity').toLowerCase()}
        change={(severity) => change({ ...draft, severity })}
        choices={SEVERITIES.map((severity) => [severity, words(severity)] as const)}
      />
      <Area {...edited} name="body_markdown" label="What was found" />
      <Area {...edited} name="recommendation" label="Recommendation" rows={3} />
    </>
  );
}

type List = {
  name: string;
  noun: string;
  /** Member that tells items apart when they are folded. */
  by?: string;
  blank: Draft;
  Fields: (edited: Edited) => ComponentChildren;
};

const LISTS: readonly List[] = [
  { name: 'metrics', noun: 'metric', blank: { label: '', value: '' }, Fields: Metric },
  {
    name: 'sections',
    noun: 'section',
    by: 'heading',
    blank: { heading: '', body_markdown: '' },
    Fields: (edited) => (
      <>
        <Line {...edited} name="heading" label="Heading" required />
        <Area {...edited} name="body_markdown" label="Text" />
      </>
    ),
  },
  {
    name: 'findings',
    noun: 'finding',
    by: 'title',
    blank: { title: '', severity: 'medium', body_markdown: '', recommendation: '' },
    Fields: Finding,
  },
  {
    name: 'tables',
    noun: 'table',
    by: 'caption',
    blank: { caption: '', columns: ['Name', 'Value'], rows: [] },
    Fields: (edited) => (
      <>
        <Line {...edited} name="caption" label="Caption" />
        <Cells {...edited} />
      </>
    ),
  },
];

function ListMember({ draft, change, name, noun, by, blank, Fields }: Edited & List) {
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
      fields={(item, changed) => <Fields draft={item} change={changed} />}
      change={(items) => change(withMember(draft, name, items.length > 0 ? items : undefined))}
    />
  );
}

/** What everybody sees: a title and a summary, in `public`. */
function PublicFields({ draft, change }: Edited) {
  const inner: Edited = {
    draft: isMembers(draft['public']) ? (draft['public'] as Draft) : {},
    change: (shown) =>
      change(withMember(draft, 'public', Object.keys(shown).length > 0 ? shown : undefined)),
  };
  return (
    <fieldset class="item">
      <legend>Shown to everybody</legend>
      <p class="detail">
        Without a link one sees nothing but this, at {'/api/audits/{slug}/meta'}.
      </p>
      <Line {...inner} name="title" label="Public title" />
      <Area {...inner} name="summary" label="Public summary" rows={2} />
    </fieldset>
  );
}

export function ReportForm(edited: Edited) {
  return (
    <div class="form">
      <p class="detail">Texts are Markdown; titles, labels and cells are plain text.</p>
      <Line {...edited} name="title" label="Title" required />
      <Area {...edited} name="summary" label="Summary" rows={4} />
      {LISTS.map((list) => (
        <ListMember key={list.name} {...edited} {...list} />
      ))}
      <PublicFields {...edited} />
    </div>
  );
}
