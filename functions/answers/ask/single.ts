/** One question: the first of the three ways that answers it, else what comes nearest. Pure. */
import { type Given, givenOf } from '../facts/given.ts';
import type { Rec } from '../facts/record.ts';
import { fold } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import type { Near } from '../search/nearest.ts';
import type { Passage } from '../search/passages.ts';
import type { Search } from '../search/search.ts';
import { ownersAnswer, questionOfRow, questionsNear, sameQuestion } from './common.ts';
import { type RowAnswer, rowAnswer } from './fields.ts';
import { type Found, firstRecords } from './found.ts';
import { nearestWays } from './meant.ts';
import { inOrder, nearestOf } from './near.ts';
import { passageAnswer } from './passages.ts';
import { frame, type Piece, textOf } from './pieces.ts';
import { type Asked, readQuestion } from './reading.ts';
import { ROWS } from './rows/rows.ts';
import { unanswered } from './silence.ts';
import { toldOf } from './told.ts';

/** A question with what was found for it. */
type Reading = { asked: Asked; search: Search; near: readonly Near[] };

/** What is quoted, with what has to be said before it, and the note that calls it disputed. */
function quoting(
  pieces: readonly Piece[],
  { asked: { language, yesNo }, search: { facts } }: Reading,
  first?: Rec,
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

/** The owner's answer to a common question; beside it what typed fields say. */
function ofCommon(record: Rec, row: RowAnswer | null, reading: Reading): Found {
  const { asked, search, near } = reading;
  const { records, snapshot } = search.facts;
  const common = snapshot.manifest.common_questions.filter(({ id }) => id === record.id);
  const behind = common.flatMap(({ sources }) =>
    records.filter(({ path }) => sources.some(({ source_path }) => source_path === path)),
  );
  const typed = row?.whole ? row.value : null;
  const pieces = [...(typed?.pieces ?? []), ...ownersAnswer(record, asked.language, search)];
  const own = [...new Set([record, ...(typed?.records.slice(0, 2) ?? []), ...behind])];
  return {
    status: common.every(({ answered }) => answered) ? 'answered' : 'nearest',
    way: 'common_question',
    pieces: quoting(pieces, { ...reading, asked: { ...asked, yesNo: false } }),
    sources: firstRecords(
      own.map((one) => givenOf(one, search.facts)),
      near,
      search,
    ),
    grounds: own.length,
    why: `common question ${record.id}`,
  };
}

function ofRow({ id, value }: RowAnswer, common: Rec | undefined, reading: Reading): Found {
  const { asked, search, near } = reading;
  const { pieces, records } = value;
  const { declines, quotes } = ROWS[id] ?? {};
  const own = records.slice(0, 3).map((record): Given => {
    // Of the profile, the terms and the contact policy, the values themselves.
    const isTyped = ['profile', 'collaboration', 'contact'].includes(record.kind);
    const given = givenOf(record, search.facts);
    return isTyped ? { ...given, text: textOf(pieces) } : given;
  });
  return {
    status: declines ? 'declined' : 'answered',
    way: quotes ? 'passage' : 'field',
    pieces: [
      ...quoting(pieces, reading, records[0]),
      ...(common ? ownersAnswer(common, asked.language, search) : []),
    ],
    sources: firstRecords(
      common ? [...own.slice(0, 2), givenOf(common, search.facts)] : own,
      declines ? [] : near,
      search,
    ),
    grounds: own.length,
    why: `row ${id}`,
  };
}

function ofPassage({ record, text }: Passage, common: Rec | undefined, reading: Reading): Found {
  const { asked, search, near } = reading;
  const own = givenOf(record, search.facts, [text]);
  // A typed value stands in the heading.
  const said = text === own.heading ? [] : [{ quote: text }];
  return {
    status: 'answered',
    way: 'passage',
    pieces: [
      ...quoting([{ value: own.heading }, ...said], reading, record),
      ...(common ? ownersAnswer(common, asked.language, search) : []),
    ],
    sources: firstRecords(common ? [own, givenOf(common, search.facts)] : [own], near, search),
    grounds: 1,
    why: `passage of ${record.path}`,
  };
}

/** Answers one question in a language; `today` (YYYY-MM-DD) ends what is open. */
export function answerOne(text: string, language: Language, search: Search, today: string): Found {
  const asked = readQuestion(text, language, search);
  const { died } = search.facts.snapshot.manifest.profile;
  const first = rowAnswer(asked, search, today);
  const row = first?.whole ? first : (toldOf(asked, search, died ?? today) ?? first);
  const near = nearestOf(asked, search);
  const given = inOrder(asked, near, search);
  const reading = { asked, search, near: given };
  const same = sameQuestion(asked, search);
  if (same) return ofCommon(same, row, reading);
  if (row?.whole) return ofRow(row, questionOfRow(asked, row.id, search), reading);
  // What a whole question asks for a row of, no sentence tells where the row has no value.
  const [ways] = nearestWays(asked, ROWS);
  const passage = ways?.sure ? undefined : passageAnswer(asked, near, search);
  const common = questionsNear(asked, near, search);
  if (!passage) return unanswered(asked, common, given, search);
  return passage.record.kind === 'question'
    ? ofCommon(passage.record, row, reading)
    : ofPassage(passage, common.sure[0], reading);
}
