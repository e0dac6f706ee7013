/** Audits: reports for named recipients, each with its links, its revisions and what it says. */
import { useMemo } from 'preact/hooks';
import type { Markdown } from '../audit/markdown.tsx';
import { reportOf } from '../audit/report.tsx';
import { say as report } from '../audit/say.ts';
import type { Members } from '../audit/shape.ts';
import { shortTime } from '../browser/words.ts';
import { type Answer, type AuditLine, admin, linesOf, match, remove, store } from './api.ts';
import { say } from './labels.ts';
import { elsewhere, Load } from './load.tsx';
import { mergeDiff } from './merge-diff.ts';
import { Entries, Part, Time } from './parts.tsx';
import type { Source } from './source.ts';
import { tell } from './tell.tsx';
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

export const source: Source<AuditLine> = {
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
          {say.time.last} <Time at={last_read_at} text={shortTime} />
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
            {audit.data['public'] && <a href={`/api/audits/${slug}/meta`}>{say.audits.meta}</a>}
          </p>
          <Links slug={slug} held={tokens} again={again} />
          <RevisionList audit={audit} first={revisions} again={again} />
          <Part id="report" title={say.audits.report}>
            <Preview data={audit.data} markdown={markdown} slug={slug} />
          </Part>
        </>
      )}
    </Load>
  ),
  deletions: ({ slug }) => [
    [
      say.audits.remove,
      say.act.ask({ name: slug }),
      () => remove(`audits/${slug}`),
      say.audits.askText({ slug }),
    ],
  ],
  head: (
    <a class="button" href="#audits//new">
      {say.audits.new}
    </a>
  ),
  save: [() => linesOf('exports/audits'), 'audits.jsonl'],
};

type Audit = Answer<'getAdminAudit'>;

type Version = Pick<Audit, 'slug' | 'data' | 'etag'>;

/** Makes other data of an audit that is as it was when it had its etag. Throws CallFailed. */
export const patchAudit = ({ slug, data, etag }: Version, to: Members) =>
  store<'patchAudit'>('PATCH', `audits/${slug}`, { data: mergeDiff(data, to) }, match(etag));

/** Puts an audit back to a revision. Throws CallFailed: precondition_failed where it changed. */
export async function putBack(audit: Version, revision: number) {
  const path = `audits/${audit.slug}/revisions/${revision}`;
  const { data } = await admin<'getAuditRevision'>(path);
  return patchAudit(audit, data);
}

type ListProps = {
  audit: Audit;
  first: Answer<'listAuditRevisions'>;
  again: () => Promise<unknown>;
};

function RevisionList({ audit, first, again }: ListProps) {
  const { slug } = audit;
  const back = async (number: number) => {
    const now = await putBack(audit, number).catch((error) => elsewhere(error, again));
    await again();
    tell(say.revisions.isBack({ number }), async () => {
      await putBack(now, audit.revision);
      await again();
    });
  };
  const forget = async (number: number) => {
    await remove(`audits/${slug}/revisions/${number}`);
    await again();
    return say.revisions.deleted({ number });
  };
  return (
    <Part id="revisions" title={say.revisions.title}>
      <Entries
        entries={first.revisions.map(({ revision: number, saved_at, current }) => ({
          id: number,
          name: say.revisions.name({ number }),
          detail: [<Time at={saved_at} />, current && `. ${say.revisions.current}`],
          actions: [
            !current && {
              text: say.revisions.back,
              label: say.revisions.backTo({ number }),
              run: () => back(number),
            },
            !current && {
              text: say.act.remove,
              label: say.revisions.remove({ number }),
              ask: [say.revisions.ask({ number, slug }), say.revisions.askText({ number })],
              run: () => forget(number),
            },
          ],
        }))}
      />
    </Part>
  );
}

type PreviewProps = { data: Members; markdown: Markdown; slug: string; level?: 4 | 5 };

/** A report as its recipient sees it, on a sheet of its own. */
export function Preview({ data, markdown, slug, level = 5 }: PreviewProps) {
  const Title = `h${level}` as const;
  const { title, summary, body } = useMemo(() => reportOf(data, { markdown, level }), [data]);
  return (
    <div class="preview audit">
      <Title dir="auto">{title || report.untitled({ slug })}</Title>
      {summary && <div class="lead">{summary}</div>}
      <div>{body}</div>
    </div>
  );
}
