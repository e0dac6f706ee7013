/** A text as the words that statements are read by: dates joined, mentions of the person. Pure. */
import { dateOf } from '../facts/dates.ts';
import { type Token, tokensOf } from '../facts/words.ts';
import type { ValueSlot as Slot } from '../languages/language.ts';
import type { Reading } from './reading.ts';

export type Word = Token & {
  /** What stands between the word before and this one. */
  gap: string;
  /** Ends in a possessive. */
  owner: boolean;
  /** A mention of the person, or a possessive that means the person. */
  person?: 'is' | 'owns' | undefined;
  date?: string | undefined;
  /** Which typed value of the record at hand it is, as a whole. */
  slot?: Slot;
};

/** A longer sentence is not read. */
const MOST = 120;
/** Most words of a date: "2 de mayo de 2019". */
const LONGEST = 6;

/** The tokens of a text with what is between them; a clitic and its word are two. */
export function split(text: string, { language }: Reading): Word[] {
  let last = 0;
  return tokensOf(text, language).flatMap((token): Word[] => {
    const { at, end, clitic } = token;
    const gap = text.slice(last, at);
    last = end;
    const owner = /['’]s$/.test(text.slice(at, end)) || /s['’]$/.test(text.slice(at, end + 1));
    const one = { ...token, gap, owner };
    if (!clitic) return [one];
    const begin = at + clitic.length + 1;
    const word = clitic.toLowerCase();
    const small = { ...one, raw: clitic, word, stem: word, name: false, owner: false, end: begin };
    return [small, { ...one, at: begin, gap: '' }];
  });
}

/** Joins the words of each date to one word that has it, as precise as it was written. */
function dated(words: readonly Word[], text: string, reading: Reading): Word[] {
  const found: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = words[at] as Word;
    let many = /^\d/.test(one.word) || reading.months.has(one.word) ? LONGEST : 0;
    let date: string | null = null;
    for (; many > 0 && !date; many--)
      date = dateOf(text.slice(one.at, words[at + many - 1]?.end ?? one.at));
    if (!date) found.push(one);
    else {
      const last = words[at + many] as Word;
      found.push({ ...one, raw: date, word: date, stem: date, end: last.end, date });
      at += many;
    }
  }
  return found;
}

/** Marks who is the person: its name or a part of it, no other name beside; and pronouns. */
function personal(words: Word[], reading: Reading, by: Speaker): void {
  const { names, told } = reading;
  const subject = by === 'caller' ? reading.subject : told;
  const part = (one: Word | undefined) =>
    one !== undefined &&
    /^[\p{Lu}\p{Lo}]/u.test(one.raw) &&
    (names.has(one.word) || names.has(one.word.replace(/s$/, '')));
  for (let at = 0; at < words.length; at++) {
    const one = words[at] as Word;
    if (part(one)) {
      let end = at;
      while (part(words[end + 1]) && /^\s+$/.test(words[end + 1]?.gap ?? '')) end += 1;
      const after = words[end + 1];
      const near = (other: Word | undefined, gap = '-,') =>
        other?.name && /^[\s"„“-]+$/.test(gap) && !other.date && !reading.plain(other.word);
      const last = words[end] as Word;
      const other = near(words[at - 1], one.gap) || (!last.owner && near(after, after?.gap));
      if (!other && (end > at || one.word.length > 1)) {
        const person = last.owner || !names.has(last.word) ? 'owns' : 'is';
        words.splice(at, end - at + 1, { ...one, end: last.end, person });
      } else at = end;
      // Where the person says "I", she and he are others.
    } else if (by === 'self') {
      if (reading.first.has(one.word)) one.person = 'is';
      else if (reading.mine.has(one.word)) one.person = 'owns';
    } else if (subject.has(one.raw.toLowerCase()) || subject.has(one.word)) one.person = 'is';
    else if (reading.possessive.has(one.word)) one.person = 'owns';
  }
}

/** Who speaks in a text: a caller, the person itself, or somebody else of the person. */
type Speaker = 'caller' | 'self' | 'other';

/** The words of a text, its dates joined; none of one that is too long. */
export function wordsOf(text: string, reading: Reading, by: Speaker): Word[] {
  const found = split(text, reading);
  if (found.length > MOST) return [];
  const words = dated(found, text, reading);
  personal(words, reading, by);
  return words;
}
