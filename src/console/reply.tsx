/**
 * The answer to a message: written here, kept while it is typed, opened in the owner's own mail
 * with the message quoted, or stored so that its sender reads it at the address that they were
 * given.
 */
import { Actions } from './actions.tsx';
import { setState } from './api.ts';
import { useBeside } from './beside.ts';
import { useDraft } from './drafts.ts';
import { AreaField } from './field.tsx';
import { answerTo } from './message-words.tsx';
import { Part, Time, Untrusted } from './parts.tsx';
import type { Work } from './source.ts';
import type { Contact } from './types.ts';
import { tell } from './undo.tsx';

/** Longest reply that the service stores. */
const LONGEST = 4000;

type Props = { message: Contact; work: Work<Contact> };

export function Reply({ message, work }: Props) {
  const { id, reply, state } = message;
  const { replies } = useBeside();
  const { text, change, drop } = useDraft(`reply-${id}`, reply?.text ?? '');
  /** Changes state and reply together, one after the other where the state allows no reply. */
  const store = async (told: string | null, to: string, from = message) => {
    let now = { ...from, ...(await setState('contacts', id, 'answered', from.etag, told)) };
    if (to !== 'answered') now = { ...now, ...(await setState('contacts', id, to, now.etag)) };
    const changed = { state: now.state, at: now.state_changed_at ?? '' };
    now.history = [...from.history, changed];
    work.place(now);
    work.count(from, to);
    return now;
  };
  const answer = async () => {
    const now = await store(text.trim(), 'answered');
    drop();
    tell('The reply is stored: its sender reads it at the address of the message.', async () => {
      await store(reply?.text ?? null, state, now);
      change(text);
    });
  };
  return (
    <Part id="reply" title="Your reply">
      {reply && (
        <>
          <p class="detail">
            Replied <Time at={reply.replied_at} />
          </p>
          <Untrusted>{reply.text}</Untrusted>
        </>
      )}
      <div class="form">
        <AreaField
          label={reply ? 'Another reply in its place' : 'Text'}
          hint="Kept in this tab while you write."
          value={text}
          change={change}
          attributes={{ rows: 4, maxLength: LONGEST }}
        />
        <Actions
          actions={[
            text.trim() !== '' && { text: 'Store the reply', run: answer },
            reply !== null && {
              text: 'Take the reply back',
              run: () => store(null, 'read').then(() => 'Taken back.'),
            },
            ...replies.map(({ title, text: kept }) => ({
              text: title,
              label: `Put in: ${title}`,
              run: () => change(text === '' ? kept : `${text}\n\n${kept}`),
            })),
          ]}
        >
          <a
            class="button"
            href={answerTo(message, text)}
            onClick={() => state !== 'answered' && void work.mark([message], 'answered')}
          >
            Answer by mail
          </a>
        </Actions>
      </div>
    </Part>
  );
}
