/**
 * Whether the record supports a statement. Conservative: a statement is supported only where one record says every part of it,
 * time and number included, in one clause or in its typed fields; what cannot be matched is never guessed.
 */

import { actsSaid, bound, LIMIT, places, sameTime, wordBefore } from './check-binding.ts';
import { countVerdict } from './check-counts.ts';
import { evidenceVerdict } from './check-evidence.ts';
import { matchFields, named } from './check-fields.ts';
import { isYear } from './dates.ts';
import { type Known, recordsSaying } from './knowledge.ts';
import { paraphrasesOf } from './paraphrase.ts';
import type { ReadLine } from './reading.ts';
import type { Rec } from './records.ts';
import { isVerb, PERSON } from './roles.ts';
import { possesses, readStatement, type Statement, type Term } from './statement.ts';
import { saysDoubt, type Unit, unitsOf } from './units.ts';
import { HOLLOW, meaningOf, numberOf } from './vocabulary.ts';
import { lineOf, tokensOf } from './words.ts';

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
function actsElse(known: Known, { personal, terms, tokens }: Statement, unit: Unit): boolean {
  if (!personal) return false;
  const own = (at: number) =>
    unit.tokens
      .slice(at, at + 4)
      .some(
        ({ word }, place) =>
          known.person.has(word) || (known.pronouns.has(word) && !possesses(unit.tokens, at + place)),
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
      !tokens.some((token, place) => token.word === unit.tokens[at + 1]?.word && tokens[place - 1]?.word === 'by') &&
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
    ({ token, kind }) => kind === 'word' && tokens.indexOf(token) > at && tokens.indexOf(token) <= at + 3,
  );
  if (!counted || !unit.meanings.has(counted.meaning)) return true;
  return places.some((place) =>
    unit.tokens
      .slice(place + 1, place + 5)
      .some(
        ({ stem, word }) => counted.token.stem === stem || counted.token.word === word || sameMeaning(counted, stem),
      ),
  );
}

const sameMeaning = (term: Term, stem: string): boolean => meaningOf(stem) === term.meaning;

const VERBAL =
  /^(is|are|was|were|has|had|have|did|does|do|became|\p{Ll}+ed|wrote|led|gave|held|began|left|won|built|made|took|runs?|hangs?|keeps?|kept)$/u;

/** Whether a unit is about something else than a statement that is not about the person: nothing of its subject is there. */
function subjectElse(known: Known, statement: Statement, unit: Unit): boolean {
  const { personal, terms, tokens } = statement;
  if (personal) return false;
  const verb = tokens.findIndex(({ word }, at) => at > 0 && VERBAL.test(word));
  const here = ({ meaning, token }: Term) =>
    unit.meanings.has(meaning) || unit.tokens.some(({ word }) => word === token.word);
  const first = terms.filter(({ token }) => verb < 0 || tokens.indexOf(token) < verb);
  if (first.length === 0 || first.some(here)) return false;
  if (first.some(({ token }) => /^(manifesto|article|note)$/.test(token.word))) return false;
  // A sentence of a project's record is about the project, where it tells the act that the statement tells of it.
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
  return !unit.pointsBack || terms.some((term) => term.kind === 'name' && !first.includes(term) && here(term));
}

/** Whether what a statement says stands together in a unit, and not scattered over a list. */
function scattered({ tokens }: Unit, matched: ReadonlySet<Term>): boolean {
  const meanings = new Set([...matched].map(({ meaning }) => meaning));
  const words = new Set([...matched].map(({ token }) => token.word));
  const own = tokens.map(({ stem, word }) => meanings.has(meaningOf(stem)) || words.has(word));
  const between = tokens.filter(
    ({ word }, at) => !own[at] && at > own.indexOf(true) && at < own.lastIndexOf(true) && !HOLLOW.has(word),
  );
  return between.length > Math.max(3, matched.size);
}

/** Whether a year of the statement belongs to something else in a unit with several: not the one beside what is told. */
function yearElse(known: Known, { terms }: Statement, unit: Unit): boolean {
  const years = unit.tokens.map(({ word }, at) => ({ word, at })).filter(({ word }) => isYear(word));
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
  const near = [...years].sort((a, b) => Math.abs(a.at - top.at) - Math.abs(b.at - top.at) || b.at - a.at)[0];
  return near !== undefined && !asked.includes(near.word);
}

/** Whether two names change places: "A was a source of B" and "B was a source of A". */
function swapped({ terms, personal, tokens }: Statement, unit: Unit): boolean {
  if (personal) return false;
  const named = terms.filter(({ kind, token }) => kind === 'name' || token === tokens[0]);
  const places = named
    .map(({ meaning }) => unit.tokens.findIndex(({ stem }) => meaningOf(stem) === meaning))
    .filter((at) => at >= 0);
  const passive = (list: Statement['tokens']) => list.some(({ word }) => word === 'by');
  const [first, ...rest] = places;
  return (
    first !== undefined && rest.length > 0 && rest.every((at) => at < first) && passive(tokens) === passive(unit.tokens)
  );
}

/**
 * Whether a term may be left to the names of the record: not a tag for a name, not where something happened or who was there, and
 * not what somebody else did.
 */
function mayBeLeft(known: Known, statement: Statement, term: Term, unit: Unit): boolean {
  const { tokens } = statement;
  const at = tokens.indexOf(term.token);
  const kindWords = (KIND_WORDS[known.records[unit.rec]?.kind ?? 'note'] ?? '').split(' ');
  if (kindWords.includes(term.meaning)) return true;
  const { kind } = known.records[unit.rec] as Rec;
  if (kind === 'profile' || LIMIT.test(term.token.word)) return false;
  if (places(statement, term)) return /^(experience|talk|writing|education)$/.test(known.records[unit.rec]?.kind ?? '');
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

/** Whether what acts in a statement about something else is the record itself, where the clause does not tell who acts. */
function actsItself(known: Known, statement: Statement, unit: Unit): boolean {
  if (statement.personal) return true;
  const label = named(known, unit.rec);
  return actsSaid(known, statement).every(
    ({ agent, patient }) => !agent || !patient || agent.has(PERSON) || [...agent].every((one) => label.has(one)),
  );
}

/** Whether a verb of the statement is more than a preposition of the clause: "until" tells of no leaving. */
function actsThere({ tokens }: Statement, term: Term, unit: Unit): boolean {
  return (
    !isVerb(tokens, tokens.indexOf(term.token)) ||
    unit.tokens.some(({ stem, word }) => meaningOf(stem) === term.meaning && !/^(until|till|since)$/.test(word))
  );
}

function matchUnit(known: Known, statement: Statement, unit: Unit): Match {
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
    (header.has(meaning) || aliases.includes(meaning) || before.has(meaning) || kindWords.includes(meaning));
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
      else if (/^\d/.test(term.token.word) && unit.tokens.some(({ word }) => /^(1\d|20)\d\d$/.test(word)))
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
    const byTitle = [...matched].some((term) => own.has(term.meaning) && !unit.meanings.has(term.meaning));
    if (byTitle)
      for (const term of matched)
        if (!header.has(term.meaning) && /^(at|for|with|to|of|by)$/.test(wordBefore(statement, term)))
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
        (!swapped(statement, unit) && !subjectElse(known, statement, unit) && actsItself(known, statement, unit))) &&
      !scattered(unit, match.matched) &&
      !yearElse(known, statement, unit) &&
      (!statement.mentions || statement.personal || unit.personal) &&
      fits !== false;
    matches.push({ ...match, share: weigh(known, match.matched) / all, sure });
  }
  for (const match of matchFields(known, statement, candidates))
    matches.push({ ...match, share: weigh(known, match.matched) / all, sure: true });
  matches.sort((a, b) => b.share - a.share || Number(b.sure) - Number(a.sure) || a.record.at - b.record.at);
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
    return first?.personal && !/^\s*(the|a|an|it)\b/i.test(piece) ? { ...read, personal: true } : read;
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
  for (const record of recordsSaying(known, [...new Set(statement.terms.map(({ meaning }) => meaning))])) {
    const line = known.lines(record.at).find((one) => spoken(one, record));
    if (line && !/^(question|article|manifesto)$/.test(record.kind))
      return {
        verdict: 'supported',
        statement,
        matches: [{ record, text: line.text, matched: new Set(statement.terms), against: new Set(), opposite: false }],
      };
  }
  return null;
}

/** Whether parts without a name, a date or a number of their own are told by a record that tells of another part too. */
function together(parts: readonly Checked[]): boolean {
  return parts.every((part, at) => {
    if (at === 0 || part.statement.terms.some(({ kind }) => kind !== 'word')) return true;
    const own = new Set(part.matches.map(({ record }) => record));
    return parts.some((other) => other !== part && other.matches.some(({ record }) => own.has(record)));
  });
}

export type CheckedParts = Checked & { parts: Checked[] };

/**
 * Checks a statement about the person. As a whole first; where that is not supported, part by part: all supported is supported,
 * one contradicted is contradicted, some is partly.
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
  return { verdict, statement: whole.statement, matches: matches.length > 0 ? matches : whole.matches, parts };
}
