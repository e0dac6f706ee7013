/** A statement as parts that can be checked one by one. */

import { isYear } from './dates.ts';
import type { Known } from './knowledge.ts';
import { HOLLOW, MONTHS, meaningOf, numberOf } from './vocabulary.ts';
import { type Token, tokensOf } from './words.ts';

export type Term = {
  token: Token;
  meaning: string;
  kind: 'word' | 'name' | 'number' | 'date';
};

export type Statement = {
  text: string;
  /** The text as it is read: with the person's name for "the candidate" and the like. */
  read: string;
  /** Where it begins in what was sent. */
  start: number;
  tokens: Token[];
  terms: Term[];
  negated: boolean;
  /** Whether the person is who it is about. */
  personal: boolean;
  /** Whether it names or means the person anywhere. */
  mentions: boolean;
};

const NEGATION =
  /^(not|never|no|nobody|none|neither|nor|cannot|cant|didnt|doesnt|dont|isnt|wasnt|werent|hasnt|hadnt|wont|couldnt|without)$/;
/** A decade: "1950s". */
export const DECADE = /^(1[0-9]|20)\d0s$/;

const PRONOUN = /^(she|her|hers|he|his|him|they|their|you|your)$/;

export const isNegation = ({ word, raw }: Token): boolean =>
  NEGATION.test(word) || /n['’]t$/i.test(raw);
export const isPronoun = ({ word }: Token): boolean => PRONOUN.test(word);

/** Whether a word begins or is part of the person's name, or stands for it. */
export function isPerson(known: Known, token: Token): boolean {
  return known.person.has(token.word) || isPronoun(token);
}

const TITLE =
  /^(mr|mrs|ms|miss|dr|prof|professor|sir|dame|captain|commander|commodore|admiral|lieutenant|major|colonel|general|president|chief)$/;

/**
 * Whether the token at a place means the person: a pronoun, or the name where it is not part of
 * another name, such as that of an award or a ship.
 */
export function personAt(known: Known, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (!known.person.has(token.word)) return isPronoun(token);
  let from = at;
  let to = at;
  const named = (place: number) => known.person.has(tokens[place]?.word ?? '');
  const inner = (place: number) => /^\p{Lu}/u.test(tokens[place]?.raw ?? '');
  // A middle name that the profile does not give may stand between.
  while (named(from - 1) || (inner(from - 1) && named(from - 2))) from -= 1;
  while (named(to + 1) || (inner(to + 1) && named(to + 2))) to += 1;
  const capital = (one: Token | undefined) =>
    one !== undefined && /^\p{Lu}/u.test(one.raw) && !TITLE.test(one.word);
  return !capital(tokens[to + 1]) && !(from === to && from > 0 && capital(tokens[from - 1]));
}

/** Whether the pronoun at a place only tells whose something is: "her staff". */
export function possesses(tokens: readonly Token[], at: number): boolean {
  if (!/^(her|his|their)$/.test(tokens[at]?.word ?? '')) return false;
  return !/^(|and|or|in|at|on|with|from|for|to|as|by|after|before|when|while|there|back|again)$/.test(
    tokens[at + 1]?.word ?? '',
  );
}

/** Whether "one" counts: "one desk", but not "one of the desks" or "the one". */
function counts(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    tokens[at]?.word === 'one' &&
    next !== undefined &&
    !HOLLOW.has(next.word) &&
    !/^(the|that|this|no|any|every|each)$/.test(tokens[at - 1]?.word ?? '')
  );
}

/** Whether a word says whose something is: "the book was hers". */
const owns = ({ word }: Token): boolean => /^(hers|theirs|yours)$/.test(word);

/** Whether a word says nothing where it stands. */
function isHollow(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at] as Token;
  const next = tokens[at + 1];
  if (word === 'ever') return false;
  if (HOLLOW.has(word) || word === 'between' || (word === 'together' && next?.word === 'with'))
    return true;
  if (word === 'behind')
    return /^(group|team|people|person|man|woman|mind|head|staff|work)$/.test(
      tokens[at - 1]?.word ?? '',
    );
  // "At the age of 79", "titled The Desk", "the city of Bergen".
  if (word === 'age') return next?.word === 'of';
  if (/^(titled|entitled|called|named)$/.test(word))
    return next !== undefined && /^\p{Lu}/u.test(next.raw);
  return /^(year|month|city|town|state|name|title|rank|grade)$/.test(word) && next?.word === 'of';
}

/**
 * Reads one statement. Words of no weight are left out, and so is the person: what is said of whom
 * is checked by itself.
 */
export function readStatement(known: Known, text: string, start = 0): Statement {
  const read = text.replace(
    /^\s*(?:the|this) (?:person|candidate|individual)\b/i,
    known.facts.manifest.profile.name,
  );
  const tokens = tokensOf(read);
  const terms = tokens
    .filter(
      (token, at) =>
        (!isPerson(known, token) || owns(token)) &&
        !isNegation(token) &&
        (counts(tokens, at) || owns(token) || !isHollow(tokens, at)),
    )
    .map((token): Term => {
      const date =
        isYear(token.word) ||
        DECADE.test(token.word) ||
        (MONTHS.includes(token.word) && (token.name || token.word !== 'may'));
      const kind = date
        ? 'date'
        : numberOf(token.word) !== null
          ? 'number'
          : token.name
            ? 'name'
            : 'word';
      return { token, meaning: meaningOf(token.stem), kind };
    });
  const first = tokens.findIndex((token) => !HOLLOW.has(token.word) || isPerson(known, token));
  const subject = tokens.slice(0, Math.max(first, 0) + 3);
  // "Her paper was printed" is about the paper.
  const meant = (at: number) =>
    personAt(known, tokens, at) && !/^(her|his|their|your|my)$/.test(tokens[at]?.word ?? '');
  const opener = tokens.findIndex((_, at) => meant(at));
  // "In May 1952 she presented": what stands before the person is a time or a place.
  const personal =
    opener >= 0 &&
    (subject.some((_, at) => meant(at)) ||
      /^(in|at|on|as|after|before|by|from|for)$/.test(tokens[0]?.word ?? ''));
  return {
    text,
    read,
    start,
    tokens,
    terms,
    negated: tokens.some(isNegation),
    personal,
    mentions: tokens.some((token, at) =>
      isPronoun(token) ? known.pronouns.has(token.word) && !possesses(tokens, at) : meant(at),
    ),
  };
}
