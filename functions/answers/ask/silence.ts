/** What comes nearest where nothing answers, and how it is looked for. Pure. */
import { LANGUAGES } from '../facts/languages.ts';
import { tokensOf } from '../facts/words.ts';
import type { FrameId, Language } from '../languages/language.ts';
import { nearestTo } from '../search/nearest.ts';
import type { Passage } from '../search/passages.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { type Found, firstSources, type Source, sourceOf } from './found.ts';
import { frame, type Piece } from './pieces.ts';
import { type Asked, readQuestion } from './reading.ts';
import { holdsSlots } from './slots.ts';

const P = { kind: 0.3, open: 0.5, ...JSON.parse(process.env['P'] ?? '{}') };
/** What a word is worth that says little. */
const SLIGHT = 0.3;
/** What a record counts more that the question names, and that tells a place where one is asked. */
const NAMED = 0.6;
const PLACED = 0.2;

/** An answer that gives none: why, and what comes nearest; `own` is the language of the record. */
function silent(
  [status, id]: readonly [Found['status'], FrameId],
  sources: readonly Source[],
  language: Language,
  own: Language,
  first: readonly Piece[] = [],
): Found {
  const written = () => {
    const name = new Intl.DisplayNames(language.code, { type: 'language' }).of(own.code);
    return { frame: language.frames.written.replace('{language}', name ?? own.code) };
  };
  return {
    status,
    way: 'nearest',
    pieces: [
      frame(id, language),
      ...(language === own ? [] : [written()]),
      ...(sources[0] ? [frame('nearest', language)] : []),
      ...first,
      ...sources.slice(first[0] ? 1 : 0).map(({ quotes: [quote = ''] }) => ({ quote })),
    ],
    sources,
    why: id,
  };
}

/** The records that come nearest to a question, and the first of them as sources. */
export function nearestOf(asked: Asked, search: Search) {
  const words = asked.content.map((word) => ({
    ...word,
    worth: word.light || word.filler ? SLIGHT : 1,
  }));
  const near = nearestTo(search, wantedFor(words, asked.language, search), {
    fits: ({ text }: Passage) => asked.slots.size > 0 && holdsSlots(asked, text, search),
    prefers: (record) =>
      (asked.named.includes(record) ? NAMED : 0) +
      (asked.slots.has('where') && record.place ? PLACED : 0) +
      (asked.kinds.includes(record.kind as never) ? P.kind : 0) +
      (asked.open && ((record.kind==='experience' && !record.end) || record.kind==='profile') ? P.open : 0) +
      0,
  });
  const sources = near.slice(0, 3).map(({ record, passages }) => {
    const quotes = passages.map(({ text }) => text);
    return sourceOf(record, search, quotes);
  });
  return { near, sources };
}

/** A question in a language that is not read: what its names and numbers come nearest to. */
export function elsewhere(text: string, search: Search): Found {
  const [english] = LANGUAGES as [Language];
  const own = search.facts.language;
  const { sources } = nearestOf(readQuestion(text, own, search), search);
  return silent(['out_of_scope', 'language'], sources, english, own);
}

/** Nothing says it: what comes nearest, and why it is not answered. `row` only came near. */
export function unanswered(
  asked: Asked,
  row: Found | null,
  near: readonly Source[],
  search: Search,
): Found {
  const { language, personal, content } = asked;
  const { records, language: theirs } = search.facts;
  const sources = firstSources(
    near.slice(0, 2),
    row?.sources.slice(0, 1) ?? [],
    near,
    records.slice(0, personal ? 1 : 0).map((record) => sourceOf(record, search)),
  );
  const heavy = content.filter(({ filler, light }) => !filler && !light);
  const said = heavy.filter(({ own }) => search.has(own)).length;
  // It is about the record where that has half of its words.
  const known = said > 0 && 2 * said >= heavy.length;
  // A midwife is asked about mothers; rules of what not to infer tell nothing.
  const told = tokensOf(asked.private, language).every(({ stem }) =>
    search.passages.some(({ id, field }) => !field && search.stems[id]?.has(stem)),
  );
  const why =
    asked.private && !told
      ? (['declined', 'private'] as const)
      : personal || known
        ? (['not_published', 'silent'] as const)
        : (['out_of_scope', 'scope'] as const);
  return silent(why, sources, language, theirs, row?.pieces);
}
