/** Whether a text has the kind of thing that a question asks for. Pure. */
import { LRUCache } from 'lru-cache';
import { once } from '../../../src/once.ts';
import { datesIn, isMonth } from '../facts/dates.ts';
import type { Facts } from '../facts/facts.ts';
import { lexiconOf } from '../facts/languages.ts';
import { type Token, tokensOf } from '../facts/words.ts';
import type { Slot } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import type { Asked } from './reading.ts';

/** Texts that tell of money. */
const PAID = /[€$£]|\b(euros?|pounds?|dollars?|francs?|franken|EUR|USD|GBP|CHF)\b/i;

/** Published texts that are kept as they were read. */
const MOST_KEPT = 1_000;

const readIn = once(({ language }: Facts) =>
  once(
    (text: string) => ({ tokens: tokensOf(text, language), dates: datesIn(text) }),
    new LRUCache({ max: MOST_KEPT }),
  ),
);

const YEAR = /^(1[5-9]|20)\d\d$/;

/** Whether a published text has everything that a question asks for. */
export function holdsSlots(asked: Asked, text: string, { facts }: Search) {
  const { slots, content, line } = asked;
  if (slots.size === 0) return true;
  const { money: isMoney } = lexiconOf(asked.language);
  const { numbers, ones, units, checks } = lexiconOf(facts.language);
  const { tokens, dates } = readIn(facts)(text);
  const isNew = ({ word }: Token) => !content.some((one) => one.word === word);
  /** A number that the question does not have, in digits or as a word. */
  const isNumber = (token: Token) =>
    (/^\d/.test(token.word) || numbers.has(token.word)) &&
    !(YEAR.test(token.word) || ones.has(token.word)) &&
    isNew(token);
  /** A name that the question does not have, of somebody or something else than the person. */
  const isName = (token: Token | undefined) =>
    token?.name === true &&
    /^\p{L}{2,}/u.test(token.word) &&
    isNew(token) &&
    !facts.person.has(token.word) &&
    !isMonth(token.word);
  /** Whether a number stands before one of some words. */
  const counted = (within: number, is: (token: Token) => boolean) =>
    tokens.some((one, at) => isNumber(one) && tokens.slice(at + 1, at + 1 + within).some(is));
  const [noun] = content.filter(({ filler }) => !filler);
  const holds: Partial<Record<Slot, () => boolean>> = {
    when: () => dates.some((date) => !line.includes(date.slice(0, 4))),
    where: () =>
      tokens.some((one, at) => isName(one) && checks.place.has(tokens[at - 1]?.word ?? '')),
    // A whole name: "Ada Byron".
    who: () => tokens.some((one, at) => isName(one) && isName(tokens[at + 1])),
    many: () => counted(4, ({ stem }) => stem === noun?.own),
    long: () => counted(2, ({ stem }) => units.has(stem)) || dates.length > 1,
    much: () => tokens.some(isNumber) && (!isMoney.test(line) || PAID.test(text)),
  };
  return [...slots].every((slot) => holds[slot]?.());
}
