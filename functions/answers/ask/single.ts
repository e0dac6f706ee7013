/** One question: the first of the three ways that answers it, else what comes nearest. Pure. */
import { lexiconOf } from '../facts/languages.ts';
import { once } from '../facts/once.ts';
import type { Rec } from '../facts/record.ts';
import { fold, tokensOf } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import type { Passage } from '../search/passages.ts';
import type { Search } from '../search/search.ts';
import { type RowAnswer, rowAnswer } from './fields.ts';
import { type Found, firstSources, type Source, sourceOf } from './found.ts';
import { passageAnswer } from './passages.ts';
import { frame, type Piece, textOf } from './pieces.ts';
import { type Asked, readQuestion } from './reading.ts';
import { ROWS } from './rows/rows.ts';
import { nearestOf, unanswered } from './silence.ts';

/** What is quoted, with what has to be said before it, and the note that calls it disputed. */
function quoting(
  pieces: readonly Piece[],
  { language, yesNo }: Pick<Asked, 'language' | 'yesNo'>,
  { facts }: Search,
  first?: Source,
): Piece[] {
  const quotes = pieces.some((piece) => 'quote' in piece || 'text' in piece);
  const note = first?.evidence ?? '';
  const disputed = facts.language.disputed.split(' ').some((word) => fold(note).includes(word));
  return [
    ...(language !== facts.language && quotes ? [frame('quoted', language)] : []),
    ...(yesNo ? [frame('says', language)] : []),
    ...pieces,
    ...(disputed ? [frame('note', language), { text: note }] : []),
  ];
}

/** The owner's answer to a common question. */
function ofCommon(record: Rec, { language }: Asked, search: Search): Found {
  const { records, snapshot } = search.facts;
  const common = snapshot.manifest.common_questions.filter(({ id }) => id === record.id);
  const behind = common.flatMap(({ sources }) =>
    records.filter(({ path }) => sources.some(({ source_path }) => source_path === path)),
  );
  const texts = common.map(({ answer_markdown }) => ({ text: answer_markdown }));
  return {
    status: common.every(({ answered }) => answered) ? 'answered' : 'not_published',
    way: 'common_question',
    pieces: quoting(texts, { language, yesNo: false }, search),
    sources: firstSources([record, ...behind].map((one) => sourceOf(one, search))),
    why: `common question ${record.id}`,
  };
}

function ofRow({ id, value }: RowAnswer, near: Source[], asked: Asked, search: Search): Found {
  const { pieces, records } = value;
  const { declines, quotes } = ROWS[id] ?? {};
  const own = records.slice(0, 3).map((record) => {
    // Of the profile, the terms and the contact policy, the values themselves.
    const isTyped = ['profile', 'collaboration', 'contact'].includes(record.kind);
    return sourceOf(record, search, isTyped ? [textOf(pieces)] : []);
  });
  return {
    status: declines ? 'declined' : 'answered',
    way: quotes ? 'passage' : 'field',
    pieces: quoting(pieces, asked, search, own[0]),
    sources: firstSources(own, near),
    why: `row ${id}`,
  };
}

function ofPassage({ record, text }: Passage, near: Source[], asked: Asked, search: Search): Found {
  const own = sourceOf(record, search, [text]);
  // A typed value stands in the heading.
  const said = own.quotes.includes(text) ? [{ quote: text }] : [];
  return {
    status: 'answered',
    way: 'passage',
    pieces: quoting([{ value: own.heading }, ...said], asked, search, own),
    sources: firstSources([own], near),
    why: `passage of ${record.path}`,
  };
}

/** The stems of a question without whom it is about: "Do you teach?" asks what "does she" does. */
function bareLine(text: string, language: Language, { facts: { person } }: Search): string {
  const { pronouns } = lexiconOf(language);
  const words = tokensOf(text, language).filter(
    ({ word }) => !person.has(word) && !pronouns.has(word),
  );
  return words.map(({ stem }) => stem).join(' ');
}

/** The owner's common questions by what they ask, the first of several that ask the same. */
const commonOf = once((search: Search) => {
  const { records, language } = search.facts;
  const common = records.filter(({ kind }) => kind === 'question').reverse();
  return new Map(common.map((one) => [bareLine(one.label, language, search), one]));
});

/** Answers one question in a language; `today` (YYYY-MM-DD) ends what is open. */
export function answerOne(
  text: string,
  language: Language,
  search: Search,
  today: string,
  telling?: number,
): Found {
  const asked = readQuestion(text, language, search);
  const same = commonOf(search).get(bareLine(text, language, search));
  if (same) return ofCommon(same, asked, search);
  const { near, sources } = nearestOf(asked, search);
  const row = rowAnswer(asked, search, today);
  const value = row && ofRow(row, sources, asked, search);
  if (value && row.whole) return value;
  const passage = passageAnswer(asked, near, search, telling);
  if (!passage) return unanswered(asked, value, sources, search);
  return passage.record.kind === 'question'
    ? ofCommon(passage.record, asked, search)
    : ofPassage(passage, sources, asked, search);
}
