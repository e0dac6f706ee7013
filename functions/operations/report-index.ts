/**
 * The facts of reports as keys beside their records: `report-facts/<day>/<id>~<n>-<of>~<part of the
 * code>`. Written after the record; a record whose facts are not complete, because the process
 * ended in between, is read instead.
 */
import { reportFactKey } from '../store/keys.ts';
import { listDay } from '../store/lists.ts';
import type { Stores } from '../store/store.ts';
import { fromCode, type ReportFacts, toCode } from './report-facts.ts';

/**
 * Characters of a code in one key. A report with a few endpoints needs one key, the largest
 * possible ten.
 */
const PART_CHARS = 120;

/** Keys that tell some facts. */
export function factKeys(facts: ReportFacts): string[] {
  const parts = toCode(facts).match(new RegExp(`.{1,${PART_CHARS}}`, 'g')) ?? [];
  return parts.map((part, at) => reportFactKey(facts.day, facts.id, at + 1, parts.length, part));
}

/** Writes the facts of a report. Rejects with what the store throws; another try completes them. */
export async function indexReport(stores: Stores, facts: ReportFacts): Promise<void> {
  const store = stores.open('report-facts');
  // The value tells nothing: all is in the key.
  for (const key of factKeys(facts)) await store.create(key, true);
}

/** Facts of a day by report id; what is not complete is left out. Costs one listing. */
export async function factsOfDay(stores: Stores, day: string): Promise<Map<string, ReportFacts>> {
  const parts = new Map<string, { of: number; code: string; next: number }>();
  // Sorted, so the parts of a report come in order.
  for (const key of await listDay(stores.open('report-facts'), day)) {
    const [, id = '', n, of, part = ''] = /^[^/]+\/([^~]+)~(\d{2})-(\d{2})~(.+)$/.exec(key) ?? [];
    const known = parts.get(id) ?? { of: Number(of), code: '', next: 1 };
    // Parts of two codes, of a deploy that codes otherwise, do not fit together.
    const fits = Number(n) === known.next && Number(of) === known.of;
    parts.set(
      id,
      fits ? { ...known, code: known.code + part, next: known.next + 1 } : { ...known, next: -1 },
    );
  }
  const facts = new Map<string, ReportFacts>();
  for (const [id, { of, code, next }] of parts) {
    const found = next === of + 1 ? fromCode(code, id, day) : null;
    if (found) facts.set(id, found);
  }
  return facts;
}
