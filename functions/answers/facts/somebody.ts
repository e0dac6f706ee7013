/** Who else than the owner a text names, and whom a sentence is about. */
import { isMonth } from './dates.ts';
import type { Facts } from './facts.ts';
import { lexiconOf } from './languages.ts';
import { POINTS, type Rec } from './record.ts';
import { type Token, tokensOf } from './words.ts';

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

export type Telling = {
  /** Whether what it leaves out is the owner: "Leads a team of nine". */
  owned: boolean;
  /** Whether it may be told alone. */
  alone: boolean;
  /** Whether somebody else is its subject, or may be; whether it says that the owner is. */
  others: boolean;
  own: boolean;
};

/**
 * How each sentence of a record may be told. Not alone where its "she" may be whom those before it
 * tell of, or is not the owner, who says "I" there; nor where it is of its day.
 */
export function tellingsOf({ kind, label, lines }: Rec, facts: Facts): Telling[] {
  const { language, person, others } = facts;
  const { pronouns, stop, people, checks, open } = lexiconOf(language);
  const all = lines.map(({ text }) => tokensOf(text, language));
  // "J'ai" is one token.
  const isIn = (list: ReadonlySet<string>) => (one?: Token) =>
    list.has(one?.word ?? '') || list.has(one?.clitic ?? '');
  const [isMine, isPerson, isSpeaker] = [isIn(checks.own), isIn(person), isIn(checks.speaker)];
  const isOwn = (one: Token) => isMine(one) || isPerson(one);
  const speaks = (some: Token[]) => some.some((one) => isMine(one));
  const quoted = kind === 'reference';
  const spoken = !quoted && all.some(speaks);
  const steady = /^(profile|collaboration|contact|claim|question|reference)$/.test(kind);
  const isNote = kind === 'note';
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
    const leans =
      at >= 0 && (at < 2 || stop.has(first)) && !checks.the.has(first) && !before.some(isOwn);
    const isHers = !leans || (owner && !spoken && !others.has(words[at] ?? ''));
    // Whom a sentence is about the next one is about, whomever else it names after.
    const goesOn = leans || ((steady || implied || at >= 0) && !tellOfOther(before, facts));
    owner = person.has(first) || (owner && goesOn);
    const isOfDay = POINTS.has(kind) && open.test(words.join(' '));
    // "My former colleague Anna has", "Anna Berg and I".
    const until = tokens.findIndex((one) => isOwn(one) || pronouns.has(one.word));
    const isKin =
      until === 0 &&
      [second, third].some((word = '') => [people, checks.kin].some((list) => list.has(word)));
    const subject = implied && !isNote ? 2 : until < 0 ? tokens.length : until;
    const [start, ...rest] = tokens.slice(0, subject);
    const isName = rest[0]?.name && /^\p{Lu}/u.test(start?.raw ?? '') && !stop.has(first);
    const opening = start ? [{ ...start, name: isName || start.name }, ...rest] : [];
    const names = !lines[line]?.title && (isKin || tellOfOther(opening, facts));
    const isTheirs = leans ? spoken || others.has(words[at] ?? '') || stranger : names;
    const leads = isPerson(tokens[0]) || isSpeaker(tokens[0]);
    const isOthers = leads ? quoted && isSpeaker(tokens[0]) : isTheirs;
    const says = tokens.some((one) => isSpeaker(one) || isPerson(one)) || (at >= 0 && !spoken);
    stranger = !leads && (leans ? stranger : names || (stranger && !says));
    // A note may tell of anybody, all else tells of the owner if of anybody.
    const own = !isOthers && (says || !isNote);
    return {
      owned,
      alone: isHers && !isOfDay && !(quoted && speaks(tokens)),
      others: isOthers,
      own,
    };
  });
}
