/**
 * The form of the recommended shape of a report. It changes its members in place and leaves all
 * others as they are.
 */
import { isMembers } from '../audit/shape.ts';
import { type Child, el, on } from '../browser/element.ts';
import { words } from '../browser/words.ts';
import { SEVERITIES } from '../schemas/audit-severities.ts';
import { areaField, selectField, textField } from './field.ts';
import { listEditor } from './list-editor.ts';

export type Draft = Record<string, unknown>;
type Changed = () => void;

const textIn = (draft: Draft, name: string) =>
  typeof draft[name] === 'string' ? (draft[name] as string) : '';

/** Sets a member to a text; an empty one takes the member out, where it is optional. */
function set(draft: Draft, name: string, text: string, required = false): void {
  if (text === '' && !required) delete draft[name];
  else draft[name] = text;
}

function line(
  draft: Draft,
  name: string,
  label: string,
  changed: Changed,
  required = false,
): Child {
  const { field, input } = textField({ label, value: textIn(draft, name), optional: !required });
  on(input, {
    input: () => {
      set(draft, name, input.value, required);
      changed();
    },
  });
  return field;
}

function area(draft: Draft, name: string, label: string, changed: Changed, rows = 5): Child {
  const { field, input } = areaField({
    label,
    value: textIn(draft, name),
    attributes: { rows },
    optional: true,
  });
  on(input, {
    input: () => {
      set(draft, name, input.value);
      changed();
    },
  });
  return field;
}

function severity(draft: Draft, changed: Changed): Child {
  const { field, input } = selectField(
    SEVERITIES.map((one) => [one, words(one)] as const),
    { label: 'Severity', value: textIn(draft, 'severity').toLowerCase() },
  );
  on(input, {
    change: () => {
      draft['severity'] = input.value;
      changed();
    },
  });
  return field;
}

const cells = (text: string) => text.split('|').map((cell) => cell.trim());
/** A number where it is written as JSON writes one; what begins with a zero is a name. */
const cellOf = (text: string) => (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text);

/** Columns and rows as lines, cells between bars. */
function rows(draft: Draft, changed: Changed): Child {
  const columns = Array.isArray(draft['columns']) ? draft['columns'] : [];
  const body = Array.isArray(draft['rows']) ? draft['rows'] : [];
  const value = [columns, ...body]
    .map((row) => (Array.isArray(row) ? row.join(' | ') : ''))
    .join('\n');
  const { field, input } = areaField({
    label: 'Cells',
    hint: 'A row in each line, cells between |. The first line names the columns.',
    value,
    attributes: { rows: 5 },
  });
  on(input, {
    input: () => {
      const [head = '', ...rest] = input.value.split('\n').filter((text) => text.trim() !== '');
      draft['columns'] = cells(head);
      draft['rows'] = rest.map((text) => cells(text).map(cellOf));
      changed();
    },
  });
  return field;
}

function metric(draft: Draft, changed: Changed): Child {
  const shown = { ...draft, value: String(draft['value'] ?? '') };
  const { field, input } = textField({ label: 'Value', value: textIn(shown, 'value') });
  on(input, {
    input: () => {
      draft['value'] = cellOf(input.value.trim());
      changed();
    },
  });
  return el('div', { class: 'two' }, line(draft, 'label', 'Label', changed, true), field);
}

const LISTS: readonly {
  name: string;
  one: string;
  /** Member that tells items apart when they are folded. */
  by?: string;
  blank: () => Draft;
  fields: (draft: Draft, changed: Changed) => Child;
}[] = [
  { name: 'metrics', one: 'metric', blank: () => ({ label: '', value: '' }), fields: metric },
  {
    name: 'sections',
    one: 'section',
    by: 'heading',
    blank: () => ({ heading: '', body_markdown: '' }),
    fields: (draft, changed) => [
      line(draft, 'heading', 'Heading', changed, true),
      area(draft, 'body_markdown', 'Text', changed),
    ],
  },
  {
    name: 'findings',
    one: 'finding',
    by: 'title',
    blank: () => ({ title: '', severity: 'medium', body_markdown: '', recommendation: '' }),
    fields: (draft, changed) => [
      line(draft, 'title', 'Title', changed, true),
      severity(draft, changed),
      area(draft, 'body_markdown', 'What was found', changed),
      area(draft, 'recommendation', 'Recommendation', changed, 3),
    ],
  },
  {
    name: 'tables',
    one: 'table',
    by: 'caption',
    blank: () => ({ caption: '', columns: ['Name', 'Value'], rows: [] }),
    fields: (draft, changed) => [line(draft, 'caption', 'Caption', changed), rows(draft, changed)],
  },
];

function listOf(draft: Draft, list: (typeof LISTS)[number], changed: Changed): Child {
  const { name, one, by, blank, fields } = list;
  const title = words(name);
  const found = draft[name] ?? [];
  if (!Array.isArray(found) || !found.every(isMembers))
    return el(
      'p',
      { class: 'detail' },
      `${title}: what is there is no list of ${one}s. Change it as JSON.`,
    );
  const items = found as Draft[];
  return listEditor<Draft>({
    title,
    one,
    items,
    blank,
    ...(by ? { name: (item: Draft) => textIn(item, by) } : {}),
    fields: (item) => fields(item, changed),
    changed: () => {
      if (items.length > 0) draft[name] = items;
      else delete draft[name];
      changed();
    },
  });
}

/** What everybody sees: a title and a summary, in `public`. */
function publicFields(draft: Draft, changed: Changed): Child {
  const shown: Draft = isMembers(draft['public']) ? (draft['public'] as Draft) : {};
  const update = () => {
    if (Object.keys(shown).length > 0) draft['public'] = shown;
    else delete draft['public'];
    changed();
  };
  return el(
    'fieldset',
    { class: 'item' },
    el('legend', {}, 'Shown to everybody'),
    el(
      'p',
      { class: 'detail' },
      'Without a link one sees nothing but this, at /api/audits/{slug}/meta.',
    ),
    line(shown, 'title', 'Public title', update),
    area(shown, 'summary', 'Public summary', update, 2),
  );
}

/** The form. `draft` is changed in place; `changed` is called after each change. */
export function reportForm(draft: Draft, changed: Changed): HTMLElement {
  return el(
    'div',
    { class: 'form' },
    el('p', { class: 'detail' }, 'Texts are Markdown; titles, labels and cells are plain text.'),
    line(draft, 'title', 'Title', changed, true),
    area(draft, 'summary', 'Summary', changed, 4),
    LISTS.map((list) => listOf(draft, list, changed)),
    publicFields(draft, changed),
  );
}
