/** Who else than the owner a text names, and whom a sentence is about. */
import { once } from '../../../src/once.ts';
import { isMonth } from './dates.ts';
import type { Facts } from './facts.ts';
import { lexiconOf } from './languages.ts';
import { POINTS, type Rec } from './record.ts';
import { fold, type Token, tokensOf } from './words.ts';

/** Whether words name somebody else, by a role or a whole name, and not the owner, "she" or "I". */
export function tellOfOther(words: readonly Token[], { language, person }: Facts): boolean {
  const { people, pronouns, ones, checks } = lexiconOf(language);
  const isAny = (word = '', ...sets: ReadonlySet<string>[]) => sets.some((set) => set.has(word));
  const isName = ({ name, word }: Token) => name && !isMonth(word);
  const names = (one: Token, at: number) => {
    const [next] = words.slice(at + 1, at + 2).filter(isName);
    // "In Example City", "ein Jahr Probezeit".
    const isThing = isAny(words[at - 1]?.word, checks.at, checks.the, ones);
    const goesOn = words[at - 1]?.name && words[at - 1]?.end === one.at - 1;
    return people.has(one.word) || (isName(one) && next?.at === one.end + 1 && !isThing && !goesOn);
  };
  return !words.some(({ word }) => isAny(word, person, checks.own, pronouns)) && words.some(names);
}

/** How a sentence of a record tells of the owner. */
export type Telling = {
  /** Whether its "I" is somebody else's. */
  quoted: boolean;
  /** Whether her name is hers alone in the record. */
  person: boolean;
  /** Whether what it leaves out is the owner: "Leads a team of nine". */
  owned: boolean;
  /** Whether it may be told alone. */
  alone: boolean;
  /** Whether somebody else is its subject, or may be. */
  others: boolean;
};

/**
 * How each sentence of a record may be told. Not alone where its "she" may be whom those before it
 * tell of, or is not the owner, who says "I" there; nor where it is of its day.
 */
export const tellingsOf = once(
  ({ kind, label, lines, people: by }: Rec, facts: Facts): Telling[] => {
    const { language, others } = facts;
    const { pronouns, stop, people, checks, open, verbs } = lexiconOf(language);
    const isNote = kind === 'note';
    const all = lines.map(({ text }) => tokensOf(text, language));
    // Where somebody else of that name is told of, the name alone tells nobody.
    const isNamesake = ({ word, at }: Token, before?: Token) =>
      before?.end === at - 1 &&
      /^\p{Lu}\p{Ll}/u.test(before.raw) &&
      facts.person.has(word) &&
      ![facts.person, stop].some((list) => list.has(before.word));
    const isStrange =
      isNote && all.some((tokens) => tokens.some((one, at) => isNamesake(one, tokens[at - 1])));
    const person: ReadonlySet<string> = isStrange ? new Set() : facts.person;
    // "J'ai" is one token.
    const isIn = (list: ReadonlySet<string>) => (one?: Token) =>
      list.has(one?.word ?? '') || list.has(one?.clitic.toLowerCase() ?? '');
    const [isMine, isPerson, isSpeaker] = [isIn(checks.own), isIn(person), isIn(checks.speaker)];
    const isOwn = (one: Token) => isMine(one) || isPerson(one);
    const speaks = (some: Token[]) => some.some((one) => isMine(one));
    const names = by.flatMap((name) => fold(name).match(/[\p{L}\p{N}]+/gu) ?? []);
    const isGuest = names.some((name) => !facts.person.has(name));
    const quoted = kind === 'reference' || (isGuest && /^(note|article|manifesto)$/.test(kind));
    const spoken = !quoted && all.some(speaks);
    const steady = /^(profile|collaboration|contact|claim|question|reference)$/.test(kind);
    let owner = true;
    let stranger = isNote && tellOfOther(tokensOf(label, language), facts);
    return all.map((tokens, line) => {
      const implied = lines[line]?.implied ?? false;
      if (implied !== lines[line - 1]?.implied) owner = true;
      const owned = owner;
      const at = tokens.findIndex(({ word }) => pronouns.has(word) && !checks.several.has(word));
      const before = tokens.slice(0, at < 0 ? tokens.length : at);
      const words = tokens.map(({ word }) => word);
      const [first = '', second, third] = words;
      // Whoever opens these records is the owner: nobody stands before.
      const leans =
        (line > 0 || !/^(profile|collaboration|contact)$/.test(kind)) &&
        at >= 0 &&
        (at < 2 || stop.has(first)) &&
        !checks.the.has(first) &&
        !before.some(isOwn);
      const isHers = !leans || (owner && !spoken && !others.has(words[at] ?? ''));
      // Whom a sentence is about the next one is about, whomever else it names after.
      const goesOn = leans || ((steady || implied || at >= 0) && !tellOfOther(before, facts));
      owner = person.has(first) || (owner && goesOn);
      const isOfDay = POINTS.has(kind) && open.test(words.join(' '));
      // "My former colleague Anna has", "Anna Berg and I".
      const until = tokens.findIndex((one) => isOwn(one) || pronouns.has(one.word));
      const isMineOrHers = checks.own.has(first) || checks.possessive.has(first);
      const isKin =
        isMineOrHers &&
        !isSpeaker(tokens[0]) &&
        ([second, third].some((word = '') => [people, checks.kin].some((list) => list.has(word))) ||
          tellOfOther(tokens.slice(1, 6), facts));
      const subject = implied && !isNote ? 2 : until < 0 ? tokens.length : until;
      const [start, ...rest] = tokens.slice(0, subject);
      const isName = rest[0]?.name && /^\p{Lu}/u.test(start?.raw ?? '') && !stop.has(first);
      const opening = start ? [{ ...start, name: isName || start.name }, ...rest] : [];
      const isNamed = !lines[line]?.title && (isKin || tellOfOther(opening, facts));
      const isAny = leans ? spoken || others.has(words[at] ?? '') || stranger : isNamed;
      const isTheirs = isKin || isAny;
      const leads = isPerson(tokens[0]) || isSpeaker(tokens[0]);
      const isOthers = leads ? quoted && isSpeaker(tokens[0]) : isTheirs;
      const says = tokens.some((one) => isSpeaker(one) || isPerson(one)) || (at >= 0 && !spoken);
      // "Commands forty pilots" after a sentence on somebody else.
      const isBare =
        isNote && stranger && (!stop.has(first) || verbs.has(first) || checks.perfect.has(first));
      stranger = !leads && (leans ? stranger : isNamed || (stranger && !says));
      const isTheirDeed = isBare && !leads;
      const isAlone = isHers && !isOfDay && !isTheirDeed && !(quoted && speaks(tokens));
      return {
        quoted,
        person: !isStrange,
        owned,
        alone: isAlone && !(isStrange && facts.person.has(first)),
        others: isOthers || isTheirDeed,
      };
    });
  },
);

/** That of a sentence by its text; undefined for what is no sentence of the record. */
export const tellingOf = (text: string, record: Rec, facts: Facts): Telling | undefined =>
  tellingsOf(record, facts)[record.lines.findIndex((one) => one.text === text)];

/**
 * The clauses of a sentence of a record that say that it is the owner who did it: with an "I", her
 * name or a "she" of hers, and what goes on from there, up to a "who"; where the record leaves her
 * out, all of them.
 */
export function ownClauses(text: string, record: Rec, facts: Facts): Token[][] {
  const { language, others } = facts;
  const { pronouns, checks } = lexiconOf(language);
  const told = tellingOf(text, record, facts);
  const { quoted, person } = told ?? { quoted: false, person: true };
  const isHers = ({ word, clitic }: Token) =>
    (person && facts.person.has(word)) ||
    (!quoted && [word, clitic.toLowerCase()].some((one) => checks.speaker.has(one))) ||
    (pronouns.has(word) && !(checks.possessive.has(word) || others.has(word)));
  const tokens = tokensOf(text, language);
  const clauses: Token[][] = [[]];
  for (const [place, token] of tokens.entries()) {
    const between = text.slice(tokens[place - 1]?.end ?? token.at, token.at);
    if (/[,;:]/.test(between)) clauses.push([]);
    clauses.at(-1)?.push(token);
  }
  const first = tokens[0]?.word ?? '';
  // Spanish leaves out who it is.
  const line = record.lines.find((one) => one.text === text);
  const implied = line?.implied || (language.code === 'es' && record.kind !== 'note');
  let hers = implied && !quoted && !checks.own.has(first) && !checks.possessive.has(first);
  const own: Token[][] = [];
  for (const [place, clause] of clauses.entries()) {
    if (place > 0 && checks.relative.has(clause[0]?.word ?? '')) break;
    hers = clause.some(isHers) || (hers && !tellOfOther(clause, facts));
    if (hers) own.push(clause);
  }
  return own;
}
