/** A record that a question describes without its name. */
import { lexiconOf } from '../facts/languages.ts';
import { POINTS } from '../facts/record.ts';
import type { ListKind } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import type { Asked } from './reading.ts';
import { ROWS } from './rows/rows.ts';
import { NAME, type Ways } from './ways.ts';

/** Most words that describe a record. */
const MOST = 8;

/**
 * The question with the one record that its words describe as the one that it names: "the bakery in
 * Ulm"; null where they describe none, or several.
 */
export function describing(asked: Asked, ways: Ways, search: Search): Asked | null {
  const { of, told } = ROWS[ways.id] ?? {};
  if (!of) return null;
  const { language, kinds } = asked;
  const words = asked.content.filter(
    ({ stem, filler, light, year }) => !(filler || light || year || ways.stems.has(stem)),
  );
  const asks = kinds.filter((kind) => of.includes(kind));
  if (words.length + asks.length === 0 || words.length > MOST) return null;
  if (told && asks.length === 0) return null;
  const wanted = [...Map.groupBy(wantedFor(words, language, search), ({ of: at }) => at).values()];
  const says = (said: ReadonlySet<string>) =>
    wanted.every((group) => group.some(({ stem }) => said.has(stem)));
  const records = search.facts.records.filter(({ kind }) =>
    (asks[0] ? asks : of).some((one) => one === kind),
  );
  const about = records.filter((record) => says(search.about(record)));
  // What has one date is short: all that it says is about the same.
  const points = records.filter((one) => POINTS.has(one.kind) && says(search.saidBy(one)));
  const [one, other] = about.length > 0 ? about : points;
  if (!one || other) return null;
  const theirs = lexiconOf(language).kinds.get(one.kind as ListKind)?.asked;
  const bag = new Map([...asked.bag, [NAME, 1]]);
  for (const { stem } of words) bag.delete(stem);
  const content = asked.content.map((word) => ({
    ...word,
    named: words.includes(word) || (theirs?.has(word.stem) === true && !ways.stems.has(word.stem)),
  }));
  return { ...asked, content, bag, named: [one] };
}
