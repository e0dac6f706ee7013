/**
 * Requirements of a posting held against the record: for each the records that come near, or
 * none. Nothing is judged: a record that says itself that something is refused, expired or
 * unfinished is given as that. Pure.
 */
import { once } from '../../../src/once.ts';
import { compare } from '../../../src/surfaces/seal.ts';
import { nearestWays } from '../ask/meant.ts';
import { nearestOf, wantedOf } from '../ask/near.ts';
import { type Asked, readQuestion, type Word } from '../ask/reading.ts';
import { ROWS } from '../ask/rows/rows.ts';
import { kindsOf } from '../ask/ways.ts';
import { datesIn, monthsBetween } from '../facts/dates.ts';
import { type Given, givenOf } from '../facts/given.ts';
import { languageOf, lexiconOf, VALUES } from '../facts/languages.ts';
import { isUnfinished, type Rec, textOf } from '../facts/record.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { tellingOf } from '../facts/somebody.ts';
import { numbersIn, regionsIn } from '../facts/values.ts';
import { fold, tokensOf } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import type { Near } from '../search/nearest.ts';
import type { Passage } from '../search/passages.ts';
import { type Search, searchOf, type Wanted } from '../search/search.ts';
import { amountsIn, isHome, isLess, isSpoken, lacksDegree, requiredIn } from './conditions.ts';

/** What a record says of itself that keeps it from speaking for a requirement. */
export type Standing = 'refused' | 'expired' | 'unfinished' | 'less';

export type Matched = Given & { standing: Standing | null };

/** Most records that are given for a requirement. */
const MOST = 3;
/** Nearest records that are looked at. */
const LOOKED = 12;
/** The share of what is telling in a requirement that a record must say, 0 to 1. */
const LEAST = 0.37;
/** Records that say a smaller part of what the best says are left out. */
const CLOSE = 0.3;
/** Nearly as much: what is refused or over is not outweighed by a text that tells of it. */
const AS_MUCH = 0.9;
/** The share of an entry that is refused which a requirement must ask for. */
const ASKED = 0.2;
/** What it counts that something is told in passing; notes tell of others as often. */
const PASSING: Readonly<Record<string, number>> = {
  profile: 0.4,
  contact: 0.4,
  question: 0.4,
  article: 0.4,
  note: 0.3,
};
/** What the terms say of a requirement that asks for one of these values by its name. */
const TYPED = 0.6;
const TERMS: ReadonlySet<string> = new Set('authorization notice from workplace zone'.split(' '));
/** What it counts how near a record comes by its names, kind and time. */
const NEAR = 0.1;
/** What it counts more, beside others that say enough, that it is of the kind that is asked for. */
const FIRST = 0.3;
/** What a word counts that names a kind of record: "degree". */
const KIND = 0.15;
/** Kinds that are asked for by their name alone, "publications", and what that name counts. */
const NAMED: ReadonlySet<string> = new Set(['talk', 'writing', 'volunteering']);
const NAMED_KIND = 0.6;
/** Kinds that tell how long something was done. */
const LASTING: ReadonlySet<string> = new Set(['experience', 'skill', 'volunteering']);
/** Where an award is asked for, kinds that tell of awards, and what all others count. */
const AWARDS: ReadonlySet<string> = new Set(['education', 'certificate']);
const TELLING_OF: ReadonlySet<string> = new Set([...AWARDS, 'claim']);
const TOLD_OF = 0.5;
/** What a word counts that means the same, by the table or the thesaurus, or has a part of it. */
const WAYS = { alike: 0.7, wide: 0.3, begins: 0.75, has: 0.3 };
/** The most that a word counts: one that nobody says is no proof of a gap by itself. */
const MOST_TELLING = 3.5;
/** What a title counts more, and a name that nobody says: of a program, a permit. */
const UNNAMED = 2;

/** Most words of a requirement that asks to begin soon, or where one lives, and nothing else. */
const BEGINS = 3;
const LIVES = 4;
/** A word of a requirement: what it counts, and which stems and kinds of records say it. */
type Telling = { weight: number; says: ReadonlyMap<string, number>; kinds: ReadonlySet<string> };

/** Shortest word of postings that others end with: "Leitungserfahrung". */
const SHORTEST_END = 8;
const endsIn = once(({ postings }: Language) => {
  const ends = postings.split(' ').filter((word) => word.length >= SHORTEST_END);
  return new RegExp(`(?<=\\p{L}{4})s?(${ends.join('|')})(?!\\p{L})`, 'gu');
});

/** Patterns for words that deny. */
const denialIn = once(
  ({ negations }: Language) =>
    new RegExp(`(?<!\\p{L})(${negations.replaceAll(' ', '|')})(?!\\p{L})|n't\\b`, 'u'),
);

/** What a word counts, and how it is said: by any of `wanted` that the record has. */
function weighed(
  word: Word,
  wanted: readonly Wanted[],
  { language }: Asked,
  search: Search,
): Telling {
  const foreign = language !== search.facts.language;
  // A name is nothing that is spelt like it; German nouns are written like names.
  const isName = word.name && language.code !== 'de';
  const says = new Map<string, number>();
  // Who has worked with schools has no degree by that.
  const isHouse = requiredIn(language).houses.test(word.word);
  const kinds = new Set<string>(isHouse ? [] : kindsOf(word.stem, language));
  for (const { stem, worth = 1, way } of wanted) {
    const isPart = way === 'kin' && stem.length < word.word.length && word.word.includes(stem);
    if (!search.has(stem) || (isName && way)) continue;
    const part = word.word.startsWith(stem) ? WAYS.begins : WAYS.has;
    const other = way === 'kin' ? (isPart ? part : worth) : way && !foreign ? WAYS[way] : worth;
    says.set(stem, Math.max(other, says.get(stem) ?? 0));
  }
  const [best] = [...says].sort(([, a], [, b]) => b - a);
  // What nobody says is the most telling.
  const weight = Math.min(MOST_TELLING, search.weight(best?.[0] ?? word.own));
  const isTitle = requiredIn(language).title.test(word.word);
  const telling = isTitle || (isName && !best) ? UNNAMED * weight : weight;
  const kind = kinds.isDisjointFrom(NAMED) ? KIND : NAMED_KIND;
  return { weight: kinds.size > 0 ? telling * kind : telling, says, kinds };
}

/** The share of a requirement that something of a kind says. */
function shareOf(all: readonly Telling[], kind: string, says: (stem: string) => boolean): number {
  let [said, whole] = [0, 0];
  for (const one of all) {
    let best = one.kinds.has(kind) ? 1 : 0;
    for (const [stem, worth] of one.says) if (worth > best && says(stem)) best = worth;
    said += one.weight * best;
    whole += one.weight;
  }
  return whole === 0 ? 0 : said / whole;
}

type Candidate = {
  record: Rec;
  share: number;
  /** Its share, and how near it comes. */
  worth: number;
  quotes: string[];
  standing: Standing | null;
};

/** What a record says of itself on a day (YYYY-MM-DD). */
function standingOf(record: Rec, language: Language, today: string): Standing | null {
  const { expires } = record.fields;
  if (expires && expires < today.slice(0, expires.length)) return 'expired';
  return isUnfinished(record, language) ? 'unfinished' : null;
}

/**
 * Whether a record says itself, on a day (YYYY-MM-DD), that it is less than what is asked: over
 * where something of now is, the basics of a skill where more is, a place behind where a win is, a
 * post held for somebody else where one of one's own is.
 */
function saysLess(record: Rec, line: string, language: Language, today: string) {
  const { end, fields, kind, label } = record;
  const asks = requiredIn(language);
  const isPlaced = kind === 'award' && VALUES.placed.test(fold(label));
  const isOver = LASTING.has(kind) && !!end && end < today.slice(0, end.length);
  const isBasic = kind === 'skill' && VALUES.basic.test(fold(fields.level ?? ''));
  return (
    (isPlaced && asks.won.test(line)) ||
    (record.acting && asks.firm.test(line)) ||
    (isOver && asks.now.test(line)) ||
    (isBasic && !VALUES.basic.test(line))
  );
}

/** What is refused, a candidate an entry of the owner's list. */
function refusals(all: readonly Telling[], { facts }: Search): Candidate[] {
  const asks = new Set(all.flatMap(({ says }) => [...says.keys()]));
  const record = facts.records.find(({ kind }) => kind === 'collaboration');
  return facts.snapshot.manifest.collaboration.hard_no_list.flatMap((entry) => {
    const [head = ''] = entry.split(/[,;:(]/);
    const stems = new Set(tokensOf(head, facts.language).map(({ stem }) => stem));
    const share = shareOf(all, 'collaboration', (stem) => stems.has(stem));
    // One of its words does not ask for what is refused: "endorsements by a hospital".
    const isAsked = stems.intersection(asks).size >= ASKED * stems.size;
    return record && isAsked
      ? [{ record, share, worth: share, quotes: [entry], standing: 'refused' as const }]
      : [];
  });
}

/** Where a clause ends: what is denied in one is not denied in the next. */
const CLAUSE = /[,;:.–—]\s/;

/**
 * What of a record speaks for a requirement: its passages, each with the stems of its clauses that
 * deny nothing, but for rules and refusals.
 */
const affirmed = once((record: Rec, { facts, passages, stems }: Search) => {
  const { profile, collaboration } = facts.snapshot.manifest;
  const refused = `${facts.language.headings.refused}:`;
  const denies = (text: string) => denialIn(facts.language).test(fold(text));
  const rules = new Set([...profile.do_not_infer, ...collaboration.hard_no_list]);
  const isRule = (text: string) => rules.has(text) || text.startsWith(refused);
  const tellsOther = (text: string) => {
    const told = tellingOf(text, record, facts);
    return told?.quoted && told.others;
  };
  const stemsIn = (text: string) => tokensOf(text, facts.language).map(({ stem }) => stem);
  return new Map(
    passages.flatMap((one): [Passage, ReadonlySet<string>][] => {
      const { record: own, text, id } = one;
      if (own !== record || isRule(text) || tellsOther(text)) return [];
      if (!denies(text)) return [[one, stems[id] as ReadonlySet<string>]];
      const rest = text.split(CLAUSE).filter((clause) => !denies(clause));
      return rest.length > 0 ? [[one, new Set(stemsIn(rest.join(' ')))]] : [];
    }),
  );
});

/** The records that come nearest, each with the share of a requirement that it says. */
function candidates(
  ways: readonly (readonly Telling[])[],
  near: readonly Near[],
  search: Search,
  today: string,
  asksDone: boolean,
): Candidate[] {
  const { facts, about } = search;
  const asked = new Set(ways[0]?.flatMap(({ kinds }) => [...kinds]));
  const isAward = !AWARDS.isDisjointFrom(asked);
  return near.map(({ record, score, passages }): Candidate => {
    const { kind } = record;
    const over = about(record);
    let [share, text] = [0, ''];
    const says = affirmed(record, search);
    for (const one of passages) {
      const own = says.get(one);
      if (!own) continue;
      const isSaid = (stem: string) => own.has(stem) || over.has(stem);
      const said = Math.max(...ways.map((all) => shareOf(all, kind, isSaid)));
      if (said > share) [share, text] = [said, one.text];
    }
    share *= PASSING[kind] ?? 1;
    if (isAward && !TELLING_OF.has(kind)) share *= TOLD_OF;
    const standing = standingOf(record, facts.language, today);
    const quotes = text ? [text] : [];
    const isFirst =
      share >= LEAST && ((NAMED.has(kind) && asked.has(kind)) || (asksDone && LASTING.has(kind)));
    return { record, share, worth: share + (isFirst ? FIRST : 0) + NEAR * score, quotes, standing };
  });
}

/** What stands under a heading of the profile: languages, where the person lives. */
function toldUnder(name: 'languages' | 'location', { facts, passages }: Search): string[] {
  const heading = `${facts.language.headings[name]}:`;
  return passages.flatMap(({ text }) => (text.startsWith(heading) ? [text] : [])).slice(0, 1);
}

/** Whether what says enough of it was done for so many years, each counted once. */
function isLong(years: number, all: readonly Telling[], search: Search, today: string): boolean {
  const { records } = search.facts;
  const now = records.find(({ kind }) => kind === 'profile')?.end ?? today;
  let [until, months] = ['', 0];
  for (const record of records.toSorted((a, b) => compare(a.start ?? '', b.start ?? ''))) {
    const { kind, start, end } = record;
    // Who is a "Großhandelskaufmann" is a "Kaufmann".
    const says = (stem: string) => search.saidBy(record).has(stem) || textOf(record).includes(stem);
    if (!start || !LASTING.has(kind) || shareOf(all, kind, says) < LEAST) continue;
    const last = end ?? now.slice(0, 7);
    months += monthsBetween(start > until ? start : until, last);
    if (last > until) until = last;
  }
  return months >= 12 * years;
}

/** Whether some sentence that says enough tells a number as great. */
const isAsMuch = (number: number, all: readonly Telling[], search: Search): boolean =>
  search.passages.some(
    ({ id, text, record }) =>
      // One publication is not many, whatever its volume.
      all.every(({ kinds }) => !kinds.has(record.kind)) &&
      numbersIn(text, search.facts.language).some(({ value }) => value >= number) &&
      shareOf(all, '', (stem) => search.stems[id]?.has(stem) === true) >= LEAST,
  );

/** Which of what was found are given, the best first; none where nothing says enough. */
function chosen(found: readonly Candidate[], asksDone: boolean): Candidate[] {
  const most = Math.max(...found.slice(0, MOST).map(({ share }) => share));
  if (most < LEAST) return [];
  const close = found.filter(({ share }) => share >= most * CLOSE);
  const strong = close.filter(({ share }) => share >= most * AS_MUCH);
  const over = strong.filter(({ standing }) => standing);
  const valid = strong.filter(({ standing }) => !standing);
  const kinds = new Set(valid.map(({ record }) => record.kind));
  const isRenewed = ({ record }: Candidate) =>
    kinds.has(record.kind) || (asksDone && kinds.has('experience'));
  // What is over hides what only tells of it, but not that it was renewed or was the work.
  if (!over.every(isRenewed)) return close.filter(({ standing }) => standing).slice(0, MOST);
  const first = over[0] ? valid : [];
  return [...first, ...close.filter((one) => !first.includes(one))].slice(0, MOST);
}

/** What comes near one requirement; none where nothing does. */
function matchOne(text: string, language: Language, search: Search, today: string): Matched[] {
  const { numbers, postings } = lexiconOf(language);
  const line = fold(text);
  // Words that postings end others with say no more than these; "CTG-Befund" is two.
  const bare = text.replace(endsIn(language), '').replace(/(?<=\p{L})-(?=\p{L})/gu, ' ');
  const asked = readQuestion(bare, language, search);
  const content = asked.content.filter(
    ({ word, stem }) => !(postings.has(stem) || numbers.has(word) || /^\d/.test(word)),
  );
  const own = { ...asked, content };
  const wanted = wantedOf(own, search);
  const near = nearestOf(own, search, wanted).filter(
    ({ record }, at) => at < LOOKED || record.kind === 'collaboration',
  );
  const by = Map.groupBy(wanted, ({ of }) => of);
  const all = content.map((word, at) => weighed(word, by.get(at) ?? [], own, search));
  const { years, months, number } = amountsIn(text, language);
  const partsOf = (some: string) => some.split(requiredIn(language).or);
  const parts = Map.groupBy(all, (_, at) => partsOf(bare.slice(0, content[at]?.at)).length);
  const ways = [all, ...parts.values()];
  const spoken = isSpoken(bare, content, language, search.facts);
  const asksDone = years > 0 || requiredIn(language).done.test(line);
  const some = candidates(ways, near, search, today, asksDone);
  const permits = `${search.facts.language.headings.authorization}:`;
  const isPermit = ({ quotes }: Candidate) => quotes[0]?.startsWith(permits) === true;
  // A day to come is one to begin on, or until which a certificate has to hold.
  const isDue =
    asked.kinds.every((kind) => kind === 'experience') &&
    datesIn(text).some((date) => date > today);
  const rows = nearestWays(own, ROWS).flatMap(({ id }) => (TERMS.has(id) ? id : []));
  const isEntitled = requiredIn(language).entitled.test(line);
  const isAbroad = isEntitled && regionsIn(text, language).length > 0;
  const isStart = months > 0 && content.length <= BEGINS && requiredIn(language).start.test(line);
  const { available_from, notice_period } = search.facts.snapshot.manifest.collaboration;
  // Of who tells no day and no notice nobody knows how soon they begin.
  if (isStart && !(available_from || notice_period)) return [];
  const row = isDue || isStart ? 'from' : isAbroad ? 'authorization' : rows[0];
  const term = row ?? (some.some(isPermit) ? 'authorization' : undefined);
  // Whether Chicago is in a country that the terms name nobody knows here.
  const isStrange =
    term === 'authorization' &&
    language.code !== 'de' &&
    regionsIn(text, language).length === 0 &&
    content.some(({ name }, at) => name && all[at]?.says.size === 0);
  const lessBy = term && !isStrange ? isLess(term, text, language, search.facts, today) : undefined;
  const isAlone = content.length <= LIVES && requiredIn(language).living.test(line);
  const lives = isAlone ? isHome(regionsIn(text, language), search.facts) : undefined;
  const settled = (one: Candidate): Candidate => {
    const { kind } = one.record;
    const isTold = row ? kind === 'collaboration' && !one.standing : isPermit(one);
    const isTerms = term && lessBy !== undefined && isTold;
    if (term && lessBy === undefined && isPermit(one)) return { ...one, share: 0, worth: 0 };
    const isElse = spoken === undefined || (spoken === 'enough' && AWARDS.has(kind));
    const isOwn = lives ?? (isElse ? undefined : spoken !== 'none');
    const share =
      isOwn === undefined
        ? Math.max(one.share, isTerms ? TYPED : 0)
        : Number(isOwn && kind === 'profile');
    const heading = lives === undefined ? 'languages' : 'location';
    const quotes = isOwn && share > 0 ? toldUnder(heading, search) : one.quotes;
    const standing = one.standing ?? (saysLess(one.record, line, language, today) ? 'less' : null);
    return { ...one, share, worth: one.worth + share - one.share, quotes, standing };
  };
  const found = [...some, ...refusals(all, search)]
    .map(settled)
    .sort((a, b) => b.worth - a.worth || a.record.at - b.record.at);
  const lacks =
    lessBy ||
    spoken === 'less' ||
    lacksDegree(partsOf(text), language, search.facts) ||
    (number > 1 && !isAsMuch(number, all, search)) ||
    (years > 0 && !isLong(years, all, search, today));
  const only = lessBy ? found.filter(({ record }) => record.kind === 'collaboration') : found;
  return chosen(only, asksDone).map(({ record, quotes, standing }) => ({
    ...givenOf(record, search.facts, quotes, 0),
    ...(standing === 'refused' ? { text: quotes.join(' ') } : {}),
    standing: standing ?? (lacks ? 'less' : null),
  }));
}

/**
 * For each requirement at most three records that come near, the nearest first; `today`
 * (YYYY-MM-DD) tells what has expired.
 */
export function matchOf(
  requirements: readonly string[],
  snapshot: Snapshot,
  today: string,
): Matched[][] {
  const search = searchOf(snapshot);
  const own = search.facts.language;
  const language = languageOf(requirements.join('\n'), own) ?? own;
  return requirements.map((text) => matchOne(text.normalize('NFKC'), language, search, today));
}
