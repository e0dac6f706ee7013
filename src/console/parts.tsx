/** Parts that several views show. All that callers worded is text, marked as theirs. */
import type { ComponentChildren } from 'preact';
import { timeOf } from '../browser/words.ts';
import type { ContactState } from '../schemas/inbox-words.ts';
import { type Action, Actions } from './actions.tsx';
import type { Changed, Contact, Skipped } from './api.ts';
import { Button } from './button.tsx';
import { say } from './labels.ts';

/** What callers worded: text, whatever it looks like. */
export const Untrusted = ({ children }: { children: string }) => (
  <p class="untrusted" dir="auto">
    {children}
  </p>
);

/** A time as the service has it, for who must know it exactly. */
const exactly = (at: string) => at.replace('T', ' ').replace('Z', ' UTC');

/** A time in the owner's zone; the exact one where a pointer rests. */
export const Time = ({ at, ahead = false }: { at: string; ahead?: boolean }) => (
  <time dateTime={at} title={exactly(at)}>
    {timeOf(at)}
    {ahead && ` (${say.time.ahead})`}
  </time>
);

const AGO = new Intl.RelativeTimeFormat(document.documentElement.lang, {
  style: 'narrow',
  numeric: 'always',
});
const STEPS = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago in a line of a list; the exact time where a pointer rests. */
export function Ago({ at }: { at: string }) {
  const seconds = (Date.now() - Date.parse(at)) / 1000;
  const [unit, size] = STEPS.find(([, least]) => seconds >= least) ?? [];
  return (
    <time dateTime={at} title={exactly(at)}>
      {unit ? AGO.format(-Math.floor(seconds / size), unit) : say.time.now}
    </time>
  );
}

const LOOKS: Record<string, string> = { new: 'accent', answered: 'good' };

export const StateMark = ({ state }: { state: string }) => (
  <span class={`mark ${LOOKS[state] ?? 'low'}`}>{say.states[state as ContactState]}</span>
);

/** Paths of this service, as links; what is none of it stays a text that leads nowhere. */
export const RecordLinks = ({ paths }: { paths: readonly string[] }) => (
  <>
    {paths.slice(0, 20).map((path) => (
      <span class="path" dir="auto">
        {/^\/[\w\-./]*(#[\w-]*)?$/.test(path) ? <a href={path}>{path}</a> : path}{' '}
      </span>
    ))}
  </>
);

/** A record among others: when, where it is opened, what it is, and what its caller wrote. */
type Line = { at: string; href: string; what: ComponentChildren; text?: string | null };

export const RecordList = ({ records }: { records: readonly Line[] }) => (
  <ul class="plain records">
    {records.map(({ at, href, what, text }) => (
      <li class="record">
        <a href={href}>
          <Time at={at} />
        </a>{' '}
        <span dir="auto">{what}</span>
        {text && <Untrusted>{text}</Untrusted>}
      </li>
    ))}
  </ul>
);

type HistoryProps = { history: readonly Changed[]; put: (state: ContactState) => void };

/** Every change of a record's state, each a way back to what it was before. */
export function History({ history, put }: HistoryProps) {
  if (history.length === 0) return null;
  const now = history.at(-1)?.state;
  return (
    <details class="more">
      <summary>{say.history.title}</summary>
      <ol class="plain">
        {history.map(({ state, at }, n) => {
          const before = history[n - 1]?.state ?? 'new';
          return (
            <li>
              {say.states[state]}, <Time at={at} />{' '}
              {before !== now && (
                <Button look="quiet" press={() => put(before)}>
                  {say.history.back[before]}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

type Flagged = readonly (keyof typeof say.flags)[];

export const flagMarks = (flags: Flagged) =>
  flags.map((flag) => <span class="mark warn">{say.flags[flag]}</span>);

export function Flags({ flags }: { flags: Flagged }) {
  if (flags.length === 0) return null;
  return (
    <ul class="flags" aria-label={say.messages.flags}>
      {flagMarks(flags).map((mark) => (
        <li>{mark}</li>
      ))}
    </ul>
  );
}

export type Fact = readonly [term: string, text: ComponentChildren];

/** Terms and what they are; those without anything are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const given = facts.filter(([, text]) => ![null, undefined, false, ''].includes(text as never));
  if (given.length === 0) return null;
  return (
    <dl class="members">
      {given.map(([term, text]) => (
        <div>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who signed a call, as far as that is known. */
export const signedBy = (signature: Contact['signature']): Fact => {
  const { by = '', status = 'bad', covers = null } = signature ?? {};
  const words = say.signature;
  const told = status === 'valid' && covers === 'caller' ? words.caller : words[status];
  return [words.title, signature && told({ by })];
};

/** A thing of a list with what can be done to it. */
type Entry = {
  id: string | number;
  name: string;
  detail: ComponentChildren;
  state?: ComponentChildren;
  actions: readonly (Action | false)[];
};

type EntriesProps = { entries: readonly Entry[]; as?: 'h5' | 'strong' };

export const Entries = ({ entries, as: Name = 'h5' }: EntriesProps) => (
  <ul class="plain records">
    {entries.map(({ id, name, detail, state, actions }) => (
      <li class="record link" key={id}>
        <Name>{name}</Name>
        <p class="detail">{detail}</p>
        {state && <p class="told-state">{state}</p>}
        <Actions actions={actions} />
      </li>
    ))}
  </ul>
);

type Titled = { id: string; title: string; children: ComponentChildren };

/** A part of a view under a heading of its own. */
export const Part = ({ id, title, children }: Titled) => (
  <section class="part" aria-labelledby={`${id}--title`}>
    <h4 id={`${id}--title`}>{title}</h4>
    {children}
  </section>
);

/** The id that a key ends with. */
export const idOf = (key: string) => key.split('/').at(-1) ?? '';

type SkippedProps = { skipped: Skipped; remove?: ((key: string) => Promise<void>) | undefined };

/** Which stored records are damaged; nothing where none is. `remove` is offered beside each key. */
export function SkippedRecords({ skipped: { total, keys }, remove }: SkippedProps) {
  if (total === 0) return null;
  return (
    <details class="skipped">
      <summary>{say.damaged.count({ count: total })}</summary>
      <p>{say.damaged.help}</p>
      <Entries
        as="strong"
        entries={keys.map((key) => ({
          id: key,
          name: key,
          detail: '',
          actions: [
            remove !== undefined && {
              text: say.act.remove,
              label: say.act.removeOf({ name: key }),
              ask: [say.act.ask({ name: key }), say.damaged.ask],
              run: async () => {
                await remove(key);
                return say.act.removed({ name: key });
              },
            },
          ],
        }))}
      />
    </details>
  );
}
