/** How records of the inbox are shown. All that callers worded is text, marked as theirs. */
import { type Context, membersNode } from '../audit/anything.ts';
import { type Child, el } from '../browser/element.ts';
import { timeOf, words } from '../browser/words.ts';
import type { Kind, Page } from './api.ts';
import type { Contacts, Questions, Reports } from './types.ts';

type Contact = Contacts['contacts'][number];
type Question = Questions['questions'][number];
type Report = Reports['reports'][number];
export type InboxRecord = Contact | Question | Report;

const INTENTS: Record<string, string> = {
  hire: 'To hire',
  collaborate: 'To work together',
  advise: 'To ask for advice',
  question: 'A question',
};

const FLAGS: Record<string, string> = {
  prompt_injection_language: 'Tries to give orders to a model',
  credential_or_secret_request: 'Asks for a secret',
  html_or_script_content: 'HTML or script',
  excessive_length: 'Very long',
};

/** What callers worded: text, whatever it looks like. */
function untrusted(text: string): HTMLElement {
  return el('p', { class: 'untrusted', dir: 'auto' }, text);
}

function flags(list: readonly string[]): Child {
  return (
    list.length > 0 &&
    el(
      'ul',
      { class: 'flags', 'aria-label': 'Risk flags' },
      list.map((flag) =>
        el('li', {}, el('span', { class: 'mark warn' }, FLAGS[flag] ?? words(flag))),
      ),
    )
  );
}

function facts(list: readonly (readonly [string, Child])[]): Child {
  const given = list.filter(
    ([, text]) => text !== null && text !== undefined && text !== false && text !== '',
  );
  return (
    given.length > 0 &&
    el(
      'dl',
      { class: 'members' },
      given.map(([term, text]) => el('div', {}, el('dt', {}, term), el('dd', {}, text))),
    )
  );
}

/** An address for a mail program; every sign that could begin a header is escaped. */
function mailto(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
}

function contactNode({
  intent,
  from,
  context,
  agent_name,
  human_name,
  risk_flags,
}: Contact): Child {
  return [
    flags(risk_flags),
    context ? untrusted(context) : el('p', { class: 'detail' }, 'Without a message.'),
    facts([
      ['From', from],
      ['Why', INTENTS[intent] ?? intent],
      ['Name', human_name],
      ['Written by the agent', agent_name],
    ]),
    el('p', {}, el('a', { href: mailto(from) }, 'Answer by mail')),
  ];
}

function questionNode({ question, agent_name, on_behalf_of, answered, sources }: Question): Child {
  return [
    untrusted(question),
    facts([
      [
        'Answer',
        el('span', { class: `mark ${answered ? 'good' : 'warn'}` }, answered ? 'Given' : 'None'),
      ],
      ['From', sources.length > 0 && sources.join(', ')],
      ['Agent', agent_name],
      ['For', on_behalf_of],
    ]),
  ];
}

/** Nothing that an agent wrote is Markdown to us. */
const AS_TEXT: Context = {
  markdown: (text) => el('div', { class: 'untrusted', dir: 'auto' }, text),
  level: 4,
  prefix: 'report-',
};

function reportNode({ report, risk_flags, handling }: Report): Child {
  const { mission, outcome, agent_meta, feedback, ...rest } = report;
  const said = { ...agent_meta, ...feedback, actual_result: outcome.actual_result, ...rest };
  const told = Object.fromEntries(
    Object.entries(said).filter(
      ([name, value]) =>
        name !== 'public' &&
        value !== null &&
        value !== undefined &&
        JSON.stringify(value).length > 2,
    ),
  );
  return [
    flags(risk_flags),
    facts([
      ['Mission', el('span', { dir: 'auto' }, mission.attempted)],
      [
        'Result',
        el(
          'span',
          { class: `mark ${outcome.achieved_goal ? 'good' : 'warn'}` },
          outcome.achieved_goal ? 'Goal reached' : 'Goal not reached',
        ),
      ],
      ['Confidence', `${mission.confidence_in_result} of 5`],
      ['Listed in public', handling.public_raw_allowed ? 'its numbers' : 'no'],
    ]),
    Object.keys(told).length > 0 &&
      el(
        'details',
        { class: 'said' },
        el('summary', {}, 'What the agent says'),
        el('div', { class: 'untrusted-block' }, membersNode(told, AS_TEXT)),
      ),
  ];
}

type Words = {
  title: string;
  one: string;
  empty: string;
  /** What deleting leaves. */
  stays: string;
};

export const KINDS: Record<Kind, Words> = {
  contacts: {
    title: 'Messages',
    one: 'message',
    empty: 'No message has come in. The form at /contact and POST /api/contact take them.',
    stays: 'Nothing of it stays here.',
  },
  questions: {
    title: 'Questions',
    one: 'question',
    empty: 'Nobody has asked anything. POST /api/agent/ask takes questions.',
    stays: 'That a question was asked that day stays counted, without its words.',
  },
  reports: {
    title: 'Reports',
    one: 'report',
    empty: 'No agent has reported. POST /api/agent-reports takes reports.',
    stays: 'Its numbers stay counted, without its words.',
  },
};

export function recordTime(record: InboxRecord): string {
  const time = timeOf('asked_at' in record ? record.asked_at : record.received_at);
  return record.dated_ahead ? `${time} (later than now: a clock ran ahead)` : time;
}

/** What tells a record from others, in a few words of ours and its time. */
export function recordName(kind: Kind, record: InboxRecord): string {
  return `${KINDS[kind].one} of ${recordTime(record)}`;
}

export function recordNode(record: InboxRecord): Child {
  if ('report' in record) return reportNode(record);
  return 'question' in record ? questionNode(record) : contactNode(record);
}

/** The records of a page of any kind. */
export function recordsOf<K extends Kind>(kind: K, page: Page[K]): InboxRecord[] {
  return (page as unknown as Record<Kind, InboxRecord[]>)[kind];
}
