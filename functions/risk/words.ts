/** Words of a folded text, with what the signs between them tell. */
import { patternOf } from './pattern.ts';

export type Word = {
  text: string;
  /** Number of its sentence; `Ignore. All. Rules.` is one, for a single word is no sentence. */
  sentence: number;
  /** Whether it begins a clause: after punctuation, a quotation mark, a line end. */
  opens: boolean;
  /** Whether a comma or more stands before it: no phrase goes across. */
  apart: boolean;
  /** Whether a colon follows. */
  colon: boolean;
};

/** Chinese and Japanese have no spaces: each character counts as a word. */
const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const WORD = patternOf(
  String.raw`(?<url>https?:\/\/)|(?<mail>[\w.+\-]{1,64}@[\w\-]{1,63}\.[\w\-]{2,63})|${CJK}|
  [[\p{L}\p{N}]--${CJK}][[\p{L}\p{N}\p{M}]--${CJK}]*`,
  'gv',
);
/** What an address counts as: one word, in front of the address's own. */
const URL_WORD = 'zzurl';
const MAIL_WORD = 'zzmail';

const ENDS_SENTENCE = /[.!?…؟]["'”’)\]]*\s|[。！？।]|\n\s*\n|\s\|\s/;
const SETS_APART = /[,;:!?(){}[\]|،。、，；：！？।]|\.\s/;
const OPENS_CLAUSE = /[^\s'’]|\n/;

/** The words of a folded text in their order. */
export function words(text: string): Word[] {
  const found: Word[] = [];
  let [end, sentence, length] = [0, 0, 0];
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(end, match.index);
    if (length > 1 && ENDS_SENTENCE.test(between)) {
      sentence++;
      length = 0;
    }
    length++;
    end = match.index + match[0].length;
    found.push({
      text: match.groups?.['url'] ? URL_WORD : match.groups?.['mail'] ? MAIL_WORD : match[0],
      sentence,
      opens: found.length === 0 || OPENS_CLAUSE.test(between),
      apart: SETS_APART.test(between),
      colon: /^\s?[:：]/.test(text.slice(end, end + 2)),
    });
  }
  return found;
}
