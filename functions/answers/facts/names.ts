/** Names of records: what a question or a statement may call them. Pure. */

/** Names inside of a name: what stands in and before brackets, before a colon, between bars. */
export function namesIn(...names: readonly (string | null)[]): string[] {
  return names.flatMap((name) => {
    if (!name) return [];
    const bare = name.replace(/\([^)]*\)/g, ' ').trim();
    const inside = [...name.matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text);
    return [name, bare, ...inside, ...bare.split(/\s*[|;:]\s*|, (?=\p{Lu})/u)].filter(
      (one) => one.length > 1,
    );
  });
}

/** Degrees: how they begin, and what they are called. */
const DEGREES: readonly [RegExp, string][] = [
  [
    /^(ph\.? ?d|d\.? ?phil|dr\b|doctor|doktor)/i,
    'doctorate|PhD|doctoral degree|doctorat|doctorado|doktor|promotion',
  ],
  [
    /^(m\.? ?(a|s|sc|b\.?a|ed)\b|master|magister)/i,
    'master|masters|masters degree|master degree|maestria|máster',
  ],
  [
    /^(b\.? ?(a|s|sc|ed|eng)\b|bachelor)/i,
    'bachelor|bachelors|bachelors degree|bachelor degree|licence|licenciatura|grado',
  ],
];

/** What a degree is called besides. */
export const degreeNames = (degree: string): string[] =>
  DEGREES.find(([begins]) => begins.test(degree))?.[1].split('|') ?? [];

/** A file name as a name: "model-ii" is "Model II". */
const slugName = (slug: string): string =>
  slug
    .split('-')
    .map((word) =>
      /^(i{1,3}|iv|vi{0,3})$/.test(word)
        ? word.toUpperCase()
        : `${word[0]?.toUpperCase()}${word.slice(1)}`,
    )
    .join(' ');

/** Names that follow from the others: the file name. */
export const otherNames = (id: string, long: readonly string[]): string[] =>
  /^[a-z0-9-]+$/.test(id) && long.length > 0 ? [slugName(id)] : [];
