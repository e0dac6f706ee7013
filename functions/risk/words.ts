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
/** Most words are letters before a space: to try that first costs the least. */
const WORD = patternOf(
  String.raw`([a-z0-9]+(?=\s)|https?:\/\/|(?<![\w.+\-])[\w.+\-]{1,64}@[\w\-]{1,63}\.[\w\-]{2,63}|
  ${CJK}|[[\p{L}\p{N}]--${CJK}][[\p{L}\p{N}\p{M}]--${CJK}]*)`,
  'v',
);
/** What addresses count as: one word, in front of the address's own. */
const [URL_WORD, MAIL_WORD] = ['zzurl', 'zzmail'];

const ENDS_SENTENCE = /[.!?…؟]["'”’)\]]*\s|[。！？।]|\n\s*\n|\s\|\s/;
const SETS_APART = /[,;:!?(){}[\]|،。、，；：！？।]|\.\s/;
const OPENS_CLAUSE = /[^\s'’]|\n/;
const COLON = /^\s?[:：]/;

/** The words of a folded text in their order. */
export function words(text: string): Word[] {
  // What stands between words is at even places, words at odd ones.
  const parts = text.split(WORD);
  const found: Word[] = [];
  let [sentence, length] = [0, 0];
  for (let i = 1; i < parts.length; i += 2) {
    const [between = '', word = '', after = ''] = [parts[i - 1], parts[i], parts[i + 1]];
    const isSpace = between === ' ';
    if (length > 1 && !isSpace && ENDS_SENTENCE.test(between)) {
      sentence++;
      length = 0;
    }
    length++;
    found.push({
      text: word.endsWith('://') ? URL_WORD : word.includes('@') ? MAIL_WORD : word,
      sentence,
      opens: found.length === 0 || (!isSpace && OPENS_CLAUSE.test(between)),
      apart: !isSpace && SETS_APART.test(between),
      colon: after !== ' ' && COLON.test(after),
    });
  }
  return found;
}
