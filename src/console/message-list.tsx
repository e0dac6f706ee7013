/** The list of messages: who, why, the first line, how old, and what became of it. */
import { useEffect, useRef } from 'preact/hooks';
import { ageOf, firstLine, INTENTS, STATES, senderOf } from './message-words.ts';
import { flagWords } from './parts.tsx';
import type { Contact } from './types.ts';

type Row = { message: Contact; isOpen: boolean; now: number };

function MessageRow({ message, isOpen, now }: Row) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { id, state, intent, received_at, risk_flags } = message;
  return (
    <li class={`row ${state}`}>
      <a ref={link} href={`#messages/${id}`} aria-current={isOpen ? 'true' : undefined}>
        <span class="sender" dir="auto">
          {senderOf(message)}
        </span>{' '}
        <time dateTime={received_at}>{ageOf(received_at, now)}</time>{' '}
        <span class="line" dir="auto">
          {firstLine(message) || 'Without a message.'}
        </span>{' '}
        <span class="what">
          {INTENTS[intent]}
          {state !== 'read' && (
            <span class={`mark ${STATES[state].look}`}>{STATES[state].text}</span>
          )}
          {risk_flags.map((flag) => (
            <span class="mark warn">{flagWords(flag)}</span>
          ))}
        </span>
      </a>
    </li>
  );
}

type List = { messages: readonly Contact[]; open: string | null };

export function MessageList({ messages, open }: List) {
  const now = Date.now();
  return (
    <ul class="plain rows" aria-label="Messages">
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} isOpen={message.id === open} now={now} />
      ))}
    </ul>
  );
}
