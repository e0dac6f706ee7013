/**
 * The answer to a message: kept while it is typed, opened in the owner's own mail, or stored so
 * that its sender reads it at the address of the message, and mailed where the service does that.
 */
import { timeOf } from '../browser/words.ts';
import { Actions } from './actions.tsx';
import type { Contact } from './api.ts';
import { Field } from './controls.tsx';
import { useBeside, useDraft } from './drafts.ts';
import { say } from './labels.ts';
import { elsewhere } from './load.tsx';
import { Part, Replied } from './parts.tsx';
import { stated, type Work } from './source.ts';
import { tell, tellProblem } from './tell.tsx';

/** Longest reply that the service stores. */
const LONGEST = 4000;

/** Longest text that is quoted: mail programs and systems cut addresses of about 2,000 signs. */
const LONGEST_QUOTE = 1200;

/** A mailto address (RFC 6068) with subject, reply and quote; signs that begin headers escaped. */
function answerTo({ from, intent, context, received_at }: Contact, reply: string): string {
  const address = from.split('@').map(encodeURIComponent).join('@');
  const text = (context ?? '').toWellFormed();
  const shown =
    text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).toWellFormed()} […]` : text;
  const body = [
    ...reply.toWellFormed().split(/\r?\n/),
    '',
    say.reply.wrote({ time: timeOf(received_at) }),
    ...(text === '' ? [] : shown.split(/\r?\n/).map((line) => `> ${line}`)),
  ];
  const part = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;
  const subject = part('subject', say.reply.subject[intent]);
  return `mailto:${address}?${subject}&${part('body', body.join('\r\n'))}`;
}

type Props = { message: Contact; work: Work<Contact>; canSend: boolean };

export function Reply({ message, work, canSend }: Props) {
  const { id, reply, state } = message;
  const { replies } = useBeside();
  const draft = useDraft(`reply-${id}`, { text: reply?.text ?? '' });
  const { text } = draft.value;
  const change = (text: string) => draft.change({ text });
  const typed = text.trim();
  /** Changes state and reply together, one after the other where the state allows no reply. */
  const stored = async (reply: string | null, to: string, from: Contact, send: boolean) => {
    const told = { reply, ...(send && { send }) };
    let now = { ...from, ...(await stated('contacts', from, 'answered', told)) };
    if (to !== 'answered') now = { ...now, ...(await stated('contacts', now, to)) };
    work.place(now, from);
    return now;
  };
  const store = (reply: string | null, to: string, from = message, send = false) =>
    stored(reply, to, from, send).catch((error) => elsewhere(error, work.again));
  const answer = async () => {
    const now = await store(typed, 'answered');
    draft.drop();
    tell(say.reply.stored, async () => {
      await store(reply?.text ?? null, state, now);
      change(text);
    });
  };
  const send = async () => {
    const { mailed } = await store(typed, 'answered', message, true);
    draft.drop();
    return mailed ? say.reply.sent : say.reply.unsent;
  };
  return (
    <Part id="reply" title={say.reply.title}>
      <Replied reply={reply} />
      <div class="form">
        <Field
          label={reply ? say.reply.another : say.reply.text}
          hint={say.reply.kept}
          value={text}
          change={change}
          rows={4}
          attributes={{ maxLength: LONGEST }}
        />
        <Actions
          actions={[
            typed !== '' && { text: say.reply.store, run: () => answer().catch(tellProblem) },
            canSend &&
              typed !== '' && {
                text: say.reply.send,
                ask: [
                  say.reply.askSend({ to: message.from }),
                  say.reply.askSendText,
                  say.reply.send,
                ],
                run: () => send().catch(tellProblem),
              },
            reply !== null && {
              text: say.reply.takeBack,
              run: () => store(null, 'read').then(() => say.reply.takenBack, tellProblem),
            },
            ...replies.map(({ title, text: kept }) => ({
              text: title,
              label: say.reply.put({ title }),
              run: () => change(text === '' ? kept : `${text}\n\n${kept}`),
            })),
          ]}
        >
          <a
            class="button"
            href={answerTo(message, text)}
            onClick={() => state !== 'answered' && void work.mark([message], 'answered')}
          >
            {say.reply.byMail}
          </a>
        </Actions>
      </div>
    </Part>
  );
}
