/** A question as it is understood: its words, what it names and what it asks for. */
import { datesIn, isMonth, type Span, spanIn } from '../facts/dates.ts';
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import { lineOf, stemOf, type Token, tokensOf } from '../facts/words.ts';
import type { Language, ListKind, Slot } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import { mendings } from './mending.ts';
import { namedIn } from './naming.ts';
import { type Bag, bagOf, knownWords, slotsIn } from './ways.ts';

/** A word of content: with its stem in the language of the record as well. */
export type Word = Token & {
  own: string;
  /** Whether it belongs to the name of a record, or is a year. */
  named: boolean;
  year: boolean;
  /** Whether it asks for nothing itself: "please". */
  filler: boolean;
  /** Whether it says little beside other words: "give", "happen". */
  light: boolean;
  /** Whether it narrows what is asked: "first", "only"; of yes or no "every" as well. */
  strict: boolean;
};

export type Asked = {
  language: Language;
  /** Folded words in one line. */
  line: string;
  /** Words of content: without small words and the person's name. */
  content: readonly Word[];
  /** What ways of asking are compared by. */
  bag: Bag;
  named: readonly Rec[];
  years: Span | null;
  /** The dates that it names, each as precise as it is said. */
  dates: readonly string[];
  slots: ReadonlySet<Slot>;
  /** Kinds of lists by their order in the question. */
  kinds: readonly ListKind[];
  yesNo: boolean;
  /** Whether it asks for what holds now: "still". */
  open: boolean;
  /** Whether it asks for what will or can be. */
  ahead: boolean;
  private: boolean;
  /** Whether it names the person or says "she". */
  personal: boolean;
};

/** Years, and months and days of one, as far as two words before it. */
const YEAR = /^(1\d|20)\d\d(s|er)?$/;
const NEAR = [1, 2, -1];
/** Words of a question that are read; longer ones are no questions. */
const MOST = 400;

/** Reads one question in a language. */
export function readQuestion(text: string, language: Language, search: Search): Asked {
  const { facts } = search;
  const lexicon = lexiconOf(language);
  const given = tokensOf(text, language).slice(0, MOST);
  const own = tokensOf(text, facts.language);
  const mended = mendings(
    given.filter(({ word }) => !facts.person.has(word)),
    search,
    language,
  );
  const tokens = given.map((token) => {
    const word = mended.get(token.word);
    return word ? { ...token, word, stem: stemOf(word, language) } : token;
  });
  const known = knownWords(language);
  const { records, at } = namedIn(tokens, search, language);
  const line = lineOf(tokens);
  const yesNo = new RegExp(language.yesNo).test(line);
  const isPerson = ({ word }: Token) => facts.person.has(word) || lexicon.pronouns.has(word);
  const all = tokens.map((token, position) => ({
    ...token,
    own: mended.has(given[position]?.word ?? '')
      ? stemOf(token.word, facts.language)
      : (own[position]?.stem ?? token.stem),
    named: at.has(position),
    year:
      YEAR.test(token.word) ||
      (isMonth(token.word) && NEAR.some((step) => YEAR.test(given[position + step]?.word ?? ''))),
    filler:
      lexicon.asking.has(token.stem) ||
      // "Giv", "ppl": nothing that could be looked for.
      (/^\p{Ll}{1,3}$/u.test(token.raw) && !known.has(token.word) && !search.has(token.stem)) ||
      lexicon.fillers.has(token.stem),
    light: !token.name && lexicon.light.has(token.stem),
    strict: lexicon.qualifiers.has(token.stem) || (yesNo && lexicon.totals.has(token.word)),
  }));
  const kinds = all.flatMap(({ stem, named }) =>
    named
      ? []
      : [...lexicon.kinds].filter(([, { asked }]) => asked.has(stem)).map(([kind]) => kind),
  );
  const bag = bagOf(
    all.filter((one) => one.named || !isPerson(one)),
    language,
  );
  const content = all.filter(
    (one) =>
      (one.strict || !lexicon.stop.has(one.word)) && (one.named || one.strict || !isPerson(one)),
  );
  return {
    language,
    line,
    content: [...new Map(content.map((one) => [one.stem, one])).values()],
    bag,
    named: records,
    years: spanIn(text),
    dates: datesIn(text),
    slots: slotsIn(line, language),
    kinds,
    yesNo,
    open: new RegExp(language.open).test(line),
    ahead: new RegExp(language.ahead).test(line),
    private: new RegExp(language.private).test(line),
    personal: tokens.some(isPerson),
  };
}
