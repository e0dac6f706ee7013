/** Whether a text has the kind of thing that a question asks for. Pure. */
import { datesIn, isMonth } from '../facts/dates.ts';
import { lexiconOf } from '../facts/languages.ts';
import { type Token, tokensOf } from '../facts/words.ts';
import type { Slot } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import type { Asked } from './reading.ts';

/** Words before the name of a place. */
const PLACE = /^(in|at|on|near|to|from|aboard|bei|nach|aus|a|au|aux|en|dans|chez|sur|de|du)$/;
const UNIT = new RegExp(
  `^(${[
    'years?|months?|weeks?|days?|hours?|minut\\w{0,2}|seconds?|decades?',
    'jahr(e[ns]?|s)?|monat(e[ns]?|s)?|wochen?|tag(e[ns]?|s)?|stunden?|sekunden?|jahrzehnt(en?)?',
    'ans?|annees?|mois|semaines?|jours?|heures?|secondes?',
    'anos?|mes(es)?|semanas?|dias?|horas?|segundos?',
  ].join('|')})$`,
);

/** Questions about money, and texts that tell some. */
const MONEY =
  /\b(money|costs?|prices?|budget|fund(s|ing)?|geld|kost\w+|preis|argent|cout\w*|prix|dinero|cuesta|precio)\b/;
const PAID = /[€$£]|\b(euros?|pounds?|dollars?|francs?|franken|EUR|USD|GBP|CHF)\b/i;

/** Years, and words that are articles as well. */
const NO_NUMBER = /^((1[5-9]|20)\d\d|one|une?|una|eine?)$/;

/** Whether a published text has everything that a question asks for. */
export function holdsSlots({ slots, content, line }: Asked, text: string, { facts }: Search) {
  if (slots.size === 0) return true;
  const { numbers } = lexiconOf(facts.language);
  const tokens = tokensOf(text, facts.language);
  const dates = datesIn(text);
  const isNew = ({ word }: Token) => !content.some((one) => one.word === word);
  /** A number that the question does not have, in digits or as a word. */
  const isNumber = (token: Token) =>
    (/^\d/.test(token.word) || numbers.has(token.word)) &&
    !NO_NUMBER.test(token.word) &&
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
    where: () => tokens.some((one, at) => isName(one) && PLACE.test(tokens[at - 1]?.word ?? '')),
    // A whole name: "Ada Byron".
    who: () => tokens.some((one, at) => isName(one) && isName(tokens[at + 1])),
    many: () => counted(4, ({ stem }) => stem === noun?.own),
    long: () => counted(2, ({ word }) => UNIT.test(word)) || dates.length > 1,
    much: () => tokens.some(isNumber) && (!MONEY.test(line) || PAID.test(text)),
  };
  return [...slots].every((slot) => holds[slot]?.());
}
