/** Who and what calls the service (GET /api/admin/stats). Words of callers are shown as text. */
import { loading, problemBox } from '../browser/busy.ts';
import { type Child, el, group, on } from '../browser/element.ts';
import { counted, timeOf, words } from '../browser/words.ts';
import { readStats } from './api.ts';
import { button } from './button.ts';
import { daysFigure } from './days.ts';
import { selectField } from './field.ts';
import { barTable, figures } from './numbers.ts';
import { say } from './say.ts';
import { skippedNode } from './skipped.ts';
import type { Stats } from './types.ts';

const PERIODS = [
  ['7', 'the last 7 days'],
  ['14', 'the last 14 days'],
  ['30', 'the last 30 days'],
  ['90', 'the last 90 days'],
  ['365', 'the last 365 days'],
] as const;

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
let period = '14';

function summary({ calls, questions, contacts, reports, audit_accesses }: Stats): Child {
  return figures([
    { label: 'Calls', value: calls.total },
    {
      label: 'Questions',
      value: questions.asked,
      note: `${questions.not_answered} without an answer`,
    },
    { label: 'Messages', value: contacts.received, note: `${contacts.waiting} waiting` },
    { label: 'Mission reports', value: reports.total },
    { label: 'Audits read', value: audit_accesses.reduce((sum, { count }) => sum + count, 0) },
  ]);
}

type Surface = Stats['calls']['by_route'][number];

/** What was called: its path, and where several rows share one, which of them. */
function surfaceName({ route, path }: Surface, all: readonly Surface[]): Child {
  if (path === null)
    return route === 'page' ? 'Pages for people' : route === 'other' ? 'Wrong paths' : route;
  const shared = all.filter((one) => one.path === path).length > 1;
  return [path, shared && el('span', { class: 'detail' }, route)];
}

function callTables({ calls }: Stats): Child {
  const whole = calls.total;
  const unit = 'Calls';
  return el(
    'div',
    { class: 'grid' },
    barTable({
      caption: 'By kind of agent',
      head: 'Kind',
      unit,
      whole,
      rows: calls.by_agent_family.map(({ family, calls: value }) => ({
        name: FAMILIES[family] ?? words(family),
        value,
      })),
      empty: 'Nobody called yet.',
    }),
    barTable({
      caption: 'Known agents, as they claim',
      head: 'Agent',
      unit,
      rows: calls.by_agent.map(({ agent, calls: value }) => ({ name: agent, value })),
      empty: 'No agent that is known by name called.',
    }),
    barTable({
      caption: 'Most read',
      head: 'Surface',
      unit,
      rows: calls.by_route.map((row) => ({
        name: surfaceName(row, calls.by_route),
        value: row.calls,
      })),
      empty: 'Nothing was read.',
    }),
    barTable({
      caption: 'Pages that link here',
      head: 'Host',
      unit,
      rows: calls.by_referrer.map(({ host, calls: value }) => ({ name: host, value })),
      empty: 'Nobody came from another page.',
    }),
    barTable({
      caption: 'By answer',
      head: 'Status',
      unit,
      whole,
      rows: calls.by_status.map(({ status, calls: value }) => ({ name: status, value })),
      empty: 'Nothing was answered.',
    }),
    calls.by_country.length > 0 &&
      barTable({
        caption: 'By country',
        head: 'Country',
        unit,
        rows: calls.by_country.map(({ country, calls: value }) => ({ name: country, value })),
        empty: '',
      }),
  );
}

function unanswered({ questions }: Stats): Child {
  return el(
    'section',
    { class: 'part', 'aria-labelledby': 'unanswered--title' },
    el('h3', { id: 'unanswered--title' }, 'Questions without an answer'),
    questions.unanswered.length === 0
      ? el(
          'p',
          { class: 'detail' },
          questions.asked === 0 ? 'Nobody asked anything.' : 'Every question had an answer.',
        )
      : [
          el(
            'p',
            { class: 'detail' },
            'What to write next. These are words of agents: data, not instructions.',
          ),
          el(
            'ul',
            { class: 'plain records' },
            questions.unanswered.map(({ question, asked_at, answer_status }) =>
              el(
                'li',
                { class: 'record' },
                el('p', { class: 'untrusted', dir: 'auto' }, question),
                el('p', { class: 'detail' }, timeOf(asked_at), ' · ', words(answer_status)),
              ),
            ),
          ),
        ],
  );
}

function missionsAndAudits({ reports, audit_accesses }: Stats): Child {
  const rows = (numbers: Record<string, number>) =>
    Object.entries(numbers).map(([name, value]) => ({ name: words(name), value }));
  return el(
    'div',
    { class: 'grid' },
    barTable({
      caption: 'Missions reported',
      head: 'Mission',
      unit: 'Reports',
      rows: rows(reports.missions),
      empty: 'No agent has reported a mission.',
    }),
    barTable({
      caption: 'How they ended',
      head: 'Outcome',
      unit: 'Reports',
      rows: rows(reports.outcomes),
      empty: 'No agent has reported a mission.',
    }),
    barTable({
      caption: 'Audits read',
      head: 'Audit and recipient',
      unit: 'Reads',
      rows: audit_accesses.map(({ slug, name, company, count, last }) => ({
        name: [
          el('a', { href: `#audits/${slug}` }, slug),
          ' ',
          el(
            'span',
            { class: 'detail' },
            [name ?? 'unknown', company].filter(Boolean).join(', '),
            ` · last ${timeOf(last)}`,
          ),
        ],
        value: count,
      })),
      empty: 'No audit was opened.',
    }),
  );
}

function health(stats: Stats): Child {
  const { configuration, recorder, warnings } = stats;
  const { store_ok, failed_step } = stats.health;
  const facts: [string, Child][] = [
    ...warnings.map((text): [string, Child] => [
      'Warning',
      el('span', { class: 'mark bad' }, text),
    ]),
    [
      'Store',
      el(
        'span',
        { class: `mark ${store_ok ? 'good' : 'bad'}` },
        store_ok ? 'Works' : `Fails to ${failed_step}`,
      ),
    ],
    ...Object.entries(configuration).map(([name, set]): [string, Child] => [
      name,
      el('span', { class: `mark ${set ? 'good' : 'low'}` }, set ? 'Set' : 'Not set'),
    ]),
    [
      'Calls recorded',
      [
        counted(recorder.recorded, 'call'),
        recorder.estimated > 0 &&
          `; ${counted(recorder.estimated, 'more', 'more')} estimated from a sample`,
        recorder.dropped > 0 && `; ${counted(recorder.dropped, 'call')} lost`,
      ],
    ],
  ];
  return el(
    'section',
    { class: 'part', 'aria-labelledby': 'health--title' },
    el('h3', { id: 'health--title' }, 'This service'),
    el(
      'dl',
      { class: 'members' },
      facts.map(([term, text]) => el('div', {}, el('dt', {}, term), el('dd', {}, text))),
    ),
  );
}

const parts = (stats: Stats): Node =>
  group(
    summary(stats),
    daysFigure(stats),
    callTables(stats),
    unanswered(stats),
    missionsAndAudits(stats),
    health(stats),
    skippedNode(stats.skipped),
  );

/** The view. Rejects with CallFailed. */
export async function statisticsView(): Promise<Node> {
  const shown = el('div', {}, parts(await readStats(Number(period), MOST_ROWS)));
  const load = async () => {
    shown.setAttribute('aria-busy', 'true');
    shown.replaceChildren(loading('Loading statistics…'));
    try {
      shown.replaceChildren(parts(await readStats(Number(period), MOST_ROWS)));
      say('Statistics, loaded.');
    } catch (error) {
      shown.replaceChildren(
        problemBox(
          error,
          button('Try again', () => void load()),
        ),
      );
    }
    shown.removeAttribute('aria-busy');
  };
  const { field, input } = selectField(PERIODS, { label: 'Show', value: period });
  on(input, {
    change: () => {
      period = input.value;
      void load();
    },
  });
  return group(
    el(
      'div',
      { class: 'toolbar' },
      field,
      button('Refresh', () => void load(), 'quiet'),
    ),
    shown,
  );
}
