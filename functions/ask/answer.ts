/**
 * A question and what is published: the answer, in three ways in the order of trust. Pure and
 * deterministic; it quotes and never affirms, and nothing of the question stands in it.
 */
import { LANGUAGES, languageOf, lexiconOf } from '../facts/languages.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { fold } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import { type Near, nearestTo, type Wanted } from '../search/nearest.ts';
import { type Search, searchOf } from '../search/search.ts';
import { type Common, commonAnswer, commonOfRow } from './common.ts';
import { type RowAnswer, rowAnswer, rowKey } from './fields.ts';
import {
  type Found,
  firstSources,
  listSource,
  nearSources,
  type Source,
  sourceOf,
} from './found.ts';
import { withoutInstructions } from './instructions.ts';
import { cognatesOf } from './mending.ts';
import { partsOf } from './parts.ts';
import { passageAnswer } from './passages.ts';
import { frame, type Piece, textOf } from './pieces.ts';
import { type Asked, readQuestion } from './reading.ts';
import { holdsSlots } from './slots.ts';
import { knownWords, nearestWays, waysOf } from './ways.ts';

/** Longest question that is read, in characters. */
const LONGEST = 2_000;
/** How much a passage is raised that has the kind of thing that is asked for. */
const FITS = 0.15;
/** What a word is worth that says little, and one that means the same as another. */
const SLIGHT = 0.3;
const ALIKE = 0.4;
/** How like a way of asking must be for its row to help a search. */
const LIKE = 0.5;
/** Share of the words that something published must say for a question to be about it. */
const ABOUT = 1.3;

/** Answers a question from the published facts; `today` (YYYY-MM-DD) ends what is open. */
export function answerTo(text: string, snapshot: Snapshot, today: string): Found {
  const search = searchOf(snapshot);
  const { rest, instructs } = withoutInstructions(plainText(text.slice(0, LONGEST)));
  const told = languageOf(rest);
  const language = told ?? search.facts.language;
  if (!/[\p{L}\p{N}]/u.test(rest))
    return silent(
      instructs ? 'declined' : 'out_of_scope',
      instructs ? 'instructed' : 'scope',
      language,
    );
  if (told === null) return elsewhere(rest, search);
  const parts = partsOf(rest, language);
  const whole = answerOne(rest, language, search, today);
  const [only] = parts as [string];
  if (only === rest || whole.way === 'common_question' || whole.way === 'field') return whole;
  if (parts.length === 1) {
    // Talk around a question.
    const part = answerOne(only, language, search, today);
    return whole.way === 'nearest' ? part : whole;
  }
  return together(
    parts.map((part) => answerOne(part, language, search, today)),
    language,
    whole,
  );
}

/** Agents also paste objects: the words of their values, with underscores as spaces. */
function plainText(text: string): string {
  if (!/^\s*[{[]/.test(text)) return text;
  try {
    const words: string[] = [];
    JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string') words.push(value.replaceAll('_', ' '));
      return value;
    });
    return words.join(' ') || text;
  } catch {
    return text;
  }
}

const silent = (
  status: Found['status'],
  id: 'scope' | 'instructed' | 'silent' | 'private' | 'language',
  language: Language,
  sources: readonly Source[] = [],
): Found => ({
  status,
  way: 'nearest',
  pieces: [
    frame(id, language),
    ...(sources.length > 0 ? [frame('nearest', language)] : []),
    ...sources.flatMap(({ quotes }) => quotes.slice(0, 1).map((quote) => ({ quote }))),
  ],
  sources,
  why: id,
});

/** A question in a language that is not read: the records that its names and numbers come nearest to. */
function elsewhere(text: string, search: Search): Found {
  const [english] = LANGUAGES as [Language];
  const asked = { ...readQuestion(text, search.facts.language, search), language: english };
  const near = nearestTo(search, searched(asked, search));
  return silent('out_of_scope', 'language', english, nearSources(near, search));
}

/** Answers to the parts of a question as one. */
function together(parts: readonly Found[], language: Language, whole: Found): Found {
  const answers = ({ status }: Found) => status === 'answered';
  const count = parts.filter(answers).length;
  if (count === 0 || (whole.status === 'answered' && count < parts.length)) return whole;
  const [part = ''] = language.frames.part.split('{n}');
  const pieces = parts.flatMap((one, at): Piece[] => [
    { frame: language.frames.part.replace('{n}', String(at + 1)) },
    ...(answers(one) ? one.pieces : [frame('missing', language)]),
  ]);
  const lists = parts.map(({ sources }) => sources);
  const mixed = [0, 1, 2].flatMap((at) => lists.map((list) => list[at] ?? null));
  return {
    status: count === parts.length ? 'answered' : 'partially_answered',
    way: parts.some(({ way }) => way === 'passage') ? 'passage' : 'field',
    pieces,
    sources: firstSources(mixed),
    why: `${part}${parts.map(({ why }) => why).join(' + ')}`,
  };
}

/** What is quoted, with what has to be said before it. */
function quoting(pieces: readonly Piece[], asked: Asked, search: Search): Piece[] {
  const foreign = asked.language !== search.facts.language;
  const quotes = pieces.some((piece) => 'quote' in piece || 'text' in piece);
  return [
    ...(foreign && quotes ? [frame('quoted', asked.language)] : []),
    ...(asked.yesNo ? [frame('says', asked.language)] : []),
    ...pieces,
  ];
}

/** The note of a record that calls it disputed. */
function notes(sources: readonly Source[], asked: Asked, search: Search): Piece[] {
  const disputed = search.facts.language.disputed.split(' ');
  const [first] = sources;
  const note = first?.evidence ?? '';
  return disputed.some((word) => fold(note).includes(word))
    ? [frame('note', asked.language), { text: note }]
    : [];
}

/** Records that are values under headings. */
const FIELDS: ReadonlySet<string> = new Set(['profile', 'collaboration', 'contact']);

function rowFound(
  { id, value }: RowAnswer,
  near: readonly Source[],
  asked: Asked,
  search: Search,
): Found {
  const list = value.list ? listSource(value.list, value.records, search) : null;
  const said = value.pieces.flatMap((piece) => ('quote' in piece ? [piece.quote] : []));
  const own = value.records.slice(0, 3).map((record) => {
    const texts = new Set(record.lines.map(({ text }) => text));
    const quotes = said.filter((text) => texts.has(text));
    // Of the profile, the terms and the contact policy, the values themselves.
    const typed = FIELDS.has(record.kind) && said.length === 0 ? [textOf(value.pieces)] : quotes;
    return sourceOf(record, search, typed);
  });
  const sources = firstSources([list], own, [...near]);
  return {
    status: value.declines ? 'declined' : 'answered',
    way: value.quotes ? 'passage' : 'field',
    pieces: [...quoting(value.pieces, asked, search), ...notes(own, asked, search)],
    sources,
    why: `row ${id}`,
  };
}

function commonFound(common: Common, asked: Asked, search: Search): Found {
  const behind = common.sources.flatMap((path) =>
    search.facts.records.filter((record) => record.path === path),
  );
  return {
    status: common.answered ? 'answered' : 'not_published',
    way: 'common_question',
    pieces: quoting([{ text: common.answer }], { ...asked, yesNo: false }, search),
    sources: firstSources([common.record, ...behind].map((record) => sourceOf(record, search))),
    why: `common question ${common.record.id}`,
  };
}

function answerOne(text: string, language: Language, search: Search, today: string): Found {
  const asked = readQuestion(text, language, search);
  const content = searched(asked, search);
  const near = nearestTo(search, content, {
    fits: ({ text: said }) => (asked.slots.size > 0 && holdsSlots(asked, said, search) ? FITS : 0),
  });
  const nearest = nearSources(near, search);
  const same = commonAnswer(asked, search);
  if (same) return commonFound(same, asked, search);
  const row = rowAnswer(asked, near, search, today);
  if (row?.whole) {
    const common = row.plain ? commonOfRow(rowKey(row.id, asked), search) : null;
    return common ? commonFound(common, asked, search) : rowFound(row, nearest, asked, search);
  }
  const passage = passageAnswer(asked, near, search);
  if (passage) {
    const own = near.find(({ record }) => record === passage.record) as Near;
    const quotes = [passage, ...own.passages.filter((one) => one !== passage)].map(
      (one) => one.text,
    );
    const sources = firstSources([sourceOf(passage.record, search, quotes)], nearest);
    const heading = sources[0]?.heading ?? '';
    const said: Piece[] = passage.field
      ? [{ value: passage.text }]
      : [{ value: heading }, { quote: passage.text }];
    return {
      status: 'answered',
      way: 'passage',
      pieces: [...quoting(said, asked, search), ...notes(sources, asked, search)],
      sources,
      why: `passage of ${passage.record.path}`,
    };
  }
  return unanswered(asked, row, near, nearest, search);
}

/**
 * Stems to look for; for those that nothing published has, the ones that mean the same. From another
 * language a word finds its cognates, and a way of asking the words of its row.
 */
function searched({ content, bag, language }: Asked, search: Search): Wanted[] {
  const own = search.facts.language;
  const { alike } = lexiconOf(own);
  const foreign = language !== own;
  const [row] = foreign ? nearestWays(bag, language, LIKE) : [];
  const same = waysOf(own).find(({ id }) => id === row?.ways.id)?.must ?? [];
  const heavy = content.some(({ light, filler }) => !light && !filler);
  const words = content.flatMap((word): Wanted[] => {
    const worth = heavy && (word.light || word.filler) ? SLIGHT : 1;
    if (foreign && !search.has(word.own))
      return cognatesOf(word.word, search).map((stem) => ({ stem }));
    const others = [...(alike.get(word.own) ?? [])].map((stem) => ({
      stem,
      worth: search.has(word.own) ? worth * ALIKE : worth,
    }));
    return [{ stem: word.own, worth }, ...others];
  });
  return [...words, ...[...same].map((stem) => ({ stem, worth: ALIKE }))];
}

/** Nothing says it: what comes nearest, and why it is not answered. */
function unanswered(
  asked: Asked,
  row: RowAnswer | null,
  near: readonly Near[],
  nearest: readonly Source[],
  search: Search,
): Found {
  const { language } = asked;
  const soft = row ? rowFound(row, nearest, asked, search).sources : nearest;
  const [profile] = asked.personal ? search.facts.records : [];
  const sources = firstSources(
    row ? [...soft.slice(0, 1)] : [],
    [...nearest],
    profile ? [sourceOf(profile, search)] : [],
  );
  if (asked.private) return silent('declined', 'private', language, sources);
  const { fillers } = lexiconOf(language);
  const told = (near[0]?.score ?? 0) >= ABOUT;
  const career = asked.content.some(
    ({ stem, word }) => !fillers.has(stem) && knownWords(language).has(word),
  );
  if (asked.personal || told || (career && row !== null))
    return silent('not_published', 'silent', language, sources);
  return silent('out_of_scope', 'scope', language, sources);
}
