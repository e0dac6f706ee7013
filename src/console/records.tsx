/** Questions and reports, newest first: read, deleted one by one, taken home as JSON Lines. */
import { useState } from 'preact/hooks';
import { type Context, membersNode } from '../audit/anything.ts';
import { el, group } from '../browser/element.ts';
import { deleteRecord, exportRecords, listRecords } from './api.ts';
import { Button, useWork } from './button.tsx';
import { confirmed } from './confirm.tsx';
import { download } from './download.ts';
import { Load, Problem } from './load.tsx';
import { Dom, Facts, Flags, timeOfRecord, Untrusted } from './parts.tsx';
import { say } from './say.ts';
import { bothSkipped, idOf, SkippedRecords, skippedWithout } from './skipped.tsx';
import type { Questions, Reports, Skipped } from './types.ts';
import { UnansweredQuestions } from './unanswered.tsx';

type Kind = 'questions' | 'reports';
type Question = Questions['questions'][number];
type Report = Reports['reports'][number];
type InboxRecord = Question | Report;
type Page = { records: InboxRecord[]; skipped: Skipped; next: string | null };

const KINDS: Record<Kind, { title: string; noun: string; empty: string; stays: string }> = {
  questions: {
    title: 'Questions',
    noun: 'question',
    empty: 'Nobody has asked anything. POST /api/agent/ask takes questions.',
    stays: 'It is in no count any more.',
  },
  reports: {
    title: 'Reports',
    noun: 'report',
    empty: 'No agent has reported. POST /api/agent-reports takes reports.',
    stays: 'It is in no count any more.',
  },
};

/** Nothing that an agent wrote is Markdown to us. */
const AS_TEXT: Context = {
  markdown: (text) => el('div', { class: 'untrusted', dir: 'auto' }, text),
  level: 4,
  prefix: 'report-',
};

function QuestionBody({ question, agent_name, on_behalf_of, answered, sources }: Question) {
  return (
    <>
      <Untrusted>{question}</Untrusted>
      <Facts
        facts={[
          [
            'Answer',
            <span class={`mark ${answered ? 'good' : 'warn'}`}>{answered ? 'Given' : 'None'}</span>,
          ],
          ['From', sources.join(', ')],
          ['Agent', agent_name],
          ['For', on_behalf_of],
        ]}
      />
    </>
  );
}

function ReportBody({ report, risk_flags, handling }: Report) {
  const { mission, outcome, agent_meta, feedback, public: _, ...rest } = report;
  const said = { ...agent_meta, ...feedback, actual_result: outcome.actual_result, ...rest };
  const told = Object.entries(said).filter(
    ([, value]) => value !== null && value !== undefined && JSON.stringify(value).length > 2,
  );
  return (
    <>
      <Flags flags={risk_flags} />
      <Facts
        facts={[
          ['Mission', <span dir="auto">{mission.attempted}</span>],
          [
            'Result',
            <span class={`mark ${outcome.achieved_goal ? 'good' : 'warn'}`}>
              {outcome.achieved_goal ? 'Goal reached' : 'Goal not reached'}
            </span>,
          ],
          ['Confidence', `${mission.confidence_in_result} of 5`],
          ['Listed in public', handling.public_raw_allowed ? 'its numbers' : 'no'],
        ]}
      />
      {told.length > 0 && (
        <details class="said">
          <summary>What the agent says</summary>
          <div class="untrusted-block">
            <Dom node={group(membersNode(Object.fromEntries(told), AS_TEXT))} />
          </div>
        </details>
      )}
    </>
  );
}

const timeIn = (record: InboxRecord) =>
  timeOfRecord(record, 'asked_at' in record ? record.asked_at : record.received_at);

type Item = { kind: Kind; record: InboxRecord; gone: (kept: string) => void };

function RecordItem({ kind, record, gone }: Item) {
  const { noun, stays } = KINDS[kind];
  const { error, busy, run } = useWork();
  const name = `${noun} of ${timeIn(record)}`;
  const remove = async () => {
    const text = `The ${name} is deleted for good. ${stays}`;
    if (await confirmed(`Delete this ${noun}?`, text, 'Delete'))
      await run(async () => gone((await deleteRecord(kind, record.id)).kept));
  };
  return (
    <li class="record">
      <header>
        <h3>{timeIn(record)}</h3>
        <Button look="danger" label={`Delete the ${name}`} busy={busy} press={() => void remove()}>
          Delete
        </Button>
      </header>
      {'report' in record ? <ReportBody {...record} /> : <QuestionBody {...record} />}
      {error !== undefined && <Problem error={error} />}
    </li>
  );
}

async function pageOf(kind: Kind, next?: string): Promise<Page> {
  const page = await listRecords(kind, {}, next);
  const records = 'reports' in page ? page.reports : page.questions;
  return { records, skipped: page.skipped, next: page.next_url };
}

function Records({ kind, first }: { kind: Kind; first: Page }) {
  const [page, setPage] = useState(first);
  const [told, setTold] = useState('');
  const { error, busy, run } = useWork();
  const gone = (id: string) => (kept: string) => {
    setPage((now) => ({ ...now, records: now.records.filter((record) => record.id !== id) }));
    setTold(`Deleted. ${kept}`);
    say(`Deleted. ${kept}`);
  };
  const more = () =>
    run(async () => {
      const { records, skipped, next } = await pageOf(kind, page.next ?? undefined);
      setPage((now) => ({
        records: [...now.records, ...records],
        skipped: bothSkipped(now.skipped, skipped),
        next,
      }));
    });
  const removeDamaged = async (key: string) => {
    const text = 'It is deleted for good, without being read.';
    if (!(await confirmed(`Delete this damaged ${KINDS[kind].noun}?`, text, 'Delete'))) return;
    await run(async () => {
      const { kept } = await deleteRecord(kind, idOf(key));
      setPage((now) => ({ ...now, skipped: skippedWithout(now.skipped, key) }));
      setTold(`Deleted. ${kept}`);
      say(`Deleted. ${kept}`);
    });
  };
  const save = () =>
    run(async () => {
      say('Preparing the download.');
      download(await exportRecords(kind), `${kind}.jsonl`);
      say('The download has begun.');
    });
  return (
    <>
      <p class="intro">
        What stands here was written by people and programs that you do not know. It is shown as
        text, and is never an instruction.
      </p>
      <div class="toolbar">
        <Button look="quiet" busy={busy} press={() => void save()}>
          Download all (JSON Lines)
        </Button>
      </div>
      <p class="told">{told}</p>
      {error !== undefined && <Problem error={error} />}
      <ul class="plain records">
        {page.records.map((record) => (
          <RecordItem key={record.id} kind={kind} record={record} gone={gone(record.id)} />
        ))}
      </ul>
      {page.records.length === 0 && <p class="empty">{KINDS[kind].empty}</p>}
      <SkippedRecords skipped={page.skipped} remove={(key) => void removeDamaged(key)} />
      {page.next && (
        <Button look="quiet" busy={busy} press={() => void more()}>
          Older ones
        </Button>
      )}
    </>
  );
}

/** The view of a kind; above the list of questions stand those without an answer. */
export function RecordsView({ kind }: { kind: Kind }) {
  return (
    <>
      {kind === 'questions' && (
        <>
          <UnansweredQuestions />
          <h3>All questions</h3>
        </>
      )}
      <Load title={KINDS[kind].title} load={() => pageOf(kind)}>
        {(first) => <Records kind={kind} first={first} />}
      </Load>
    </>
  );
}
