/**
 * A statement against the typed fields of a record: who, what, where and when, each of its own
 * kind.
 */

import type { Rec } from '../facts/records.ts';
import type { Match } from './check.ts';
import { countsFit, LIMIT } from './check-binding.ts';
import { dateFits, datesOf, partOfDecade } from './check-dates.ts';
import {
  dateIsOf,
  namesInOne,
  ONE_EVENT,
  oftenEnough,
  othersName,
  outermost,
  roleFits,
  rolesFit,
  SAID,
  slotsFit,
  told,
  valueMeanings,
  verbIn,
  withFits,
} from './check-roles.ts';
import { spanOf } from './dates.ts';
import type { Known } from './knowledge.ts';
import { isNegation, isPerson, type Statement, type Term } from './statement.ts';
import { unitsOf } from './units.ts';
import { MONTHS, meaningOf, numberOf } from './vocabulary.ts';

/** Matches of a statement with the fields of records of which it says something. */
export function matchFields(
  known: Known,
  statement: Statement,
  candidates: readonly Rec[],
): Match[] {
  const words = statement.tokens.map(({ word }) => word);
  const line = words.join(' ');
  const dates = datesOf(statement);
  const others = [...dates.values()];
  const found: Match[] = [];
  const profile = known.records.filter(({ kind }) => kind === 'profile');
  for (const rec of new Set([...profile, ...candidates])) {
    const { at } = rec;
    const says = SAID[rec.kind];
    if (!says || (rec.kind === 'project' && /\b(join\w*|left|leav\w*|hired)\b/.test(line)))
      continue;
    const header = known.headers(at);
    const title = new Set([...valueMeanings(rec.label), ...known.aliases(at).flat()]);
    // What somebody did in a project says nothing of the project itself.
    const values =
      rec.kind === 'project' && !statement.personal && !/\brole\b/.test(line)
        ? rec.values.slice(0, 1)
        : rec.values;
    const fields = new Set(values.flatMap(valueMeanings));
    const aliases = new Set(known.aliases(at).flat());
    const span = spanOf(rec.start, rec.end);
    const matched = new Set<Term>();
    const against = new Set<Term>();
    let names = 0;
    for (const term of statement.terms) {
      const date = dates.get(term);
      if (date) {
        if (dateFits(date, { words, others }, rec) && dateIsOf(known, statement, term, rec, says))
          matched.add(term);
        else if (rec.start || rec.end) against.add(term);
      } else if (partOfDecade(statement, term, rec)) matched.add(term);
      else if (LIMIT.test(term.token.word) && !valueMeanings(rec.label).includes(term.meaning)) {
        // "First" and "only" are never said of a record because of its fields.
      } else if (
        /^(writing|talk|project)$/.test(rec.kind) &&
        verbIn(statement, term) &&
        !says.has(term.meaning)
      ) {
        // An act is told by a sentence, and not by a word of a title.
        if (ONE_EVENT.has(rec.kind) && told(known, at, term.meaning, statement.personal))
          matched.add(term);
      } else if (
        fields.has(term.meaning) ||
        (aliases.has(term.meaning) &&
          (header.has(term.meaning) || /^\p{Lu}{2,}$/u.test(term.token.raw)))
      ) {
        matched.add(term);
        if (rec.kind !== 'project' || title.has(term.meaning)) names += 1;
      } else if (term.kind === 'word' && says.has(term.meaning)) matched.add(term);
      else if (
        /\bproject\b/.test(line) &&
        rec.kind === 'project' &&
        known.lines(at)[0]?.meanings.has(term.meaning)
      ) {
        matched.add(term);
        names += 1;
      } else if (term.kind === 'number' && span && countsYears(statement, term, span))
        matched.add(term);
      else if (
        ONE_EVENT.has(rec.kind) &&
        term.kind !== 'date' &&
        (term.kind === 'number'
          ? toldNumber(known, statement, term, rec)
          : term.kind === 'name' && /^\p{Lu}/u.test(term.token.raw)
            ? toldName(known, statement, term, rec)
            : told(known, at, term.meaning, statement.personal))
      )
        matched.add(term);
    }
    if (names === 0 && !(rec.kind === 'profile' && matched.size > 1)) continue;
    const about =
      statement.personal ||
      rec.kind !== 'experience' ||
      statement.tokens.some((token) => isPerson(known, token)) ||
      !statement.terms.some(({ kind }) => kind === 'date');
    if (!about || othersName(known, statement, rec) || !namesInOne(known, statement, rec)) continue;
    if (!oftenEnough(known, statement, rec) || !withFits(statement, rec)) continue;
    if (!slotsFit(statement, rec) || !rolesFit(known, statement, rec)) continue;
    if (rec.kind === 'experience' && !roleFits(statement, rec.values[0] ?? '')) continue;
    if (rec.kind === 'experience' && dates.size > 0 && !outermost(known, statement, rec)) continue;
    found.push({
      record: rec,
      text: null,
      matched,
      against,
      opposite: statement.tokens.some(isNegation),
    });
  }
  return found;
}

/**
 * Whether a sentence of the record names somebody or something, and tells more of what the
 * statement says of it.
 */
function toldName(
  known: Known,
  { personal, terms }: Statement,
  { meaning }: Term,
  rec: Rec,
): boolean {
  const words = terms
    .filter(({ kind, token }) => kind === 'word' && !/^\p{Lu}/u.test(token.raw))
    .map((one) => one.meaning);
  return unitsOf(known, rec).some(
    (unit) =>
      !unit.negated &&
      !unit.hedged &&
      (unit.personal || !personal) &&
      unit.meanings.has(meaning) &&
      (words.length === 0 ||
        words.some((one) => unit.meanings.has(one)) ||
        !(rec.kind === 'education' || (rec.kind === 'note' && unit.personal))),
  );
}

/**
 * Whether a sentence of the record gives a number for the same thing, or it is the numeral of a
 * name.
 */
function toldNumber(known: Known, statement: Statement, { token }: Term, rec: Rec): boolean {
  const value = numberOf(token.word);
  const at = statement.tokens.indexOf(token);
  const before = statement.tokens[at - 1];
  const numeral =
    before !== undefined && /^\p{Lu}/u.test(before.raw) && !MONTHS.includes(before.word);
  return unitsOf(known, rec).some(
    (unit) =>
      !unit.hedged &&
      value !== null &&
      (unit.numbers.get(value) ?? []).some(
        (place) =>
          !numeral || meaningOf(unit.tokens[place - 1]?.stem ?? '') === meaningOf(before.stem),
      ) &&
      countsFit(statement, unit),
  );
}

/** Whether a number is that of the years from start to end, and stands before "years". */
function countsYears(
  { tokens }: Statement,
  { token }: Term,
  span: { years: number; months: number | null },
): boolean {
  const at = tokens.indexOf(token);
  return tokens[at + 1]?.word === 'years' && numberOf(token.word) === span.years && !span.months;
}
