/** A text as words with their places in it, dates and mentions of the person found. Pure. */
import { fold } from '../facts/words.ts';
import type { Slot } from '../languages/statements/statements.ts';
import type { Reading } from './reading.ts';

export type Word = {
  raw: string;
  /** Lower case, without diacritics and possessive. */
  word: string;
  /** Where it begins and ends in the text. */
  at: number;
  end: number;
  /** What stands between the word before and this one. */
  gap: string;
  /** Written with a capital, or with a digit among letters. */
  name: boolean;
  /** Ends in a possessive. */
  owner: boolean;
  /** A mention of the person, or a possessive that means the person. */
  person?: 'is' | 'owns';
  date?: string;
  /** Which typed value of the record at hand it is, as a whole. */
  slot?: Slot;
};

export type Value = { slot: Slot; words: readonly string[] };

/** Names and numbers keep hyphens, points and commas inside; "Ph.D." and "B.A." are one word. */
const WORD =
  /(?:\p{L}{1,2}\.){2,}|\p{Lu}[\p{L}\p{N}]*(?:-[\p{Lu}\p{N}][\p{L}\p{N}]*)+|\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}+#]+(?:['’]\p{L}*)?/gu;
const ROMAN: Record<string, string> = { I: '1', II: '2', III: '3', IV: '4', V: '5', VI: '6' };

/** Whether a word is written like a name; a sentence's first word needs more than a capital. */
const isName = (word: string, first: boolean): boolean =>
  (first ? /^.\P{Ll}*[\p{Lu}\p{N}]|^\p{Lo}/u : /^[\p{Lu}\p{Lo}]|\p{L}\p{N}|\p{N}\p{L}/u).test(word);

/** The words of a text; places are those of the text as it came. */
export function scan(text: string): Word[] {
  const found: Word[] = [];
  let last = 0;
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const elided = /^(?:[dlnsjcmt]|qu|jusqu|lorsqu)['’](?=\p{L})/iu.exec(raw)?.[0] ?? '';
    const pieces = elided ? [elided, raw.slice(elided.length)] : [raw];
    let at = index;
    for (const piece of pieces) {
      const folded = fold(piece);
      const plain = folded.replace(/'(s|re|ve|ll|d|m|t)?$/, '').replace(/[',.-]/g, '');
      const numeral = /^\p{Lu}/u.test(found.at(-1)?.raw ?? '') && ROMAN[piece];
      if (plain)
        found.push({
          raw: piece,
          word: numeral || plain,
          at,
          end: at + piece.length,
          gap: text.slice(last, at),
          name: isName(piece, last === 0 || /[.!?:]/.test(text.slice(last, at))),
          owner: /\p{L}['’]s?$/u.test(piece) && !elided,
        });
      at += piece.length;
      last = at;
    }
  }
  return found;
}

const isYear = (word: string): boolean => /^(?:1[0-9]|20)\d\d$/.test(word);
const two = (day: string): string => day.padStart(2, '0');

/** Joins the words of each date to one word that has it, as precise as it was written. */
function dated(words: readonly Word[], { months, since, from, until, inexact }: Reading): Word[] {
  const found: Word[] = [];
  const leads = (word: string | undefined) =>
    word !== undefined && [since, from, until].some((list) => list.has(word));
  const day = (one: Word | undefined): string | null =>
    one && /^(?:[12]?\d|3[01])(?:st|nd|rd|th|er)?$/.test(one.word) ? two(one.word.replace(/\D/g, '')) : null;
  for (let at = 0; at < words.length; at++) {
    const one = words[at] as Word;
    const joined = (to: number, date: string, back = 0) => {
      const begin = found.splice(found.length - back, back)[0] ?? one;
      const end = words[to] as Word;
      found.push({ ...one, at: begin.at, gap: begin.gap, raw: date, word: date, end: end.end, date });
      at = to;
    };
    const iso = /^\d{4}$/.test(one.word) && isYear(one.word);
    const number = months.get(one.word);
    // A month, with what may stand between: "2 de mayo de 2019".
    let next = at + 1;
    while (/^(?:de|del|of)$/.test(words[next]?.word ?? '')) next += 1;
    if (number && isYear(words[next]?.word ?? '')) {
      const year = words[next]?.word as string;
      let back = 0;
      if (/^(?:de|del|of)$/.test(found.at(-1)?.word ?? '') && day(found.at(-2))) back = 2;
      else if (day(found.at(-1))) back = 1;
      const own = back > 0 ? day(found.at(-back)) : null;
      joined(next, own ? `${year}-${number}-${own}` : `${year}-${number}`, back);
    } else if (number && day(words[at + 1]) && isYear(words[at + 2]?.word ?? ''))
      joined(at + 2, `${words[at + 2]?.word}-${number}-${day(words[at + 1])}`);
    else if (iso) {
      const [, m, d] = /^-(\d\d)(?:-(\d\d))?$/.exec(rest(words, at)) ?? [];
      if (m) joined(at + (d ? 2 : 1), `${one.word}-${m}${d ? `-${d}` : ''}`);
      else if (isDate(words, at, leads(found.at(-1)?.word) || inexact.some(([one]) => one === found.at(-1)?.word)))
        joined(at, one.word);
      else found.push(one);
    } else found.push(one);
  }
  return found;
}

/** The digits that follow a year by hyphens, as one text. */
function rest(words: readonly Word[], at: number): string {
  const next = words.slice(at + 1, at + 3).filter(({ gap, word }) => gap === '-' && /^\d\d$/.test(word));
  return next.map(({ word }) => `-${word}`).join('');
}

/** A year is a date unless a noun that it counts or describes follows: "1,204 threads". */
function isDate(words: readonly Word[], at: number, led: boolean): boolean {
  const next = words[at + 1];
  const before = words[at - 1];
  if (led || !next || /[^\s]/.test(next.gap)) return true;
  return before !== undefined && !/^(?:the|der|die|das|le|la|el|her|his)$/.test(before.word) && !/^\p{Ll}{4,}/u.test(next.raw);
}

/** Marks who is the person: its name or a part of it, no other name beside; and pronouns. */
function personal(words: Word[], reading: Reading, own: boolean): void {
  const { names, subject, possessive, first, firstOwn } = reading;
  const part = (one: Word | undefined) =>
    one !== undefined &&
    /^[\p{Lu}\p{Lo}]/u.test(one.raw) &&
    (names.has(one.word) || names.has(one.word.replace(/s$/, '')));
  for (let at = 0; at < words.length; at++) {
    const one = words[at] as Word;
    if (part(one)) {
      let end = at;
      while (part(words[end + 1]) && /^\s+$/.test(words[end + 1]?.gap ?? '')) end += 1;
      const before = words[at - 1];
      const after = words[end + 1];
      const near = (other: Word | undefined, gap: string | undefined) =>
        other?.name === true && gap !== undefined && /^[\s"„“-]+$/.test(gap) && !other.date && !reading.plain(other.word);
      const last = words[end] as Word;
      const other = near(before, one.gap) || (!last.owner && near(after, after?.gap));
      if (!other && (end > at || one.word.length > 1)) {
        const owns = last.owner || (!names.has(last.word) && names.has(last.word.replace(/s$/, '')));
        words.splice(at, end - at + 1, { ...one, end: last.end, person: owns ? 'owns' : 'is' });
      } else at = end;
    } else if (subject.has(one.word) || (own && first.has(one.word))) one.person = 'is';
    if (one.person || !(possessive.has(one.word) || (own && firstOwn.has(one.word)))) continue;
    // "Recalled her to duty": no noun follows.
    const next = words[at + 1];
    const alone = !next || /[^\s]/.test(next.gap) || reading.functional(next.word) || next.date;
    one.person = one.word === 'her' && alone ? 'is' : 'owns';
  }
}

/**
 * The words of a text, its dates joined. `own` tells that the person may speak of itself in it, as
 * records do.
 */
export function wordsOf(text: string, reading: Reading, own: boolean): Word[] {
  const words = dated(scan(text), reading);
  personal(words, reading, own);
  return words;
}

/** The words with each typed value that they name in full joined to one, the longest first. */
export function marked(words: readonly Word[], values: readonly Value[]): Word[] {
  const byFirst = new Map<string, Value[]>();
  for (const value of values) {
    const first = value.words[0] as string;
    byFirst.set(first, [...(byFirst.get(first) ?? []), value]);
  }
  const found: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = words[at] as Word;
    let best: Value | null = null;
    for (const value of byFirst.get(one.word) ?? [])
      if (
        value.words.length > (best?.words.length ?? 0) &&
        value.words.every((word, by) => words[at + by]?.word === word)
      )
        best = value;
    if (best && !one.person) {
      const last = words[at + best.words.length - 1] as Word;
      found.push({ ...one, word: best.words.join(' '), end: last.end, slot: best.slot, name: true, owner: last.owner });
      delete (found.at(-1) as Word).date;
      at += best.words.length - 1;
    } else found.push(one);
  }
  return found;
}
