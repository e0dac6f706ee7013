/** What the pages for people share in their Markdown form: the head, sections, links, evidence. */
import type { Say } from '../../labels/say.ts';
import type { EvidenceLevel, EvidenceLink } from '../../schemas/common.ts';
import type { VerificationSummary } from '../../schemas/verification.ts';
import { embed } from '../embed.ts';
import { VERIFY } from '../human.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';

/** A link to a path of this service. */
export function linkTo({ site }: Records, text: string, path: string): string {
  return `[${text}](${absolute(site, path)})`;
}

/**
 * Title, where the same stands as JSON, the way to the map of the site, and on a demonstration that
 * it is one.
 */
export function head(records: Records, title: string, api: string, say: Say): string[] {
  const { demonstration } = records.profile.profile;
  const at = (path: string) => linkTo(records, path, path);
  return [
    `# ${title}`,
    '',
    `> ${say.agents.json({ link: at(api) })} ${say.agents.start({ init: at('/api/init'), map: at('/llms.txt') })}`,
    '',
    ...(demonstration ? [demonstration, ''] : []),
  ];
}

/** A heading with lines below it; nothing where there are no lines. */
export function section(title: string, lines: readonly string[], depth = 2): string[] {
  return lines.length > 0 ? [`${'#'.repeat(depth)} ${title}`, '', ...lines, ''] : [];
}

/** Markdown of the owner, its headings below the one that it stands under. */
export function body(text: string | null, depth: number): string[] {
  return text ? [embed(text, depth + 1), ''] : [];
}

/** Links to where a statement can be checked. */
export function evidenceLinks(links: readonly EvidenceLink[]): string[] {
  return links.map(({ label, url }) => `- [${label}](${url})`);
}

/** An evidence level for people, with the word of the interface, which is to be kept. */
export function levelIn(say: Say, level: EvidenceLevel): string {
  return `${say.evidence.levels[level].name} (${level})`;
}

/** Status and day of the checks of a record, in words; null where it has none. */
export function checkedOn(verification: VerificationSummary | undefined, say: Say): string | null {
  if (!verification) return null;
  const { status, day } = verification;
  const { checked } = say.evidence;
  return status === 'not_checked'
    ? checked.not_checked
    : checked[status]({ day: day ? say.day(day) : '' });
}

/** The same as a line, with the way to repeat it. */
export function checkedLine(
  records: Records,
  verification: VerificationSummary | undefined,
  say: Say,
): string[] {
  const said = checkedOn(verification, say);
  if (!said) return [];
  const how = linkTo(records, say.evidence.howToRepeat, VERIFY);
  return ['', `${said} ${say.evidence.repeat({ how })}`];
}

/** Lines as a document: no more than one empty line in a row. */
export function documentOf(lines: readonly string[]): string {
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
