/** Who and what calls the service (GET /api/admin/stats). Words of callers are shown as text. */
import { useState } from 'preact/hooks';
import { counted, timeOf, words } from '../browser/words.ts';
import { readStats } from './api.ts';
import { Button } from './button.tsx';
import { DaysFigure } from './days.tsx';
import { SelectField } from './field.tsx';
import { Load } from './load.tsx';
import { BarTable, Figures, type Row } from './numbers.tsx';
import { Facts, Part, Untrusted } from './parts.tsx';
import { SkippedRecords } from './skipped.tsx';
import type { Stats } from './types.ts';

const PERIODS = ['7', '14', '30', '90', '365'].map(
  (days) => [days, `the last ${days} days`] as const,
);

/** What the families are, for readers who have not read the documentation. */
const FAMILIES: Record<string, string> = {
  training_crawler: 'Crawlers for training',
  search_index: 'Search indexes',
  user_fetch: 'Assistants, for a person',
  mcp_client: 'MCP clients',
  coding_agent: 'Coding agents',
  browser: 'Browsers',
  http_library: 'Programs and libraries',
  other_bot: 'Other bots',
  unknown: 'Unknown',
};

/** Rows of each table. */
const MOST_ROWS = 10;

/** The period stays chosen while the tab is open. */
let chosen = '14';

type Surface = Stats['calls']['by_route'][number];

/** What was called: its path, and where several rows share one, which of them. */
function surfaceName({ route, path }: Surface, all: readonly Surface[]): Row['name'] {
  if (path === null)
    return route === 'page' ? 'Pages for people' : route === 'other' ? 'Wrong paths' : route;
  const shared = all.filter((one) => one.path === path).length > 1;
  return (
    <>
      {path}
      {shared && <span class="detail">{route}</span>}
    </>
  );
}

function CallTables({ calls }: { calls: Stats['calls'] }) {
  const whole = calls.total;
  return (
    <div class="grid">
      <BarTable
        caption="By kind of agent"
        head="Kind"
        whole={whole}
        rows={calls.by_agent_family.map(({ family, calls: value }) => ({
          name: FAMILIES[family] ?? words(family),
          value,
        }))}
        empty="Nobody called yet."
      />
      <BarTable
        caption="Known agents, as they claim"
        head="Agent"
        rows={calls.by_agent.map(({ agent, calls: value }) => ({ name: agent, value }))}
        empty="No agent that is known by name called."
      />
      <BarTable
        caption="Most read"
        head="Surface"
        rows={calls.by_route.map((row) => ({
          name: surfaceName(row, calls.by_route),
          value: row.calls,
        }))}
        empty="Nothing was read."
      />
      <BarTable
        caption="Pages that link here"
        head="Host"
        rows={calls.by_referrer.map(({ host, calls: value }) => ({ name: host, value }))}
        empty="Nobody came from another page."
      />
      <BarTable
        caption="By answer"
        head="Status"
        whole={whole}
        rows={calls.by_status.map(({ status, calls: value }) => ({ name: status, value }))}
        empty="Nothing was answered."
      />
      {calls.by_country.length > 0 && (
        <BarTable
          caption="By country"
          head="Country"
          rows={calls.by_country.map(({ country, calls: value }) => ({ name: country, value }))}
          empty=""
        />
      )}
    </div>
  );
}

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

const rowsOf = (numbers: Record<string, number>): Row[] =>
  Object.entries(numbers).map(([name, value]) => ({ name: words(name), value }));

function MissionsAndAudits({ reports, audit_accesses }: Stats) {
  return (
    <div class="grid">
      <BarTable
        caption="Missions reported"
        head="Mission"
        unit="Reports"
        rows={rowsOf(reports.missions)}
        empty="No agent has reported a mission."
      />
      <BarTable
        caption="How they ended"
        head="Outcome"
        unit="Reports"
        rows={rowsOf(reports.outcomes)}
        empty="No agent has reported a mission."
      />
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
          { label: 'Calls', value: calls.total },
          {
            label: 'Questions',
            value: questions.asked,
            note: `${questions.not_answered} without an answer`,
          },
          { label: 'Messages', value: contacts.received, note: `${contacts.waiting} waiting` },
          { label: 'Mission reports', value: reports.total },
          { label: 'Audits read', value: reads },
        ]}
      />
      <DaysFigure stats={stats} />
      <CallTables calls={calls} />
      <Unanswered questions={questions} />
      <MissionsAndAudits {...stats} />
      <Health {...stats} />
      <SkippedRecords skipped={stats.skipped} />
    </>
  );
}

export function StatisticsView() {
  const [period, setPeriod] = useState(chosen);
  const [turn, setTurn] = useState(0);
  const change = (days: string) => {
    chosen = days;
    setPeriod(days);
  };
  return (
    <>
      <div class="toolbar">
        <SelectField label="Show" value={period} change={change} choices={PERIODS} />
        <Button look="quiet" press={() => setTurn((now) => now + 1)}>
          Refresh
        </Button>
      </div>
      <Load
        title="Statistics"
        load={() => readStats(Number(period), MOST_ROWS)}
        dependencies={[period, turn]}
      >
        {(stats) => <Figured stats={stats} />}
      </Load>
    </>
  );
}
