/** Words of a folded text, with what the signs between them tell. */
import { patternOf } from './pattern.ts';

export type Word = {
  text: string;
  /** Number of its sentence; `Ignore. All. Rules.` is one, for a single word is no sentence. */
  sentence: number;
  /** Whether it begins a clause; whether a comma or more stands before it; a colon after it. */
  opens: boolean;
  apart: boolean;
  colon: boolean;
};

/** Chinese and Japanese have no spaces: each character counts as a word. */
const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const WORD = patternOf(
  String.raw`(https?:\/\/)|((?<![\w.+\-])[\w.+\-]{1,64}@[\w\-]{1,63}\.[\w\-]{2,63})|${CJK}|
  [[\p{L}\p{N}]--${CJK}][[\p{L}\p{N}\p{M}]--${CJK}]*`,
  'gv',
);
/** What addresses count as: one word, in front of the address's own. */
const [URL_WORD, MAIL_WORD] = ['zzurl', 'zzmail'];

const ENDS_SENTENCE = /[.!?…؟]["'”’)\]]*\s|[。！？।]|\n\s*\n|\s\|\s/;
const SETS_APART = /[,;:!?(){}[\]|،。、，；：！？।]|\.\s/;
const OPENS_CLAUSE = /[^\s'’]|\n/;

/** The words of a folded text in their order. */
export function words(text: string): Word[] {
  const found: Word[] = [];
  let [end, sentence, length] = [0, 0, 0];
  for (const match of text.matchAll(WORD)) {
    const [word, url, mail] = match;
    const between = text.slice(end, match.index);
    const isSpace = between === ' ';
    if (length > 1 && !isSpace && ENDS_SENTENCE.test(between)) {
      sentence++;
      length = 0;
    }
    length++;
    end = match.index + word.length;
    found.push({
      text: url ? URL_WORD : mail ? MAIL_WORD : word,
      sentence,
      opens: found.length === 0 || (!isSpace && OPENS_CLAUSE.test(between)),
      apart: !isSpace && SETS_APART.test(between),
      colon: /^\s?[:：]/.test(text.slice(end, end + 2)),
    });
  }
  return found;
}
