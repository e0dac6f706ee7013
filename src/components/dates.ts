/** Dates as people write them; the exact value stands in the `datetime` of the element. */
import type { Profile } from '../schemas/entries.ts';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `1944-07-02` -> "2 July 1944", `1944-07` -> "July 1944", `1944` -> "1944". */
export function dateText(date: string): string {
  const [year = '', month, day] = date.split('-');
  return [day && String(Number(day)), month && MONTHS[Number(month) - 1], year]
    .filter(Boolean)
    .join(' ');
}

/** What a period without an end says: it lasts; in a historical record no end is stated. */
export function openWord({ profile }: Pick<Profile, 'profile'>): 'since' | 'from' {
  return profile.died ? 'from' : 'since';
}
