/** The second way to an answer: rows over typed fields. */

import type { Span } from '../facts/dates.ts';
import { headingOf } from '../facts/heading.ts';
import { lexiconOf } from '../facts/languages.ts';
import { isUnfinished, POINTS, type Rec } from '../facts/record.ts';
import { tokensOf } from '../facts/words.ts';
import type { Search } from '../search/search.ts';
import { describing } from './describing.ts';
import { textOf } from './pieces.ts';
import type { Asked, Word } from './reading.ts';
import type { Context, Value } from './rows/row.ts';
import { ROWS } from './rows/rows.ts';
import { isKind, knownWords, nearestWays, type Ways, waysOf } from './ways.ts';

export type RowAnswer = {
  id: string;
  value: Value;
  /** Whether it says all that is asked; else it only comes near. */
  whole: boolean;
};

/** How like a question must be to a way of asking, 0 to 1; and rows that are tried. */
const LEAST = 0.5;
/** The same for a row that only comes near. */
const SOFT = 0.44;
/** The same for a row that is surely meant. */
const SURE = 0.68;
const TRIED = 5;

/** Words that point to what was not asked about yet, or to one of several. */
const POINTING = [
  /\b(it|other|another|andere[mnrs]?|autres?|otr[oa]s?|ca|cela|eso)\b/,
  /\b(that|this|them|those|these|one|das|davon|dazu)$/,
];

/** Words that neither the row nor the question's own form explains: its answer must say them. */
function unsaid(asked: Asked, ways: Ways, value: Value): Word[] {
  const lexicon = lexiconOf(asked.language);
  const alike = (stem: string) =>
    [...(lexicon.alike.get(stem) ?? [])].some((one) => ways.stems.has(one));
  // "Ines" is no "in", whatever their stems.
  const known = knownWords(asked.language);
  return asked.content.filter(
    (word) =>
      !(word.named && ways.named) &&
      !(word.year && ways.timed) &&
      !(!word.named && word.filler) &&
      !(!word.named && word.light) &&
      !(!word.named && ROWS[ways.id]?.kinds && isKind(word.stem, asked.language)) &&
      !(!word.named && ways.stems.has(word.stem) && (!word.name || known.has(word.word))) &&
      !(!word.named && !lexicon.qualifiers.has(word.stem) && alike(word.stem)) &&
      value.covers?.has(word.own) !== true,
  );
}

/** Of a list the records alone that the other words of the question are about. */
function narrowed(value: Value, rest: readonly Word[], asked: Asked, search: Search): Value | null {
  if (!value.list || rest.length === 0) return value;
  // The name of something else: "note" is a grade beside the name of a degree.
  if (rest.some(({ named }) => named) && !asked.named.some((one) => value.records.includes(one)))
    return null;
  const records = value.records.filter((record) => {
    const context = search.about(record);
    return rest.every(({ own, word }) => context.has(own) || context.has(word));
  });
  return records.length > 0 && value.narrow ? value.narrow(records) : null;
}

/** Of a list what holds now, or what was awarded, where that is asked. */
function lasting(value: Value, asked: Asked, search: Search, until: string): Value | null {
  const fits = (record: Rec): boolean =>
    !(asked.open && hasEnded(record, until)) &&
    !(asked.awarded && isUnfinished(record, search.facts.language));
  if (!value.list || value.records.every(fits)) return value;
  return value.narrow?.(value.records.filter(fits)) ?? null;
}

/** Whether nothing of a record goes on: what has one date, has an end or is no longer valid. */
const hasEnded = ({ kind, end, fields }: Rec, until: string): boolean =>
  kind === 'certificate' ? (fields.expires ?? until) < until : POINTS.has(kind) || end !== null;

/** Whether an answer says what the row does not, and asks for nothing else than the row. */
function saysAll(
  asked: Asked,
  ways: Ways,
  value: Value,
  rest: readonly Word[],
  search: Search,
): boolean {
  const { language } = search.facts;
  const own = lexiconOf(language);
  const said = value.pieces.filter((piece) => !('frame' in piece));
  const text = [
    textOf(said),
    ...value.records.slice(0, 1).map((one) => headingOf(one, language)),
  ].join(' ');
  const answer = new Set(tokensOf(text, language).flatMap(({ word, stem }) => [word, stem]));
  const inAnswer = ({ own: stem, word }: Word) =>
    !own.qualifiers.has(stem) && (answer.has(stem) || answer.has(word));
  return (
    (ways.yesNo || !asked.yesNo || asked.slots.size > 0) &&
    [...asked.slots].every((slot) => ways.slots.has(slot)) &&
    (value.list !== undefined || rest.every(inAnswer))
  );
}

/** Whether a record falls into some years. */
function isIn({ kind, start, end }: Rec, years: Span | null): boolean {
  if (years === null || start === null) return false;
  const last = POINTS.has(kind) ? start : (end ?? '9999');
  return Number(start.slice(0, 4)) <= years.to && Number(last.slice(0, 4)) >= years.from;
}

/** The row that a question comes nearest to and that has a value; null where none has. */
export function rowAnswer(asked: Asked, search: Search, today: string): RowAnswer | null {
  const { facts } = search;
  const until = facts.snapshot.manifest.profile.died ?? today;
  // "Tell me more" asks for nothing that a row could say.
  if (asked.content.every(({ light, filler }) => light || filler) && !asked.personal) return null;
  const vague = !asked.personal || asked.kinds.length === 0;
  if (vague && asked.named.length === 0 && POINTING.some((one) => one.test(asked.line)))
    return null;
  const near = nearestWays(asked.bag, asked.language, SOFT).slice(0, TRIED);
  const plain = answerBy(
    near.map((one) => ({ ...one, asked })),
    search,
    until,
  );
  if (plain?.whole) return plain;
  const described = waysOf(asked.language)
    .filter(({ id }) => ROWS[id]?.of)
    .flatMap((ways) => {
      const as = describing(asked, ways, search);
      const [best] = as ? nearestWays(as.bag, as.language, LEAST, [ways]) : [];
      return as && best ? [{ ...best, asked: as }] : [];
    })
    .sort((a, b) => b.score - a.score);
  const named = answerBy(described, search, until);
  return named?.whole ? named : plain;
}

/** The answer of the first of some rows that says all that is asked; else what comes near. */
function answerBy(
  rows: readonly { ways: Ways; score: number; asked: Asked }[],
  search: Search,
  until: string,
): RowAnswer | null {
  const { facts } = search;
  let soft: RowAnswer | null = null;
  for (const { ways, score, asked } of rows) {
    const row = ROWS[ways.id];
    if (!row || (row.past && asked.ahead)) continue;
    const kinds = asked.named.filter(
      (one) =>
        (row.of?.includes(one.kind) ?? true) &&
        !(asked.awarded && isUnfinished(one, facts.language)),
    );
    const timely = kinds.filter((record) => isIn(record, asked.years));
    const named = timely.length > 0 || asked.years ? timely : kinds;
    if (row.of && named.length === 0) continue;
    const context: Context = { search, facts, asked, named, until };
    const given = row.value(context);
    const value = given && lasting(given, asked, search, until);
    // Of what is asked for there is none: no other row answers for it.
    if (!value && !row.of && ways.must.size > 0 && score >= SURE) return soft;
    if (!value) continue;
    const rest = unsaid(asked, ways, value);
    const exact = narrowed(value, rest, asked, search);
    if (score >= LEAST && exact && saysAll(asked, ways, exact, rest, search))
      return { id: ways.id, value: exact, whole: true };
    const fits = [...asked.slots].every((slot) => ways.slots.has(slot));
    if (fits && (ways.must.size > 0 || score >= LEAST))
      soft ??= { id: ways.id, value, whole: false };
  }
  return soft;
}
