/** The revisions that are kept of an audit; earlier ones are deleted one by one. */
import { useState } from 'preact/hooks';
import { timeOf } from '../browser/words.ts';
import { deleteRevision } from './api.ts';
import { Button, useWork } from './button.tsx';
import { confirmed } from './confirm.tsx';
import { Problem } from './load.tsx';
import { Part } from './parts.tsx';
import { say } from './say.ts';
import type { Revisions } from './types.ts';

export function RevisionList({ slug, first }: { slug: string; first: Revisions }) {
  const [revisions, setRevisions] = useState(first.revisions);
  const { error, busy, run } = useWork();
  const remove = async (revision: number) => {
    const text = `What only revision ${revision} says is gone for good. Others stay.`;
    if (!(await confirmed(`Delete revision ${revision}?`, text, 'Delete'))) return;
    await run(async () => {
      await deleteRevision(slug, revision);
      setRevisions((now) => now.filter((known) => known.revision !== revision));
      say(`Revision ${revision} is deleted.`);
    });
  };
  return (
    <Part id="revisions" title="Revisions">
      <ul class="plain records">
        {revisions.map(({ revision, saved_at, current }) => (
          <li class="record link" key={revision}>
            <h4>Revision {revision}</h4>
            <p class="detail">
              {timeOf(saved_at)}
              {current && ', what recipients read'}
            </p>
            {!current && (
              <Button
                look="danger"
                label={`Delete revision ${revision}`}
                busy={busy}
                press={() => void remove(revision)}
              >
                Delete
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error !== undefined && <Problem error={error} />}
    </Part>
  );
}
