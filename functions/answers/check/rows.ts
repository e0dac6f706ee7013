/** What typed records can say: acts over slots and dates, one row each, and when it was. Pure. */
import { agrees } from '../facts/dates.ts';
import type { Kind, Rec } from '../facts/record.ts';
import type { Act } from '../languages/language.ts';

/** Yes, no, or nothing is told of it. */
export type Answer = 'yes' | 'no' | 'unsaid';
/** A date with its role: in, from, to, since, or the preposition before it. */
export type Dated = { date: string; prep: string };

type Point = 'start' | 'end' | 'expires' | 'span';
/** How dates are held against a record: what of it a date tells in each of its roles. */
const TIMES: Record<string, Record<string, Point>> = {
  held: { in: 'span', since: 'start', from: 'start', to: 'end' },
  start: { in: 'start', since: 'start', from: 'start' },
  end: { in: 'end', to: 'end' },
  award: { in: 'end', since: 'end' },
  day: { in: 'start' },
  expiry: { in: 'expires', to: 'expires' },
  never: {},
};

export type Row = {
  kind: Kind;
  act: Act;
  /** What acts: the person, or the thing that is the record's title. */
  about: 'person' | 'thing';
  /** Slots of which one must be filled, and those that may be; "-" for none. */
  needs: string;
  may: string;
  /** Which of the times above; only what is held lasts. */
  time: string;
};

const TABLE = `
experience hold person TOL - held
experience begin person TO L start
experience leave person TO L end
volunteering hold person TOL - held
volunteering begin person TO L start
volunteering leave person TO L end
award receive person T B day
education receive person DI FL award
certificate receive person DI - award
certificate expire thing D I expiry
education study person FI DL held
talk speak person TEL - day
writing write person T BCK day
writing cowrite person T BCK day
writing publish person T BCK day
writing appear thing T BCK day
project start thing T - start
project finish thing T - end
profile live person L - never
profile language person G - never
profile born person - - start
profile died person - - end
`;

export const ROWS: readonly Row[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [kind, act, about, needs = '', may = '', time] = line.replaceAll('-', '').split(' ');
    return { kind, act, about, needs, may: `${needs}${may}S`, time } as Row;
  });

/** One date against a record; what is told less precisely than it is said is not told. */
function answer(date: string, point: Point | undefined, { start, end, fields }: Rec): Answer {
  if (point !== 'span') {
    const told = { start, end, expires: fields.expires }[point ?? 'expires'] ?? null;
    if (!point || told === null || date.length > told.length) return 'unsaid';
    return agrees(date, told) ? 'yes' : 'no';
  }
  if (start === null) return 'unsaid';
  const last = end ?? '9999';
  if (date < start.slice(0, date.length) || date > last.slice(0, date.length)) return 'no';
  // Said more precisely than the edge is told, nothing is known.
  const open = [start, last].some((edge) => edge.length < date.length && date.startsWith(edge));
  return open ? 'unsaid' : 'yes';
}

/** What a record, of something that has ended or not, says to a statement with such dates. */
export function timeOf(
  time: string,
  dates: readonly Dated[],
  past: boolean,
  rec: Rec,
  ended: boolean,
): Answer {
  // What is told in the present, or since when, holds; what was, without a date, has ended.
  const holds = !past || dates.some(({ prep }) => prep === 'since');
  if (time === 'held' && (ended ? holds : past && dates.length === 0)) return 'unsaid';
  if (rec.end === null && (time === 'end' || time === 'award')) return 'unsaid';
  const told = dates.map(({ date, prep }) => answer(date, TIMES[time]?.[prep], rec));
  if (told.includes('unsaid')) return 'unsaid';
  return told.includes('no') ? 'no' : 'yes';
}
