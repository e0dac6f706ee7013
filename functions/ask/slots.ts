/** Whether a text has the kind of thing that a question asks for. Pure. */
import { LRUCache } from 'lru-cache';
import { datesIn, isMonth } from '../facts/dates.ts';
import { lexiconOf } from '../facts/languages.ts';
import { type Token, tokensOf } from '../facts/words.ts';
import type { Language, Slot } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import type { Asked } from './reading.ts';

type Said = { tokens: readonly Token[]; dates: readonly string[] };
type Text = Said & { asked: Asked; search: Search };

/** Words before the name of a place. */
const PLACE =
  /^(in|at|on|near|to|from|aboard|im|am|zu|bei|nach|aus|an|a|au|aux|en|dans|chez|sur|de|du)$/;
const UNIT = new RegExp(
  `^(${[
    'years?|months?|weeks?|days?|hours?|minut\\w{0,2}|seconds?|decades?',
    'jahr(e[ns]?|s)?|monat(e[ns]?|s)?|wochen?|tag(e[ns]?|s)?|stunden?|sekunden?|jahrzehnt(en?)?',
    'ans?|annees?|mois|semaines?|jours?|heures?|secondes?',
    'anos?|mes(es)?|semanas?|dias?|horas?|segundos?',
  ].join('|')})$`,
);

const isNew = ({ word }: Token, { asked }: Text): boolean =>
  !asked.content.some((one) => one.word === word);
/** Years, and words that are articles as well. */
const NO_NUMBER = /^((1[5-9]|20)\d\d|one|une?|una|eine?)$/;
/** A number that the question does not have, in digits or as a word. */
const isNumber = (token: Token, text: Text): boolean =>
  (/^\d/.test(token.word) || lexiconOf(text.search.facts.language).numbers.has(token.word)) &&
  !NO_NUMBER.test(token.word) &&
  isNew(token, text);
/** A name that the question does not have, of somebody or something else than the person. */
const isName = (token: Token | undefined, text: Text): boolean =>
  token?.name === true &&
  /^\p{L}{2,}/u.test(token.word) &&
  isNew(token, text) &&
  !text.search.facts.person.has(token.word) &&
  !isMonth(token.word);

/** Whether a number stands before one of some words. */
const counted = (text: Text, within: number, is: (token: Token) => boolean): boolean =>
  text.tokens.some(
    (token, at) => isNumber(token, text) && text.tokens.slice(at + 1, at + 1 + within).some(is),
  );

const HOLDS: Record<Slot, (text: Text) => boolean> = {
  when: ({ dates, asked }) => dates.some((date) => !asked.line.includes(date.slice(0, 4))),
  where: (text) =>
    text.tokens.some(
      (token, at) => isName(token, text) && PLACE.test(text.tokens[at - 1]?.word ?? ''),
    ),
  // A whole name: "Ada Byron".
  who: (text) =>
    text.tokens.some((token, at) => isName(token, text) && isName(text.tokens[at + 1], text)),
  many: (text) => {
    const [noun] = text.asked.content.filter(({ filler }) => !filler);
    const { alike } = lexiconOf(text.search.facts.language);
    const same = alike.get(noun?.own ?? '');
    return counted(text, 4, ({ stem }) => stem === noun?.own || same?.has(stem) === true);
  },
  long: (text) => counted(text, 2, ({ word }) => UNIT.test(word)) || text.dates.length > 1,
  old: () => false,
  much: (text) => text.tokens.some((token) => isNumber(token, text)),
  how: () => false,
};

/** Published texts as they were read, for many questions look at the same. */
const kept = new LRUCache<string, Said, Language>({
  max: 2_000,
  memoMethod: (key, _, { context }) => {
    const text = key.slice(2);
    return { tokens: tokensOf(text, context), dates: datesIn(text) };
  },
});

/** Whether a published text has everything that a question asks for. */
export function holdsSlots(asked: Asked, text: string, search: Search): boolean {
  if (asked.slots.size === 0) return true;
  const { language } = search.facts;
  const said = kept.memo(language.code + text, { context: language });
  return [...asked.slots].every((slot) => HOLDS[slot]({ ...said, asked, search }));
}
