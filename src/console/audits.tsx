/** Audits: reports for named recipients, each with its links, its revisions and what it says. */
import { type AuditLine, admin, linesOf, remove } from './api.ts';
import { say } from './labels.ts';
import { Load } from './load.tsx';
import { Ago, Part, Time } from './parts.tsx';
import { Preview } from './preview.tsx';
import { deleting } from './records.ts';
import { RevisionList } from './revisions.tsx';
import type { Source } from './source.ts';
import { Links } from './tokens.tsx';

const load = (slug: string) =>
  Promise.all([
    admin<'getAdminAudit'>(`audits/${slug}`),
    import('../audit/markdown.tsx'),
    admin<'listAuditTokens'>(`audits/${slug}/tokens`),
    admin<'listAuditRevisions'>(`audits/${slug}/revisions`),
  ]);

async function all() {
  const { audits: list, skipped } = await admin<'listAudits'>('audits');
  return { items: list.map((audit) => ({ ...audit, id: audit.slug })), skipped };
}

export const audits: Source<AuditLine> = {
  view: 'audits',
  words: say.audits.list,
  load: async ({ q = '' }) => {
    const { items, skipped } = await all();
    const holds = ({ slug, title }: AuditLine) =>
      `${slug} ${title ?? ''}`.toLowerCase().includes(q.toLowerCase());
    return { items: items.filter(holds), next: null, skipped };
  },
  read: async (slug) => {
    const found = (await all()).items.find(({ id }) => id === slug);
    // The service says what is wrong with an address that names no audit.
    if (!found) await admin<'getAdminAudit'>(`audits/${slug}`);
    return found as AuditLine;
  },
  nameOf: ({ slug }) => slug,
  lineOf: ({ slug, title, updated_at, recipients, reads, last_read_at }) => ({
    name: title ?? slug,
    at: updated_at,
    text: slug,
    what: [
      `${say.audits.links({ count: recipients })}, ${say.audits.reads({ count: reads })}`,
      last_read_at && (
        <span>
          {say.time.last} <Ago at={last_read_at} />
        </span>
      ),
    ],
  }),
  Body: ({ item: { slug } }) => (
    <p class="actions">
      <a class="button" href={`#audits/${slug}/edit`}>
        {say.audits.edit}
      </a>
      <a class="button quiet" href={`#audits/${slug}/copy`}>
        {say.audits.template}
      </a>
    </p>
  ),
  After: ({ item: { slug } }) => (
    <Load title={slug} load={() => load(slug)} dependencies={[slug]}>
      {([audit, { markdown }, tokens, revisions], again) => (
        <>
          <p class="detail">
            {say.audits.changed({ number: audit.revision })} <Time at={audit.updated_at} />;{' '}
            {say.audits.created} <Time at={audit.created_at} />.{' '}
            <a href={`/api/audits/${slug}/meta`}>{say.audits.meta}</a>
          </p>
          <Links slug={slug} first={tokens} />
          <RevisionList audit={audit} first={revisions} again={again} />
          <Part id="report" title={say.audits.report}>
            <Preview data={audit.data} markdown={markdown} slug={slug} />
          </Part>
        </>
      )}
    </Load>
  ),
  actions: (item, work) => [
    deleting(
      item,
      work,
      say.audits.remove,
      say.act.ask({ name: item.slug }),
      () => remove(`audits/${item.slug}`),
      say.audits.askText({ slug: item.slug }),
    ),
  ],
  filters: { q: '' },
  head: (
    <a class="button" href="#audits//new">
      {say.audits.new}
    </a>
  ),
  save: [() => linesOf('exports/audits'), 'audits.jsonl'],
};
