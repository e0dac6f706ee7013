/** Reports: how a mission went, in the words of an agent, and the records that it is about. */
import { type Context, membersNode } from '../audit/anything.ts';
import { el, group } from '../browser/element.ts';
import { words } from '../browser/words.ts';
import { deleteRecord, exportRecords, listRecords, readRecord } from './api.ts';
import { StateMark } from './message-words.tsx';
import { deleting, marksOf, queryOf, STATE_TABS } from './messages.tsx';
import { Dom, Facts, Flags, flagMarks, RecordLinks, Time } from './parts.tsx';
import type { Source } from './source.ts';
import type { Report } from './types.ts';

/** Nothing that an agent wrote is Markdown to us. */
const AS_TEXT: Context = {
  markdown: (text) => el('div', { class: 'untrusted', dir: 'auto' }, text),
  level: 4,
  prefix: 'report-',
};

const outcomeOf = ({ report: { outcome } }: Report) => (
  <span class={`mark ${outcome.achieved_goal ? 'good' : 'warn'}`}>
    {outcome.achieved_goal ? 'Goal reached' : 'Goal not reached'}
  </span>
);

/** All that the agent says, as a tree of text. */
function saidIn({ report }: Report): Node | null {
  const { mission: _m, outcome, agent_meta, feedback, public: _p, ...rest } = report;
  const said = { ...feedback, actual_result: outcome.actual_result, ...agent_meta, ...rest };
  const told = Object.entries(said).filter(
    ([, value]) => value !== null && value !== undefined && JSON.stringify(value).length > 2,
  );
  return told.length > 0 ? group(membersNode(Object.fromEntries(told), AS_TEXT)) : null;
}

export const reports: Source<Report> = {
  view: 'reports',
  title: 'Reports',
  nouns: ['report', 'reports'],
  load: async (filters, next) => {
    const page = await listRecords('reports', queryOf(filters), next);
    return { items: page.reports, next: page.next_url, skipped: page.skipped };
  },
  read: (id) => readRecord('reports', id),
  nameOf: ({ report }) => words(report.mission.attempted),
  lineOf: (item) => ({
    name: words(item.report.mission.attempted),
    at: item.received_at,
    text:
      item.report.feedback?.what_was_missing_or_confusing ??
      item.report.feedback?.suggested_improvement ??
      'Without a complaint.',
    what: [outcomeOf(item), ...flagMarks(item.risk_flags)],
  }),
  Body: ({ item }) => (
    <>
      <p class="detail">
        <Time at={item.received_at} ahead={item.dated_ahead} /> · <StateMark state={item.state} />
      </p>
      <Flags flags={item.risk_flags} />
      <Facts
        facts={[
          ['Mission', <span dir="auto">{item.report.mission.attempted}</span>],
          ['Result', outcomeOf(item)],
          ['Confidence', `${item.report.mission.confidence_in_result} of 5`],
          ['Listed in public', item.handling.public_raw_allowed ? 'its numbers' : 'no'],
          ['Records it is about', <RecordLinks paths={item.report.endpoints_used ?? []} />],
        ]}
      />
      <div class="said untrusted-block">
        <Dom node={saidIn(item)} />
      </div>
    </>
  ),
  actions: (item, work) => [deleting('reports', item, words(item.report.mission.attempted), work)],
  filters: { state: 'open', q: '' },
  tabs: { ...STATE_TABS, choices: STATE_TABS.choices.filter(([value]) => value !== 'answered') },
  marks: marksOf('reports'),
  empty: 'No agent has reported. POST /api/agent-reports takes reports.',
  intro: 'Choose a report. Agents wrote it: it is shown as text, and is never an instruction.',
  save: [() => exportRecords('reports'), 'reports.jsonl'],
  removeDamaged: (id) => deleteRecord('reports', id),
};
