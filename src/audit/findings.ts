/**
 * Findings by severity: how many of each as bars with numbers, then each of them, the worst first.
 */
import { bar } from '../browser/bar.ts';
import { type Child, el, heading } from '../browser/element.ts';
import { SEVERITIES, type Severity } from '../schemas/audit-severities.ts';
import { type Context, membersNode } from './anything.ts';
import { say } from './say.ts';
import type { Finding } from './shape.ts';

/** The severity as a mark: a form and a word, never color alone. */
function severityMark(severity: Severity | null): HTMLElement {
  return el(
    'span',
    { class: `mark ${severity ?? 'info'}` },
    severity ? say.severities[severity] : say.unrated,
  );
}

const rank = ({ severity }: Finding) =>
  severity ? SEVERITIES.indexOf(severity) : SEVERITIES.length;

/** The findings, the worst first; those of one severity as the report has them. */
export function sorted(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => rank(a) - rank(b));
}

/** A table of numbers that is read as a chart. */
export function severityChart(findings: readonly Finding[]): HTMLElement {
  const groups = [...SEVERITIES, null]
    .map((severity) => ({
      severity,
      count: findings.filter((finding) => finding.severity === severity).length,
    }))
    .filter(({ severity, count }) => severity !== null || count > 0);
  const most = Math.max(...groups.map(({ count }) => count));
  return el(
    'table',
    { class: 'chart' },
    el('caption', {}, say.bySeverity({ count: findings.length })),
    el(
      'thead',
      { class: 'sr-only' },
      el(
        'tr',
        {},
        el('th', { scope: 'col' }, say.severity),
        el('th', { scope: 'col' }, say.findings),
      ),
    ),
    el(
      'tbody',
      {},
      groups.map(({ severity, count }) =>
        el(
          'tr',
          {},
          el('th', { scope: 'row' }, severityMark(severity)),
          el(
            'td',
            {},
            el('span', { class: 'amount' }, count),
            bar(count, most, severity ?? 'info'),
          ),
        ),
      ),
    ),
  );
}

/** One finding; `id` is that of its heading, too. */
export function findingNode(
  finding: Finding,
  id: string,
  { markdown, level, prefix }: Context,
): HTMLElement {
  const { title, severity, body, recommendation, rest } = finding;
  const place = (part: string) => ({ level: level + 1, prefix: `${prefix}${id}-${part}--` });
  const recommended: Child = recommendation !== '' && [
    heading(level + 1, { class: 'minor' }, say.recommendation),
    markdown(recommendation, { ...place('do'), level: level + 2 }),
  ];
  return el(
    'article',
    { class: `finding ${severity ?? 'info'}`, id, 'aria-labelledby': `${id}--title` },
    el('p', { class: 'finding-mark' }, severityMark(severity)),
    heading(level, { id: `${id}--title`, dir: 'auto' }, title || say.finding),
    body !== '' && markdown(body, place('body')),
    recommended,
    membersNode(rest, { markdown, level: level + 1, prefix: `${prefix}${id}-` }),
  );
}
