/**
 * Whether the fields of a record fit the roles that a statement gives them: titles, names, dates,
 * who gave and who got.
 */

import type { Kind, Rec } from '../facts/records.ts';
import {
  actsSaid,
  actsTold,
  namesOf,
  ranksFit,
  together,
  verbAt,
  wordBefore,
} from './check-binding.ts';
import { isYear } from './dates.ts';
import type { Known } from './knowledge.ts';
import { actsOf, isVerb, PERSON, sameRoles } from './roles.ts';
import { personAt, possesses, type Statement, type Term } from './statement.ts';
import { unitsOf } from './units.ts';
import { meaningOf } from './vocabulary.ts';
import { stemOf, type Token, tokensOf } from './words.ts';

const meanings = (words: string): Set<string> =>
  new Set(words.split(' ').map((word) => meaningOf(stemOf(word))));

/** What may be said of every record of a kind, because it is one. */
export const SAID: Partial<Record<Kind, Set<string>>> = {
  profile: meanings(
    'born died speak language languages lives location headline birth death birthday',
  ),
  experience: meanings(
    'work worked serve served employ employed join joined started began left ended since until from to job position title employer company held role years spent stayed came became hired remained spell career tenure staff appointed took post working lasted go went time period stint',
  ),
  education: meanings(
    'received earned awarded obtained got graduated completed degree studied finished holds university college education took gained came conferred has student graduate attended went year granted field subject major',
  ),
  project: meanings(
    'project role worked work since started ended began until from to ran run lasted continued finished years',
  ),
  skill: meanings('skill expertise practised experience since until worked knows skilled'),
  writing: meanings(
    'wrote written published publication coauthored coauthor with text textbook paper publisher author printed released appeared came out writing article book manual chapter work',
  ),
  talk: meanings(
    'gave talk presented spoke spoken speech lecture lectured interview interviewed appeared delivered event took place held talked guest was speaker appearance conference',
  ),
  note: meanings('note took place held happened'),
};

/**
 * Kinds whose records tell of one event or work, so that their fields and sentences belong
 * together.
 */
export const ONE_EVENT: ReadonlySet<Kind> = new Set(['note', 'talk', 'writing', 'education']);

/** Whether a sentence of a record says something, without denying or doubting it. */
export function told(known: Known, at: number, meaning: string, personal: boolean): boolean {
  return unitsOf(known, known.records[at] as Rec).some(
    (unit) =>
      !unit.negated && !unit.hedged && (unit.personal || !personal) && unit.meanings.has(meaning),
  );
}

/** Meanings of a record's title and typed values, without its tags. */
export function named(known: Known, at: number): ReadonlySet<string> {
  const rec = known.records[at] as Rec;
  const found =
    labels.get(rec) ??
    new Set(
      [rec.label, ...rec.names, ...(rec.kind === 'project' ? [] : rec.values)].flatMap(
        valueMeanings,
      ),
    );
  labels.set(rec, found);
  return found;
}
const labels = new WeakMap<Rec, Set<string>>();

/**
 * Whether another record of the kind bears the whole name that is said, and this one only a part of
 * it.
 */
export function othersName(known: Known, statement: Statement, rec: Rec): boolean {
  const said = new Set(statement.terms.map(({ meaning }) => meaning));
  const says = SAID[rec.kind] ?? new Set();
  const whole = (one: Rec) =>
    known
      .aliases(one.at)
      .some(
        (alias) =>
          alias.some((word) => !/^\d+$/.test(word) && !says.has(word)) &&
          alias.every((word) => said.has(word)),
      );
  return (
    !whole(rec) && known.records.some((one) => one !== rec && one.kind === rec.kind && whole(one))
  );
}

/** What a title is at heart: its words before "to the" or "of", for each part of it. */
function headsOf(title: string): Set<string> {
  return new Set(
    title
      .split(/;|\blater\b|\band\b/)
      .flatMap((part) =>
        valueMeanings(
          part.split(/,|\b(?:to|for|of|in|under) (?:the|a|an|his|her)\b|\bof\b|\bin\b/)[0] ?? '',
        ),
      ),
  );
}

/**
 * Whether the role that a statement names is what the title is at heart: a commander's assistant is
 * no commander.
 */
export function roleFits({ tokens, terms }: Statement, title: string): boolean {
  const own = new Set(valueMeanings(title));
  const heads = headsOf(title);
  return tokens.every((token, at) => {
    if (!/^(was|is|as|became|were|be|been)$/.test(token.word)) return true;
    let next = at + 1;
    while (/^(the|a|an|its|their|also|then|later)$/.test(tokens[next]?.word ?? '')) next += 1;
    const first = tokens[next];
    const term = terms.find((one) => one.token === first);
    return !term || !own.has(term.meaning) || heads.has(term.meaning);
  });
}

/** Whether names of places and organizations stand where such a name may stand. */
export function slotsFit(statement: Statement, rec: Rec): boolean {
  if (!rec.place) return true;
  const place = new Set(valueMeanings(rec.place));
  const others = new Set(rec.values.filter((value) => value !== rec.place).flatMap(valueMeanings));
  return statement.terms.every((term) => {
    if (!place.has(term.meaning) || others.has(term.meaning)) return true;
    return !/^(for|with|by|join\w*|left|to|of|under|about|on|founded)$/.test(
      wordBefore(statement, term),
    );
  });
}

/** Whether the words of each name are in one value or one sentence of a record. */
export function namesInOne(known: Known, statement: Statement, rec: Rec): boolean {
  const values = [rec.label, ...rec.values, ...rec.names].map((value) => tokensOf(value));
  const lines = known.lines(rec.at).map(({ tokens }) => tokens);
  return namesOf(statement).every((run) => {
    const wanted = [...new Set(run.map(({ meaning }) => meaning))];
    // Two names side by side: "at Acme Rivets in Lisbon" has a word between them, a list has none.
    return (
      wanted.length < 2 ||
      values.some((tokens) =>
        wanted.every((one) => tokens.some(({ stem }) => meaningOf(stem) === one)),
      ) ||
      lines.some((tokens) => together(tokens, wanted)) ||
      run.every(
        (term, at) =>
          at === 0 ||
          !adjacentName(statement, run[at - 1] as Term, term) ||
          sameValue(values, run[at - 1] as Term, term),
      )
    );
  });
}

const adjacentName = ({ tokens }: Statement, a: Term, b: Term): boolean =>
  tokens.indexOf(b.token) - tokens.indexOf(a.token) === 1;
const sameValue = (values: readonly Token[][], a: Term, b: Term): boolean =>
  values.some((tokens) =>
    [a, b].every((one) => tokens.some(({ stem }) => meaningOf(stem) === one.meaning)),
  );

/**
 * Acts of records of a kind that somebody else than the person may do, when the record names them.
 */
const OTHERS: Partial<Record<Kind, RegExp>> = {
  experience: /^(employ\w*|hire\w*|appoint\w*|recruit\w*|engage\w*|recall\w*)$/,
  education:
    /^(award\w*|confer\w*|grant\w*|advis\w*|supervis\w*|mentor\w*|gave|came|comes|is|was)$/,
  talk: /^(interview\w*|broadcast\w*|open\w*|took|host\w*|was|has)$/,
  writing:
    /^(publish\w*|print\w*|releas\w*|appear\w*|came|open\w*|wrote|written|author\w*|cowrote|has|contain\w*|explain\w*|describ\w*|survey\w*)$/,
};

const GIVES = /^(award|awarded|awards|grant|granted|confer|conferred|bestowed)$/;

/** Whether what is done in the statement is what the title of the record tells. */
export function rolesFit(known: Known, statement: Statement, rec: Rec): boolean {
  const said = actsSaid(known, statement);
  if (
    said.some(
      ({ agent, passive, at }) =>
        !passive && agent?.has(PERSON) && GIVES.test(statement.tokens[at]?.word ?? ''),
    )
  )
    return false;
  const own = new Set(
    [...rec.people, ...(rec.kind === 'project' ? [rec.label] : rec.values)].flatMap(valueMeanings),
  );
  if (
    rec.kind === 'education' &&
    said.some(({ at }) => /^(advis|supervis|mentor)/.test(statement.tokens[at]?.word ?? ''))
  )
    for (const line of known.lines(rec.at)) for (const one of line.meanings) own.add(one);
  const others = OTHERS[rec.kind];
  if (
    others &&
    said.some(({ agent, at, meaning }) => {
      if (!agent || agent.has(PERSON)) return false;
      // "Her position is clerk": what is said of a field by its name.
      if (meaning.startsWith('is ')) {
        const says = SAID[rec.kind] ?? new Set();
        return rec.kind === 'experience' && ![...agent].every((one) => says.has(one));
      }
      // Only an author writes, even where a publisher is named.
      const authors = new Set(rec.people.flatMap(valueMeanings));
      if (rec.kind === 'writing' && /^(wr|auth|cowr)/.test(statement.tokens[at]?.word ?? ''))
        return ![...agent].every((one) => authors.has(one));
      return (
        !others.test(statement.tokens[at]?.word ?? '') || ![...agent].some((one) => own.has(one))
      );
    })
  )
    return false;
  // "With her", "under her": what the record tells of another.
  if (
    rec.kind !== 'note' &&
    statement.tokens.some(
      (token, at) =>
        /^(with|under|for|after|from)$/.test(token.word) &&
        statement.tokens[at + 1] !== undefined &&
        personAt(known, statement.tokens, at + 1) &&
        !possesses(statement.tokens, at + 1),
    )
  )
    return false;
  if (rec.kind === 'experience' || rec.kind === 'education') return true;
  // What a sentence of the record tells of the same act decides.
  const aliases = new Set(known.aliases(rec.at).flat());
  const told = unitsOf(known, rec).map((unit) =>
    sameRoles(said, actsTold(known, unit), unit.meanings, aliases),
  );
  if (told.includes(false) && !told.includes(true)) return false;
  const ranks = unitsOf(known, rec).map((unit) => ranksFit(statement, unit));
  if (ranks.includes(false)) return false;
  // Of a role with several parts, one must hold what is said.
  if (rec.kind === 'project') {
    const role = rec.values[1] ?? '';
    const title = new Set([...valueMeanings(rec.label), ...aliases]);
    const says = SAID.project ?? new Set();
    const rest = statement.terms.filter(
      ({ meaning }) =>
        valueMeanings(role).includes(meaning) && !title.has(meaning) && !says.has(meaning),
    );
    const parts = role.split(/;\s*/);
    if (
      rest.length > 0 &&
      !parts.some(
        (part) =>
          rest.every(({ meaning }) => valueMeanings(part).includes(meaning)) &&
          sameRoles(
            said,
            actsOf(known, part, tokensOf(part), PERSON),
            new Set(valueMeanings(part)),
          ) !== false,
      )
    )
      return false;
  }
  const tokens = tokensOf(rec.label);
  return (
    sameRoles(said, actsOf(known, rec.label, tokens, null), new Set(valueMeanings(rec.label))) !==
    false
  );
}

/**
 * Whether a date can be that of the record: its verb is what such a record tells, or what a note
 * tells of.
 */
export function dateIsOf(
  known: Known,
  statement: Statement,
  term: Term,
  rec: Rec,
  says: ReadonlySet<string>,
): boolean {
  if (!ONE_EVENT.has(rec.kind)) return true;
  const verb = verbAt(statement.tokens, statement.tokens.indexOf(term.token));
  if (verb === null || says.has(verb)) return true;
  const year =
    term.kind === 'date' && isYear(term.token.word)
      ? term.token.word
      : (rec.start ?? '').slice(0, 4);
  if (rec.kind !== 'note')
    // A sentence of the record may tell it, where it gives no other year.
    return unitsOf(known, rec).some(
      ({ tokens }) =>
        tokens.some(({ stem }, place) => meaningOf(stem) === verb && isVerb(tokens, place)) &&
        tokens.every(({ word }) => !isYear(word) || word === year),
    );
  const lines = [rec.label, ...rec.lines.filter(({ title }) => !title).map(({ text }) => text)]
    .slice(0, 2)
    .map((text) => tokensOf(text));
  const verbs = lines.flatMap((tokens) => {
    const first = tokens.findIndex((_, at) => isVerb(tokens, at));
    return first < 0 ? [] : [meaningOf((tokens[first] as Token).stem)];
  });
  const [title = []] = lines;
  return (
    verbs.includes(verb) ||
    (verbs.length === 0 && title.some(({ stem }) => meaningOf(stem) === verb))
  );
}

/**
 * Whether a start or an end is the first or last of all positions at the organization that the
 * statement names.
 */
export function outermost(known: Known, { terms, tokens }: Statement, rec: Rec): boolean {
  const [, organization = ''] = rec.values;
  const asked = terms
    .map(({ meaning }) => meaning)
    .filter((one) => valueMeanings(organization).includes(one));
  const [title = ''] = rec.values;
  if (
    terms.some(
      ({ meaning }) =>
        valueMeanings(title).includes(meaning) && !valueMeanings(organization).includes(meaning),
    )
  )
    return true;
  const begins = tokens.some(({ word }) => /^(join\w*|started|began|hired|came)$/.test(word));
  const ends = tokens.some(({ word }) => /^(left|leav\w*|quit)$/.test(word));
  return known.records.every((one) => {
    if (one === rec || one.kind !== 'experience') return true;
    const other = valueMeanings(one.values[1] ?? '');
    if (asked.length === 0 || !asked.every((word) => other.includes(word))) return true;
    return (
      !(begins && (one.start ?? '9') < (rec.start ?? '9')) &&
      !(ends && (one.end ?? '9') > (rec.end ?? '9'))
    );
  });
}

/** Whether what is said twice is there twice: in one value, or in one sentence. */
export function oftenEnough(known: Known, { terms, tokens }: Statement, rec: Rec): boolean {
  const words = terms
    .filter(({ kind }) => kind === 'word' || kind === 'name')
    .filter(({ token }) => !isVerb(tokens, tokens.indexOf(token)));
  return words.every((term) => {
    const count = words.filter(({ meaning }) => meaning === term.meaning).length;
    if (count < 2) return true;
    const times = (list: readonly string[]) => list.filter((one) => one === term.meaning).length;
    return (
      times(
        [rec.label, ...rec.values.filter((value) => !rec.label.includes(value))].flatMap(
          valueMeanings,
        ),
      ) >= count ||
      known
        .lines(rec.at)
        .some((line) => times(line.tokens.map(({ stem }) => meaningOf(stem))) >= count)
    );
  });
}

/** Whether each name that follows "with" is somebody whom the record names: a coauthor, a host. */
export function withFits(statement: Statement, rec: Rec): boolean {
  const people = new Set(
    [...rec.people, rec.label, ...(rec.kind === 'talk' ? rec.values : [])].flatMap(valueMeanings),
  );
  return statement.terms.every(
    (term) =>
      !/^\p{Lu}/u.test(term.token.raw) ||
      term.kind === 'date' ||
      wordBefore(statement, term) !== 'with' ||
      people.has(term.meaning) ||
      (rec.kind === 'experience' &&
        rec.values.slice(1, 2).flatMap(valueMeanings).includes(term.meaning)) ||
      (rec.kind === 'education' &&
        rec.values.slice(0, 1).flatMap(valueMeanings).includes(term.meaning)),
  );
}

/** Whether a term of a statement is a verb there. */
export const verbIn = ({ tokens }: Statement, { token }: Term): boolean =>
  isVerb(tokens, tokens.indexOf(token));

const cache = new Map<string, string[]>();

/** Meanings of the words of a field's value. */
export function valueMeanings(value: string): string[] {
  const hit = cache.get(value) ?? tokensOf(value).map(({ stem }) => meaningOf(stem));
  if (cache.size < 20_000) cache.set(value, hit);
  return hit;
}
