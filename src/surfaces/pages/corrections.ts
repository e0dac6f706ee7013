/** What was corrected on the page of a record: the day, and what it said before. */
import type { Document } from '../../documents/model.ts';
import { words } from '../../documents/text.ts';
import type { Say } from '../../labels/say.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { list } from './parts.ts';

/** Most corrections on a page, the last first: the changelog has them all. */
const MOST = 5;

/** The words that a reader may have cited: one sentence each. */
const sentences = (members: Record<string, unknown> | null) =>
  Object.values(members ?? {}).filter((value): value is string => typeof value === 'string');

/** A document that tells of the recorded changes of its record; itself where there were none. */
export function withCorrections(document: Document, records: Records, say: Say): Document {
  const own = absolute(records.site, document.json);
  const changes = (records.history?.told ?? [])
    .filter(({ recorded }) => recorded.change === 'changed' && recorded.record_url === own)
    .slice(0, MOST);
  if (changes.length === 0) return document;
  const items = changes.map(({ date, recorded: { old, reason } }) => {
    const before = sentences(old).join(' / ');
    const day = { date: say.day(date) };
    const told = before
      ? say.corrections.was({ ...day, old: before })
      : say.corrections.changed(day);
    return words(reason ? `${told} ${reason}` : told);
  });
  const id = 'corrections' as const;
  const section = { id, title: say.corrections.title, blocks: list(items) };
  return { ...document, sections: [...document.sections, section] };
}
