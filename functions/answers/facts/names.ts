/** Names of records: what a question or a statement may call them. Pure. */
import table from '../languages/table.json' with { type: 'json' };

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

/** What a degree is called besides, by how it begins. */
export const degreeNames = (degree: string): string[] =>
  Object.entries(table.degrees)
    .filter(([begins]) => new RegExp(begins, 'i').test(degree))
    .flatMap(([, names]) => names.split('|'));

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
