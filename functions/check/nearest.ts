/** The records that come nearest to a text, each with its nearest sentences. Pure. */
import type { Rec } from '../facts/records.ts';
import { tokensOf } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import type { Subject } from './subject.ts';

type Entry = { rec: Rec; text: string | null };
type Index = { entries: Entry[]; by: Map<string, number[]> };
export type Near = { rec: Rec; quotes: string[]; score: number };

const MOST = 3;

/** Stems of the words of a text, each once. */
const stemsOf = (text: string, language: Language): string[] => [
  ...new Set(tokensOf(text, language).map(({ stem }) => stem)),
];

const indexes = new WeakMap<Subject, Index>();

/** Sentences and headings by the stems of their words; a heading is an entry without text. */
function indexOf(subject: Subject): Index {
  const known = indexes.get(subject);
  if (known) return known;
  const entries: Entry[] = [];
  const by = new Map<string, number[]>();
  const add = (rec: Rec, text: string | null, words: string) => {
    entries.push({ rec, text });
    for (const stem of stemsOf(words, subject.language)) {
      const at = by.get(stem);
      if (at) at.push(entries.length - 1);
      else by.set(stem, [entries.length - 1]);
    }
  };
  for (const rec of subject.records) {
    const dates = [rec.start, rec.end].map((date) => date?.slice(0, 4) ?? '').join(' ');
    add(rec, null, [rec.label, ...rec.values, ...rec.names, dates, rec.level ?? ''].join(' '));
    for (const { text, title } of rec.lines) if (!title) add(rec, text, text);
  }
  const index = { entries, by };
  indexes.set(subject, index);
  return index;
}

/** Every record that shares a word with a text, best first; with at most two quotes each. */
export function nearestTo(text: string, subject: Subject, small: (word: string) => boolean): Near[] {
  const { entries, by } = indexOf(subject);
  const scores = new Map<number, number>();
  for (const stem of stemsOf(text, subject.language)) {
    const at = by.get(stem);
    if (!at || small(stem)) continue;
    const weight = Math.log(1 + entries.length / at.length);
    for (const one of at) scores.set(one, (scores.get(one) ?? 0) + weight);
  }
  const records = new Map<Rec, Near & { lines: [string, number][]; head: number }>();
  for (const [at, score] of scores) {
    const { rec, text: quote } = entries[at] as Entry;
    const near = records.get(rec) ?? { rec, quotes: [], score: 0, lines: [], head: 0 };
    if (quote === null) near.head = score;
    else near.lines.push([quote, score]);
    records.set(rec, near);
  }
  return [...records.values()]
    .map(({ rec, lines, head }) => {
      const best = lines.sort((a, b) => b[1] - a[1]);
      const quotes = best.filter(([, one], at) => at === 0 || one * 2 > (best[0]?.[1] ?? 0)).slice(0, 2);
      return { rec, quotes: quotes.map(([quote]) => quote), score: head + (best[0]?.[1] ?? 0) + 0.1 * (best[1]?.[1] ?? 0) };
    })
    .sort((a, b) => b.score - a.score || a.rec.at - b.rec.at);
}

export { MOST };
