/**
 * Whether the record supports a statement: evidence, not judgement. Supported is only what one
 * published sentence or the typed fields of one record say; nothing is concluded.
 */
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/records.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { tokensOf } from '../facts/words.ts';
import { type Near, nearestTo } from '../search/nearest.ts';
import { searchOf } from '../search/search.ts';
import { itemsOf } from './items.ts';
import { saidBy } from './prose.ts';
import { inProse, type Subject, subjectOf } from './subject.ts';
import { filled, typed } from './typed.ts';
import { marked, wordsOf } from './words.ts';

export type Verdict = 'supported' | 'contradicted' | 'disputed' | 'not_published';

/** A record and the sentences of it that matter. */
export type Evidence = { rec: Rec; quotes: readonly string[] };
export type Checked = { verdict: Verdict; records: Evidence[] };

/** Records that are named. */
const MOST = 3;
/** Records that a statement is held against. */
const CANDIDATES = 40;
/** Longer statements say more than one sentence does. */
const WORDS = 80;

/** What the records say to one statement. */
function checkOne(text: string, subject: Subject): Checked {
  const { snapshot, records, language } = subject;
  const { stop } = lexiconOf(language);
  const tokens = tokensOf(text, language).filter(({ word }) => !stop.has(word));
  const near: Evidence[] = nearestTo(searchOf(snapshot), tokens).map((one: Near) => ({
    rec: one.record,
    quotes: one.passages.map((passage) => passage.text),
  }));
  const nothing: Checked = { verdict: 'not_published', records: near.slice(0, MOST) };
  const always = records.filter(({ kind }) => kind === 'profile' || kind === 'collaboration');
  const candidates = new Set([...near.slice(0, CANDIDATES).map(({ rec }) => rec), ...always]);
  const gone = snapshot.manifest.profile.died !== null;
  let against: Evidence | null = null;
  const decided = (verdict: Verdict, by: Evidence): Checked => ({
    verdict,
    records: [by, ...near.filter(({ rec }) => rec !== by.rec)].slice(0, MOST),
  });
  for (const reading of subject.readingsOf(text)) {
    const words = wordsOf(text, reading, false);
    if (words.length > WORDS) return nothing;
    for (const rec of candidates) {
      const values = subject.valuesIn(rec, reading);
      const quotes = near.find((one) => one.rec === rec)?.quotes ?? [];
      const told = typed(filled(marked(words, values), reading), rec, reading, records, gone);
      if (told === 'yes') return decided('supported', { rec, quotes });
      if (told === 'no') against ??= { rec, quotes };
      const items = itemsOf(marked(words, values.filter(inProse)), reading);
      const [best] = saidBy(rec, subject.toldIn(rec, reading), items, reading, gone);
      const quote = best && { rec, quotes: [best.told.line.text] };
      if (best?.against.length === 0) return decided('supported', quote as Evidence);
      if (best?.whole) against ??= quote as Evidence;
    }
  }
  return against ? decided('contradicted', against) : nothing;
}

/** Holds a statement against the record of a snapshot. */
export function check(statement: string, snapshot: Snapshot): Checked {
  return checkOne(statement, subjectOf(snapshot));
}
