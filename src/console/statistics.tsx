/**
 * Who read what, what they failed at, and what changed (GET /api/admin/stats). Words of callers
 * are shown as text.
 */
import { useState } from 'preact/hooks';
import { counted, number, timeOf, words } from '../browser/words.ts';
import { readStats } from './api.ts';
import { Button } from './button.tsx';
import { everyDay, sentence, TimeChart, Year } from './chart.tsx';
import { SelectField, TextField } from './field.tsx';
import { Load } from './load.tsx';
import { BarTable, Figures, type Row, type Table } from './numbers.tsx';
import { Facts, Part, Time, Untrusted } from './parts.tsx';
import { SkippedRecords } from './skipped.tsx';
import type { Stats } from './types.ts';

const PERIODS = ['7', '14', '30', '90', '365'].map(
  (days) => [days, `the last ${days} days`] as const,
);

/** Rows of each table. */
const MOST_ROWS = 10;

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

/** The period stays chosen while the tab is open: so many days, or from and to. */
let chosen: Chosen = { days: '7', from: '', to: '' };
type Chosen = { days: string; from: string; to: string };

/** The query of what is chosen; days that are named go before a number of them. */
const queryOf = ({ days, from, to }: Chosen): Record<string, string> => ({
  ...(from ? { from } : { since_days: days }),
  ...(to ? { to } : {}),
});

type Counted = { calls: number; before?: number; by_day?: number[] };
type Surface = { route: string; path: string | null };

/** What was counted as rows of a table, each with the name that `nameOf` gives it. */
const rowsOf = <T extends Counted>(
  all: readonly T[],
  nameOf: (row: T) => string,
  more: (row: T) => Partial<Row> = () => ({}),
): Row[] =>
  all.map((row) => {
    const { calls, before, by_day } = row;
    const compared = before === undefined ? {} : { before };
    return {
      name: nameOf(row),
      value: calls,
      ...compared,
      ...(by_day && { by_day }),
      ...more(row),
    };
  });

/** What was called: its path, and where several rows share one, which of them. */
const surfaces = (all: readonly (Counted & Surface)[]): Row[] =>
  rowsOf(
    all,
    ({ route, path }) => path ?? { page: 'Pages for people', other: 'Wrong paths' }[route] ?? route,
    ({ route, path }) =>
      path !== null && all.filter((row) => row.path === path).length > 1 ? { note: route } : {},
  );

/** What did not work, each with the list behind it. */
function failuresOf({ questions, reports, calls }: Stats): Row[] {
  const missed = reports.by_mission.reduce((sum, one) => sum + one.reports - one.achieved_goal, 0);
  const refused = calls.by_status.filter(({ status }) => status >= 400);
  return [
    { name: 'Questions without an answer', value: questions.not_answered, href: '#questions' },
    { name: 'Missions that missed their goal', value: missed, href: '#reports' },
    ...rowsOf(refused, ({ status }) => `Calls answered with ${status}`),
  ].filter(({ value }) => value > 0);
}

/** Missions as rows, with how they ended. */
const missionsOf = ({ reports }: Stats): Row[] =>
  reports.by_mission.map((one) => ({
    name: words(one.mission),
    value: one.reports,
    before: one.before,
    href: '#reports?state=',
    more: {
      Completed: one.completed,
      'Goal reached': one.achieved_goal,
      'Would ask again': one.would_query_again,
    },
  }));

const readsOf = ({ audit_accesses }: Stats): Row[] =>
  audit_accesses.map(({ slug, name, company, count, last }) => ({
    name: slug,
    note: [name ?? 'unknown', company, `last ${timeOf(last)}`].filter(Boolean).join(', '),
    href: `#audits/${slug}`,
    value: count,
  }));

type Told = readonly [caption: string, head: string, empty: string, rows: Row[], more?: object];

/** All tables: what each is of, what stands where it is empty, its rows. */
function tablesOf(stats: Stats, days: readonly string[]): Table[] {
  const { calls } = stats;
  const families = rowsOf(calls.by_agent_family, ({ family }) => FAMILIES[family] ?? words(family));
  const agents = rowsOf(calls.by_agent, ({ agent }) => agent);
  const pages = rowsOf(calls.by_page, ({ page }) => page ?? 'Not told apart');
  const hosts = rowsOf(calls.by_referrer, ({ host }) => host);
  const statuses = rowsOf(calls.by_status, ({ status }) => String(status));
  const countries = rowsOf(calls.by_country, ({ country }) => country);
  const whole = calls.total;
  const tables: Told[] = [
    ['By kind of agent', 'Kind', 'Nobody called yet.', families, { whole, days }],
    ['Known agents, as they claim', 'Agent', 'No agent that is known by name called.', agents],
    ['Most read', 'Surface', 'Nothing was read.', surfaces(calls.by_route), { days }],
    ['Pages for people', 'Page', 'Nobody opened a page.', pages, { days }],
    ['What did not work', 'What', 'Everything worked.', failuresOf(stats), { unit: 'Times' }],
    [
      'Missions, and how they ended',
      'Mission',
      'No agent has reported a mission.',
      missionsOf(stats),
      { unit: 'Reports' },
    ],
    ['Audits read', 'Audit', 'No audit was opened.', readsOf(stats), { unit: 'Reads' }],
    ['Pages that link here', 'Host', 'Nobody came from another page.', hosts],
    ['By answer', 'Status', 'Nothing was answered.', statuses, { whole }],
    ['By country', 'Country', 'The platform tells no countries.', countries],
    ['Your own calls', 'Surface', 'You did not call.', surfaces(calls.own.by_route)],
  ];
  return tables.map(([caption, head, empty, rows, more]) => ({
    caption,
    head,
    empty,
    rows,
    ...more,
  }));
}

function Health({ health: { store_ok, failed_step }, configuration, recorder, warnings }: Stats) {
  const mark = (look: string, text: string) => <span class={`mark ${look}`}>{text}</span>;
  const lost = recorder.dropped > 0 && `; ${counted(recorder.dropped, 'call')} lost`;
  return (
    <Part id="health" title="This service">
      <Facts
        facts={[
          ...warnings.map((text) => ['Warning', mark('bad', text)] as const),
          ['Store', store_ok ? mark('good', 'Works') : mark('bad', `Fails to ${failed_step}`)],
          ...Object.entries(configuration).map(
            ([name, set]) => [name, set ? mark('good', 'Set') : mark('low', 'Not set')] as const,
          ),
          [
            'Calls recorded',
            <>
              {number(recorder.recorded)}
              {recorder.estimated > 0 && `; ${number(recorder.estimated)} estimated from a sample`}
              {lost}
            </>,
          ],
        ]}
      />
    </Part>
  );
}

function Figured({ stats, year }: { stats: Stats; year: Stats }) {
  const {
    calls,
    questions,
    contacts,
    reports,
    window: { from, to },
  } = stats;
  const shown = everyDay(from, to, calls.by_day);
  return (
    <>
      <Figures
        figures={[
          { label: 'Calls', href: '#statistics', value: calls.total, before: calls.before },
          {
            label: 'Questions',
            href: '#questions',
            value: questions.asked,
            before: questions.before,
            note: `${questions.not_answered} without an answer`,
          },
          {
            label: 'Messages',
            href: '#messages',
            value: contacts.received,
            before: contacts.before,
            note: `${contacts.waiting} not delivered`,
          },
          {
            label: 'Mission reports',
            href: '#reports',
            value: reports.total,
            before: reports.before,
          },
        ]}
      />
      <figure class="days">
        <figcaption>
          <h3>Calls by day</h3>
          <p class="detail">{sentence(shown)}</p>
        </figcaption>
        {calls.total > 0 && <TimeChart shown={shown} />}
        <details>
          <summary>The same as a table</summary>
          <BarTable
            caption="Calls by day"
            head="Day (UTC)"
            rows={shown.days
              .map((day, at) => ({ name: day, value: shown.values[at] ?? 0 }))
              .toReversed()}
            empty=""
          />
        </details>
      </figure>
      <figure class="days">
        <figcaption>
          <h3>The last year</h3>
        </figcaption>
        <Year shown={everyDay(year.window.from, year.window.to, year.calls.by_day)} />
      </figure>
      <div class="grid">
        {tablesOf(stats, shown.days).map((table) => (
          <BarTable {...table} />
        ))}
      </div>
      <Part id="unanswered" title="Questions without an answer">
        <ul class="plain records">
          {questions.unanswered.map(({ session_id, question, asked_at, answer_status }) => (
            <li class="record">
              <a href={`#questions/${session_id}`}>
                <Time at={asked_at} />
              </a>{' '}
              {words(answer_status)}
              <Untrusted>{question}</Untrusted>
            </li>
          ))}
        </ul>
      </Part>
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
        {(['from', 'to'] as const).map((end) => (
          <TextField
            label={end === 'from' ? 'From (UTC)' : 'To (UTC)'}
            value={period[end]}
            change={(day) => change({ [end]: day })}
            attributes={{ type: 'date' }}
          />
        ))}
        <Button look="quiet" press={() => setTurn((now) => now + 1)}>
          Refresh
        </Button>
      </div>
      <Load
        title="Statistics"
        load={() =>
          Promise.all([readStats(queryOf(period), MOST_ROWS), readStats({ since_days: '365' }, 1)])
        }
        dependencies={[period, turn]}
      >
        {([stats, year]) => <Figured stats={stats} year={year} />}
      </Load>
    </>
  );
}
