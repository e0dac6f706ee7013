/** What is held of a person, found by an address: handed out as a file, and deleted with it. */
import { useState } from 'preact/hooks';
import { counted } from '../browser/words.ts';
import { deletePerson, findPerson } from './api.ts';
import { Button, useWork } from './button.tsx';
import { confirmed } from './confirm.tsx';
import { download } from './download.ts';
import { TextField } from './field.tsx';
import { Problem } from './load.tsx';
import { firstLine, INTENTS } from './message-words.ts';
import { Facts, Part, Untrusted } from './parts.tsx';
import { say } from './say.ts';
import { SkippedRecords } from './skipped.tsx';
import type { Person } from './types.ts';

/** The file that a person is handed. */
function save(person: Person): void {
  const text = `${JSON.stringify(person, null, 2)}\n`;
  download(new Blob([text], { type: 'application/json' }), 'what-is-held.json');
}

function Held({ person }: { person: Person }) {
  const { contacts, questions, reports, recipients, audits } = person;
  return (
    <>
      <Facts
        facts={[
          ['Messages', String(contacts.length)],
          ['Questions', String(questions.length)],
          ['Reports', String(reports.length)],
          ['Links to audits', String(recipients.length)],
        ]}
      />
      <ul class="plain records">
        {contacts.map((message) => (
          <li class="record">
            <a href={`#messages/${message.id}`} dir="auto">
              {message.from}
            </a>
            <p class="detail">{INTENTS[message.intent]}</p>
            <Untrusted>{firstLine(message) || 'Without a message.'}</Untrusted>
          </li>
        ))}
        {questions.map(({ question }) => (
          <li class="record">
            <p class="detail">A question that names the address</p>
            <Untrusted>{question}</Untrusted>
          </li>
        ))}
        {reports.map(({ report }) => (
          <li class="record">
            <p class="detail">A report that names the address</p>
            <Untrusted>{report.mission.attempted}</Untrusted>
          </li>
        ))}
        {recipients.map(({ slug, recipient }) => (
          <li class="record">
            <a href={`#audits/${slug}`}>{slug}</a>
            <p class="detail" dir="auto">
              A link for {recipient.name}, {recipient.company}
            </p>
          </li>
        ))}
      </ul>
      {audits.length > 0 && (
        <p class="told">
          You wrote the address yourself in{' '}
          {[...new Set(audits.map(({ slug }) => slug))].map((slug, at) => (
            <>
              {at > 0 && ', '}
              <a href={`#audits/${slug}`}>{slug}</a>
            </>
          ))}
          : change the audit, then delete its earlier revisions there.
        </p>
      )}
      <SkippedRecords skipped={person.skipped} />
    </>
  );
}

export function PeopleView() {
  const [address, setAddress] = useState('');
  const [held, setHeld] = useState<{ address: string; person: Person } | null>(null);
  const [told, setTold] = useState('');
  const { error, busy, run } = useWork();
  const tell = (text: string) => {
    setTold(text);
    say(text);
  };
  const search = (event: Event) => {
    event.preventDefault();
    void run(async () => {
      const asked = address.trim();
      const person = await findPerson(asked);
      setHeld({ address: asked, person });
      tell(
        person.found === 0
          ? 'Nothing is held of this address.'
          : `${counted(person.found, 'record')} found.`,
      );
    });
  };
  const remove = async (of: string, count: number) => {
    const text =
      `${counted(count, 'record')} with ${of} ${count === 1 ? 'is' : 'are'} saved as a file, and ` +
      'deleted for good: messages, questions, reports and links to audits, with every trace.';
    if (!(await confirmed('Hand out and delete?', text, 'Save and delete'))) return;
    await run(async () => {
      const { deleted, kept, ...person } = await deletePerson(of);
      save(person);
      setHeld(null);
      tell(`Deleted: ${counted(deleted, 'record')}. ${kept}`);
    });
  };
  return (
    <>
      <p class="intro">
        Whoever wrote to you may ask what you hold of them, and to have it deleted. Give their
        e-mail address.
      </p>
      <form class="form narrow" onSubmit={search}>
        <TextField
          label="E-mail address"
          value={address}
          change={setAddress}
          attributes={{ required: true, minLength: 3, maxLength: 320, spellcheck: false }}
        />
        <p>
          <button class="button" type="submit" aria-disabled={busy || undefined}>
            Find
          </button>
        </p>
      </form>
      {error !== undefined && <Problem error={error} />}
      <p class="told">{told}</p>
      {held && held.person.found + held.person.audits.length > 0 && (
        <Part id="held" title={`With ${held.address}`}>
          {held.person.found > 0 && (
            <div class="toolbar">
              <Button look="quiet" press={() => save(held.person)}>
                Save as a file
              </Button>
              <Button
                look="danger"
                busy={busy}
                press={() => void remove(held.address, held.person.found)}
              >
                Save and delete
              </Button>
            </div>
          )}
          <Held person={held.person} />
        </Part>
      )}
    </>
  );
}
