/** A record that a question describes without its name. */
import { lexiconOf, translated } from '../facts/languages.ts';
import type { ListKind } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import type { Asked, Word } from './reading.ts';
import { ROWS } from './rows/rows.ts';
import { isKind, NAME, type Ways } from './ways.ts';

/**
 * The question with the one record that its words describe as the one that it names: "the bakery in
 * Ulm"; null where they describe none, or several.
 */
export function describing(asked: Asked, ways: Ways, search: Search): Asked | null {
  const { language, kinds } = asked;
  const own = search.facts.language;
  const words = asked.content.filter(
    ({ stem, filler, light, year }) =>
      !(filler || light || year || ways.stems.has(stem) || isKind(stem, language)),
  );
  const means = ({ own: plain, stem }: Word): readonly string[] =>
    language === own ? [plain] : [plain, ...translated(stem, language, own)];
  const of = ROWS[ways.id]?.of ?? [];
  const asks = kinds.filter((kind) => of.includes(kind));
  if (words.length + asks.length === 0) return null;
  const found = search.facts.records.filter(
    (record) =>
      (asks.length > 0 ? asks : of).some((kind) => kind === record.kind) &&
      words.every((word) => means(word).some((stem) => search.about(record).has(stem))),
  );
  const [one] = found;
  if (!one || found.length > 1) return null;
  const theirs = lexiconOf(language).kinds.get(one.kind as ListKind)?.asked;
  const bag = new Map([...asked.bag, [NAME, 1]]);
  for (const { stem } of words) bag.delete(stem);
  const content = asked.content.map((word) => ({
    ...word,
    named: words.includes(word) || (theirs?.has(word.stem) === true && !ways.stems.has(word.stem)),
  }));
  return { ...asked, content, bag, named: found };
}
