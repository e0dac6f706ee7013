/**
 * Whether the record supports a statement: evidence, not judgement. Supported is only what one
 * published sentence or the typed fields of one record say; nothing is concluded.
 */
import { languageOf, lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import { type Token, tokensOf } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import { nearestTo } from '../search/nearest.ts';
import { searchOf } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { itemsOf } from './items.ts';
import { doubtOf, saysIn } from './prose.ts';
import type { Subject } from './subject.ts';
import { filled, typed } from './typed.ts';
import { marked } from './values.ts';
import { wordsOf } from './words.ts';

export type Verdict = 'supported' | 'contradicted' | 'disputed' | 'not_published';

/** A record and the sentences of it that matter. */
export type Evidence = { rec: Rec; quotes: readonly string[] };
/** The verdict on one statement, with the records that decide or come nearest, best first. */
export type Checked = { verdict: Verdict; evidence: Evidence[] };

/** Records that are named. */
const MOST = 3;

/** The words of a text by which records are found. */
export function contentOf(text: string, language: Language): Token[] {
  const { stop } = lexiconOf(language);
  return tokensOf(text, language).filter(({ word }) => !stop.has(word));
}

/** The records nearest to a statement, best first. */
function nearest(text: string, { snapshot, language: own }: Subject): Evidence[] {
  const search = searchOf(snapshot);
  const language = languageOf(text) ?? own;
  const wanted = wantedFor(contentOf(text, language), language, search);
  return nearestTo(search, wanted).map(({ record, passages }) => ({
    rec: record,
    quotes: passages.map((passage) => passage.text),
  }));
}

/** Holds a statement of one sentence against the records. */
export function checkOne(text: string, subject: Subject): Checked {
  const { snapshot, records } = subject;
  const near = nearest(text, subject);
  const gone = snapshot.manifest.profile.died !== null;
  const decided = (verdict: Verdict, by?: Evidence): Checked => ({
    verdict,
    evidence: [...(by ? [by] : []), ...near.filter(({ rec }) => rec !== by?.rec)].slice(0, MOST),
  });
  let doubted: Evidence | undefined;
  let against: Evidence | undefined;
  const others = new Set<Evidence>();
  for (const reading of subject.readingsOf(text)) {
    const words = wordsOf(text, reading, 'caller');
    const items = itemsOf(words, reading);
    for (const one of near) {
      const { rec } = one;
      const read = subject.readIn(rec, reading);
      const said = filled(itemsOf(marked(words, read.values, reading), reading), reading);
      const told = said ? typed(said, rec, reading, records, gone) : 'unsaid';
      const dates = said && told !== 'unsaid' ? said.dates : [];
      const doubt = doubtOf(items, dates, read, reading);
      if (doubt) {
        doubted ??= { rec, quotes: [doubt] };
        continue;
      }
      if (told === 'yes') return decided('supported', one);
      if (told === 'no') others.add(one);
      const prose = saysIn(rec, read, items, reading);
      if (prose?.yes) return decided('supported', { rec, quotes: [prose.text] });
      if (prose) against ??= { rec, quotes: [prose.text] };
    }
  }
  if (doubted) return decided('disputed', doubted);
  // Where several records could be meant, none says otherwise.
  const [other] = others;
  if (others.size === 1) against ??= other;
  return decided(against ? 'contradicted' : 'not_published', against);
}
