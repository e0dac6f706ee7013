/** Parts that several views show. All that callers worded is text, marked as theirs. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { timeOf, words } from '../browser/words.ts';
import type { ContactState } from '../schemas/inbox-words.ts';
import { Button } from './button.tsx';
import type { Changed } from './types.ts';

/** Nodes of the DOM among components: what recipients of an audit see is made without any. */
export function Dom({ node }: { node: Node | null }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...(node ? [node] : [])), [node]);
  return <div ref={place} />;
}

/** What callers worded: text, whatever it looks like. */
export function Untrusted({ children }: { children: string }) {
  return (
    <p class="untrusted" dir="auto">
      {children}
    </p>
  );
}

/** A time as the service has it, for who must know it exactly. */
export const exactly = (at: string) => at.replace('T', ' ').replace('Z', ' UTC');

/** A time in the owner's zone; the exact one where a pointer rests. */
export function Time({ at, ahead = false }: { at: string; ahead?: boolean }) {
  return (
    <time dateTime={at} title={exactly(at)}>
      {timeOf(at)}
      {ahead && ' (later than now: a clock ran ahead)'}
    </time>
  );
}

/** Paths of this service, as links; what is none of it stays a text that leads nowhere. */
export function RecordLinks({ paths }: { paths: readonly string[] }) {
  return (
    <>
      {paths.slice(0, 20).map((path) => (
        <span class="path" dir="auto">
          {/^\/[\w\-./]*(#[\w-]*)?$/.test(path) ? <a href={path}>{path}</a> : path}{' '}
        </span>
      ))}
    </>
  );
}

type HistoryProps = { history: readonly Changed[]; put: (state: ContactState) => void };

/** Every change of a record's state, each a way back to what it was before. */
export function History({ history, put }: HistoryProps) {
  if (history.length === 0) return null;
  const now = history.at(-1)?.state;
  return (
    <details class="more">
      <summary>History</summary>
      <ol class="plain">
        {history.map(({ state, at }, n) => {
          const before = history[n - 1]?.state ?? 'new';
          return (
            <li>
              {words(state)}, <Time at={at} />{' '}
              {before !== now && (
                <Button look="quiet" press={() => put(before)}>
                  {`Back to ${before}`}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

const FLAGS: Record<string, string> = {
  prompt_injection_language: 'Tries to give orders to a model',
  credential_or_secret_request: 'Asks for a secret',
  html_or_script_content: 'HTML or script',
  excessive_length: 'Very long',
};

export const flagWords = (flag: string) => FLAGS[flag] ?? words(flag);

export const flagMarks = (flags: readonly string[]) =>
  flags.map((flag) => <span class="mark warn">{flagWords(flag)}</span>);

export function Flags({ flags }: { flags: readonly string[] }) {
  if (flags.length === 0) return null;
  return (
    <ul class="flags" aria-label="Risk flags">
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

/** A part of a view under a heading of its own. */
export function Part({ id, title, children }: Titled) {
  return (
    <section class="part" aria-labelledby={`${id}--title`}>
      <h4 id={`${id}--title`}>{title}</h4>
      {children}
    </section>
  );
}

type Titled = { id: string; title: string; children: ComponentChildren };
