/**
 * Requirements of a posting held against the record: for each the records that speak to it, or
 * none. Nothing is judged: a record that says itself that something is refused, expired or
 * unfinished is given as that. Pure.
 */

import { DEEDS } from '../facts/deeds.ts';
import { type Given, givenOf } from '../facts/given.ts';
import { languageOf, lexiconOf } from '../facts/languages.ts';
import { once } from '../facts/once.ts';
import { isUnfinished, type Kind, type Rec } from '../facts/record.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { stemOf, type Token, tokensOf } from '../facts/words.ts';
import { LANGUAGES, type Language } from '../languages/language.ts';
import { type Search, searchOf } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';

/** What a record says of itself that keeps it from speaking for a requirement. */
export type Standing = 'refused' | 'expired' | 'unfinished';

export type Matched = Given & { standing: Standing | null };

/** Most records that are given for a requirement. */
const MOST = 3;
/** The share of what is telling in a requirement that a record must say, 0 to 1. */
const LEAST = 0.5;
/** Records that say a smaller part of what the best says are left out. */
const CLOSE = 0.6;
/** What it counts that a record says it all over, not in one sentence. */
const SCATTERED = 0.8;
/** What a word counts that says little, and what names a kind of record: "degree", "wrote". */
const SLIGHT = 0.2;
const KIND = 0.8;
/** The most that a word counts: one that nobody says is no proof of a gap by itself. */
const MOST_TELLING = 3.5;
/** Kinds that tell in prose what the others tell by fields. */
const PROSE: readonly Kind[] = [
  'profile',
  'question',
  'note',
  'article',
  'manifesto',
  'contact',
  'collaboration',
];

/** A word of a requirement: what it counts, and which stems and kinds of records say it. */
type Telling = { weight: number; says: ReadonlyMap<string, number>; kinds: ReadonlySet<string> };
type Says = (stem: string) => boolean;

const smallIn = once(
  (language: Language) => new Set(language.postings.split(' ').map((w) => stemOf(w, language))),
);

/** The words that tell a requirement from others. */
function wordsOf(text: string, language: Language, { facts }: Search): Token[] {
  const { stop } = lexiconOf(language);
  const small = smallIn(language);
  const own = tokensOf(text, language).filter(
    ({ word, stem }) =>
      !(stop.has(word) || small.has(stem) || facts.person.has(word) || /^\d/.test(word)),
  );
  return [...new Map(own.map((token) => [token.stem, token])).values()];
}

/** What a word counts, and how it is said. */
function tellingOf(token: Token, language: Language, search: Search): Telling {
  const { kinds, deeds, light, fillers, numbers } = lexiconOf(language);
  const nouns = [...kinds].filter(([, { asked }]) => asked.has(token.stem)).map(([kind]) => kind);
  const does = deeds.get(token.stem) ?? [];
  const verbs = Object.entries(DEEDS).filter(([, done]) => does.some((one) => done.includes(one)));
  const named: string[] = nouns.length > 0 ? nouns : verbs.map(([kind]) => kind);
  const own = stemOf(token.raw, search.facts.language);
  const says = new Map<string, number>();
  for (const { stem, worth = 1 } of wantedFor(
    [{ ...token, own }],
    language,
    search,
    !search.has(own),
  ))
    if (search.has(stem)) says.set(stem, Math.max(worth, says.get(stem) ?? 0));
  // What nobody says is the most telling.
  const [best] = [...says].sort(([, a], [, b]) => b - a);
  const isSlight = light.has(token.stem) || fillers.has(token.stem) || numbers.has(token.word);
  const share = named.length > 0 ? KIND : isSlight ? SLIGHT : 1;
  return {
    weight: Math.min(MOST_TELLING, search.weight(best?.[0] ?? own)) * share,
    says,
    kinds: new Set(named),
  };
}

/** The share of a requirement that something of a kind says. */
function shareOf(all: readonly Telling[], kind: string, says: Says): number {
  let [said, whole] = [0, 0];
  for (const one of all) {
    let best = one.kinds.has(kind) ? 1 : 0;
    for (const [stem, worth] of one.says) if (worth > best && says(stem)) best = worth;
    said += one.weight * best;
    whole += one.weight;
  }
  return whole === 0 ? 0 : said / whole;
}

type Candidate = { record: Rec; share: number; quotes: string[]; standing: Standing | null };

/** What a record says of itself on a day (YYYY-MM-DD). */
function standingOf(record: Rec, language: Language, today: string): Standing | null {
  const { expires } = record.fields;
  if (expires && expires < today.slice(0, expires.length)) return 'expired';
  return isUnfinished(record, language) ? 'unfinished' : null;
}

/** What is refused, a candidate an entry of the owner's list. */
function refusals(all: readonly Telling[], { facts }: Search): Candidate[] {
  const record = facts.records.find(({ kind }) => kind === 'collaboration');
  const list = facts.snapshot.manifest.collaboration.hard_no_list;
  return list.flatMap((entry) => {
    const stems = new Set(tokensOf(entry, facts.language).map(({ stem }) => stem));
    const share = shareOf(all, 'collaboration', (stem) => stems.has(stem));
    return record ? [{ record, share, quotes: [entry], standing: 'refused' as const }] : [];
  });
}

/** What rules and refusals say is nothing that the person brings. */
const ruledOut = once(({ facts, passages }: Search) => {
  const { do_not_infer } = facts.snapshot.manifest.profile;
  const refused = `${facts.language.headings.refused}:`;
  const isRule = (text: string) => do_not_infer.includes(text) || text.startsWith(refused);
  return new Set(passages.filter(({ field, text }) => field && isRule(text)));
});

/** The stems of each record as a whole, made once. */
const wholes = once((search: Search) => {
  const said = search.facts.records.map((record) => [record, search.saidBy(record)] as const);
  return new Map(said);
});

function candidates(all: readonly Telling[], search: Search, today: string): Candidate[] {
  const { facts, passages, stems, about } = search;
  const ruled = ruledOut(search);
  const best = new Map<Rec, Candidate>();
  for (const passage of passages) {
    if (ruled.has(passage)) continue;
    const { record, id, text } = passage;
    const over = about(record);
    const own = stems[id] as ReadonlySet<string>;
    const share = shareOf(all, record.kind, (stem) => own.has(stem) || over.has(stem));
    if (share > (best.get(record)?.share ?? 0))
      best.set(record, { record, share, quotes: [text], standing: null });
  }
  for (const [record, found] of best) {
    const whole = wholes(search).get(record) ?? new Set();
    const scattered = SCATTERED * shareOf(all, record.kind, (stem) => whole.has(stem));
    if (record.kind !== 'profile' && record.kind !== 'collaboration')
      found.share = Math.max(found.share, scattered);
    found.standing = standingOf(record, facts.language, today);
  }
  return [...best.values()];
}

/** What speaks to one requirement; none where nothing does. */
function matchOne(text: string, language: Language, search: Search, today: string): Matched[] {
  const all = wordsOf(text, language, search).map((word) => tellingOf(word, language, search));
  const found = [...candidates(all, search, today), ...refusals(all, search)].sort(
    (a, b) => b.share - a.share || a.record.at - b.record.at,
  );
  const [first] = found;
  if (!first || first.share < LEAST) return [];
  const near = found.filter(({ share }) => share >= first.share * CLOSE);
  // What is refused or over is not outweighed by a text that tells of it.
  const typed = near.find(({ record, standing }) => standing || !PROSE.includes(record.kind));
  const close = typed?.standing ? near.filter(({ standing }) => standing) : near;
  return close.slice(0, MOST).map(({ record, quotes, standing }) => ({
    ...givenOf(record, search.facts, quotes, 0),
    ...(standing === 'refused' ? { text: quotes.join(' ') } : {}),
    standing,
  }));
}

/**
 * For each requirement at most three records that speak to it, the nearest first; `today`
 * (YYYY-MM-DD) tells what has expired.
 */
export function matchOf(
  requirements: readonly string[],
  snapshot: Snapshot,
  today: string,
): Matched[][] {
  const search = searchOf(snapshot);
  const posting = languageOf(requirements.join('\n')) ?? search.facts.language;
  const known = LANGUAGES.includes(posting) ? posting : search.facts.language;
  return requirements.map((text) => matchOne(text.normalize('NFKC'), known, search, today));
}
