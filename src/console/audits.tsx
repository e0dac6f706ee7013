/** All audits, and the way to a new one. */
import { number, timeOf } from '../browser/words.ts';
import { exportAudits, listAudits } from './api.ts';
import { Button, useWork } from './button.tsx';
import { download } from './download.ts';
import { Load, Problem } from './load.tsx';
import { say } from './say.ts';
import { SkippedRecords } from './skipped.tsx';
import type { Audits } from './types.ts';

const COLUMNS = ['Audit', 'Recipients', 'Reads', 'Last opened', 'Revision', 'Changed'];
const NUMBERS = ['Recipients', 'Reads', 'Revision'];

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
      <table class="stacked">
        <thead>
          <tr>
            {COLUMNS.map((text) => (
              <th scope="col" class={NUMBERS.includes(text) ? 'number' : undefined}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {audits.map(({ slug, title, recipients, reads, last_read_at, revision, updated_at }) => (
            <tr>
              <th scope="row">
                <a href={`#audits/${slug}`}>{slug}</a>
                {title && (
                  <span class="detail" dir="auto">
                    {title}
                  </span>
                )}
              </th>
              <td data-label="Recipients" class="number">
                {number(recipients)}
              </td>
              <td data-label="Reads" class="number">
                {number(reads)}
              </td>
              <td data-label="Last opened">{last_read_at ? timeOf(last_read_at) : 'never'}</td>
              <td data-label="Revision" class="number">
                {revision}
              </td>
              <td data-label="Changed">{timeOf(updated_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function AuditsView() {
  const { error, busy, run } = useWork();
  const save = () =>
    run(async () => {
      say('Preparing the download.');
      download(await exportAudits(), 'audits.jsonl');
      say('The download has begun.');
    });
  return (
    <>
      <div class="toolbar">
        <a class="button" href="#audits//new">
          New audit
        </a>
        <Button look="quiet" busy={busy} press={() => void save()}>
          Download all (JSON Lines)
        </Button>
      </div>
      {error !== undefined && <Problem error={error} />}
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
