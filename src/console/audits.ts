/** All audits, and the way to a new one. */
import { el, group } from '../browser/element.ts';
import { timeOf } from '../browser/words.ts';
import { listAudits } from './api.ts';
import { skippedNode } from './skipped.ts';

/** The view. Rejects with CallFailed. */
export async function auditsView(): Promise<Node> {
  const { audits, skipped } = await listAudits();
  const table = el(
    'div',
    { class: 'scroll', role: 'group', 'aria-label': 'Audits', tabindex: 0 },
    el(
      'table',
      {},
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          ['Audit', 'Revision', 'Changed'].map((text) => el('th', { scope: 'col' }, text)),
        ),
      ),
      el(
        'tbody',
        {},
        audits.map(({ slug, revision, updated_at }) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, el('a', { href: `#audits/${slug}` }, slug)),
            el('td', { class: 'number' }, revision),
            el('td', {}, timeOf(updated_at)),
          ),
        ),
      ),
    ),
  );
  return group(
    el(
      'div',
      { class: 'toolbar' },
      el('a', { class: 'button', href: '#audits//new' }, 'New audit'),
    ),
    audits.length > 0
      ? table
      : el(
          'p',
          { class: 'empty' },
          'There is no audit yet. An audit is a report for named recipients, each with a ' +
            'link of their own.',
        ),
    skippedNode(skipped),
  );
}
