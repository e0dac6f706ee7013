/** The revisions that are kept of an audit: each a way back, and deleted one by one. */
import { type Answer, admin, match, remove, store } from './api.ts';
import { say } from './labels.ts';
import { mergeDiff } from './merge-diff.ts';
import { Entries, Part, Time } from './parts.tsx';
import { tell } from './tell.tsx';

export type Audit = Answer<'getAdminAudit'>;

/** Changes an audit that is as it was when it had the etag. Throws CallFailed. */
export const patchAudit = (slug: string, data: unknown, etag: string) =>
  store<'patchAudit'>('PATCH', `audits/${slug}`, { data }, match(etag));

/** Puts an audit back to a revision. Throws CallFailed: precondition_failed where it changed. */
export async function putBack(audit: Pick<Audit, 'slug' | 'data' | 'etag'>, revision: number) {
  const path = `audits/${audit.slug}/revisions/${revision}`;
  const { data } = await admin<'getAuditRevision'>(path);
  return patchAudit(audit.slug, mergeDiff(audit.data, data), audit.etag);
}

type Props = { audit: Audit; first: Answer<'listAuditRevisions'>; again: () => void };

export function RevisionList({ audit, first, again }: Props) {
  const { slug } = audit;
  const back = async (number: number) => {
    const now = await putBack(audit, number);
    again();
    tell(say.revisions.isBack({ number }), async () => {
      await putBack(now, audit.revision);
      again();
    });
  };
  const forget = async (number: number) => {
    await remove(`audits/${slug}/revisions/${number}`);
    again();
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
