/** The revisions that are kept of an audit: each a way back, and deleted one by one. */
import { Actions } from './actions.tsx';
import { deleteRevision, patchAudit, readRevision } from './api.ts';
import { mergeDiff } from './merge-diff.ts';
import { Part, Time } from './parts.tsx';
import type { Audit, Revisions } from './types.ts';
import { tell } from './undo.tsx';

/**
 * Puts an audit back to what it was at a revision, as a revision of its own. Throws CallFailed:
 * precondition_failed where it has changed since.
 */
export async function putBack(audit: Pick<Audit, 'slug' | 'data' | 'etag'>, revision: number) {
  const { data } = await readRevision(audit.slug, revision);
  return patchAudit(audit.slug, mergeDiff(audit.data, data), audit.etag);
}

type Props = { audit: Audit; first: Revisions; again: () => void };

export function RevisionList({ audit, first, again }: Props) {
  const { slug } = audit;
  const back = async (revision: number) => {
    const now = await putBack(audit, revision);
    again();
    tell(`The report is as in revision ${revision}.`, async () => {
      await putBack(now, audit.revision);
      again();
    });
  };
  const remove = async (revision: number) => {
    await deleteRevision(slug, revision);
    again();
    return `Revision ${revision} is deleted.`;
  };
  return (
    <Part id="revisions" title="Revisions">
      <ul class="plain records">
        {first.revisions.map(({ revision, saved_at, current }) => (
          <li class="record link" key={revision}>
            <h5>Revision {revision}</h5>
            <p class="detail">
              <Time at={saved_at} />
              {current && ', what recipients read'}
            </p>
            {!current && (
              <Actions
                actions={[
                  {
                    text: 'Back to it',
                    label: `Back to revision ${revision}`,
                    run: () => back(revision),
                  },
                  {
                    text: 'Delete',
                    label: `Delete revision ${revision}`,
                    ask: {
                      question: `Delete revision ${revision} of ${slug}?`,
                      text: `What only revision ${revision} says is gone for good. Others stay.`,
                    },
                    run: () => remove(revision),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
