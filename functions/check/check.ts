/**
 * Whether the record supports a statement: evidence, not judgement. Supported is only what one
 * published sentence or the typed fields of one record say; nothing is concluded.
 */
import { languageOf, lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import { type Token, tokensOf } from '../facts/words.ts';
import { nearestTo } from '../search/nearest.ts';
import { searchOf } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { counted } from './counts.ts';
import { isContested, isDoubted } from './doubt.ts';
import { itemsOf } from './items.ts';
import { saysIn } from './says.ts';
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
/** Records that a statement is held against. */
const CANDIDATES = 40;
/** Longer statements say more than one sentence does. */
const WORDS = 80;

/** The words of a text by which records are found. */
export function contentOf(text: string, { language }: Subject): Token[] {
  const { stop } = lexiconOf(language);
  return tokensOf(text, language).filter(({ word }) => !stop.has(word));
}

/** Holds a statement of one sentence against the records. */
export function checkOne(text: string, subject: Subject): Checked {
  const { snapshot, records } = subject;
  const search = searchOf(snapshot);
  const language = languageOf(text) ?? subject.language;
  const { stop } = lexiconOf(language);
  const telling = tokensOf(text, language).filter(({ word }) => !stop.has(word));
  const bare = telling.filter(({ word }) => !subject.person.has(word));
  const sought = bare.length > 0 ? bare : telling;
  const near: Evidence[] = nearestTo(search, wantedFor(sought, language, search)).map(
    ({ record, passages }) => ({ rec: record, quotes: passages.map((passage) => passage.text) }),
  );
  const always = records.filter(({ kind }) => kind === 'profile' || kind === 'collaboration');
  const candidates = new Set([...near.slice(0, CANDIDATES).map(({ rec }) => rec), ...always]);
  const gone = snapshot.manifest.profile.died !== null;
  const decided = (verdict: Verdict, by: Evidence | undefined): Checked => ({
    verdict,
    evidence: [...(by ? [by] : []), ...near.filter(({ rec }) => rec !== by?.rec)].slice(0, MOST),
  });
  let doubted: Evidence | undefined;
  let against: Evidence | undefined;
  const others = new Set<Rec>();
  for (const reading of subject.readingsOf(text)) {
    const words = wordsOf(text, reading, false);
    if (words.length > WORDS) continue;
    const items = itemsOf(words, reading);
    const count = counted(words, records, reading);
    if (count)
      return {
        verdict: count.right ? 'supported' : 'contradicted',
        evidence: count.of.slice(0, MOST).map((rec) => ({ rec, quotes: [] })),
      };
    for (const rec of candidates) {
      const sentences = subject.toldIn(rec, reading);
      const names = subject.namesIn(rec, reading);
      const named = marked(words, subject.valuesIn(rec, reading));
      const quotes = near.find((one) => one.rec === rec)?.quotes ?? [];
      const said = filled(itemsOf(named, reading), reading);
      const told =
        said && (said.slots.size > 0 || rec.kind === 'profile')
          ? typed(said, rec, reading, records, gone)
          : 'unsaid';
      if (said && told !== 'unsaid' && isContested(said.dates, sentences, reading))
        doubted ??= { rec, quotes };
      else if (told === 'yes') return decided('supported', { rec, quotes });
      else if (told === 'no') others.add(rec);
      const prose = saysIn(rec, sentences, items, names, reading, gone);
      if (prose?.yes) return decided('supported', { rec, quotes: [prose.text] });
      if (prose) against ??= { rec, quotes: [prose.text] };
      const doubt = doubted ? undefined : isDoubted(items, names.all, sentences, reading);
      if (doubt) doubted = { rec, quotes: [doubt] };
    }
  }
  if (doubted) return decided('disputed', doubted);
  // Where several records could be meant, none says otherwise.
  const [other] = others;
  if (other && others.size === 1)
    against ??= near.find(({ rec }) => rec === other) ?? { rec: other, quotes: [] };
  return against ? decided('contradicted', against) : decided('not_published', undefined);
}
