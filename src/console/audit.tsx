/** One audit: its report as recipients see it, and its links. */
import { timeOf } from '../browser/words.ts';
import { deleteAudit, listRevisions, listTokens, readAudit } from './api.ts';
import { Button, useWork } from './button.tsx';
import { confirmed } from './confirm.tsx';
import { Load, Problem } from './load.tsx';
import { Part } from './parts.tsx';
import { Preview } from './preview.tsx';
import { RevisionList } from './revisions.tsx';
import { say } from './say.ts';
import { Links } from './tokens.tsx';

const load = (slug: string) =>
  Promise.all([
    readAudit(slug),
    import('../audit/markdown.ts'),
    listTokens(slug),
    listRevisions(slug),
  ]);

function Remove({ slug }: { slug: string }) {
  const { error, busy, run } = useWork();
  const remove = async () => {
    const text =
      `All of ${slug} is deleted for good: its revisions, its links, who held them, and who read ` +
      'it. Links that were sent open nothing any more.';
    if (!(await confirmed('Delete this audit?', text, 'Delete'))) return;
    await run(async () => {
      await deleteAudit(slug);
      say(`${slug} is deleted.`);
      location.hash = '#audits';
    });
  };
  return (
    <>
      <Button look="danger" busy={busy} press={() => void remove()}>
        Delete the audit
      </Button>
      {error !== undefined && <Problem error={error} />}
    </>
  );
}

export function AuditView({ slug }: { slug: string }) {
  return (
    <Load title={slug} load={() => load(slug)}>
      {([audit, { markdown }, tokens, revisions]) => (
        <>
          <p class="detail">
            Revision {audit.revision}, changed {timeOf(audit.updated_at)}; created{' '}
            {timeOf(audit.created_at)}. <a href={`/api/audits/${slug}/meta`}>Public summary</a>
          </p>
          <div class="toolbar">
            <a class="button" href={`#audits/${slug}/edit`}>
              Edit
            </a>
            <a class="button quiet" href={`#audits/${slug}/copy`}>
              Use as a template
            </a>
            <Remove slug={slug} />
            <a class="button quiet" href="#audits">
              All audits
            </a>
          </div>
          <Links slug={slug} first={tokens} />
          <RevisionList slug={slug} first={revisions} />
          <Part id="report" title="The report">
            <Preview data={audit.data} markdown={markdown} slug={slug} />
          </Part>
        </>
      )}
    </Load>
  );
}
