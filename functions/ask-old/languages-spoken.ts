/** Names of languages, in English and in themselves, from the Unicode CLDR data of the runtime. */

const CODES =
  'af ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko la lb lt lv mk ml mn mr ms mt my nb ne nl nn no pa pl pt ro ru sk sl sq sr sv sw ta te th tl tr uk ur uz vi yi zh zu'.split(
    ' ',
  );

let names: Map<string, string> | null = null;

/** Codes of languages by each of their names, folded to lower case. */
function codes(): Map<string, string> {
  if (names) return names;
  names = new Map();
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  for (const code of CODES) {
    const own = new Intl.DisplayNames([code], { type: 'language' }).of(code);
    for (const name of [english.of(code), own]) if (name) names.set(name.toLowerCase(), code);
  }
  return names;
}

/**
 * The code of the language that a name means, such as "pl" for "Polish" or "polski"; null for other
 * words.
 */
export function languageCode(name: string): string | null {
  return codes().get(name.trim().toLowerCase()) ?? null;
}
