/** One message: what it says, and what can be done with it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { counted, timeOf } from '../browser/words.ts';
import { Button } from './button.tsx';
import { answerTo, INTENTS, STATES } from './message-words.ts';
import { type Fact, Facts, Flags, timeOfRecord, Untrusted } from './parts.tsx';
import type { Contact } from './types.ts';
import type { Actions } from './use-message-actions.ts';

/** Whether the owner was told of it, and how often that failed. */
function toldBy({
  channel,
  delivered,
  failed,
  last_failed_at,
}: Contact['deliveries'][number]): Fact {
  const term = channel === 'mail' ? 'Mail to you' : 'Webhook';
  const tries = `failed ${counted(failed, 'time')}, last ${timeOf(last_failed_at ?? '')}`;
  if (!delivered) return [term, <span class="mark bad">{tries}</span>];
  return [term, failed > 0 ? `delivered; before that ${tries}` : 'delivered'];
}

export function Message({ message, actions }: { message: Contact; actions: Actions }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, from, human_name, agent_name, context, intent, received_at, state } = message;
  // Who opened it goes on here, with keys and with what reads aloud.
  useLayoutEffect(() => heading.current?.focus(), [id]);
  return (
    <article class="message" aria-labelledby="message--title">
      <p class="back">
        <a href="#messages">All messages</a>
      </p>
      <h3 id="message--title" tabIndex={-1} ref={heading} dir="auto">
        {from}
      </h3>
      <p class="detail">
        {timeOfRecord(message, received_at)} · {INTENTS[intent]} ·{' '}
        <span class={`mark ${STATES[state].look}`}>{STATES[state].text}</span>
      </p>
      <Flags flags={message.risk_flags} />
      {context ? <Untrusted>{context}</Untrusted> : <p class="detail">Without a message.</p>}
      <Facts
        facts={[
          ['Name', human_name],
          ['Written by the agent', agent_name],
          ...message.deliveries.map(toldBy),
        ]}
      />
      <div class="actions">
        <a
          class="button"
          href={answerTo(message)}
          onClick={() => state !== 'answered' && void actions.mark(message, 'answered')}
        >
          Answer by mail
        </a>
        {state === 'archived' ? (
          <Button look="quiet" press={() => void actions.mark(message, 'read')}>
            Take out of the archive
          </Button>
        ) : (
          <Button look="quiet" press={() => void actions.mark(message, 'archived')}>
            Archive
          </Button>
        )}
        {state === 'read' && (
          <Button look="quiet" press={() => void actions.mark(message, 'new')}>
            Mark as new
          </Button>
        )}
        <Button look="danger" press={() => void actions.remove(message)}>
          Delete
        </Button>
      </div>
      <details class="more">
        <summary>More of this sender and day</summary>
        <div class="actions">
          <Button look="quiet" press={() => actions.onlySender(from)}>
            Show all of this sender
          </Button>
          <Button look="danger" press={() => void actions.removeSender(message)}>
            Delete all of this sender
          </Button>
          <Button look="danger" press={() => void actions.removeDay(message)}>
            Delete all of this day
          </Button>
        </div>
      </details>
    </article>
  );
}
