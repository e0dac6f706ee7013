/** Parts that several views show. All that callers worded is text, marked as theirs. */
import type { ComponentChildren } from 'preact';
import { timeOf } from '../browser/words.ts';
import type { ContactState } from '../schemas/inbox-words.ts';
import { type Action, Actions } from './actions.tsx';
import type { Changed, Contact, Skipped } from './api.ts';
import { Button } from './controls.tsx';
import { say } from './labels.ts';

/** Signs that turn text around until another ends it; in text of one language there are none. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** What callers worded, with the signs told that would show it in another order. */
export const unturned = (text: string) =>
  text.replace(TURNING, (sign) => `[U+${sign.charCodeAt(0).toString(16).toUpperCase()}]`);

/** What callers worded: text, whatever it looks like. */
export const Untrusted = ({ children }: { children: string }) => (
  <p class="untrusted" dir="auto">
    {unturned(children)}
  </p>
);

/** What callers worded within a sentence of ours: without the signs that would turn it around. */
export const quoted = (text: string) => `“${text.replace(/\p{Bidi_Control}/gu, '')}”`;

type TimeProps = { at: string; ahead?: boolean; text?: (at: string) => string };

/** A time in the owner's zone; the exact one, as the service has it, where a pointer rests. */
export const Time = ({ at, ahead = false, text = timeOf }: TimeProps) => (
  <time dateTime={at} title={at.replace('T', ' ').replace('Z', ' UTC')}>
    {text(at)}
    {ahead && ` (${say.time.ahead})`}
  </time>
);

const LOOKS: Record<string, string> = { new: 'accent', answered: 'good' };

/** A word of the service's, in a color that goes with it. */
export const Mark = ({ look, text }: { look: string; text: string }) => (
  <span class={`mark ${look}`}>{text}</span>
);

export const StateMark = ({ state }: { state: string }) => (
  <Mark look={LOOKS[state] ?? 'low'} text={say.states[state as ContactState]} />
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
type Line = {
  at: string;
  href: string;
  what: ComponentChildren;
  text?: string | null;
  reply?: Contact['reply'];
};

export const Replied = ({ reply }: { reply: Contact['reply'] | undefined }) =>
  reply && (
    <>
      <p class="detail">
        {say.reply.replied} <Time at={reply.replied_at} />
      </p>
      <Untrusted>{reply.text}</Untrusted>
    </>
  );

export const RecordList = ({ records }: { records: readonly Line[] }) => (
  <ul class="plain records">
    {records.map(({ at, href, what, text, reply }) => (
      <li class="record">
        <a href={href}>
          <Time at={at} />
        </a>{' '}
        <span dir="auto">{what}</span>
        {text && <Untrusted>{text}</Untrusted>}
        <Replied reply={reply} />
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
                <Button look="quiet" press={() => put(before)} text={say.history.back[before]} />
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

type Flagged = readonly (keyof typeof say.flags)[];

/** Flags of the service, and one where what was `said` holds signs that turn text around. */
export function flagMarks(flags: Flagged, said: object) {
  const all = JSON.stringify(said);
  const words: string[] = flags.map((flag) => say.flags[flag]);
  if (unturned(all) !== all) words.push(say.messages.turned);
  return words.map((text) => <Mark look="warn" text={text} />);
}

/** Flags among the facts, above what they are about. */
export function flagged(flags: Flagged, said: object): Fact {
  const marks = flagMarks(flags, said);
  return [say.messages.flags, marks.length > 0 && marks];
}

export type Fact = readonly [term: ComponentChildren, text: ComponentChildren];

/** Terms and what they are; those without anything are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const given = facts.filter(([, text]) => ![null, undefined, false, ''].includes(text as never));
  if (given.length === 0) return null;
  return (
    <dl class="members">
      {given.map(([term, text]) => (
        <div>
          <dt>{term}</dt>
          <dd>{typeof text === 'string' ? unturned(text) : text}</dd>
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

type Entry = {
  id: string | number;
  name: string;
  detail: ComponentChildren;
  state?: ComponentChildren;
  actions: readonly (Action | false | undefined)[];
};

export const Entries = ({ entries }: { entries: readonly Entry[] }) => (
  <ul class="plain records">
    {entries.map(({ id, name, detail, state, actions }) => (
      <li class="record link" key={id}>
        <strong>{name}</strong>
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

type SkippedProps = {
  skipped: Skipped;
  /** Deletes a record by its id, which is offered beside each key. */
  remove?: ((id: string) => Promise<unknown>) | undefined;
  again?: () => void;
};

/** Which stored records are damaged; nothing where none is. */
export function SkippedRecords({ skipped: { total, keys }, remove, again }: SkippedProps) {
  if (total === 0) return null;
  return (
    <details class="skipped">
      <summary>{say.damaged.count({ count: total })}</summary>
      <p>{say.damaged.help}</p>
      <Entries
        entries={keys.map((key) => ({
          id: key,
          name: key,
          detail: '',
          actions: [
            remove && {
              text: say.act.remove,
              label: say.act.removeOf({ name: key }),
              ask: [say.act.ask({ name: key }), say.damaged.ask],
              run: async () => {
                await remove(key.split('/').at(-1) ?? '');
                again?.();
                return say.act.removed({ name: key });
              },
            },
          ],
        }))}
      />
    </details>
  );
}
