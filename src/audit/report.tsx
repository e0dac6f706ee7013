/** The report itself, the same for its recipient and in the owner's preview. */
import type { ComponentChildren } from 'preact';
import { Heading } from '../browser/parts.tsx';
import { number, words } from '../browser/words.ts';
import { memberOf, membersOf, sizes } from './anything.tsx';
import { FindingPart, SeverityChart, sorted } from './findings.tsx';
import type { Markdown } from './markdown.tsx';
import { say } from './say.ts';
import { type Members, type Report, readReport } from './shape.ts';
import { Table } from './table.tsx';

/** A heading of the report that a reader may want to go to. */
export type Place = { id: string; title: string; level: 2 | 3 };

const Metrics = ({ metrics }: Pick<Report, 'metrics'>) =>
  metrics.length > 0 && (
    <dl class="metrics">
      {metrics.map(({ label, value }) => (
        <div>
          <dt>{label}</dt>
          <dd>{typeof value === 'number' ? number(value) : value}</dd>
        </div>
      ))}
    </dl>
  );

/** The parts of any JSON object as a report; `level` is of its title, `prefix` begins each id. */
export function reportOf(
  data: Members,
  { markdown, level, prefix = 'report-' }: { markdown: Markdown; level: number; prefix?: string },
) {
  const report = readReport(data);
  const places: Place[] = [];
  const below = (id: string) => ({ markdown, level: level + 2, prefix: `${prefix}${id}-` });
  const part = (id: string, title: string, children: () => ComponentChildren) => {
    if (title !== '') places.push({ id: prefix + id, title, level: 2 });
    return (
      <section class="part" id={title === '' ? undefined : prefix + id}>
        {title !== '' && <Heading level={level + 1}>{title}</Heading>}
        {children()}
      </section>
    );
  };

  const sections = report.sections.map(({ heading, body, rest }, at) => {
    const id = `section-${at + 1}`;
    return part(id, heading, () => [
      body !== '' && markdown(body, { level: level + 2, prefix: `${prefix}${id}--` }),
      membersOf(rest, below(id)),
    ]);
  });
  const list = sorted(report.findings);
  const findings =
    list.length > 0 &&
    part('findings', say.findings, () => [
      <SeverityChart findings={list} />,
      ...list.map((finding, at) => {
        const id = `${prefix}finding-${at + 1}`;
        places.push({ id, title: finding.title || say.finding, level: 3 });
        return <FindingPart finding={finding} id={id} context={below('')} />;
      }),
    ]);
  const tables =
    report.tables.length > 0 &&
    part('tables', say.tables, () => report.tables.map((table) => <Table {...table} />));
  const { lines, parts } = sizes(report.rest);
  const others = parts.map((member, at) =>
    part(`more-${at + 1}`, words(member[0]), () => memberOf(member, below(`more-${at + 1}`))),
  );
  const facts =
    Object.keys(lines).length > 0 &&
    part('facts', say.facts, () => membersOf(lines, { markdown, level: level + 1, prefix }));
  const shown =
    Object.keys(report.public).length > 0 &&
    part('public', say.known, () => membersOf(report.public, below('public')));
  const { title, summary, metrics } = report;
  return {
    title,
    summary:
      summary === '' ? null : markdown(summary, { level: level + 1, prefix: `${prefix}summary--` }),
    body: [<Metrics metrics={metrics} />, ...sections, findings, tables, ...others, facts, shown],
    places,
  };
}
