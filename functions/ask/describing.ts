/** A record that a question describes without its name. */
import { lexiconOf } from '../facts/languages.ts';
import { POINTS, type Rec } from '../facts/record.ts';
import type { ListKind } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import type { Asked } from './reading.ts';
import { ROWS } from './rows/rows.ts';
import { isKind, NAME, type Ways } from './ways.ts';

/** Most words that describe a record. */
const MOST = 8;

/**
 * The question with the one record that its words describe as the one that it names: "the bakery in
 * Ulm"; null where they describe none, or several.
 */
export function describing(asked: Asked, ways: Ways, search: Search): Asked | null {
  const { language, kinds } = asked;
  const words = asked.content.filter(
    ({ stem, filler, light, year }) =>
      !(filler || light || year || ways.stems.has(stem) || isKind(stem, language)),
  );
  const { of = [], told = false } = ROWS[ways.id] ?? {};
  const asks = kinds.filter((kind) => of.includes(kind));
  if (words.length + asks.length === 0 || words.length > MOST) return null;
  if (told && asks.length === 0) return null;
  const wanted = [...Map.groupBy(wantedFor(words, language, search), ({ of: at }) => at).values()];
  const records = search.facts.records.filter(({ kind }) =>
    (asks.length > 0 ? asks : of).some((one) => one === kind),
  );
  const having = (said: Search['about']) => (record: Rec) =>
    wanted.every((group) => group.some(({ stem }) => said(record).has(stem)));
  const about = records.filter(having(search.about));
  // What has one date is short: all that it says is about the same.
  const found =
    about.length > 0
      ? about
      : records.filter(({ kind }) => POINTS.has(kind)).filter(having(search.saidBy));
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
