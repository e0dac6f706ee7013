/** A question as it is understood: its words, what it names and what it asks for. */
import { isMonth, type Span, spanIn } from '../facts/dates.ts';
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import { lineOf, stemOf, type Token, tokensOf } from '../facts/words.ts';
import type { Language, ListKind, Slot } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import { mendings } from './mending.ts';
import { namedIn } from './naming.ts';
import { type Bag, bagOf, knownWords, slotsIn } from './ways.ts';

/** A word of content. */
export type Word = Token & {
  /** Its stem in the language of the record. */
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
  slots: ReadonlySet<Slot>;
  /** Kinds of lists by their order in the question. */
  kinds: readonly ListKind[];
  /** Whether it wants a yes or a no, asks for what holds now ("still"), or for what will be. */
  yesNo: boolean;
  open: boolean;
  ahead: boolean;
  private: boolean;
  /** Whether it names the person or says "she". */
  personal: boolean;
};

const YEAR = /^(1\d|20)\d\d(s|er)?$/;
/** Words of a question that are read; longer ones are no questions. */
const MOST = 400;

/** Reads one question in a language. */
export function readQuestion(text: string, language: Language, search: Search): Asked {
  const { person, language: theirs } = search.facts;
  const lexicon = lexiconOf(language);
  const known = knownWords(language);
  const given = tokensOf(text, language).slice(0, MOST);
  const strange = given.filter(({ word }) => !person.has(word));
  const mended = mendings(strange, search, language);
  const tokens = given.map((token) => {
    const word = mended.get(token.word);
    return word ? { ...token, raw: word, word, stem: stemOf(word, language) } : token;
  });
  const { records, at } = namedIn(tokens, search, language);
  const line = lineOf(tokens);
  const is = (pattern: string) => new RegExp(pattern).test(line);
  const yesNo = is(language.yesNo);
  const isPerson = ({ word }: Token) => person.has(word) || lexicon.pronouns.has(word);
  const all = tokens.map((token, position): Word => {
    const { raw, word, stem, name } = token;
    // "Giv", "ppl": nothing that could be looked for.
    const slip = /^\p{Ll}{1,3}$/u.test(raw) && !known.has(word) && !search.has(stem);
    return {
      ...token,
      own: language === theirs ? stem : stemOf(raw, theirs),
      named: at.has(position),
      year: YEAR.test(given[position]?.word ?? '') || isMonth(word),
      filler: slip || lexicon.asking.has(stem) || lexicon.fillers.has(stem),
      light: !name && lexicon.light.has(stem),
      strict: lexicon.qualifiers.has(stem) || (yesNo && lexicon.totals.has(word)),
    };
  });
  const words = all.filter((one) => one.named || !isPerson(one));
  const content = words.filter(({ word, strict }) => strict || !lexicon.stop.has(word));
  return {
    language,
    line,
    content: [...new Map(content.map((one) => [one.stem, one])).values()],
    bag: bagOf(words, language),
    named: records,
    years: spanIn(text),
    slots: slotsIn(line, language),
    kinds: all.flatMap(({ stem, named }) =>
      [...lexicon.kinds].flatMap(([kind, { asked }]) => (!named && asked.has(stem) ? [kind] : [])),
    ),
    yesNo,
    open: is(language.open),
    ahead: is(language.ahead),
    private: is(language.private),
    personal: tokens.some(isPerson),
  };
}
