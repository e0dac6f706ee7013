/** Dates: of records (`1944`, `1944-07`, `1944-07-02`) and in sentences ("July 2, 1944"). */
import { MONTHS } from './vocabulary.ts';

/** A date in a sentence: as precise as it was said, with the folded word before it. */
export type Said = { date: string; before: string };

const MONTH = new RegExp(
  `^(${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)$`,
);

function monthOf(word: string): string | null {
  if (!MONTH.test(word)) return null;
  const at = MONTHS.findIndex((name) => name.startsWith(word.slice(0, 3)));
  return String(at + 1).padStart(2, '0');
}

export const isYear = (word: string): boolean => /^(1[0-9]|20)\d\d$/.test(word);

/** A decade such as "1980s" or "80s", as the digits that its years begin with. */
export function decadeIn(line: string): string | null {
  const [, long, short] = /\b(?:(1[89]\d|20\d)0s|([2-9])0s)\b/.exec(line) ?? [];
  return long ?? (short ? `19${short}` : null);
}

/** The dates that folded words tell, in order. */
export function datesIn(words: readonly string[]): Said[] {
  const found: Said[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const month = monthOf(word);
    const next = words[at + 1] ?? '';
    const after = words[at + 2] ?? '';
    const previous = words[at - 1] ?? '';
    const day = (text: string) =>
      /^([12]?\d|3[01])(st|nd|rd|th)?$/.test(text)
        ? text.replace(/\D/g, '').padStart(2, '0')
        : null;
    if (month && day(next) && isYear(after)) {
      found.push({ date: `${after}-${month}-${day(next)}`, before: previous });
      at += 2;
    } else if (month && isYear(next)) {
      const own = day(previous);
      found.push({
        date: own ? `${next}-${month}-${own}` : `${next}-${month}`,
        before: words[at - (own ? 2 : 1)] ?? '',
      });
      at += 1;
    } else if (isYear(word)) found.push({ date: word, before: previous });
  }
  return found;
}

/** Whether a date that was said is what a record tells; more precise than the record is not. */
export function agrees(said: string, told: string | null): boolean {
  return told !== null && (told === said || told.startsWith(`${said}-`));
}

/** Whether a date lies in a time; an end that is not told is open. */
export function within(said: string, start: string | null, end: string | null): boolean {
  if (start === null) return false;
  const from = start.slice(0, said.length);
  return said >= from && (end === null || said.slice(0, end.length) <= end);
}

/** Whole years and months between two dates, as far as they tell; null when one is missing. */
export function spanOf(
  start: string | null,
  end: string | null,
): { years: number; months: number | null } | null {
  if (!start || !end) return null;
  const [fromYear = 0, fromMonth] = start.split('-').map(Number);
  const [toYear = 0, toMonth] = end.split('-').map(Number);
  if (fromMonth === undefined || toMonth === undefined)
    return { years: toYear - fromYear, months: null };
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return { years: Math.floor(months / 12), months: months % 12 };
}
