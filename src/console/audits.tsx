/** Audits: reports for named recipients, each with its links, its revisions and what it says. */
import { counted } from '../browser/words.ts';
import {
  deleteAudit,
  exportAudits,
  listAudits,
  listRevisions,
  listTokens,
  readAudit,
} from './api.ts';
import { Load } from './load.tsx';
import { Ago } from './message-words.tsx';
import { Part, Time } from './parts.tsx';
import { Preview } from './preview.tsx';
import { RevisionList } from './revisions.tsx';
import type { Source } from './source.ts';
import { Links } from './tokens.tsx';
import type { AuditLine } from './types.ts';

const load = (slug: string) =>
  Promise.all([
    readAudit(slug),
    import('../audit/markdown.ts'),
    listTokens(slug),
    listRevisions(slug),
  ]);

const all = async () => {
  const { audits: list, skipped } = await listAudits();
  return { items: list.map((audit) => ({ ...audit, id: audit.slug })), skipped };
};

export const audits: Source<AuditLine> = {
  view: 'audits',
  title: 'Audits',
  nouns: ['audit', 'audits'],
  load: async ({ q = '' }) => {
    const { items, skipped } = await all();
    const holds = ({ slug, title }: AuditLine) =>
      `${slug} ${title ?? ''}`.toLowerCase().includes(q.toLowerCase());
    return { items: items.filter(holds), next: null, skipped };
  },
  read: async (slug) => {
    const found = (await all()).items.find(({ id }) => id === slug);
    // The service says what is wrong with an address that names no audit.
    if (!found) await readAudit(slug);
    return found as AuditLine;
  },
  nameOf: ({ slug }) => slug,
  lineOf: ({ slug, title, updated_at, recipients, reads, last_read_at }) => ({
    name: title ?? slug,
    at: updated_at,
    text: slug,
    what: [
      `${counted(recipients, 'link')}, ${counted(reads, 'read')}`,
      last_read_at && (
        <span>
          last <Ago at={last_read_at} />
        </span>
      ),
    ],
  }),
  Body: ({ item: { slug } }) => (
    <p class="actions">
      <a class="button" href={`#audits/${slug}/edit`}>
        Edit
      </a>
      <a class="button quiet" href={`#audits/${slug}/copy`}>
        Use as a template
      </a>
    </p>
  ),
  After: ({ item: { slug } }) => (
    <Load title={slug} load={() => load(slug)} dependencies={[slug]}>
      {([audit, { markdown }, tokens, revisions], again) => (
        <>
          <p class="detail">
            Revision {audit.revision}, changed <Time at={audit.updated_at} />; created{' '}
            <Time at={audit.created_at} />. <a href={`/api/audits/${slug}/meta`}>Public summary</a>
          </p>
          <Links slug={slug} first={tokens} />
          <RevisionList audit={audit} first={revisions} again={again} />
          <Part id="report" title="The report">
            <Preview data={audit.data} markdown={markdown} slug={slug} />
          </Part>
        </>
      )}
    </Load>
  ),
  actions: ({ slug }, work) => [
    {
      text: 'Delete the audit',
      ask: {
        question: `Delete ${slug}?`,
        text:
          `All of ${slug} is deleted for good: its revisions, its links, who held them, and who ` +
          'read it. Links that were sent open nothing any more.',
      },
      run: async () => {
        await deleteAudit(slug);
        work.gone([slug]);
        return `${slug} is deleted.`;
      },
    },
  ],
  filters: { q: '' },
  empty:
    'There is no audit yet. An audit is a report for named recipients, each with a link of their ' +
    'own.',
  intro: 'Choose an audit: its links, its revisions, and the report as its recipients see it.',
  head: (
    <a class="button" href="#audits//new">
      New audit
    </a>
  ),
  save: [exportAudits, 'audits.jsonl'],
};
