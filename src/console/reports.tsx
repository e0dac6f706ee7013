/** Reports: how a mission went, in the words of an agent, and the records that it is about. */
import { type Context, membersOf } from '../audit/anything.tsx';
import type { Report } from './api.ts';
import { say, wordOf } from './labels.ts';
import {
  Facts,
  flagged,
  flagMarks,
  Mark,
  RecordLinks,
  StateMark,
  signedBy,
  Time,
  Untrusted,
} from './parts.tsx';
import { deleteRecord, records, removal, type Source, TABS } from './source.ts';

/** Nothing that an agent wrote is Markdown to us. */
const AS_TEXT: Context = {
  markdown: (text) => <Untrusted>{text}</Untrusted>,
  level: 4,
  prefix: 'report-',
};

const missionOf = ({ report }: Report) => wordOf(report.mission.attempted);

const outcomeOf = ({ report: { outcome } }: Report) => (
  <Mark
    look={outcome.achieved_goal ? 'good' : 'warn'}
    text={outcome.achieved_goal ? say.reports.reached : say.reports.missed}
  />
);

/** All that the agent says, as a tree of text. */
function Said({ item: { report } }: { item: Report }) {
  const { mission: _m, outcome, agent_meta, feedback, public: _p, ...rest } = report;
  const said = { ...feedback, actual_result: outcome.actual_result, ...agent_meta, ...rest };
  const told = Object.entries(said).filter(
    ([, value]) => value !== null && value !== undefined && JSON.stringify(value).length > 2,
  );
  return <>{membersOf(Object.fromEntries(told), AS_TEXT)}</>;
}

export const reports: Source<Report> = {
  ...records('reports'),
  view: 'reports',
  words: say.reports.list,
  nameOf: missionOf,
  lineOf: (item) => ({
    name: missionOf(item),
    at: item.received_at,
    text:
      item.report.feedback?.what_was_missing_or_confusing ??
      item.report.feedback?.suggested_improvement ??
      item.report.errors_encountered?.[0] ??
      say.reports.without,
    what: [outcomeOf(item), ...flagMarks(item.risk_flags, item)],
  }),
  Body: ({ item }) => (
    <>
      <p class="detail">
        <Time at={item.received_at} ahead={item.dated_ahead} /> · <StateMark state={item.state} />
      </p>
      <Facts
        facts={[
          flagged(item.risk_flags, item),
          [say.reports.mission, <span dir="auto">{item.report.mission.attempted}</span>],
          [say.reports.result, outcomeOf(item)],
          signedBy(item.signature),
          [
            say.reports.confidence,
            say.reports.ofFive({ number: item.report.mission.confidence_in_result }),
          ],
          [
            say.reports.listed,
            item.handling.public_raw_allowed ? say.reports.numbers : say.reports.unlisted,
          ],
          [say.reports.records, <RecordLinks paths={item.report.endpoints_used ?? []} />],
        ]}
      />
      <div class="said untrusted-block">
        <Said item={item} />
      </div>
    </>
  ),
  deletions: (item) => [removal(missionOf(item), () => deleteRecord('reports', item.id))],
  tabs: TABS.filter(([value]) => value !== 'answered'),
};
