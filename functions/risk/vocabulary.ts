/** The words that phrases are made of, to find them in text without spaces. */
import type { Lexicon } from './lexicon.ts';

/** Whether a word is one of ours, or begins with one where any ending will do. */
export function isKnown(word: string, lexicon: Lexicon): boolean {
  return (
    lexicon.hits([{ text: word, sentence: 0, opens: true, apart: false, colon: false }]).length >
      0 || lexicon.lengthsAt(word, 0).at(-1) === word.length
  );
}

/**
 * A run of letters divided so that as few letters as possible belong to no word of ours, then into
 * as few words as possible: `ignoreallprevious` is three words, `kindergarten` stays one. One pass,
 * from the end to the start.
 */
export function split(run: string, lexicon: Lexicon): string {
  const cost = new Array<number>(run.length + 1).fill(0);
  const step = new Array<number>(run.length + 1).fill(1);
  const known = new Array<boolean>(run.length + 1).fill(false);
  for (let i = run.length - 1; i >= 0; i--) {
    // A letter of no word costs much, a word little.
    cost[i] = 10 + (cost[i + 1] ?? 0);
    for (const length of lexicon.lengthsAt(run, i)) {
      if (length === 1) continue;
      const price = 1 + (length < 3 ? 4 : 0) + (cost[i + length] ?? 0);
      if (price > (cost[i] ?? 0)) continue;
      cost[i] = price;
      step[i] = length;
      known[i] = true;
    }
  }
  const parts: string[] = [];
  let strange = 0;
  let loose = '';
  for (let i = 0; i < run.length; i += step[i] ?? 1) {
    if (!known[i]) {
      loose += run.charAt(i);
      strange++;
      continue;
    }
    if (loose) parts.push(loose);
    loose = '';
    parts.push(run.slice(i, i + (step[i] ?? 1)));
  }
  if (loose) parts.push(loose);
  // Two words of ours by accident do not make a sentence, nor do a few among strange letters.
  return parts.length < 3 || strange > run.length * 0.3 ? run : parts.join(' ');
}
