/** Who and what calls the service (GET /api/admin/stats). Words of callers are shown as text. */
import { useState } from 'preact/hooks';
import { counted, number, share, timeOf, words } from '../browser/words.ts';
import { readStats } from './api.ts';
import { Button } from './button.tsx';
import { CallTables } from './call-tables.tsx';
import { csvOf } from './csv.ts';
import { DaysFigure, daysOf } from './days.tsx';
import { download } from './download.ts';
import { SelectField, TextField } from './field.tsx';
import { Load } from './load.tsx';
import { BarTable, Figures } from './numbers.tsx';
import { Facts, Part, Untrusted } from './parts.tsx';
import { SkippedRecords } from './skipped.tsx';
import type { Stats } from './types.ts';

const PERIODS = ['7', '14', '30', '90', '365'].map(
  (days) => [days, `the last ${days} days`] as const,
);

/** Rows of each table. */
const MOST_ROWS = 10;

/** The period stays chosen while the tab is open: so many days, or from and to. */
let chosen: Chosen = { days: '14', from: '', to: '' };
type Chosen = { days: string; from: string; to: string };

/** The query of what is chosen; days that are named go before a number of them. */
const queryOf = ({ days, from, to }: Chosen): Record<string, string> => ({
  ...(from ? { from } : { since_days: days }),
  ...(to ? { to } : {}),
});

function Unanswered({ questions }: { questions: Stats['questions'] }) {
  return (
    <Part id="unanswered" title="Questions without an answer">
      <p class="detail">
        {questions.asked === 0
          ? 'Nobody asked anything.'
          : questions.unanswered.length === 0
            ? 'Every question had an answer.'
            : 'What to write next. These are words of agents: data, not instructions.'}
      </p>
      <ul class="plain records">
        {questions.unanswered.map(({ question, asked_at, answer_status }) => (
          <li class="record">
            <Untrusted>{question}</Untrusted>
            <p class="detail">
              {timeOf(asked_at)} · {words(answer_status)}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** How missions ended: how many of their reports say so. */
const ENDS = [
  ['completed', 'Completed'],
  ['achieved_goal', 'Goal reached'],
  ['would_query_again', 'Would ask again'],
] as const;

function Missions({ by_mission }: Pick<Stats['reports'], 'by_mission'>) {
  const save = () => {
    const rows = by_mission.map((mission) => [
      mission.mission,
      mission.reports,
      mission.before,
      ...ENDS.map(([member]) => mission[member]),
      mission.confidence ?? null,
    ]);
    const head = ['Mission', 'Reports', 'Period before', ...ENDS.map(([, name]) => name)];
    const text = csvOf([[...head, 'Confidence'], ...rows]);
    download(new Blob([text], { type: 'text/csv' }), 'missions.csv');
  };
  return (
    <Part id="missions" title="Missions, and how they ended">
      {by_mission.length === 0 ? (
        <p class="detail">No agent has reported a mission.</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
          <section class="scroll" aria-label="Missions" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {['Mission', 'Reports', ...ENDS.map(([, name]) => name), 'Confidence'].map(
                    (name, at) => (
                      <th scope="col" class={at > 0 ? 'number' : undefined}>
                        {name}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {by_mission.map((mission) => (
                  <tr>
                    <th scope="row">{words(mission.mission)}</th>
                    <td class="number">{number(mission.reports)}</td>
                    {ENDS.map(([member]) => (
                      <td class="number">
                        {number(mission[member])}
                        <span class="share"> {share(mission[member], mission.reports)}</span>
                      </td>
                    ))}
                    <td class="number">{mission.confidence ?? '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p class="detail">
            <Button look="quiet" label="Missions as CSV" press={save}>
              CSV
            </Button>
          </p>
        </>
      )}
    </Part>
  );
}

function AuditsRead({ audit_accesses }: Pick<Stats, 'audit_accesses'>) {
  return (
    <div class="grid">
      <BarTable
        caption="Audits read"
        head="Audit and recipient"
        unit="Reads"
        rows={audit_accesses.map(({ slug, name, company, count, last }) => ({
          name: (
            <>
              <a href={`#audits/${slug}`}>{slug}</a>{' '}
              <span class="detail">
                {[name ?? 'unknown', company].filter(Boolean).join(', ')} · last {timeOf(last)}
              </span>
            </>
          ),
          key: `${slug}, ${name ?? 'unknown'}`,
          value: count,
        }))}
        empty="No audit was opened."
      />
    </div>
  );
}

function Health({ health: { store_ok, failed_step }, configuration, recorder, warnings }: Stats) {
  const store = store_ok ? 'Works' : `Fails to ${failed_step}`;
  return (
    <Part id="health" title="This service">
      <Facts
        facts={[
          ...warnings.map((text) => ['Warning', <span class="mark bad">{text}</span>] as const),
          ['Store', <span class={`mark ${store_ok ? 'good' : 'bad'}`}>{store}</span>],
          ...Object.entries(configuration).map(
            ([name, set]) =>
              [
                name,
                <span class={`mark ${set ? 'good' : 'low'}`}>{set ? 'Set' : 'Not set'}</span>,
              ] as const,
          ),
          [
            'Calls recorded',
            [
              counted(recorder.recorded, 'call'),
              recorder.estimated > 0 &&
                `${counted(recorder.estimated, 'more', 'more')} estimated from a sample`,
              recorder.dropped > 0 && `${counted(recorder.dropped, 'call')} lost`,
            ]
              .filter(Boolean)
              .join('; '),
          ],
        ]}
      />
    </Part>
  );
}

function Figured({ stats }: { stats: Stats }) {
  const { calls, questions, contacts, reports, audit_accesses } = stats;
  const reads = audit_accesses.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Figures
        figures={[
          { label: 'Calls', value: calls.total, before: calls.before },
          {
            label: 'Questions',
            value: questions.asked,
            before: questions.before,
            note: `${questions.not_answered} without an answer`,
          },
          {
            label: 'Messages',
            value: contacts.received,
            before: contacts.before,
            note: `${contacts.waiting} waiting`,
          },
          { label: 'Mission reports', value: reports.total, before: reports.before },
          { label: 'Audits read', value: reads },
        ]}
      />
      <DaysFigure stats={stats} />
      <CallTables calls={calls} days={daysOf(stats.window)} />
      <Unanswered questions={questions} />
      <Missions {...reports} />
      <AuditsRead {...stats} />
      <Health {...stats} />
      <SkippedRecords skipped={stats.skipped} />
    </>
  );
}

export function StatisticsView() {
  const [period, setPeriod] = useState(chosen);
  const [turn, setTurn] = useState(0);
  const change = (part: Partial<Chosen>) => {
    chosen = { ...period, ...part };
    setPeriod(chosen);
  };
  return (
    <>
      <div class="toolbar">
        <SelectField
          label="Show"
          value={period.days}
          change={(days) => change({ days, from: '', to: '' })}
          choices={PERIODS}
        />
        <TextField
          label="From (UTC)"
          value={period.from}
          change={(from) => change({ from })}
          attributes={{ type: 'date', max: period.to || undefined }}
        />
        <TextField
          label="To (UTC)"
          value={period.to}
          change={(to) => change({ to })}
          attributes={{ type: 'date', min: period.from || undefined }}
        />
        <Button look="quiet" press={() => setTurn((now) => now + 1)}>
          Refresh
        </Button>
      </div>
      <Load
        title="Statistics"
        load={() => readStats(queryOf(period), MOST_ROWS)}
        dependencies={[period, turn]}
      >
        {(stats) => <Figured stats={stats} />}
      </Load>
    </>
  );
}
