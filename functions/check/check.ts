/**
 * Whether the record supports a statement: evidence, not judgement. Supported is only what one
 * published sentence or the typed fields of one record say; nothing is concluded.
 */
import type { Rec } from '../facts/records.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { type Item, itemsOf } from './items.ts';
import { MOST, type Near, nearestTo } from './nearest.ts';
import { saidBy } from './prose.ts';
import type { Reading } from './reading.ts';
import { inProse, type Subject, subjectOf } from './subject.ts';
import { filled, typed } from './typed.ts';
import { marked, wordsOf } from './words.ts';

export type Verdict = 'supported' | 'contradicted' | 'disputed' | 'not_published';

/** A detail of a statement, by its place in it. */
export type Detail = { start: number; end: number; found: boolean };
export type Part = { start: number; end: number; verdict: Verdict; details: Detail[]; records: Near[] };
export type Checked = { verdict: Verdict; records: Near[]; parts: Part[] };

const CANDIDATES = 40;
const PARTS = 8;
const WORDS = 80;

/** What the records say to one statement. */
function checkOne(text: string, subject: Subject, start: number): Part {
  const part = { start, end: start + text.length };
  const { snapshot, records } = subject;
  const reading = subject.readingOf(text);
  const near = nearestTo(text, subject, (word) => reading?.functional(word) ?? false);
  const nothing = (): Part => ({
    ...part,
    verdict: 'not_published',
    details: detailsOf(text, near[0], reading, start),
    records: near.slice(0, MOST),
  });
  if (!reading) return nothing();
  const words = wordsOf(text, reading, false);
  if (words.length > WORDS) return nothing();
  const gone = snapshot.manifest.profile.died !== null;
  const names = [...near.slice(0, CANDIDATES).map(({ rec }) => rec)];
  let against: { rec: Rec; quotes: string[] } | null = null;
  let doubt: { rec: Rec; quotes: string[] } | null = null;
  const ranked = (first: { rec: Rec; quotes: string[] }): Near[] =>
    [{ ...first, score: 0 }, ...near.filter(({ rec }) => rec !== first.rec)].slice(0, MOST);
  for (const rec of new Set([...names, ...records.filter(({ kind }) => kind === 'profile')])) {
    const values = subject.valuesIn(rec, reading);
    const quotes = near.find((one) => one.rec === rec)?.quotes ?? [];
    const told = typed(filled(marked(words, values), reading), rec, reading, records, gone);
    if (told === 'yes') return decided('supported', { rec, quotes });
    if (told === 'no') against ??= { rec, quotes };
    const items = itemsOf(marked(words, values.filter(inProse)), reading);
    const [best] = saidBy(rec, subject.toldIn(rec, reading), items, reading, gone);
    if (best?.against.length === 0) return decided('supported', { rec, quotes: [best.told.line.text] });
    if (best?.whole) against ??= { rec, quotes: [best.told.line.text] };
  }
  function decided(verdict: Verdict, by: { rec: Rec; quotes: string[] }): Part {
    return { ...part, verdict, details: [{ ...part, found: true }], records: ranked(by) };
  }
  if (doubt) return decided('disputed', doubt);
  if (against) return { ...decided('contradicted', against), details: detailsOf(text, near[0], reading, start) };
  return nothing();
}

function detailsOf(_text: string, _near: Near | undefined, _reading: Reading | null, _start: number): Detail[] {
  return [];
}

/** Holds a statement against the record of a snapshot. */
export function check(statement: string, facts: Snapshot): Checked {
  const subject = subjectOf(facts);
  const whole = checkOne(statement, subject, 0);
  return { verdict: whole.verdict, records: whole.records, parts: [whole] };
}
export type { Item };
