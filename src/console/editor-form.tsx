/** The form of the recommended shape of a report. Members that it does not know stay so. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say as audit } from '../audit/say.ts';
import { isMembers } from '../audit/shape.ts';
import { SEVERITIES } from '../schemas/inbox-words.ts';
import { Actions } from './actions.tsx';
import { Button, Field } from './controls.tsx';
import { say } from './labels.ts';
import { readOut } from './tell.tsx';

export type Draft = Record<string, unknown>;
type Edited = { draft: Draft; change: (draft: Draft) => void };

/** How a member is edited: a line, or one that may be left out; a text, a number or a word; … */
type Control = 'line' | 'optional' | 'area' | 'value' | 'severity' | 'cells';
type Shape = Readonly<Record<string, Control>>;

/** Members of the report that are lists, with the members of their items. */
const LISTS = {
  metrics: { label: 'line', value: 'value' },
  sections: { heading: 'line', body_markdown: 'area' },
  findings: { title: 'line', severity: 'severity', body_markdown: 'area', recommendation: 'area' },
  tables: { caption: 'optional', columns: 'cells' },
} as const satisfies Record<string, Shape>;
type ListName = keyof typeof LISTS;

/** What a new item begins with; what is empty is not there. */
const BLANKS: Partial<Record<ListName, Draft>> = {
  findings: { severity: 'medium' },
  tables: { columns: ['Name', 'Value'], rows: [] },
};

const textIn = (draft: Draft, name: string) => String(draft[name] ?? '');

/** The draft with a member; without it where the value is empty. */
function withMember(draft: Draft, name: string, value: unknown): Draft {
  const { [name]: _, ...others } = draft;
  return value === '' || value === undefined ? others : { ...draft, [name]: value };
}

const cells = (text: string) => text.split('|').map((cell) => cell.trim());
/** A number where it reads as it was typed; what begins with a zero is a name. */
const cellOf = (text: string) =>
  String(Number(text)) === text && Number.isFinite(Number(text)) ? Number(text) : text;

/** Columns and rows as lines, cells between bars; and back. */
const linesIn = ({ columns, rows }: Draft) =>
  [columns, ...(Array.isArray(rows) ? rows : [])]
    .map((row) => (Array.isArray(row) ? row.join(' | ') : ''))
    .join('\n');
function tableIn(text: string): Draft {
  const [head = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  return { columns: cells(head), rows: rest.map((line) => cells(line).map(cellOf)) };
}

type MemberProps = Edited & { name: string; label: string; as: Control };

const Member = ({ draft, change, name, label, as }: MemberProps) => (
  <Field
    label={as === 'optional' || as === 'area' ? `${label} ${say.field.optional}` : label}
    value={as === 'severity' ? textIn(draft, name).toLowerCase() : textIn(draft, name)}
    change={(text) => change(withMember(draft, name, as === 'value' ? cellOf(text) : text))}
    choices={as === 'severity' ? SEVERITIES.map((one) => [one, audit.severities[one]]) : undefined}
    rows={as === 'area' ? 4 : 0}
  />
);

/** A table as lines. What was typed stays as it is, with its spaces, while it says this table. */
function Cells({ draft, change, label }: MemberProps) {
  const [typed, setTyped] = useState('');
  const own = linesIn(draft);
  return (
    <Field
      label={label}
      hint={say.report.cellsHint}
      value={linesIn(tableIn(typed)) === own ? typed : own}
      change={(text) => {
        setTyped(text);
        change({ ...draft, ...tableIn(text) });
      }}
      rows={4}
    />
  );
}

type MembersProps = Edited & { shape: Shape; labels: Readonly<Record<string, string>> };

const Members = ({ shape, labels, ...edited }: MembersProps) => (
  <>
    {Object.entries(shape).map(([name, as]) => {
      const Kind = as === 'cells' ? Cells : Member;
      return <Kind key={name} {...edited} name={name} label={labels[name] ?? name} as={as} />;
    })}
  </>
);

type ListProps = { name: ListName; items: readonly Draft[]; change: (items: Draft[]) => void };

/** A list: add, remove, move up; the focus stays where the work is. */
function ListEditor({ name, items, change }: ListProps) {
  const words = say.report.lists[name];
  const [by = ''] = Object.keys(LISTS[name]);
  /** The place of the item that is new or was moved. */
  const [fresh, setFresh] = useState<{ at: number } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (!fresh) return;
    list.current?.children[fresh.at]?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [fresh]);
  const put = (changed: Draft[], at: number | null) => {
    change(changed);
    setFresh(at === null ? null : { at });
  };
  const moveUp = (at: number) =>
    put(items.toSpliced(at - 1, 2, ...items.slice(at - 1, at + 1).toReversed()), at - 1);
  const remove = (at: number, item: string) => {
    put(items.toSpliced(at, 1), null);
    readOut(say.act.removed({ name: item }));
    more.current?.querySelector('button')?.focus();
  };
  const append = () => put([...items, { ...BLANKS[name] }], items.length);
  return (
    <div class="list-editor">
      <h3>{words.title}</h3>
      <div class="items" ref={list}>
        {items.map((draft, at) => {
          const item = `${words.one} ${at + 1}`;
          return (
            <details class="item" open={fresh?.at === at || name === 'metrics'}>
              <summary>
                {item}: {textIn(draft, by) || say.report.unnamed}
              </summary>
              {/* biome-ignore lint/a11y/useSemanticElements: the summary above is its legend */}
              <div class="item-fields" role="group" aria-label={item}>
                <Members
                  draft={draft}
                  change={(changed) => change(items.with(at, changed))}
                  shape={LISTS[name]}
                  labels={words.fields}
                />
                <Actions
                  actions={[
                    at > 0 && {
                      text: say.report.moveUp,
                      label: say.report.moveUpOf({ item }),
                      run: () => moveUp(at),
                    },
                    {
                      text: say.report.remove,
                      label: say.report.removeOf({ item }),
                      run: () => remove(at, item),
                    },
                  ]}
                />
              </div>
            </details>
          );
        })}
      </div>
      <p ref={more}>
        <Button look="quiet" press={append} text={words.add} />
      </p>
    </div>
  );
}

const isList = (value: unknown): value is Draft[] =>
  Array.isArray(value) && value.every((item) => isMembers(item));

export function ReportForm(edited: Edited) {
  const { draft, change } = edited;
  const shown = draft['public'];
  return (
    <div class="form">
      <p class="detail">{say.report.markdown}</p>
      <Members {...edited} shape={{ title: 'line', summary: 'area' }} labels={say.report.fields} />
      {(Object.keys(LISTS) as ListName[]).map((name) => {
        const items = draft[name] ?? [];
        if (!isList(items)) return <p class="detail">{say.report.noList({ name })}</p>;
        const put = (all: Draft[]) => change(withMember(draft, name, all.length ? all : undefined));
        return <ListEditor key={name} name={name} items={items} change={put} />;
      })}
      {/* What everybody sees: a title and a summary, in `public`. */}
      <fieldset class="item">
        <legend>{say.report.public.title}</legend>
        <p class="detail">{say.report.public.help}</p>
        <Members
          draft={isMembers(shown) ? shown : {}}
          change={(all) =>
            change(withMember(draft, 'public', Object.keys(all).length > 0 ? all : undefined))
          }
          shape={{ title: 'optional', summary: 'area' }}
          labels={say.report.public.fields}
        />
      </fieldset>
    </div>
  );
}
