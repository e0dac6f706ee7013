/** One audit: its report as recipients see it, and its links. */
import { reportNodes } from '../audit/report.ts';
import { el, group } from '../browser/element.ts';
import { timeOf } from '../browser/words.ts';
import { readAudit } from './api.ts';
import { previewNode } from './preview.ts';
import { tokensNode } from './tokens.ts';

/** The view. Rejects with CallFailed. */
export async function auditView(slug: string): Promise<Node> {
  const [audit, { markdown }, tokens] = await Promise.all([
    readAudit(slug),
    import('../audit/markdown.ts'),
    tokensNode(slug),
  ]);
  const nodes = reportNodes(audit.data, { markdown, level: 4 });
  return group(
    el(
      'p',
      { class: 'detail' },
      `Revision ${audit.revision}, changed ${timeOf(audit.updated_at)}; created ` +
        `${timeOf(audit.created_at)}. `,
      el('a', { href: `/api/audits/${slug}/meta` }, 'What everybody sees of it'),
    ),
    el(
      'div',
      { class: 'toolbar' },
      el('a', { class: 'button', href: `#audits/${slug}/edit` }, 'Edit'),
      el('a', { class: 'button quiet', href: '#audits' }, 'All audits'),
    ),
    tokens,
    el(
      'section',
      { class: 'part', 'aria-labelledby': 'report--title' },
      el('h3', { id: 'report--title' }, 'The report'),
      previewNode(nodes, slug),
    ),
  );
}
