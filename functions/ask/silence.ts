/** What comes nearest where nothing answers, and how it is looked for. Pure. */
import { LANGUAGES } from '../facts/languages.ts';
import type { FrameId, Language } from '../languages/language.ts';
import { nearestTo } from '../search/nearest.ts';
import type { Search, Wanted } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { type Found, firstSources, nearSources, type Source, sourceOf } from './found.ts';
import { frame, type Piece } from './pieces.ts';
import { type Asked, readQuestion } from './reading.ts';

/** What a word is worth that says little. */
const SLIGHT = 0.3;
/** Share of the words of a question that the record must have for it to be about the record. */
const ABOUT = 0.5;

/** An answer that gives none: why, and the records that come nearest. */
export function silent(
  status: Found['status'],
  id: FrameId,
  language: Language,
  sources: readonly Source[] = [],
  first: readonly Piece[] = [],
): Found {
  const rest = first.length > 0 ? sources.slice(1) : sources;
  return {
    status,
    way: 'nearest',
    pieces: [
      frame(id, language),
      ...(sources.length > 0 ? [frame('nearest', language)] : []),
      ...first,
      ...rest.flatMap(({ quotes }) => quotes.slice(0, 1).map((quote) => ({ quote }))),
    ],
    sources,
    why: id,
  };
}

/** Stems to look for. */
export function searched({ content, language }: Asked, search: Search): Wanted[] {
  const heavy = content.some(({ light, filler }) => !light && !filler);
  const words = content.map((word) => ({
    ...word,
    worth: heavy && (word.light || word.filler) ? SLIGHT : 1,
  }));
  return wantedFor(words, language, search);
}

/** A question in a language that is not read: what its names and numbers come nearest to. */
export function elsewhere(text: string, search: Search): Found {
  const [english] = LANGUAGES as [Language];
  const asked = readQuestion(text, search.facts.language, search);
  const near = nearestTo(search, searched(asked, search));
  return silent('out_of_scope', 'language', english, nearSources(near, search));
}

/** Nothing says it: what comes nearest, and why it is not answered. `row` only came near. */
export function unanswered(asked: Asked, row: Found | null, near: Source[], search: Search): Found {
  const { language, personal, content } = asked;
  const [profile] = personal ? search.facts.records : [];
  const sources = firstSources(
    near.slice(0, asked.named.length > 0 ? 0 : 2),
    row?.sources.slice(0, 1) ?? [],
    near,
    profile ? [sourceOf(profile, search)] : [],
  );
  const heavy = content.filter(({ filler, light }) => !filler && !light);
  const known = heavy.filter(({ own }) => search.has(own)).length;
  const about = personal || (known > 0 && known >= ABOUT * heavy.length);
  if (asked.private) return silent('declined', 'private', language, sources, row?.pieces);
  return about
    ? silent('not_published', 'silent', language, sources, row?.pieces)
    : silent('out_of_scope', 'scope', language, sources, row?.pieces);
}
