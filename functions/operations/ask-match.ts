/** Words of questions, and which common question a question means: conservatively, by the words they share. */

/** Words that carry no meaning of their own. Those that ask (when, where, who, how) do, and stay. */
const STOP = new Set(
  'a about an and are as at be been by can could did do does for from had has have he her herself his i in is it its me my of on or please s she tell that the their them they this to was were what which will with would you your'.split(
    ' ',
  ),
);

/** Words that carry meaning, lower case, without plural s; `names` (of the person) are left out, whoever asks means them. */
export function wordsOf(text: string, names: ReadonlySet<string> = new Set()): Set<string> {
  const words =
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words
      .filter((word) => !STOP.has(word) && !names.has(word))
      .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)),
  );
}

/** Words of a name, lower case. */
export function nameWords(...names: readonly string[]): Set<string> {
  return new Set(
    names.flatMap(
      (name) =>
        name
          .toLowerCase()
          .normalize('NFKC')
          .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  );
}

/**
 * The common question that shares most words with the question, or null unless what they share is at least three
 * quarters of the words of both. Ties go to the first.
 */
export function bestQuestion<T extends { question: string }>(
  question: string,
  known: readonly T[],
  names: ReadonlySet<string>,
): T | null {
  const asked = wordsOf(question, names);
  let best: T | null = null;
  let most = 0;
  for (const one of known) {
    const words = wordsOf(one.question, names);
    const shared = [...words].filter((word) => asked.has(word)).length;
    const likeness = (2 * shared) / (words.size + asked.size || 1);
    if (likeness >= 0.75 && likeness > most) {
      best = one;
      most = likeness;
    }
  }
  return best;
}
