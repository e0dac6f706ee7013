/**
 * Whether what a statement says is bound together in a clause of a record as it is in the
 * statement: the same actor, the same date to the same act, the words of a name side by side,
 * "first" and "only" to the same thing.
 */
import { isYear } from './dates.ts';
import type { Known } from './knowledge.ts';
import { type Act, actsOf, breaksOf, isVerb, PERSON, sameRoles } from './roles.ts';
import {
  DECADE,
  isNegation,
  isPronoun,
  personAt,
  possesses,
  type Statement,
  type Term,
} from './statement.ts';
import type { Unit } from './units.ts';
import { meaningOf, numberOf } from './vocabulary.ts';
import { type Token, tokensOf } from './words.ts';

const saidActs = new WeakMap<Statement, Act[]>();
const toldActs = new WeakMap<Unit, Act[]>();

export function actsSaid(known: Known, statement: Statement): Act[] {
  const acts = saidActs.get(statement) ?? actsOf(known, statement.read, statement.tokens, null);
  saidActs.set(statement, acts);
  return acts;
}

export function actsTold(known: Known, unit: Unit): Act[] {
  // A sentence that begins with its verb tells of the person, or of the work.
  const work = /^(talk|writing)$/.test(known.records[unit.rec]?.kind ?? '');
  const actor = unit.personal && !work ? PERSON : null;
  const acts = toldActs.get(unit) ?? actsOf(known, unit.clause, unit.tokens, actor);
  toldActs.set(unit, acts);
  return acts;
}

/** Names of several words in a statement, as terms side by side: "Acme Rivets". */
export function namesOf({ tokens, terms }: Statement): Term[][] {
  const runs: Term[][] = [];
  let open: Term[] = [];
  for (const token of tokens) {
    const term = terms.find((one) => one.token === token);
    if (term && /^\p{Lu}/u.test(token.raw) && term.kind !== 'date') open.push(term);
    else {
      if (open.length > 1) runs.push(open);
      open = [];
    }
  }
  if (open.length > 1) runs.push(open);
  return runs;
}

const meaning = ({ stem }: Token): string => meaningOf(stem);

/** Whether words stand close together in some tokens, in any order. */
export function together(tokens: readonly Token[], wanted: readonly string[]): boolean {
  const reach = wanted.length + 2;
  return tokens.some((_, at) => {
    const near = new Set(
      tokens
        .slice(at, at + reach)
        .filter(({ raw }) => !/^\p{Ll}/u.test(raw))
        .map(meaning),
    );
    return wanted.every((one) => near.has(one));
  });
}

/** Whether the words of each name of the statement belong to one name of the record. */
function namesTogether(known: Known, statement: Statement, unit: Unit): boolean {
  const aliases = known.aliases(unit.rec);
  return namesOf(statement).every((run) => {
    const wanted = [...new Set(run.map((term) => term.meaning))];
    return (
      wanted.length < 2 ||
      together(unit.tokens, wanted) ||
      aliases.some((alias) => wanted.every((one) => alias.includes(one)))
    );
  });
}

/** Whether each word that a statement says twice is there twice. */
function oftenEnough({ terms }: Statement, unit: Unit): boolean {
  const times = new Map<string, number>();
  for (const term of terms) times.set(term.meaning, (times.get(term.meaning) ?? 0) + 1);
  return [...times].every(
    ([one, count]) =>
      count < 2 || unit.tokens.filter((token) => meaning(token) === one).length >= count,
  );
}

/** Words that say how far something goes: each belongs to what follows it. */
export const LIMIT =
  /^(first|only|sole|last|main|chief|all|every|each|entire|whole|most|more|less|fewer|least|oldest|youngest|largest|best|other|another|alone|always|ever|second|third|largely|partly|large|full|some|few|several|many|any|no|none|original|single|early|earlier|late|later|before|after|next|previous|former)$/;

/**
 * Whether "first", "all", "before" and the like stand before the same thing as in the statement.
 */
function limitsFit({ tokens, terms }: Statement, unit: Unit): boolean {
  return tokens.every((token, at) => {
    if (!LIMIT.test(token.word)) return true;
    const places = unit.tokens.flatMap(({ word }, place) => (word === token.word ? [place] : []));
    const next = terms.find(
      (one) => tokens.indexOf(one.token) > at && tokens.indexOf(one.token) <= at + 4,
    );
    if (!next) return places.length > 0;
    if (places.length === 0) return true;
    return places.some((place) =>
      unit.tokens
        .slice(place + 1, place + 6)
        .some((one) => meaning(one) === next.meaning || one.word === next.token.word),
    );
  });
}

/** Whether a year is what was said, or lies in the decade that was said: "1950s" and "1952". */
export const sameTime = (said: string, told: string): boolean =>
  said === told || (DECADE.test(said) && isYear(told) && told.slice(0, 3) === said.slice(0, 3));

const SINCE: Record<string, string> = {
  from: 'start',
  since: 'start',
  between: 'start',
  until: 'end',
  till: 'end',
  to: 'end',
  before: 'before',
  after: 'after',
};

/** The verb that a place of a sentence belongs to: the nearest before it, or the first after it. */
export function verbAt(tokens: readonly Token[], at: number): string | null {
  for (let place = at - 1; place >= 0; place--)
    if (isVerb(tokens, place)) return meaning(tokens[place] as Token);
  for (let place = at + 1; place < tokens.length; place++)
    if (isVerb(tokens, place)) return meaning(tokens[place] as Token);
  return null;
}

/** Whether each year belongs to the same act, and to the same end of it. */
function yearsFit(statement: Statement, unit: Unit): boolean {
  const { tokens } = statement;
  return tokens.every((token, at) => {
    if (!isYear(token.word) && !DECADE.test(token.word)) return true;
    const places = unit.tokens.flatMap(({ word }, place) =>
      sameTime(token.word, word) ? [place] : [],
    );
    if (places.length === 0) return true;
    const verb = verbAt(tokens, at);
    // "The printed talk of 1978" does not tell when it was printed.
    if (
      verb !== null &&
      unit.tokens.some(
        (one, place) =>
          meaning(one) === verb &&
          /(ed|en)$/.test(one.word) &&
          !isVerb(unit.tokens, place) &&
          place > 0,
      )
    )
      return false;
    const inUnit =
      verb !== null &&
      unit.tokens.some((one, place) => meaning(one) === verb && isVerb(unit.tokens, place));
    const end = SINCE[tokens[at - 1]?.word ?? ''];
    return places.some((place) => {
      const other = verbAt(unit.tokens, place);
      if (inUnit && other !== null && other !== verb) return false;
      const otherEnd = SINCE[unit.tokens[place - 1]?.word ?? ''];
      return end === undefined || otherEnd === undefined || end === otherEnd;
    });
  });
}

/** Whether one thing is counted by one number: "one desk & two lamps" has no "one lamp". */
export function countsFit({ tokens, terms }: Statement, unit: Unit): boolean {
  return terms
    .filter(({ kind }) => kind === 'number')
    .every(({ token }) => {
      const at = tokens.indexOf(token);
      // The numeral of a name counts nothing.
      if (/^\p{Lu}/u.test(token.raw) || /^\p{Lu}/u.test(tokens[at - 1]?.raw ?? '')) return true;
      const value = numberOf(token.word);
      const counted = terms.find(
        ({ kind, token: one }) =>
          kind === 'word' && tokens.indexOf(one) > at && tokens.indexOf(one) <= at + 3,
      );
      if (!counted) return true;
      const things = unit.tokens.flatMap((one, place) =>
        meaning(one) === counted.meaning ? [place] : [],
      );
      const numbers = [...unit.numbers]
        .filter(([number]) => !isYear(String(number)))
        .flatMap(([number, places]) => places.map((place) => ({ number, place })));
      return things.every((thing) => {
        const [near] = numbers
          .filter(({ place }) => place < thing && place >= thing - 4)
          .sort((a, b) => b.place - a.place);
        return !near || near.number === value;
      });
    });
}

/**
 * Whether "adviser of X" is told of X: the noun goes on with a preposition there too, and does not
 * end before X.
 */
function complementsFit({ tokens, terms }: Statement, unit: Unit): boolean {
  return tokens.every((token, at) => {
    if (!/^(of|to|for)$/.test(token.word) || isVerb(tokens, at - 1)) return true;
    const noun = terms.find((term) => term.token === tokens[at - 1]);
    const next = tokens
      .slice(at + 1, at + 4)
      .find((one) => terms.some((term) => term.token === one));
    const name = terms.find((term) => term.token === next);
    if (noun?.kind !== 'word' || !name || !/^\p{Lu}/u.test(name.token.raw)) return true;
    const nouns = unit.tokens.flatMap((one, place) =>
      meaning(one) === noun.meaning ? [place] : [],
    );
    const names = unit.tokens.flatMap((one, place) =>
      meaning(one) === name.meaning ? [place] : [],
    );
    if (nouns.length === 0 || names.length === 0) return true;
    const breaks = breaksOf(unit.clause, unit.tokens);
    return (
      nouns.some((place) => !breaks.has(place + 1) && unit.tokens[place + 1]?.word !== 'and') ||
      names.some((own) => nouns.includes(own + 1))
    );
  });
}

const BECOMES = /^(becom|becam|become|promot|appoint|elect|renam|name)/;

/** Whether what somebody became follows the same word in the clause: "promoted to partner". */
export function ranksFit({ tokens, terms }: Statement, unit: Unit): boolean {
  return tokens.every((token, at) => {
    if (!BECOMES.test(token.word) || !isVerb(tokens, at)) return true;
    const next = terms.find(
      (term) => tokens.indexOf(term.token) > at && tokens.indexOf(term.token) <= at + 3,
    );
    if (!next || next.kind === 'date' || tokens[at + 1]?.word === 'by') return true;
    const own = unit.tokens.flatMap((one, place) =>
      meaning(one) === meaning(token) ? [place] : [],
    );
    if (own.length === 0) return true;
    // "A clerk in 1973 and a partner in 1983": both follow it.
    return own.some((place) => {
      const rest = unit.tokens.slice(place + 1, place + 12);
      const found = rest.findIndex((one) => meaning(one) === next.meaning);
      return (
        found >= 0 && !rest.slice(0, found).some((_, step) => isVerb(unit.tokens, place + 1 + step))
      );
    });
  });
}

const PREPOSITION =
  /^(of|in|on|at|for|from|to|by|with|under|into|about|over|than|until|since|during|after|before|aboard|near)$/;

/**
 * Whether names that follow "at", "in", "from" or "with" are no actors in the clause, and no
 * objects.
 */
function prepositionsFit(known: Known, statement: Statement, unit: Unit): boolean {
  const rec = known.records[unit.rec];
  const people = new Set((rec?.people ?? []).flatMap((one) => tokensOf(one).map(meaning)));
  return statement.terms.every((term) => {
    if (term.kind === 'date' || !/^\p{Lu}/u.test(term.token.raw)) return true;
    const before = wordBefore(statement, term);
    if (!/^(at|in|from|with|under|aboard)$/.test(before) || people.has(term.meaning)) return true;
    const own = unit.tokens.flatMap((one, place) => (meaning(one) === term.meaning ? [place] : []));
    if (own.length === 0) return true;
    return own.some((place) => {
      let from = place - 1;
      while (
        from >= 0 &&
        (/^(the|a|an|its|her|his|their|and|then)$/.test(unit.tokens[from]?.word ?? '') ||
          /^\p{Lu}/u.test(unit.tokens[from]?.raw ?? ''))
      )
        from -= 1;
      const told = unit.tokens[Math.max(from, 0)]?.word ?? '';
      if (before === 'with')
        return /^(with|by|and)$/.test(told) || /^and$/.test(unit.tokens[place - 1]?.word ?? '');
      // "Acme ran the machine" is no "at Acme"; "joined the bank" is "at the bank".
      return (
        PREPOSITION.test(told) ||
        /^(join\w*|left|leav\w*|enter\w*|visit\w*|reach\w*|attend\w*)$/.test(told) ||
        LIST.test(unit.text)
      );
    });
  });
}
const LIST = /^[^.]* \| /;

/** Whether the person stands behind the same word in the clause: "under her", "with her". */
function personFits(known: Known, { tokens }: Statement, unit: Unit): boolean {
  const behind = (list: readonly Token[]) =>
    list.flatMap((token, at) => {
      const person = isPronoun(token)
        ? known.pronouns.has(token.word) && !possesses(list, at)
        : personAt(known, list, at);
      if (!person || known.person.has(list[at - 1]?.word ?? '')) return [];
      const before = list[at - 1]?.word ?? '';
      return /^(under|with|for|after|from|of|by|to)$/.test(before) ? [before] : [''];
    });
  const said = behind(tokens).filter((word) => /^(by|with|under|for|after|from)$/.test(word));
  if (said.length === 0) return true;
  const told = behind(unit.tokens);
  if (told.length === 0 && unit.personal) return said.every((word) => word === 'by');
  return said.every(
    (word) => told.includes(word) || (word === 'by' && told.some((one) => one === '')),
  );
}

/**
 * Whether what is said is of two things of the clause: "A in 1991 and B in 2016", of which one year
 * is not said.
 */
function twoThings({ tokens, terms }: Statement, unit: Unit): boolean {
  const content = terms.filter(
    ({ kind, token }) => kind !== 'date' && !isVerb(tokens, tokens.indexOf(token)),
  );
  return unit.tokens.some(({ word }, at) => {
    if (
      !isYear(word) ||
      unit.tokens[at + 1]?.word !== 'and' ||
      isYear(unit.tokens[at + 2]?.word ?? '')
    )
      return false;
    if (tokens.some((one) => one.word === word)) return false;
    const has = (list: readonly Token[]) =>
      content.some((term) => list.some((one) => meaning(one) === term.meaning));
    const first = unit.tokens.findIndex((_, place) => isVerb(unit.tokens, place));
    return has(unit.tokens.slice(first + 1, at)) && has(unit.tokens.slice(at + 1));
  });
}

/** Whether as much is denied as in the statement, where it denies. */
function negationsFit({ tokens, negated }: Statement, unit: Unit): boolean {
  return (
    !negated ||
    !unit.negated ||
    tokens.filter(isNegation).length <= unit.tokens.filter(isNegation).length
  );
}

/**
 * Whether what is acted on goes with the noun, where a clause tells an act by a noun: "the
 * direction of the work".
 */
function nounsFit(known: Known, statement: Statement, unit: Unit): boolean {
  const told = actsTold(known, unit);
  const breaks = breaksOf(unit.clause, unit.tokens);
  return actsSaid(known, statement).every(({ meaning: act, at }) => {
    if (act.startsWith('is ') || told.some((one) => one.meaning === act)) return true;
    const nouns = unit.tokens.flatMap((one, place) => (meaning(one) === act ? [place] : []));
    const name = statement.terms.find(
      (term) =>
        term.kind === 'name' &&
        statement.tokens.indexOf(term.token) > at &&
        /^\p{Lu}/u.test(term.token.raw),
    );
    const places = name
      ? unit.tokens.flatMap((one, place) => (meaning(one) === name.meaning ? [place] : []))
      : [];
    if (nouns.length === 0 || places.length === 0) return true;
    return nouns.some((noun) =>
      places.some((place) => {
        const [from, to] = noun < place ? [noun, place] : [place, noun];
        return unit.tokens
          .slice(from + 1, to + 1)
          .every((one, step) => !breaks.has(from + 1 + step) && one.word !== 'and');
      }),
    );
  });
}

/**
 * Whether a clause binds what a statement says as the statement does; null where it does not tell
 * who acts.
 */
export function bound(known: Known, statement: Statement, unit: Unit): boolean | null {
  if (
    !namesTogether(known, statement, unit) ||
    !oftenEnough(statement, unit) ||
    !limitsFit(statement, unit) ||
    !complementsFit(statement, unit) ||
    !ranksFit(statement, unit) ||
    !prepositionsFit(known, statement, unit) ||
    !personFits(known, statement, unit) ||
    twoThings(statement, unit) ||
    !negationsFit(statement, unit) ||
    !nounsFit(known, statement, unit) ||
    !yearsFit(statement, unit) ||
    !countsFit(statement, unit)
  )
    return false;
  return sameRoles(
    actsSaid(known, statement),
    actsTold(known, unit),
    unit.meanings,
    new Set(known.aliases(unit.rec).flat()),
  );
}

/** The preposition or word that stands before the name that a term is part of. */
export function wordBefore({ tokens }: Statement, { token }: Term): string {
  let at = tokens.indexOf(token) - 1;
  const capital = /^\p{Lu}/u.test(token.raw);
  while (
    at >= 0 &&
    (/^(the|a|an|its|her|his|their)$/.test(tokens[at]?.word ?? '') ||
      (capital && /^\p{Lu}/u.test(tokens[at]?.raw ?? ''))) &&
    at > 0
  )
    at -= 1;
  return tokens[at]?.word ?? '';
}

/** Whether a term tells where or by whom: it follows "in", "at", "by" and the like. */
export function places(statement: Statement, term: Term): boolean {
  return /^(in|at|from|by|with|near|under|before|after|during|inside|aboard)$/.test(
    wordBefore(statement, term),
  );
}
