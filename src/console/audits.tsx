/** All audits, and the way to a new one. */
import { timeOf } from '../browser/words.ts';
import { listAudits } from './api.ts';
import { Load } from './load.tsx';
import { SkippedRecords } from './skipped.tsx';
import type { Audits } from './types.ts';

function AuditTable({ audits }: Pick<Audits, 'audits'>) {
  if (audits.length === 0)
    return (
      <p class="empty">
        There is no audit yet. An audit is a report for named recipients, each with a link of their
        own.
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section class="scroll" aria-label="All audits" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['Audit', 'Revision', 'Changed'].map((text) => (
              <th scope="col">{text}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {audits.map(({ slug, revision, updated_at }) => (
            <tr>
              <th scope="row">
                <a href={`#audits/${slug}`}>{slug}</a>
              </th>
              <td class="number">{revision}</td>
              <td>{timeOf(updated_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function AuditsView() {
  return (
    <>
      <div class="toolbar">
        <a class="button" href="#audits//new">
          New audit
        </a>
      </div>
      <Load title="Audits" load={listAudits}>
        {({ audits, skipped }) => (
          <>
            <AuditTable audits={audits} />
            <SkippedRecords skipped={skipped} />
          </>
        )}
      </Load>
    </>
  );
}
