/**
 * Findings by severity: how many of each as bars with numbers, then each of them, the worst first.
 */
import { Bar, Heading } from '../browser/parts.tsx';
import { SEVERITIES, type Severity } from '../schemas/inbox-words.ts';
import { type Context, membersOf } from './anything.tsx';
import { say } from './say.ts';
import type { Finding } from './shape.ts';

/** The severity as a mark: a form and a word, never color alone. */
const SeverityMark = ({ severity }: Pick<Finding, 'severity'>) => (
  <span class={`mark ${severity ?? 'info'}`}>
    {severity ? say.severities[severity] : say.unrated}
  </span>
);

const rank = ({ severity }: Finding) =>
  severity ? SEVERITIES.indexOf(severity) : SEVERITIES.length;

/** The findings, the worst first; those of one severity as the report has them. */
export const sorted = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => rank(a) - rank(b));

/** A table of numbers that is read as a chart. */
export function SeverityChart({ findings }: { findings: readonly Finding[] }) {
  const groups = [...SEVERITIES, null]
    .map((severity: Severity | null) => ({
      severity,
      count: findings.filter((finding) => finding.severity === severity).length,
    }))
    .filter(({ severity, count }) => severity !== null || count > 0);
  const most = Math.max(...groups.map(({ count }) => count));
  return (
    <table class="chart">
      <caption>{say.bySeverity({ count: findings.length })}</caption>
      <thead class="sr-only">
        <tr>
          <th scope="col">{say.severity}</th>
          <th scope="col">{say.findings}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ severity, count }) => (
          <tr>
            <th scope="row">
              <SeverityMark severity={severity} />
            </th>
            <td>
              <span class="amount">{count}</span>
              <Bar value={count} most={most} kind={severity ?? 'info'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type FindingProps = { finding: Finding; id: string; context: Context };

/** One finding; `id` is that of its heading, too. */
export function FindingPart({ finding, id, context: { markdown, level } }: FindingProps) {
  const { title, severity, body, recommendation, rest } = finding;
  return (
    <article class={`finding ${severity ?? 'info'}`} id={id} aria-labelledby={`${id}--title`}>
      <p class="finding-mark">
        <SeverityMark severity={severity} />
      </p>
      <Heading level={level} id={`${id}--title`}>
        {title || say.finding}
      </Heading>
      {body !== '' && markdown(body, { level: level + 1, prefix: `${id}-body--` })}
      {recommendation !== '' && (
        <>
          <Heading level={level + 1} class="minor">
            {say.recommendation}
          </Heading>
          {markdown(recommendation, { level: level + 2, prefix: `${id}-do--` })}
        </>
      )}
      {membersOf(rest, { markdown, level: level + 1, prefix: `${id}-` })}
    </article>
  );
}
