/** The language that texts are probably written in, of those that the pages speak. */
import tables from './known.json' with { type: 'json' };

/** Least words of a language that say so, and how many times those of the next it has. */
const LEAST = 5;
const CLEARLY = 2;

/** The tag of the language; null where that is not clear. */
export function languageOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  if (arabic > letters / 2) return 'ar';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  // By words that only one of them has, and has often.
  const [first, second] = Object.entries(tables.wordsOf)
    .map(([language, own]) => {
      const known = new Set(own.split(' '));
      return { language, count: words.filter((word) => known.has(word)).length };
    })
    .sort((a, b) => b.count - a.count);
  const clear = first && first.count >= LEAST && first.count >= CLEARLY * (second?.count ?? 0);
  return clear ? first.language : null;
}
