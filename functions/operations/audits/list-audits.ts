/** GET /api/admin/audits: every audit without its data. Two lists, and one read for each audit. */
import { each } from '../../store/each.ts';
import { readingOf } from '../../store/reading.ts';
import type { Operation } from '../operation.ts';
import { readsIn } from './accesses.ts';
import { adminAddresses, revisionFacts } from './answers.ts';
import { activeIn } from './recipients.ts';
import { newestReadable } from './revisions.ts';

export const listAudits: Operation<'listAudits'> = async (_, { stores, snapshot, log }) => {
  const reading = readingOf(stores);
  const keys = Map.groupBy(await stores.open('audits').list(''), (key) => key.split('/')[0] ?? '');
  const found = await each([...keys.values()], (own) => newestReadable(reading, own));
  const tokens = await stores.open('audit-tokens').list('');
  const reads = readsIn(tokens);
  const revisions = found
    .filter((revision) => revision !== null)
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return {
    audits: revisions.map((revision) => ({
      ...revisionFacts(revision),
      title: typeof revision.data['title'] === 'string' ? revision.data['title'] : null,
      recipients: activeIn(tokens, revision.slug),
      reads: reads.get(revision.slug)?.reads ?? 0,
      last_read_at: reads.get(revision.slug)?.last ?? null,
      ...adminAddresses(revision.slug, snapshot),
    })),
    total: revisions.length,
    skipped: reading.told(log),
  };
};
