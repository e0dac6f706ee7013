/** People: who wrote, and what else has their address; handed out as a file, and deleted. */
import { Actions } from './actions.tsx';
import { type Answer, type Contact, download, post } from './api.ts';
import { say } from './labels.ts';
import { Load } from './load.tsx';
import { recordOf, senderOf } from './messages.tsx';
import { RecordList, SkippedRecords } from './parts.tsx';
import { listRecords, readRecord, type Source } from './source.ts';

type Person = Answer<'findPerson'>;

/** Who wrote, by the newest message; of an address that was typed nothing else is known. */
type Sender = { id: string; from: string; message: Contact | null };

/** The id of the person whose address is searched for. */
const TYPED = 'address';

function save(person: Person): void {
  const text = `${JSON.stringify(person, null, 2)}\n`;
  download(new Blob([text], { type: 'application/json' }), 'what-is-held.json');
}

const heldIn = ({ contacts, questions, reports, recipients }: Person) =>
  [
    ...contacts.map(recordOf),
    ...questions.map(({ id, asked_at, question }) => ({
      at: asked_at,
      href: `#questions/${id}`,
      what: say.people.question,
      text: question,
    })),
    ...reports.map(({ id, received_at, report }) => ({
      at: received_at,
      href: `#reports/${id}`,
      what: say.people.report,
      text: report.mission.attempted,
    })),
    ...recipients.map(({ slug, recipient: { name, company }, issued_at }) => ({
      at: issued_at,
      href: `#audits/${slug}`,
      what: say.people.link({ name, company }),
    })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));

const After: Source<Sender>['After'] = ({ item: { id, from }, work }) => {
  const asked = { address: from };
  const remove = async (again: () => void) => {
    const { deleted, kept, ...held } = await post<'deletePerson'>('people/deletions', asked);
    save(held);
    if (id === TYPED) again();
    else work.gone([id]);
    return `${say.act.deleted({ count: deleted })} ${kept}`;
  };
  return (
    <Load
      title={from}
      load={() => post<'findPerson'>('people/searches', asked)}
      dependencies={[from]}
    >
      {(person, again) => {
        const { found } = person;
        const [question, text] = [say.people.ask({ from }), say.people.askText({ count: found })];
        return (
          <>
            <p class="detail">
              {found === 0 ? say.people.nothing : say.people.found({ count: found })}
            </p>
            <Actions
              actions={[
                found > 0 && { text: say.people.save, run: () => save(person) },
                found > 0 && {
                  text: say.people.remove,
                  ask: [question, text, say.people.remove],
                  run: () => remove(again),
                },
              ]}
            />
            <RecordList records={heldIn(person)} />
            {person.audits.length > 0 && (
              <p class="told">
                {say.people.audits}{' '}
                {[...new Set(person.audits.map(({ slug }) => slug))].map((slug) => (
                  <a href={`#audits/${slug}`}>{slug} </a>
                ))}
              </p>
            )}
            <SkippedRecords skipped={person.skipped} />
          </>
        );
      }}
    </Load>
  );
};

/** Senders of a list so far: each stands in it once, by the newest message. */
let known = new Set<string>();
let typed = '';

export const people: Source<Sender> = {
  view: 'people',
  words: say.people.list,
  load: async ({ q = '' }, next) => {
    if (next === null) known = new Set();
    typed = q.trim();
    const page = await listRecords('contacts', { limit: '100', ...(typed && { q: typed }) }, next);
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
          ...(senderOf(message) !== from && { text: from }),
          what: say.intents[message.intent],
        }
      : { name: from, text: say.people.everything, what: '' },
  After,
};
