/**
 * Whether the record supports a statement: evidence, not judgement. Supported is only what one
 * published sentence or the typed fields of one record say; nothing is concluded.
 */
import { languageOf, lexiconOf } from '../facts/languages.ts';
import { POINTS, type Rec } from '../facts/record.ts';
import { type Token, tokensOf } from '../facts/words.ts';
import { nearestTo } from '../search/nearest.ts';
import { searchOf } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { counted } from './counts.ts';
import { covers, namesOf } from './covered.ts';
import { isContested, isDoubted } from './doubt.ts';
import { itemsOf } from './items.ts';
import { saidBy } from './prose.ts';
import { inProse, type Subject } from './subject.ts';
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
    const unnamed = itemsOf(words, reading);
    const count = counted(words, records, reading);
    if (count)
      return {
        verdict: count.right ? 'supported' : 'contradicted',
        evidence: count.of.slice(0, MOST).map((rec) => ({ rec, quotes: [] })),
      };
    for (const rec of candidates) {
      const values = subject.valuesIn(rec, reading);
      const sentences = subject.toldIn(rec, reading);
      const named = marked(words, values);
      const typedToo = named.some(({ slot }) => slot) || rec.kind === 'profile';
      const said = typedToo ? filled(named, reading) : null;
      const quotes = near.find((one) => one.rec === rec)?.quotes ?? [];
      const told = said && typed(said, rec, reading, records, gone);
      const contested =
        said !== null && told !== 'unsaid' && isContested(said.dates, sentences, reading);
      if (contested) doubted ??= { rec, quotes };
      else if (told === 'yes') return decided('supported', { rec, quotes });
      else if (told === 'no') others.add(rec);
      const items = typedToo ? itemsOf(marked(words, values.filter(inProse)), reading) : unnamed;
      const [best] = saidBy(rec, sentences, items, reading, gone);
      const quote = best && { rec, quotes: [best.told.line.text] };
      if (best?.against.length === 0) return decided('supported', quote);
      const names = namesOf(rec, reading);
      const day = POINTS.has(rec.kind) ? rec.start : null;
      const ended = gone || rec.end !== null;
      const frame = { reading, implied: true, ended, day };
      const all = subject
        .plainIn(rec, reading)
        .find((one) => covers(one, unnamed, rec, names, frame));
      if (all) return decided('supported', { rec, quotes: [all.text] });
      if (best?.whole) against ??= quote;
      const doubt = doubted ? undefined : isDoubted(items, rec, sentences, reading);
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
