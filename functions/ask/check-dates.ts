/**
 * When something of a record was, against the dates of a statement: its start, its end, or a time
 * between.
 */

import type { Rec } from '../facts/records.ts';
import { agrees, datesIn, type Said, within } from './dates.ts';
import { DECADE, type Statement, type Term } from './statement.ts';
import { MONTHS, numberOf } from './vocabulary.ts';

const BEGIN =
  /^(since|from|between|start\w*|starting|began|begin|begun|join\w*|hired|appointed|became|came|founded|launched|took|go|went)$/;
const END =
  /^(until|till|to|through|left|leave|leaving|ended|ending|end|ends|finish\w*|quit|retire\w*|stopped|completed|concluded|over)$/;
const HAPPENS = /^(in|on|during|around|by|of)$/;

/** Whether a date of the statement is right for a record. */
export function dateFits(
  { date, before }: Said,
  { words, others }: { words: string[]; others: Said[] },
  rec: Rec,
): boolean {
  const { kind, start, end } = rec;
  const fits = (told: string | null) =>
    DECADE.test(date) ? told?.slice(0, 3) === date.slice(0, 3) : agrees(date, told);
  const line = words.join(' ');
  if (/^(before|after)$/.test(before)) return false;
  if (kind === 'profile')
    return /\b(born|birth\w*)\b/.test(line)
      ? fits(start)
      : /\b(die[ds]?|death)\b/.test(line) && fits(end);
  const range = before === 'and' && others.some((one) => one.before === 'between');
  if (kind === 'education')
    return BEGIN.test(before) || /\b(started|began|entered)\b/.test(line) ? fits(start) : fits(end);
  if (kind === 'talk' || kind === 'writing' || kind === 'note')
    return (before === '' || !END.test(before)) && fits(start);
  if (END.test(before) || range) return fits(end);
  if (/^(since|from|between|years)$/.test(before)) return fits(start);
  if (
    before !== '' &&
    !HAPPENS.test(before) &&
    !/\d|^(late|early)$/.test(before) &&
    !MONTHS.includes(before)
  )
    return false;
  if (words.some((word) => END.test(word) && word !== 'to' && word !== 'end' && word !== 'through'))
    return fits(end);
  if (words.some((word) => BEGIN.test(word) && !/^(from|since|between)$/.test(word)))
    return fits(start);
  if (!DECADE.test(date)) return within(date, start, end);
  const decade = date.slice(0, 3);
  return (
    start !== null && start.slice(0, 3) <= decade && (end === null || end.slice(0, 3) >= decade)
  );
}

/**
 * The date that each date term of a statement is part of: the nth saying of a year belongs to the
 * nth date with it.
 */
export function datesOf({ terms, tokens }: Statement): Map<Term, Said> {
  const words = tokens.map(({ word }) => word);
  const dates = datesIn(words);
  const found = new Map<Term, Said>();
  let at = 0;
  for (const term of terms) {
    const place = tokens.indexOf(term.token);
    if (DECADE.test(term.token.word))
      found.set(term, { date: term.token.word, before: beforeDate(words, place) });
    else if (term.kind === 'date' || term.kind === 'number') {
      const next = dates.findIndex(({ date }, one) => one >= at && dateHas(date, term));
      if (next < 0) continue;
      // A number is a day only beside its month.
      if (
        term.kind === 'number' &&
        !MONTHS.some((month) =>
          [words[place - 1], words[place + 1]].some(
            (one) => one?.length && one.length > 2 && month.startsWith(one),
          ),
        )
      )
        continue;
      found.set(term, dates[next] as Said);
      if (/^\d{4}$/.test(term.token.word)) at = next + 1;
    }
  }
  return found;
}

const beforeDate = (words: readonly string[], at: number): string =>
  words[at - 1] === 'the' ? (words[at - 2] ?? '') : (words[at - 1] ?? '');

/**
 * Whether "early" or "late" before a decade is a part of it that the record's time has years in.
 */
export function partOfDecade({ tokens }: Statement, { token }: Term, { start, end }: Rec): boolean {
  const decade = tokens[tokens.indexOf(token) + 1]?.word ?? '';
  if (!/^(early|late)$/.test(token.word) || !DECADE.test(decade) || !start) return false;
  const [from, to] = token.word === 'early' ? [0, 3] : [7, 9];
  const first = Number(decade.slice(0, 4));
  return (
    Number(start.slice(0, 4)) <= first + to &&
    (end === null || Number(end.slice(0, 4)) >= first + from)
  );
}

function dateHas(date: string, { token }: Term): boolean {
  if (/^\d{4}$/.test(token.word)) return date.startsWith(token.word);
  const value = numberOf(token.word);
  if (value !== null) return date.slice(8) === String(value).padStart(2, '0');
  return date.slice(5, 7) === String(MONTHS.indexOf(token.word) + 1).padStart(2, '0');
}
