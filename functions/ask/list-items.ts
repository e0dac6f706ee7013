import type { Rec } from '../facts/records.ts';
import { decadeIn, isYear, spanOf } from './dates.ts';
import { framed, type Part, quoted } from './frames.ts';
import type { Asked } from './question.ts';
/** One line of a list, with its dates. */
export function itemPart({ label, kind, start, end }: Rec): Part {
  if (kind === 'claim' || kind === 'question') return quoted(label);
  if (kind === 'experience' || kind === 'project') {
    if (!start) return framed('item', label);
    if (end && end !== start) return framed('itemPeriod', label, start, end);
    return framed(end ? 'itemDated' : 'itemOpen', label, start);
  }
  const date = kind === 'education' ? (end ?? start) : start;
  if (kind === 'skill' || !date) return framed('item', label);
  return framed('itemDated', label, date);
}

/** Whether a record is of the time that a question names; true when it names none. */
export function ofTime({ line, tokens }: Asked, { start, end, kind }: Rec): boolean {
  const from = start ?? end;
  const decade = decadeIn(line);
  const years = tokens.map(({ word }) => word).filter(isYear);
  if (!decade && years.length === 0) return true;
  if (!from) return false;
  const spans = kind === 'experience' || kind === 'project';
  const first = from.slice(0, 4);
  const last = spans ? (end ?? '9999').slice(0, 4) : first;
  if (decade) return first <= `${decade}9` && last >= `${decade}0`;
  const [year = '', until] = years;
  if (/\b(before|prior to|until)\b/.test(line)) return first < year;
  if (/\b(after|since|later than)\b/.test(line))
    return last > year || (first >= year && /since/.test(line));
  if (until) return first <= until && last >= year;
  return first <= year && last >= year;
}

export type Most = 'first' | 'last' | 'longest';

/** Which end of an order a line of folded words asks for. */
export function mostOf(line: string): Most | null {
  const [, word = ''] =
    /\b(first|earliest|oldest|initial|last|latest|newest|final|most recent|longest)(?= (?:of |known |published |recorded |dated |listed |documented |\w+ )?(?:her |his |their |your |the )?\w+)/.exec(
      line,
    ) ??
    /\b(longest|earliest|oldest|latest|newest)$/.exec(line) ??
    [];
  if (
    !word ||
    /\b(first|last) (name|year|years|time|woman|person|man|compiler|programmer|to|in)\b/.test(line)
  )
    return null;
  if (/^(first|earliest|oldest|initial)$/.test(word)) return 'first';
  return word === 'longest' ? 'longest' : 'last';
}

const startOf = ({ start, end }: Rec): string => start ?? end ?? '';

/** The record at one end of an order; null where none has a date. */
export function bestOf(records: readonly Rec[], most: Most): Rec | null {
  const dated = records.filter((one) => startOf(one) !== '');
  if (most === 'longest') {
    const years = ({ start, end }: Rec) => spanOf(start, end)?.years ?? -1;
    const [long] = [...dated].sort((a, b) => years(b) - years(a));
    return long && years(long) >= 0 ? long : null;
  }
  const order = [...dated].sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  return (most === 'first' ? order[0] : order.at(-1)) ?? null;
}
