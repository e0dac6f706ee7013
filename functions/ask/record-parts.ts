import type { Rec } from '../facts/records.ts';
import { spanOf } from './dates.ts';
import { framed, type Part, quoted } from './frames.ts';
import { itemPart } from './list-items.ts';
/** The time of a record, as a sentence. */
export function timePart(record: Rec): Part | null {
  const { label, start, end, kind } = record;
  if (kind === 'education')
    return end || start ? framed('dated', label, (end ?? start) as string) : null;
  if (!start) return null;
  if (['talk', 'writing', 'note', 'article', 'manifesto'].includes(kind))
    return framed('dated', label, start);
  if (!end) return framed('periodOpen', label, start);
  if (start === end) return framed('dated', label, start);
  const span = spanOf(start, end);
  if (!span || span.years < 1) return framed('period', label, start, end);
  return span.years === 1
    ? framed('periodYear', label, start, end)
    : framed('periodYears', label, start, end, String(span.years));
}

/** What can be said of a record in short. */
export function aboutParts(record: Rec, most = 2): Part[] {
  const time = timePart(record);
  const lines = record.lines
    .filter(({ title }) => !title)
    .slice(0, most)
    .map(({ text }) => quoted(text));
  const event =
    record.kind === 'talk' && record.values[1]
      ? [framed('event', record.label, record.values[1])]
      : [];
  return [...(record.kind === 'claim' ? [] : [time ?? itemPart(record)]), ...event, ...lines];
}
