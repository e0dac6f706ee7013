/** Who read what, failed at what, and what changed (GET /api/admin/stats). */
import { useState } from 'preact/hooks';
import { number, timeOf } from '../browser/words.ts';
import { type Answer, readStats } from './api.ts';
import { Button } from './button.tsx';
import { Field, Fields } from './field.tsx';
import { say, wordOf } from './labels.ts';
import { Load } from './load.tsx';
import { BarTable, everyDay, type Row, sentence, Year } from './numbers.tsx';
import { Facts, Part, RecordList, SkippedRecords } from './parts.tsx';
import type { View } from './views.ts';

type Stats = Answer<'getAdminStats'>;

const PERIODS = [7, 14, 30, 90, 365];

const DAY = { attributes: { type: 'date' } };

/** Rows of each table. */
const MOST_ROWS = 10;

/** The period stays chosen while the tab is open: so many days, or from and to. */
let chosen = { days: '7', from: '', to: '' };

/** The query of what is chosen; days that are named go before a number of them. */
const queryOf = ({ days, from, to }: typeof chosen): Record<string, string> => ({
  ...(from ? { from } : { since_days: days }),
  ...(to ? { to } : {}),
});

type Counted = { calls: number; before?: number; by_day?: number[] };

/** What was counted as rows of a table, each with the name that `nameOf` gives it. */
const rowsOf = <T extends Counted>(
  all: readonly T[],
  nameOf: (row: T) => string,
  noteOf: (row: T) => string | undefined = () => undefined,
): Row[] =>
  all.map((row) => ({
    name: nameOf(row),
    note: noteOf(row),
    value: row.calls,
    ...(row.before === undefined ? {} : { before: row.before }),
    ...(row.by_day && { by_day: row.by_day }),
  }));

/** What was called: its path, and where several rows share one, which of them. */
const surfaces = (all: readonly (Counted & { route: string; path: string | null })[]): Row[] =>
  rowsOf(
    all,
    ({ route, path }) => path ?? (route === 'other' ? say.stats.wrongPaths : wordOf(route)),
    ({ route, path }) =>
      path !== null && all.filter((row) => row.path === path).length > 1 ? route : undefined,
  );

/** What came in, each with the list behind it. */
function figuresOf({ calls, questions, contacts, reports, signed }: Stats): Row[] {
  const figure = (view: View, value: number, before: number, note?: string): Row => {
    const name = view === 'statistics' ? say.stats.unit : say.views[view];
    return { name, note, href: `#${view}`, value, before };
  };
  const open = say.stats.open({ count: questions.not_answered });
  const waiting = say.stats.waiting({ count: contacts.waiting });
  return [
    figure('statistics', calls.total, calls.before),
    figure('questions', questions.asked, questions.before, open),
    figure('messages', contacts.received, contacts.before, waiting),
    figure('reports', reports.total, reports.before),
    ...(signed.valid > 0 ? [{ name: say.signature.signed, value: signed.valid }] : []),
  ];
}

/** What did not work, each with the list behind it. */
function failuresOf({ questions, reports, calls }: Stats): Row[] {
  const missed = reports.by_mission.reduce((sum, one) => sum + one.reports - one.achieved_goal, 0);
  const refused = calls.by_status.filter(({ status }) => status >= 400);
  return [
    { name: say.stats.unanswered, value: questions.not_answered, href: '#questions' },
    { name: say.stats.missed, value: missed, href: '#reports' },
    ...rowsOf(refused, ({ status }) => say.stats.status({ status: String(status) })),
  ].filter(({ value }) => value > 0);
}

/** Missions as rows, with how they ended. */
const missionsOf = ({ reports }: Stats): Row[] =>
  reports.by_mission.map((one) => ({
    name: wordOf(one.mission),
    value: one.reports,
    before: one.before,
    href: '#reports?state=',
    more: {
      [say.stats.completed]: one.completed,
      [say.reports.reached]: one.achieved_goal,
      [say.stats.askAgain]: one.would_query_again,
    },
  }));

const readsOf = ({ audit_accesses }: Stats): Row[] =>
  audit_accesses.map(({ slug, name, company, count, last }) => ({
    name: slug,
    note: [name, company, `${say.time.last} ${timeOf(last)}`].filter(Boolean).join(', '),
    href: `#audits/${slug}`,
    value: count,
  }));

/** The rows of each table, by its name among the labels, and what else it is made of. */
function tablesOf(stats: Stats, days: readonly string[]) {
  const { calls } = stats;
  const whole = calls.total;
  return {
    families: {
      rows: rowsOf(calls.by_agent_family, ({ family }) => wordOf(family)),
      whole,
      days,
    },
    agents: { rows: rowsOf(calls.by_agent, ({ agent }) => agent) },
    surfaces: { rows: surfaces(calls.by_route), days },
    pages: { rows: rowsOf(calls.by_page, ({ page }) => page ?? say.stats.otherPages), days },
    failures: { rows: failuresOf(stats), unit: say.stats.times },
    missions: { rows: missionsOf(stats), unit: say.views.reports },
    audits: { rows: readsOf(stats), unit: say.stats.reads },
    hosts: { rows: rowsOf(calls.by_referrer, ({ host }) => host) },
    statuses: { rows: rowsOf(calls.by_status, ({ status }) => String(status)), whole },
    countries: { rows: rowsOf(calls.by_country, ({ country }) => country) },
    own: { rows: surfaces(calls.own.by_route) },
  };
}

function Health({ health: { store_ok, failed_step }, configuration, recorder, warnings }: Stats) {
  const mark = (look: string, text: string) => <span class={`mark ${look}`}>{text}</span>;
  const { recorded, estimated, dropped } = recorder;
  const calls = [
    number(recorded),
    estimated > 0 && say.stats.estimated({ count: estimated }),
    dropped > 0 && say.stats.lost({ count: dropped }),
  ];
  return (
    <Part id="health" title={say.stats.health}>
      <Facts
        facts={[
          ...warnings.map((text) => [say.stats.warning, mark('bad', text)] as const),
          [
            say.stats.store,
            store_ok
              ? mark('good', say.stats.works)
              : mark('bad', say.stats.fails({ step: failed_step ?? '' })),
          ],
          ...Object.entries(configuration).map(([name, set]) => {
            return [
              name,
              mark(set ? 'good' : 'low', set ? say.stats.set : say.stats.unset),
            ] as const;
          }),
          [say.stats.recorded, calls.filter(Boolean).join('; ')],
        ]}
      />
    </Part>
  );
}

function Figured({ stats, year }: { stats: Stats; year: Stats }) {
  const { calls, questions, window } = stats;
  const shown = everyDay(window.from, window.to, calls.by_day);
  const tables = tablesOf(stats, shown.days);
  const labels = say.stats.tables;
  return (
    <>
      <BarTable {...labels.figures} rows={figuresOf(stats)} unit={say.stats.times} />
      <figure class="days">
        <figcaption>
          <h3>{say.stats.byDay}</h3>
          <p class="detail">{sentence(shown)}</p>
        </figcaption>
        <details>
          <summary>{say.stats.asTable}</summary>
          <BarTable
            caption={say.stats.byDay}
            head={say.stats.day}
            rows={shown.days.map((name, at) => ({ name, value: shown.values[at] ?? 0 })).reverse()}
          />
        </details>
      </figure>
      <figure class="days">
        <figcaption>
          <h3>{say.stats.year}</h3>
        </figcaption>
        <Year shown={everyDay(year.window.from, year.window.to, year.calls.by_day)} />
      </figure>
      <div class="grid">
        {(Object.keys(tables) as (keyof typeof tables)[]).map((name) => (
          <BarTable {...labels[name]} {...tables[name]} />
        ))}
      </div>
      <Part id="unanswered" title={say.stats.unanswered}>
        <RecordList
          records={questions.unanswered.map((one) => ({
            at: one.asked_at,
            href: `#questions/${one.session_id}`,
            what: wordOf(one.answer_status),
            text: one.question,
          }))}
        />
      </Part>
      <Health {...stats} />
      <SkippedRecords skipped={stats.skipped} />
    </>
  );
}

export function StatisticsView() {
  const [period, setPeriod] = useState(chosen);
  const [turn, setTurn] = useState(0);
  const change = (part: Partial<typeof chosen>) => {
    chosen = { ...period, ...part };
    setPeriod(chosen);
  };
  return (
    <>
      <div class="toolbar">
        <Field
          label={say.stats.show}
          value={period.days}
          change={(days) => change({ days, from: '', to: '' })}
          choices={PERIODS.map((count) => [String(count), say.stats.last({ count })])}
        />
        <Fields
          shape={{ from: DAY, to: DAY }}
          labels={say.stats.ends}
          values={period}
          change={change}
        />
        <Button look="quiet" press={() => setTurn((now) => now + 1)}>
          {say.stats.refresh}
        </Button>
      </div>
      <Load
        title={say.views.statistics}
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
