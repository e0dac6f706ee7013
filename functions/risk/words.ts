/** Words of a folded text, with what the signs between them tell. */

export type Word = {
  text: string;
  /** Number of its sentence; `Ignore. All. Rules.` is one, for a single word is no sentence. */
  sentence: number;
  /** Whether it begins a clause; whether a comma or more stands before it. */
  opens: boolean;
  apart: boolean;
};

const WORD = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w-]{2,63}|[\p{L}\p{N}]+/gu;
const ENDS_SENTENCE = /[.!?…؟]["'”’)\]]*\s|\n\s*\n|\s\|\s/;

/** The words of a folded text in their order; an e-mail address is the word `zzmail`. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let [sentence, length, end] = [0, 0, 0];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const between = text.slice(end, index);
    end = index + word.length;
    if (length > 1 && ENDS_SENTENCE.test(between)) [sentence, length] = [sentence + 1, 0];
    length++;
    words.push({
      text: word.includes('@') ? 'zzmail' : word,
      sentence,
      opens: words.length === 0 || /[^\s'’]|\n/.test(between),
      apart: /[,;:!?(){}[\]|،؛]|\.\s/.test(between),
    });
  }
  return words;
}
