/** Messages in words: why somebody writes, how long ago, and the mail that answers. */
import { timeOf } from '../browser/words.ts';
import type { ContactState } from '../schemas/inbox-words.ts';
import { exactly } from './parts.tsx';
import type { Contact } from './types.ts';

export const INTENTS: Record<Contact['intent'], string> = {
  hire: 'To hire',
  collaborate: 'To work together',
  advise: 'To ask for advice',
  question: 'A question',
};

const STATES: Record<ContactState, { text: string; look: string }> = {
  new: { text: 'New', look: 'accent' },
  read: { text: 'Read', look: 'low' },
  answered: { text: 'Answered', look: 'good' },
  archived: { text: 'Archived', look: 'low' },
};

export function StateMark({ state }: { state: ContactState }) {
  return <span class={`mark ${STATES[state].look}`}>{STATES[state].text}</span>;
}

const AGO = new Intl.RelativeTimeFormat('en', { style: 'narrow', numeric: 'always' });
const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, `5min ago`; `now` in milliseconds. */
function ageOf(timestamp: string, now: number): string {
  const seconds = (now - Date.parse(timestamp)) / 1000;
  const [unit, size] = STEPS.find(([, least]) => seconds >= least) ?? ['minute', 60];
  return seconds < 60 ? 'just now' : AGO.format(-Math.floor(seconds / size), unit);
}

/** How long ago in a line of a list; the exact time where a pointer rests. */
export function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at} title={exactly(at)}>
      {ageOf(at, Date.now())}
    </time>
  );
}

/** The sender as a list shows it. */
export const senderOf = ({ human_name, from }: Contact) => human_name || from;

/** The first line of a message that says something; empty when there is none. */
export function firstLine({ context }: Contact): string {
  return (context ?? '').split('\n').find((line) => line.trim() !== '') ?? '';
}

/**
 * Longest text that is quoted: mail programs and systems cut addresses of about 2,000 characters.
 */
const LONGEST_QUOTE = 1200;

/**
 * An address for a mail program (RFC 6068), with subject, the reply and quoted text. Every sign
 * that could begin a header is escaped, in the address too.
 */
export function answerTo({ from, intent, context, received_at }: Contact, reply: string): string {
  const address = from.split('@').map(encodeURIComponent).join('@');
  const text = (context ?? '').toWellFormed();
  const shown =
    text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).toWellFormed()} […]` : text;
  const quoted = shown.split(/\r?\n/).map((line) => `> ${line}`);
  const body = [
    ...reply.toWellFormed().split(/\r?\n/),
    '',
    `On ${timeOf(received_at)}, you wrote:`,
    ...(text === '' ? [] : quoted),
  ];
  const subject = `Re: your message (${INTENTS[intent].toLowerCase()})`;
  const part = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;
  return `mailto:${address}?${part('subject', subject)}&${part('body', body.join('\r\n'))}`;
}
