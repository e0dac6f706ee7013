/** One question: the first of the three ways that answers it, else what comes nearest. Pure. */
import { fold } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import { nearestTo } from '../search/nearest.ts';
import type { Passage } from '../search/passages.ts';
import type { Search } from '../search/search.ts';
import { type Common, commonAnswer, commonLike, commonOf } from './common.ts';
import { type RowAnswer, rowAnswer } from './fields.ts';
import { type Found, firstSources, nearSources, type Source, sourceOf } from './found.ts';
import { passageAnswer } from './passages.ts';
import { frame, type Piece, textOf } from './pieces.ts';
import { type Asked, readQuestion } from './reading.ts';
import { searched, unanswered } from './silence.ts';
import { holdsSlots } from './slots.ts';

/** What a record counts more that the question names, and that tells a place where one is asked. */
const NAMED = 0.6;
const PLACED = 0.2;
/** Records that are values under headings. */
const FIELDS = /^\/api\/(profile|collaboration|contact)$/;

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

/** The note of the first record, where it calls it disputed. */
function noted([first]: readonly Source[], asked: Asked, search: Search): Piece[] {
  const note = first?.evidence ?? '';
  const disputed = search.facts.language.disputed.split(' ');
  return disputed.some((word) => fold(note).includes(word))
    ? [frame('note', asked.language), { text: note }]
    : [];
}

function ofCommon(common: Common, asked: Asked, search: Search): Found {
  const { records } = search.facts;
  const behind = common.sources.flatMap((path) => records.filter((one) => one.path === path));
  return {
    status: common.answered ? 'answered' : 'not_published',
    way: 'common_question',
    pieces: quoting([{ text: common.answer }], { ...asked, yesNo: false }, search),
    sources: firstSources([common.record, ...behind].map((record) => sourceOf(record, search))),
    why: `common question ${common.record.id}`,
  };
}

function ofRow({ id, value }: RowAnswer, near: Source[], asked: Asked, search: Search): Found {
  const said = value.pieces.flatMap((piece) => ('quote' in piece ? [piece.quote] : []));
  const own = value.records.slice(0, 3).map((record) => {
    const texts = new Set(record.lines.map(({ text }) => text));
    const quotes = said.filter((text) => texts.has(text));
    // Of the profile, the terms and the contact policy, the values themselves.
    const typed = FIELDS.test(record.path) && said.length === 0 ? [textOf(value.pieces)] : quotes;
    return sourceOf(record, search, typed);
  });
  return {
    status: value.declines ? 'declined' : 'answered',
    way: value.quotes ? 'passage' : 'field',
    pieces: [...quoting(value.pieces, asked, search), ...noted(own, asked, search)],
    sources: firstSources(own, near),
    why: `row ${id}`,
  };
}

function ofPassage(
  { record, text, field }: Passage,
  also: readonly string[],
  near: Source[],
  asked: Asked,
  search: Search,
): Found {
  const own = sourceOf(record, search, [text, ...also]);
  const said: Piece[] =
    field || own.heading === text ? [{ value: text }] : [{ value: own.heading }, { quote: text }];
  return {
    status: 'answered',
    way: 'passage',
    pieces: [...quoting(said, asked, search), ...noted([own], asked, search)],
    sources: firstSources([own], near),
    why: `passage of ${record.path}`,
  };
}

/** Answers one question in a language; `today` (YYYY-MM-DD) ends what is open. */
export function answerOne(
  text: string,
  language: Language,
  search: Search,
  today: string,
  telling?: number,
): Found {
  const asked = readQuestion(text, language, search);
  const same = commonAnswer(asked, search);
  if (same) return ofCommon(same, asked, search);
  const near = nearestTo(search, searched(asked, search), {
    fits: ({ text: said }) => asked.slots.size > 0 && holdsSlots(asked, said, search),
    prefers: (record) =>
      (asked.named.includes(record) ? NAMED : 0) +
      (asked.slots.has('where') && record.place ? PLACED : 0),
  });
  const nearest = nearSources(near, search);
  const row = rowAnswer(asked, search, today);
  const value = row && ofRow(row, nearest, asked, search);
  if (value && row.whole) return value;
  const common = commonLike(asked, search);
  if (common) return ofCommon(common, asked, search);
  const passage = passageAnswer(asked, near, search, telling);
  if (!passage) return unanswered(asked, value, near, search);
  const own = commonOf(passage.record, search);
  if (own) return ofCommon(own, asked, search);
  const also = near.find(({ record }) => record === passage.record)?.passages ?? [];
  const texts = also.filter((one) => one !== passage).map((one) => one.text);
  return ofPassage(passage, texts, nearest, asked, search);
}
