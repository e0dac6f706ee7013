/**
 * Whether the record supports a statement. Conservative: a statement is supported only where one
 * record says every part of it, time and number included, in one clause or in its typed fields;
 * what cannot be matched is never guessed.
 */

import type { Rec } from '../facts/records.ts';
import { bound } from './check-binding.ts';
import { countVerdict } from './check-counts.ts';
import { evidenceVerdict } from './check-evidence.ts';
import { matchFields } from './check-fields.ts';
import {
  actsElse,
  actsItself,
  matchUnit,
  scattered,
  subjectElse,
  swapped,
  yearElse,
} from './check-unit.ts';
import { type Known, recordsSaying } from './knowledge.ts';
import { paraphrasesOf } from './paraphrase.ts';
import type { ReadLine } from './reading.ts';
import { readStatement, type Statement, type Term } from './statement.ts';
import { saysDoubt, unitsOf } from './units.ts';
import { lineOf } from './words.ts';

export type Verdict = 'supported' | 'contradicted' | 'partly_supported' | 'not_published';

/** How far one record goes with a statement. */
export type Match = {
  record: Rec;
  /** The words that decide: a line of the record, or null for its fields. */
  text: string | null;
  matched: Set<Term>;
  /** Terms for which the record says something else of the same kind. */
  against: Set<Term>;
  /** Whether it says the opposite. */
  opposite: boolean;
};

export type Checked = {
  verdict: Verdict;
  statement: Statement;
  /** Matches that decide, best first. */
  matches: Match[];
};

/** Weight of some terms: what is rare says more, and what nobody says most. */
export function weigh(known: Known, terms: Iterable<Term>): number {
  let sum = 0;
  for (const { meaning, kind } of terms)
    sum += Math.max(0.4, known.weight(meaning)) * (kind === 'date' || kind === 'number' ? 1.2 : 1);
  return sum;
}

/** Checks one statement that says one thing. */
function checkOne(known: Known, statement: Statement): Checked {
  const { terms } = statement;
  if (terms.length === 0) return { verdict: 'not_published', statement, matches: [] };
  const special = evidenceVerdict(known, statement) ?? countVerdict(known, statement);
  if (special) return special;
  const all = weigh(known, terms);
  const matches: (Match & { share: number; sure: boolean })[] = [];
  const candidates = recordsSaying(known, [...new Set(terms.map(({ meaning }) => meaning))]);
  for (const unit of candidates.flatMap((one) => unitsOf(known, one))) {
    if (statement.personal && !unit.personal) continue;
    if (unit.joins.some((word) => !statement.tokens.some((token) => token.word === word))) continue;
    const match = matchUnit(known, statement, unit);
    if (match.matched.size === 0) continue;
    const kind = known.records[unit.rec]?.kind;
    const fits = bound(known, statement, unit);
    const sure =
      (!unit.hedged || saysDoubt(unit.clause, statement.text)) &&
      !(kind === 'manifesto' && statement.personal) &&
      !actsElse(known, statement, unit) &&
      (fits === true ||
        (!swapped(statement, unit) &&
          !subjectElse(known, statement, unit) &&
          actsItself(known, statement, unit))) &&
      !scattered(unit, match.matched) &&
      !yearElse(known, statement, unit) &&
      (!statement.mentions || statement.personal || unit.personal) &&
      fits !== false;
    matches.push({ ...match, share: weigh(known, match.matched) / all, sure });
  }
  for (const match of matchFields(known, statement, candidates))
    matches.push({ ...match, share: weigh(known, match.matched) / all, sure: true });
  matches.sort(
    (a, b) => b.share - a.share || Number(b.sure) - Number(a.sure) || a.record.at - b.record.at,
  );
  const whole = matches.filter(({ matched, sure }) => sure && matched.size === terms.length);
  const yes = whole.filter(({ opposite }) => !opposite);
  const strong = yes.some(({ record }) => !['article', 'manifesto', 'note'].includes(record.kind));
  if (yes.length > 0 && (strong || yes.length * 2 >= whole.length))
    return { verdict: 'supported', statement, matches: yes };
  const opposites = whole.filter(({ opposite }) => opposite);
  if (opposites.length > 0) return { verdict: 'contradicted', statement, matches: opposites };
  // All but a time or a number is there, and the record gives another one.
  const other = matches.filter(
    ({ matched, against, sure, opposite }) =>
      sure &&
      !opposite &&
      against.size > 0 &&
      matched.size + against.size === terms.length &&
      matched.size >= Math.max(2, against.size),
  );
  if (other.length > 0) return { verdict: 'contradicted', statement, matches: other };
  const some = matches.filter(({ share, matched }) => share >= 0.5 && matched.size >= 2);
  if (some.length > 0) return { verdict: 'partly_supported', statement, matches: some };
  return { verdict: 'not_published', statement, matches: [] };
}

/** Checks one statement as it is said, and said in other words. */
function checkSaid(known: Known, statement: Statement): Checked {
  const own = checkOne(known, statement);
  if (own.verdict === 'supported') return own;
  for (const other of paraphrasesOf(statement.text)) {
    const read = readStatement(known, other);
    const found = checkOne(known, {
      ...read,
      text: statement.text,
      start: statement.start,
      personal: read.personal || statement.personal,
    });
    if (found.verdict === 'supported') return found;
  }
  return own;
}

/** Pieces of a statement that may say one thing each. */
function piecesOf(known: Known, text: string): Statement[] {
  const pieces = text
    .split(
      /(?<=[.!?])\s+(?=\p{Lu})|;\s+|,? and (?=(?:she|he|they|was|were|is|has|had|did|later|then|\p{L}+ed|wrote|led|taught|gave|became|won|held|left|began|built)\b)/u,
    )
    .filter((one) => /\p{L}/u.test(one));
  if (pieces.length < 2 || pieces.length > 6) return [];
  const [first] = pieces.map((piece) => readStatement(known, piece));
  let from = 0;
  return pieces.map((piece) => {
    const start = text.indexOf(piece, from);
    from = start + piece.length;
    const read = readStatement(known, piece, start);
    return first?.personal && !/^\s*(the|a|an|it)\b/i.test(piece)
      ? { ...read, personal: true }
      : read;
  });
}

/** The verdict on a statement that is a published claim or sentence, word for word. */
function sameWords(known: Known, text: string): Checked | null {
  const statement = readStatement(known, text);
  const said = lineOf(statement.tokens);
  if (statement.terms.length === 0 || /\?\s*$/.test(text)) return null;
  const spoken = (line: ReadLine, rec: Rec) =>
    (rec.kind === 'claim' || line.implied || line.tokens.length > 4) &&
    lineOf(line.tokens) === said &&
    !/\?\s*$/.test(line.text);
  for (const record of recordsSaying(known, [
    ...new Set(statement.terms.map(({ meaning }) => meaning)),
  ])) {
    const line = known.lines(record.at).find((one) => spoken(one, record));
    if (line && !/^(question|article|manifesto)$/.test(record.kind))
      return {
        verdict: 'supported',
        statement,
        matches: [
          {
            record,
            text: line.text,
            matched: new Set(statement.terms),
            against: new Set(),
            opposite: false,
          },
        ],
      };
  }
  return null;
}

/**
 * Whether parts without a name, a date or a number of their own are told by a record that tells of
 * another part too.
 */
function together(parts: readonly Checked[]): boolean {
  return parts.every((part, at) => {
    if (at === 0 || part.statement.terms.some(({ kind }) => kind !== 'word')) return true;
    const own = new Set(part.matches.map(({ record }) => record));
    return parts.some(
      (other) => other !== part && other.matches.some(({ record }) => own.has(record)),
    );
  });
}

export type CheckedParts = Checked & { parts: Checked[] };

/**
 * Checks a statement about the person. As a whole first; where that is not supported, part by part:
 * all supported is supported, one contradicted is contradicted, some is partly.
 */
export function check(known: Known, text: string): CheckedParts {
  const literal = sameWords(known, text);
  if (literal) return { ...literal, parts: [literal] };
  const whole = checkSaid(known, readStatement(known, text));
  if (whole.verdict === 'supported') return { ...whole, parts: [whole] };
  const parts = piecesOf(known, text).map((piece) => checkSaid(known, piece));
  if (parts.length < 2) return { ...whole, parts: [whole] };
  const has = (verdict: Verdict) => parts.some((part) => part.verdict === verdict);
  const only = (verdict: Verdict) => parts.every((part) => part.verdict === verdict);
  const verdict = only('supported')
    ? together(parts)
      ? 'supported'
      : 'partly_supported'
    : has('contradicted')
      ? 'contradicted'
      : has('supported') || has('partly_supported')
        ? 'partly_supported'
        : whole.verdict;
  const matches = parts.flatMap((part) => part.matches.slice(0, 2));
  return {
    verdict,
    statement: whole.statement,
    matches: matches.length > 0 ? matches : whole.matches,
    parts,
  };
}
