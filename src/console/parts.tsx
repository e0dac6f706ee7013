/** Parts that several views show. All that callers worded is text, marked as theirs. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { timeOf, words } from '../browser/words.ts';

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

/** When a record came in, in words. */
export function timeOfRecord({ dated_ahead }: { dated_ahead: boolean }, timestamp: string): string {
  const time = timeOf(timestamp);
  return dated_ahead ? `${time} (later than now: a clock ran ahead)` : time;
}

const FLAGS: Record<string, string> = {
  prompt_injection_language: 'Tries to give orders to a model',
  credential_or_secret_request: 'Asks for a secret',
  html_or_script_content: 'HTML or script',
  excessive_length: 'Very long',
};

export const flagWords = (flag: string) => FLAGS[flag] ?? words(flag);

export function Flags({ flags }: { flags: readonly string[] }) {
  if (flags.length === 0) return null;
  return (
    <ul class="flags" aria-label="Risk flags">
      {flags.map((flag) => (
        <li>
          <span class="mark warn">{flagWords(flag)}</span>
        </li>
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
      <h3 id={`${id}--title`}>{title}</h3>
      {children}
    </section>
  );
}

type Titled = { id: string; title: string; children: ComponentChildren };
