/** Words of published values, for filters: whether an item says what somebody looks for. */

/** Members that tell where something stands or how fresh it is, and not what it says. */
const NO_WORDS = /(^|_)(url|path|hash|modified)$/;

/** Lower-case words without marks on their letters: `Żółć` -> `zołc`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    NO_WORDS.test(name) ? [] : textsOf(member),
  );
}

/** Whether some word of an item begins like each of these words. */
export function said(item: object, words: readonly string[]): boolean {
  const own = wordsOf(textsOf(item).join(' '));
  return words.every((word) => own.some((known) => known.startsWith(word)));
}
