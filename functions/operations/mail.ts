/** Mail through SMTP: plain text in our own words, and what callers wrote quoted line by line. */
import { speak } from '../../src/labels/speak.ts';
import type { Snapshot } from '../answers/facts/snapshot.ts';
import type { ContactRecord } from './records.ts';

/** What turns the direction of text round. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Line breaks and other control characters. */
const CONTROLS = /[\s\p{Cc}]+/gu;

/** A text that reads as it is written: without signs that turn its direction round. */
export const straight = (text: string): string => text.replace(DIRECTIONS, '');

/** A text on one line. */
export const oneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** Addresses broken up by characters of no width, so that no program makes a link of them. */
export function unlinked(text: string): string {
  return text.replace(/:\/\//g, ':\u200b//').replace(/\.(?=[^\s.])/g, '.\u200b');
}

/** The beginning of a text, without half a character at its end. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')} ...` : text;

const SMTP_TIMEOUT_MS = 10_000;

/** What a mail says: to the owner, `answerTo` the caller; or `to` the caller, from the owner. */
export type Letter = { subject: string; text: string; answerTo?: string; to?: string };

export type Mail = NonNullable<ReturnType<typeof mailFrom>>;

/** What a mail is made of beside its message: where the console is, and the words. */
type Told = Pick<Snapshot, 'base' | 'mail'>;

/** What a caller wrote, as a quote that nothing makes a link of. */
export const quoted = (text: string): string =>
  straight(text)
    .split(/\r\n|[\n\r\v\f\x85\u2028\u2029]/)
    .map((line) => `> ${unlinked(oneLine(line))}`.trimEnd())
    .join('\n');

/** What mail says, in the language of the profile. */
export const mailLabels = ({ labels, language }: Told['mail']) =>
  speak<EnglishLabels['mail']>(labels, language);

/** A message as a part of a mail. */
export function messageText(record: ContactRecord, { base, mail }: Told): string {
  const say = mailLabels(mail);
  const { intent, from, context, agent_name, human_name, risk_flags, received_at } = record;
  const facts = [
    [say.sender, oneLine(straight(from))],
    [say.name, human_name && unlinked(oneLine(straight(human_name)))],
    [say.agent, agent_name && unlinked(oneLine(straight(agent_name)))],
    [say.why, say.intents[intent]],
    [say.time, received_at],
    [say.beware, risk_flags.map((flag) => say.flags[flag]).join(', ')],
  ] as const;
  const width = Math.max(...facts.map(([name]) => name.length)) + 2;
  return [
    ...facts.flatMap(([name, value]) => (value ? [`${name.padEnd(width)}${value}`] : [])),
    '',
    ...(context ? [say.stranger, '', quoted(context)] : [say.empty]),
    '',
    say.console({ url: `${base}/admin#messages/${record.intent_id}` }),
  ].join('\n');
}

/** The mail about one message. */
export function messageLetter(record: ContactRecord, told: Told): Letter {
  const say = mailLabels(told.mail);
  return {
    subject: say.subject({ why: say.intents[record.intent] }),
    text: `${messageText(record, told)}\n`,
    answerTo: record.from,
  };
}

/** The owner's reply to a message, which is quoted below it. */
export function replyLetter(record: ContactRecord, reply: string, told: Told): Letter {
  const say = mailLabels(told.mail);
  const { from, intent, context, received_at } = record;
  const wrote = [say.wrote({ time: received_at }), '', quoted(context ?? '')];
  return {
    subject: say.reply({ why: say.intents[intent] }),
    text: `${[reply, ...(context ? ['', ...wrote] : [])].join('\n')}\n`,
    to: from,
  };
}

/** An address that no mail program reads anything else into. */
const PLAIN = /^[^\s<>()[\]\\,;:"\p{Cc}]+@[^\s<>()[\]\\,;:"\p{Cc}]+$/u;

/**
 * Mail as the environment has it, or null. Throws when a setting is wrong, and repeats nothing.
 */
export function mailFrom(env: NodeJS.ProcessEnv) {
  const { SMTP_URL, NOTIFY_EMAIL, NOTIFY_FROM, NOTIFY_WHEN = 'at-once' } = env;
  if (!SMTP_URL && !NOTIFY_EMAIL) return null;
  const url = URL.parse(SMTP_URL ?? '');
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new Error(
      'SMTP_URL is not an address like smtps://user:password@mail.example.org; correct it.',
    );
  if (!NOTIFY_EMAIL || !PLAIN.test(NOTIFY_EMAIL) || (NOTIFY_FROM && !PLAIN.test(NOTIFY_FROM)))
    throw new Error('NOTIFY_EMAIL and NOTIFY_FROM are e-mail addresses; correct them.');
  if (!['', 'at-once', 'daily'].includes(NOTIFY_WHEN))
    throw new Error('NOTIFY_WHEN is at-once or daily; correct it.');
  const isHere = /^(localhost|127\.|\[::1\])/.test(url.hostname);
  return {
    /** Messages go out one by one, or once a day. */
    daily: NOTIFY_WHEN === 'daily',
    /** Rejects when the server did not take it. */
    send: async ({ subject, text, answerTo = '', to = NOTIFY_EMAIL }: Letter): Promise<void> => {
      if (!PLAIN.test(to)) throw new Error('This is no address that mail goes to.');
      // Loaded when something is sent: most calls send nothing, and pay for every module by the
      // start.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url: url.href,
        connectionTimeout: SMTP_TIMEOUT_MS,
        greetingTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
        // A password never goes over a network in the clear.
        requireTLS: url.protocol === 'smtp:' && url.username !== '' && !isHere,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        await transport.sendMail({
          from: NOTIFY_FROM || NOTIFY_EMAIL,
          to,
          subject,
          text,
          ...(to === NOTIFY_EMAIL
            ? { headers: { 'Auto-Submitted': 'auto-generated' } }
            : { replyTo: NOTIFY_EMAIL }),
          ...(PLAIN.test(answerTo) ? { replyTo: answerTo } : {}),
        });
      } finally {
        transport.close();
      }
    },
  };
}
