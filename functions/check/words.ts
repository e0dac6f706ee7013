/** A text as words with their places in it, dates and mentions of the person found. Pure. */
import { dateOf } from '../facts/dates.ts';
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
  person?: 'is' | 'owns' | undefined;
  date?: string;
  /** Of a number or a date: how exact it is. */
  about: string;
  /** Which typed value of the record at hand it is, as a whole. */
  slot?: Slot;
};

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
          about: '',
          owner: /\p{L}['’]s?$/u.test(piece) && !elided,
        });
      at += piece.length;
      last = at;
    }
  }
  return found;
}

/** A longer sentence is not read closely. */
const MOST = 120;
/** Most words of a date: "2 de mayo de 2019". */
const LONGEST = 6;

/** Joins the words of each date to one word that has it, as precise as it was written. */
function dated(words: readonly Word[], text: string, reading: Reading): Word[] {
  const found: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = words[at] as Word;
    let many = /^\d/.test(one.word) || reading.months.has(one.word) ? LONGEST : 0;
    let date: string | null = null;
    for (; many > 0 && !date; many--)
      date = dateOf(text.slice(one.at, words[at + many - 1]?.end ?? one.at));
    // "The 1960s" are told as the three digits that their years begin with.
    const decade = /^(1[89]\d|20\d)0(?:s|er)$/.exec(one.word)?.[1];
    if (decade) {
      date = decade;
      many = 0;
    }
    if (date?.length === 4 && !isDate(words, at, reading)) date = null;
    if (!date) found.push(one);
    else {
      const last = words[at + many] as Word;
      found.push({ ...one, raw: date, word: date, end: last.end, date });
      at += many;
    }
  }
  return found;
}

/** A year is a date unless a noun that it counts or describes follows: "1800 guests". */
function isDate(words: readonly Word[], at: number, reading: Reading): boolean {
  const before = words[at - 1]?.word;
  const next = words[at + 1];
  const { since, from, until, when, inexact, functional, subject } = reading;
  if (before === undefined || !next || /[^\s]/.test(next.gap) || functional(next.word)) return true;
  if (subject.has(next.word)) return true;
  return [since, from, until, when].some((list) => list.has(before)) || inexact.has(before);
}

/** Joins what makes a number or a date inexact to it: "more than", "about". */
function inexact(words: readonly Word[], { inexact: phrases, numbers }: Reading): Word[] {
  const found: Word[] = [];
  for (const one of words) {
    const counts = one.date || numbers.has(one.word) || /^\d/.test(one.word);
    const before = counts ? found.slice(-2).map(({ word }) => word) : [];
    const at = [before.join(' '), before.at(-1)].findIndex((text) => phrases.has(text ?? ''));
    if (at < 0) found.push(one);
    else {
      const phrase = found.splice(-before.length + (at === 1 ? before.length - 1 : 0));
      const about = phrases.get(phrase.map(({ word }) => word).join(' ')) ?? '';
      found.push({ ...one, about, gap: phrase[0]?.gap ?? '' });
    }
  }
  return found;
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
        other?.name === true &&
        gap !== undefined &&
        /^[\s"„“-]+$/.test(gap) &&
        !other.date &&
        !reading.plain(other.word);
      const last = words[end] as Word;
      const other = near(before, one.gap) || (!last.owner && near(after, after?.gap));
      if (!other && (end > at || one.word.length > 1)) {
        const owns =
          last.owner || (!names.has(last.word) && names.has(last.word.replace(/s$/, '')));
        words.splice(at, end - at + 1, { ...one, end: last.end, person: owns ? 'owns' : 'is' });
      } else at = end;
    } else if (
      subject.has(one.raw.toLowerCase()) ||
      subject.has(one.word) ||
      (own && first.has(one.word))
    )
      one.person = 'is';
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
  const found = scan(text);
  if (found.length > MOST) return found;
  const words = inexact(dated(found, text, reading), reading);
  personal(words, reading, own);
  return words;
}
