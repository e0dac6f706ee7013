/**
 * People: who wrote, and whatever else an address carries. What is held of somebody is handed out
 * as a file, and deleted with it.
 */
import type { ComponentChildren } from 'preact';
import { counted } from '../browser/words.ts';
import { Actions } from './actions.tsx';
import { deletePerson, findPerson, listRecords, readRecord } from './api.ts';
import { download } from './download.ts';
import { Load } from './load.tsx';
import { INTENTS, StateMark, senderOf } from './message-words.tsx';
import { Time, Untrusted } from './parts.tsx';
import { SkippedRecords } from './skipped.tsx';
import type { Source } from './source.ts';
import type { Contact, Person } from './types.ts';

/** Who wrote, by the newest message; of an address that was typed nothing else is known. */
type Sender = { id: string; from: string; message: Contact | null };

/** The id of the person whose address is searched for. */
const TYPED = 'address';

/** The file that a person is handed. */
function save(person: Person): void {
  const text = `${JSON.stringify(person, null, 2)}\n`;
  download(new Blob([text], { type: 'application/json' }), 'what-is-held.json');
}

type Held = { at: string; href: string; what: ComponentChildren; text?: string | null };

/** All that is held, newest first. */
const heldIn = ({ contacts, questions, reports, recipients }: Person): Held[] =>
  [
    ...contacts.map(({ id, received_at, intent, state, context }) => ({
      at: received_at,
      href: `#messages/${id}`,
      what: [INTENTS[intent], ' ', <StateMark state={state} />],
      text: context,
    })),
    ...questions.map(({ id, asked_at, question }) => ({
      at: asked_at,
      href: `#questions/${id}`,
      what: 'A question that names the address',
      text: question,
    })),
    ...reports.map(({ id, received_at, report }) => ({
      at: received_at,
      href: `#reports/${id}`,
      what: 'A report that names the address',
      text: report.mission.attempted,
    })),
    ...recipients.map(({ slug, recipient, issued_at }) => ({
      at: issued_at,
      href: `#audits/${slug}`,
      what: `A link for ${recipient.name}, ${recipient.company}`,
    })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));

const Thread = ({ person }: { person: Person }) => (
  <>
    <ul class="plain records">
      {heldIn(person).map(({ at, href, what, text }) => (
        <li class="record">
          <a href={href}>
            <Time at={at} />
          </a>{' '}
          <span dir="auto">{what}</span>
          {text && <Untrusted>{text}</Untrusted>}
        </li>
      ))}
    </ul>
    {person.audits.length > 0 && (
      <p class="told">
        You wrote the address yourself in{' '}
        {[...new Set(person.audits.map(({ slug }) => slug))].map((slug) => (
          <a href={`#audits/${slug}`}>{slug} </a>
        ))}
        : change the audit, then delete its earlier revisions there.
      </p>
    )}
    <SkippedRecords skipped={person.skipped} />
  </>
);

const After: Source<Sender>['After'] = ({ item: { id, from }, work }) => (
  <Load title={from} load={() => findPerson(from)} dependencies={[from]}>
    {(person, again) => (
      <>
        <p class="detail">
          {person.found === 0
            ? 'Nothing is held of this address.'
            : `${counted(person.found, 'record')} with this address, which nobody has verified.`}
        </p>
        <Actions
          actions={[
            person.found > 0 && { text: 'Save as a file', run: () => save(person) },
            person.found > 0 && {
              text: 'Save and delete',
              ask: {
                question: `Hand out and delete ${from}?`,
                text:
                  `${counted(person.found, 'record')}: saved as a file, and deleted for good: ` +
                  'messages, questions, reports and links to audits, with every trace.',
                yes: 'Save and delete',
              },
              run: async () => {
                const { deleted, kept, ...held } = await deletePerson(from);
                save(held);
                if (id === TYPED) again();
                else work.gone([id]);
                return `Deleted: ${counted(deleted, 'record')}. ${kept}`;
              },
            },
          ]}
        />
        <Thread person={person} />
      </>
    )}
  </Load>
);

/** Senders of a list so far: each stands in it once, by the newest message. */
let known = new Set<string>();
let typed = '';

export const people: Source<Sender> = {
  view: 'people',
  title: 'People',
  nouns: ['person', 'people'],
  load: async ({ q = '' }, next) => {
    if (next === null) known = new Set();
    typed = q.trim();
    const query = { limit: '100', ...(typed ? { q: typed } : {}) };
    const page = await listRecords('contacts', query, next);
    const items = page.contacts.flatMap((message): Sender[] => {
      const name = message.from.toLowerCase();
      if (known.has(name)) return [];
      known.add(name);
      return [{ id: message.id, from: message.from, message }];
    });
    const own = /\S@\S/.test(typed) && next === null;
    const first: Sender[] = own ? [{ id: TYPED, from: typed, message: null }] : [];
    return { items: [...first, ...items], next: page.next_url, skipped: page.skipped };
  },
  read: async (id) => {
    const message = id === TYPED ? null : await readRecord('contacts', id);
    return { id, from: message?.from ?? typed, message };
  },
  nameOf: ({ from }) => from,
  lineOf: ({ from, message }) =>
    message
      ? {
          name: senderOf(message),
          at: message.received_at,
          text: from,
          what: INTENTS[message.intent],
        }
      : { name: from, text: 'Everything that carries this address', what: '' },
  Body: () => null,
  After,
  filters: { q: '' },
  empty: 'Nobody has written. Search for an address: audits and questions may name it.',
  intro:
    'Choose somebody, or search for an address. Whoever wrote to you may ask what you hold of ' +
    'them, and to have it deleted.',
};
