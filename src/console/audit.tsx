/** One audit: its report as recipients see it, and its links. */
import { timeOf } from '../browser/words.ts';
import { listTokens, readAudit } from './api.ts';
import { Load } from './load.tsx';
import { Part } from './parts.tsx';
import { Preview } from './preview.tsx';
import { Links } from './tokens.tsx';

const load = (slug: string) =>
  Promise.all([readAudit(slug), import('../audit/markdown.ts'), listTokens(slug)]);

export function AuditView({ slug }: { slug: string }) {
  return (
    <Load title={slug} load={() => load(slug)}>
      {([audit, { markdown }, tokens]) => (
        <>
          <p class="detail">
            Revision {audit.revision}, changed {timeOf(audit.updated_at)}; created{' '}
            {timeOf(audit.created_at)}.{' '}
            <a href={`/api/audits/${slug}/meta`}>What everybody sees of it</a>
          </p>
          <div class="toolbar">
            <a class="button" href={`#audits/${slug}/edit`}>
              Edit
            </a>
            <a class="button quiet" href="#audits">
              All audits
            </a>
          </div>
          <Links slug={slug} first={tokens} />
          <Part id="report" title="The report">
            <Preview data={audit.data} markdown={markdown} slug={slug} />
          </Part>
        </>
      )}
    </Load>
  );
}
