/**
 * Whether a clause of the record says what a statement says: its words, its numbers, and who did
 * it.
 */

import type { Rec } from '../facts/records.ts';
import type { Match } from './check.ts';
import { actsSaid, LIMIT, places, sameTime, wordBefore } from './check-binding.ts';
import { named } from './check-roles.ts';
import { isYear } from './dates.ts';
import type { Known } from './knowledge.ts';
import { isVerb, PERSON } from './roles.ts';
import { possesses, type Statement, type Term } from './statement.ts';
import type { Unit } from './units.ts';
import { HOLLOW, meaningOf, numberOf } from './vocabulary.ts';
import { tokensOf } from './words.ts';

/** Words that every record of a kind is. */
const KIND_WORDS: Record<string, string> = {
  claim: 'claim key',
  manifesto: 'manifesto key claim write',
  article: 'article key claim',
  note: 'note',
  project: 'project',
  talk: 'talk',
  writing: 'paper',
  profile: 'biography bio',
};

/** Whether somebody else is who acts in a unit: named at its start, or after "by". */
export function actsElse(
  known: Known,
  { personal, terms, tokens }: Statement,
  unit: Unit,
): boolean {
  if (!personal) return false;
  const own = (at: number) =>
    unit.tokens
      .slice(at, at + 4)
      .some(
        ({ word }, place) =>
          known.person.has(word) ||
          (known.pronouns.has(word) && !possesses(unit.tokens, at + place)),
      );
  const [first, second] = unit.tokens;
  const named = first && second && /^\s*\p{Lu}[\p{L}.-]*\.? \p{Lu}/u.test(unit.clause);
  const header = known.headers(unit.rec);
  if (
    named &&
    !known.person.has(first.word) &&
    !known.person.has(second.word) &&
    !header?.has(first.stem) &&
    !/^(in|at|on|after|before|from|the|by|as|when)$/.test(first.word)
  )
    return true;
  const verbs = new Set(terms.filter(({ kind }) => kind === 'word').map(({ meaning }) => meaning));
  return unit.tokens.some(
    ({ word }, at) =>
      word === 'by' &&
      !own(at) &&
      !tokens.some(
        (token, place) =>
          token.word === unit.tokens[at + 1]?.word && tokens[place - 1]?.word === 'by',
      ) &&
      !/^(in|the end|\d)/.test(unit.tokens[at + 1]?.word ?? '') &&
      unit.tokens.slice(Math.max(0, at - 7), at).some(({ stem }) => verbs.has(meaningOf(stem))),
  );
}

/** Whether a number stands before the same thing in a unit as in the statement. */
function sameNumber({ tokens, terms }: Statement, term: Term, unit: Unit): boolean {
  const value = numberOf(term.token.word) as number;
  const places = unit.numbers.get(value);
  if (!places) return false;
  const at = tokens.indexOf(term.token);
  const counted = terms.find(
    ({ token, kind }) =>
      kind === 'word' && tokens.indexOf(token) > at && tokens.indexOf(token) <= at + 3,
  );
  if (!counted || !unit.meanings.has(counted.meaning)) return true;
  return places.some((place) =>
    unit.tokens
      .slice(place + 1, place + 5)
      .some(
        ({ stem, word }) =>
          counted.token.stem === stem || counted.token.word === word || sameMeaning(counted, stem),
      ),
  );
}

const sameMeaning = (term: Term, stem: string): boolean => meaningOf(stem) === term.meaning;

const VERBAL =
  /^(is|are|was|were|has|had|have|did|does|do|became|\p{Ll}+ed|wrote|led|gave|held|began|left|won|built|made|took|runs?|hangs?|keeps?|kept)$/u;

/**
 * Whether a unit is about something else than a statement that is not about the person: nothing of
 * its subject is there.
 */
export function subjectElse(known: Known, statement: Statement, unit: Unit): boolean {
  const { personal, terms, tokens } = statement;
  if (personal) return false;
  const verb = tokens.findIndex(({ word }, at) => at > 0 && VERBAL.test(word));
  const here = ({ meaning, token }: Term) =>
    unit.meanings.has(meaning) || unit.tokens.some(({ word }) => word === token.word);
  const first = terms.filter(({ token }) => verb < 0 || tokens.indexOf(token) < verb);
  if (first.length === 0 || first.some(here)) return false;
  if (first.some(({ token }) => /^(manifesto|article|note)$/.test(token.word))) return false;
  // A sentence of a project's record is about the project, where it tells the act that the
  // statement tells of it.
  const label = named(known, unit.rec);
  const act = tokens[verb];
  if (
    known.records[unit.rec]?.kind === 'project' &&
    first.every(({ meaning }) => label.has(meaning)) &&
    actsSaid(known, statement).length > 0 &&
    act
  )
    return !actsSaid(known, statement).some(({ meaning }) => unit.meanings.has(meaning));
  // What it says of somebody else by name is not said of the subject.
  return (
    !unit.pointsBack ||
    terms.some((term) => term.kind === 'name' && !first.includes(term) && here(term))
  );
}

/** Whether what a statement says stands together in a unit, and not scattered over a list. */
export function scattered({ tokens }: Unit, matched: ReadonlySet<Term>): boolean {
  const meanings = new Set([...matched].map(({ meaning }) => meaning));
  const words = new Set([...matched].map(({ token }) => token.word));
  const own = tokens.map(({ stem, word }) => meanings.has(meaningOf(stem)) || words.has(word));
  const between = tokens.filter(
    ({ word }, at) =>
      !own[at] && at > own.indexOf(true) && at < own.lastIndexOf(true) && !HOLLOW.has(word),
  );
  return between.length > Math.max(3, matched.size);
}

/**
 * Whether a year of the statement belongs to something else in a unit with several: not the one
 * beside what is told.
 */
export function yearElse(known: Known, { terms }: Statement, unit: Unit): boolean {
  const years = unit.tokens
    .map(({ word }, at) => ({ word, at }))
    .filter(({ word }) => isYear(word));
  const asked = terms.filter(({ token }) => isYear(token.word)).map(({ token }) => token.word);
  if (asked.length === 0 || new Set(years.map(({ word }) => word)).size < 2) return false;
  if (years.every(({ word }) => asked.includes(word))) return false;
  const told = terms
    .filter(({ kind }) => kind === 'word' || kind === 'name')
    .map(({ meaning }) => ({
      weight: known.weight(meaning),
      at: unit.tokens.findIndex(({ stem }) => meaningOf(stem) === meaning),
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.weight - a.weight);
  const [top] = told;
  if (!top) return false;
  const near = [...years].sort(
    (a, b) => Math.abs(a.at - top.at) - Math.abs(b.at - top.at) || b.at - a.at,
  )[0];
  return near !== undefined && !asked.includes(near.word);
}

/** Whether two names change places: "A was a source of B" and "B was a source of A". */
export function swapped({ terms, personal, tokens }: Statement, unit: Unit): boolean {
  if (personal) return false;
  const named = terms.filter(({ kind, token }) => kind === 'name' || token === tokens[0]);
  const places = named
    .map(({ meaning }) => unit.tokens.findIndex(({ stem }) => meaningOf(stem) === meaning))
    .filter((at) => at >= 0);
  const passive = (list: Statement['tokens']) => list.some(({ word }) => word === 'by');
  const [first, ...rest] = places;
  return (
    first !== undefined &&
    rest.length > 0 &&
    rest.every((at) => at < first) &&
    passive(tokens) === passive(unit.tokens)
  );
}

/**
 * Whether a term may be left to the names of the record: not a tag for a name, not where something
 * happened or who was there, and not what somebody else did.
 */
function mayBeLeft(known: Known, statement: Statement, term: Term, unit: Unit): boolean {
  const { tokens } = statement;
  const at = tokens.indexOf(term.token);
  const kindWords = (KIND_WORDS[known.records[unit.rec]?.kind ?? 'note'] ?? '').split(' ');
  if (kindWords.includes(term.meaning)) return true;
  const { kind } = known.records[unit.rec] as Rec;
  if (kind === 'profile' || LIMIT.test(term.token.word)) return false;
  if (places(statement, term))
    return /^(experience|talk|writing|education)$/.test(known.records[unit.rec]?.kind ?? '');
  if (isVerb(tokens, at)) return false;
  // A long text has many subjects; its title does not name that of each sentence.
  if (kind === 'article' && /^\p{Lu}/u.test(term.token.raw)) return false;
  if (named(known, unit.rec).has(term.meaning)) return true;
  if (!/^\p{Ll}/u.test(term.token.raw)) return false;
  // What somebody did in a project is a statement of its own.
  const [, role = ''] = (known.records[unit.rec] as Rec).values;
  return (
    kind !== 'project' ||
    known.lines(unit.rec)[0]?.meanings.has(term.meaning) === true ||
    !tokensOf(role).some(({ stem }) => meaningOf(stem) === term.meaning)
  );
}

/**
 * Whether what acts in a statement about something else is the record itself, where the clause does
 * not tell who acts.
 */
export function actsItself(known: Known, statement: Statement, unit: Unit): boolean {
  if (statement.personal) return true;
  const label = named(known, unit.rec);
  return actsSaid(known, statement).every(
    ({ agent, patient }) =>
      !agent || !patient || agent.has(PERSON) || [...agent].every((one) => label.has(one)),
  );
}

/**
 * Whether a verb of the statement is more than a preposition of the clause: "until" tells of no
 * leaving.
 */
function actsThere({ tokens }: Statement, term: Term, unit: Unit): boolean {
  return (
    !isVerb(tokens, tokens.indexOf(term.token)) ||
    unit.tokens.some(
      ({ stem, word }) => meaningOf(stem) === term.meaning && !/^(until|till|since)$/.test(word),
    )
  );
}

export function matchUnit(known: Known, statement: Statement, unit: Unit): Match {
  const { kind } = known.records[unit.rec] as Rec;
  const header = known.headers(unit.rec);
  const aliases = known.aliases(unit.rec).flat() ?? [];
  const before =
    unit.pointsBack && !statement.personal && kind === 'project'
      ? (known.lines(unit.rec)[0]?.meanings ?? new Set())
      : new Set();
  const kindWords = (KIND_WORDS[kind] ?? '').split(' ');
  const left = (meaning: string) =>
    !unit.below &&
    (header.has(meaning) ||
      aliases.includes(meaning) ||
      before.has(meaning) ||
      kindWords.includes(meaning));
  const matched = new Set<Term>();
  const against = new Set<Term>();
  for (const term of statement.terms) {
    const { meaning, kind: is } = term;
    if (is === 'number') {
      if (sameNumber(statement, term, unit)) matched.add(term);
      else if (left(meaning) && header.has(meaning)) matched.add(term);
      else if (unit.numbers.size > 0) against.add(term);
    } else if (is === 'date') {
      if (unit.tokens.some(({ word }) => sameTime(term.token.word, word))) matched.add(term);
      else if (
        /^\d/.test(term.token.word) &&
        unit.tokens.some(({ word }) => /^(1\d|20)\d\d$/.test(word))
      )
        against.add(term);
    } else if (
      (unit.meanings.has(meaning) && actsThere(statement, term, unit)) ||
      (left(meaning) && mayBeLeft(known, statement, term, unit))
    )
      matched.add(term);
  }
  // A title, and where it was held, are of the record; the line may name other places and titles.
  if (kind === 'experience') {
    const [title = ''] = known.records[unit.rec]?.values ?? [];
    const own = new Set(tokensOf(title).map(({ stem }) => meaningOf(stem)));
    const byTitle = [...matched].some(
      (term) => own.has(term.meaning) && !unit.meanings.has(term.meaning),
    );
    if (byTitle)
      for (const term of matched)
        if (
          !header.has(term.meaning) &&
          /^(at|for|with|to|of|by)$/.test(wordBefore(statement, term))
        )
          matched.delete(term);
  }
  // Something of it must stand in the line itself.
  const core = [...matched].some(({ meaning }) => unit.meanings.has(meaning));
  if (!core) matched.clear();
  return {
    record: known.records[unit.rec] as Rec,
    text: unit.text,
    matched,
    against,
    opposite: unit.negated !== statement.negated,
  };
}
