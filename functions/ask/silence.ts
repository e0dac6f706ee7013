/** What comes nearest where nothing answers, and how it is looked for. Pure. */
import { LANGUAGES } from '../facts/languages.ts';
import type { FrameId, Language } from '../languages/language.ts';
import { type Near, nearestTo, type Wanted } from '../search/nearest.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { type Found, firstSources, nearSources, type Source, sourceOf } from './found.ts';
import { frame, type Piece } from './pieces.ts';
import { type Asked, readQuestion } from './reading.ts';
import { knownWords, nearestWays, waysOf } from './ways.ts';

/** What a word is worth that says little, and one that means the same as another. */
const SLIGHT = 0.3;
const ALIKE = 0.4;
/** How like a way of asking must be for its row to help a search. */
const LIKE = 0.5;
/** How near something published must come for a question to be about it. */
const ABOUT = 1.3;

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

/**
 * Stems to look for; for those that nothing published has, the ones that mean the same. From another
 * language a word finds its cognates, and a way of asking the words of its row.
 */
export function searched({ content, bag, language }: Asked, search: Search): Wanted[] {
  const own = search.facts.language;
  const [row] = language === own ? [] : nearestWays(bag, language, LIKE);
  const same = waysOf(own).find(({ id }) => id === row?.ways.id)?.must ?? [];
  const heavy = content.some(({ light, filler }) => !light && !filler);
  const words = content.map((word) => ({
    ...word,
    worth: heavy && (word.light || word.filler) ? SLIGHT : 1,
  }));
  return [
    ...wantedFor(words, language, search),
    ...[...same].map((stem) => ({ stem, worth: ALIKE })),
  ];
}

/** A question in a language that is not read: what its names and numbers come nearest to. */
export function elsewhere(text: string, search: Search): Found {
  const [english] = LANGUAGES as [Language];
  const asked = { ...readQuestion(text, search.facts.language, search), language: english };
  const near = nearestTo(search, searched(asked, search));
  return silent('out_of_scope', 'language', english, nearSources(near, search));
}

/** Nothing says it: what comes nearest, and why it is not answered. `row` only came near. */
export function unanswered(
  asked: Asked,
  row: Found | null,
  near: readonly Near[],
  search: Search,
): Found {
  const { language } = asked;
  const [profile] = asked.personal ? search.facts.records : [];
  const sources = firstSources(
    row?.sources.slice(0, 1) ?? [],
    nearSources(near, search),
    profile ? [sourceOf(profile, search)] : [],
  );
  const career = asked.content.some(
    ({ filler, word }) => !filler && knownWords(language).has(word),
  );
  const about = asked.personal || (near[0]?.score ?? 0) >= ABOUT || (career && row !== null);
  if (asked.private) return silent('declined', 'private', language, sources, row?.pieces);
  return about
    ? silent('not_published', 'silent', language, sources, row?.pieces)
    : silent('out_of_scope', 'scope', language, sources, row?.pieces);
}
