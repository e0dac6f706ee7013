/** The report itself, the same for its recipient and in the owner's preview. */
import { type Child, el, group, heading } from '../browser/element.ts';
import { number, words } from '../browser/words.ts';
import { memberNode, membersNode, sizes } from './anything.ts';
import { findingNode, severityChart, sorted } from './findings.ts';
import type { Markdown } from './markdown.ts';
import { say } from './say.ts';
import { type Members, type Report, readReport } from './shape.ts';
import { tableNode } from './table.ts';

/** A heading of the report that a reader may want to go to. */
export type Heading = { id: string; title: string; level: 2 | 3 };

export type ReportNodes = { title: string; summary: Node | null; body: Node; headings: Heading[] };

function metricsNode({ metrics }: Report): Child {
  return (
    metrics.length > 0 &&
    el(
      'dl',
      { class: 'metrics' },
      metrics.map(({ label, value }) =>
        el(
          'div',
          {},
          el('dt', {}, label),
          el('dd', {}, typeof value === 'number' ? number(value) : value),
        ),
      ),
    )
  );
}

/**
 * The nodes of a report. `data` is any JSON object; `level` is that of its title, which the caller
 * shows; `prefix` stands before every id.
 */
export function reportNodes(
  data: Members,
  { markdown, level, prefix = 'report-' }: { markdown: Markdown; level: number; prefix?: string },
): ReportNodes {
  const report = readReport(data);
  const headings: Heading[] = [];
  const inner = { markdown, level: level + 1, prefix };
  const part = (id: string, title: string, children: () => Child): HTMLElement => {
    if (title !== '') headings.push({ id: prefix + id, title, level: 2 });
    return el(
      'section',
      { class: 'part', id: title === '' ? null : prefix + id },
      title !== '' && heading(level + 1, { dir: 'auto' }, title),
      children(),
    );
  };

  const sections = report.sections.map(({ heading: title, body, rest }, at) => {
    const id = `section-${at + 1}`;
    return part(id, title, () => [
      body !== '' && markdown(body, { level: level + 2, prefix: `${prefix}${id}--` }),
      membersNode(rest, { ...inner, level: level + 2, prefix: `${prefix}${id}-` }),
    ]);
  });
  const list = sorted(report.findings);
  const findings =
    list.length > 0 &&
    part('findings', say.findings, () => [
      severityChart(list),
      list.map((finding, at) => {
        const id = `${prefix}finding-${at + 1}`;
        headings.push({ id, title: finding.title || say.finding, level: 3 });
        return findingNode(finding, id, { markdown, level: level + 2, prefix: '' });
      }),
    ]);
  const tables =
    report.tables.length > 0 && part('tables', say.tables, () => report.tables.map(tableNode));
  const { lines, parts } = sizes(report.rest);
  const others = parts.map((member, at) =>
    part(`more-${at + 1}`, words(member[0]), () =>
      memberNode(member, { ...inner, level: level + 2, prefix: `${prefix}more-${at + 1}-` }),
    ),
  );
  const facts =
    Object.keys(lines).length > 0 && part('facts', say.facts, () => membersNode(lines, inner));
  const shown =
    Object.keys(report.public).length > 0 &&
    part('public', say.known, () =>
      membersNode(report.public, { ...inner, level: level + 2, prefix: `${prefix}public-` }),
    );
  return {
    title: report.title,
    summary:
      report.summary === ''
        ? null
        : markdown(report.summary, { level: level + 1, prefix: `${prefix}summary--` }),
    body: group(metricsNode(report), sections, findings, tables, others, facts, shown),
    headings,
  };
}
