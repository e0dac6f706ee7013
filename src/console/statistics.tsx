/** Who read what, failed at what, and what changed (GET /api/admin/stats). */
import { number, timeOf } from '../browser/words.ts';
import { type Answer, readStats } from './api.ts';
import { Button, Field, Fields } from './controls.tsx';
import { useDraft } from './drafts.ts';
import { say, wordOf } from './labels.ts';
import { Load } from './load.tsx';
import { BarTable, everyDay, type Row, sentence, Year } from './numbers.tsx';
import { Facts, Mark, Part, SkippedRecords } from './parts.tsx';
import type { Filters } from './source.ts';
import type { View } from './views.ts';

type Stats = Answer<'getAdminStats'>;

const PERIODS = [7, 14, 30, 90, 365];

const DAY = { attributes: { type: 'date' } };

const MOST_ROWS = 10;

/** What is shown first: the last week; days that are named go before a number of them. */
const FIRST = { days: '7', from: '', to: '' };

const queryOf = ({ days = '', from = '', to = '' }: Filters): Record<string, string> => ({
  ...(from ? { from } : { since_days: days }),
  ...(to ? { to } : {}),
});

/** What was counted as rows of a table, each with the name that `nameOf` gives it. */
const rowsOf = <T extends { calls: number }>(all: readonly T[], nameOf: (row: T) => string) =>
  all.map((row) => ({ ...row, name: nameOf(row), value: row.calls }));

/** What was called: its path, and where several rows share one, which of them. */
const surfaces = (all: Stats['calls']['own']['by_route']): Row[] =>
  rowsOf(
    all,
    ({ route, path }) => path ?? (route === 'other' ? say.stats.wrongPaths : wordOf(route)),
  ).map((row) => {
    const isShared = row.path !== null && all.filter(({ path }) => path === row.path).length > 1;
    return isShared ? { ...row, note: row.route } : row;
  });

function figuresOf({ calls, questions, contacts, reports, signed }: Stats): Row[] {
  const figure = (view: View, value: number, before: number, note?: string): Row => ({
    name: say.views[view],
    note,
    href: `#${view}`,
    value,
    before,
  });
  const open = say.stats.open({ count: questions.not_answered });
  const waiting = say.stats.waiting({ count: contacts.waiting });
  return [
    { name: say.stats.unit, value: calls.total, before: calls.before },
    figure('questions', questions.asked, questions.before, open),
    figure('messages', contacts.received, contacts.before, waiting),
    figure('reports', reports.total, reports.before),
    ...(signed.valid > 0 ? [{ name: say.signature.signed, value: signed.valid }] : []),
  ];
}

function failuresOf({ questions, reports, calls }: Stats): Row[] {
  const missed = reports.by_mission.reduce((sum, one) => sum + one.reports - one.achieved_goal, 0);
  const refused = calls.by_status.filter(({ status }) => status >= 400);
  return [
    { name: say.stats.unanswered, value: questions.not_answered, href: '#questions' },
    { name: say.stats.missed, value: missed, href: '#reports' },
    ...rowsOf(refused, ({ status }) => say.stats.status({ status: String(status) })),
  ].filter(({ value }) => value > 0);
}

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
    families: { rows: rowsOf(calls.by_agent_family, ({ family }) => wordOf(family)), whole, days },
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

const SET = { look: 'good', text: say.stats.set };
const UNSET = { look: 'low', text: say.stats.unset };

function Health({ health: { store_ok, failed_step }, configuration, recorder, warnings }: Stats) {
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
          ...warnings.map((text) => [say.stats.warning, <Mark look="bad" text={text} />] as const),
          [
            say.stats.store,
            <Mark
              look={store_ok ? 'good' : 'bad'}
              text={store_ok ? say.stats.works : say.stats.fails({ step: failed_step ?? '' })}
            />,
          ],
          ...Object.entries(configuration).map(
            ([name, set]) => [name, <Mark {...(set ? SET : UNSET)} />] as const,
          ),
          [say.stats.recorded, calls.filter(Boolean).join('; ')],
        ]}
      />
    </Part>
  );
}

function Figured({ stats, year }: { stats: Stats; year: Stats }) {
  const { calls, window } = stats;
  const shown = everyDay(window.from, window.to, calls.by_day);
  const tables = tablesOf(stats, shown.days);
  const labels = say.stats.tables;
  return (
    <>
      <BarTable {...labels.figures} rows={figuresOf(stats)} unit={say.stats.times} />
      <details class="days">
        <summary>{sentence(shown)}</summary>
        <BarTable
          caption={say.stats.byDay}
          head={say.day}
          rows={shown.days.map((name, at) => ({ name, value: shown.values[at] ?? 0 })).reverse()}
        />
      </details>
      <Part id="year" title={say.stats.year}>
        <Year shown={everyDay(year.window.from, year.window.to, year.calls.by_day)} />
      </Part>
      <div class="grid">
        {(Object.keys(tables) as (keyof typeof tables)[]).map((name) => (
          <BarTable {...labels[name]} {...tables[name]} />
        ))}
      </div>
      <Health {...stats} />
      <SkippedRecords skipped={stats.skipped} />
    </>
  );
}

export function Page() {
  const { value: period, change } = useDraft('filters-statistics', FIRST);
  return (
    <>
      <div class="toolbar">
        <Field
          label={say.show}
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
        <Button look="quiet" press={() => change({})} text={say.stats.refresh} />
      </div>
      <Load
        title={say.views.statistics}
        load={() =>
          Promise.all([readStats(queryOf(period), MOST_ROWS), readStats({ since_days: '365' }, 1)])
        }
        dependencies={[period]}
      >
        {([stats, year]) => <Figured stats={stats} year={year} />}
      </Load>
    </>
  );
}
