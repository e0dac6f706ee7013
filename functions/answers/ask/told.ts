/**
 * The one record that all words of a question are about without a name of it: "when did she leave
 * Norway". What a row tells of it answers, where nobody else and nothing else can be meant. Pure.
 */
import { lexiconOf } from '../facts/languages.ts';
import { isUnfinished, type Kind, POINTS, type Rec } from '../facts/record.ts';
import type { Deed } from '../languages/language.ts';
import type { Search } from '../search/search.ts';
import { hasEnded, isSayable, type RowAnswer } from './fields.ts';
import { asksRow, nearestWays, type Ways } from './meant.ts';
import type { Asked, Word } from './reading.ts';
import type { Row } from './rows/row.ts';
import { ROWS } from './rows/rows.ts';
import { askingFor, kindsOf, leadsOf } from './ways.ts';

/** What a record says by being there: who has a talk in it spoke. */
const DONE = new Set<Deed>(['be', 'work', 'employ', 'study', 'speak', 'write', 'publish', 'get']);

/** Rows of an order, and those of an edge in time: what was won did not begin then. */
const ORDER = new Set(['before', 'after']);
const EDGE = new Set(['start-of', 'end-of']);

/** Whether a row may tell it in a question that does not say whom it is about. */
const isFree = ({ kind }: Rec, { id }: Ways, { language }: Asked): boolean =>
  POINTS.has(kind) ? id !== 'given-by' : kind !== 'project' && language.code === 'es';

/** Records of a row that say some words, by typed values; of one day its sentences may too. */
function sayAll(
  all: readonly Rec[],
  words: readonly Word[],
  row: Row,
  asked: Asked,
  search: Search,
) {
  const kindsIn = ({ stem }: Word): Kind[] => [
    ...kindsOf(stem, asked.language),
    ...leadsOf(stem, asked.language),
  ];
  return all.filter((one) => {
    const about = search.about(one);
    if (!row.of?.includes(one.kind) || !words.some(({ own }) => about.has(own))) return false;
    const said = row.quotes || !POINTS.has(one.kind) ? about : search.saidBy(one);
    return words.every((word) => said.has(word.own) || kindsIn(word).includes(one.kind));
  });
}

/**
 * What a row tells of the one record that a question is about; `until` (YYYY-MM-DD) ends what is
 * open. Null where no record is alone in saying all of its words.
 */
export function toldOf(asked: Asked, search: Search, until: string): RowAnswer | null {
  const { content, personal, language, deeds, stems } = asked;
  if (asked.yesNo || asked.kin || asked.private) return null;
  const { deeds: verbs, pointing } = lexiconOf(language);
  if (pointing.test(asked.line)) return null;
  const isDone = (stem: string) => verbs.get(stem)?.some((deed) => DONE.has(deed));
  const ordering = [...ORDER].flatMap((id) => [...stems.intersection(askingFor(id, language))]);
  const likely = search.facts.records.filter((one) =>
    content.some(({ own }) => search.about(one).has(own)),
  );
  if (!likely[0]) return null;
  for (const ways of nearestWays(asked, ROWS, 0)) {
    const { id, stems: own } = ways;
    const row = ROWS[id];
    if (!row?.of || id === 'about' || !asksRow(id, asked)) continue;
    if (deeds.has('get') && EDGE.has(id)) continue;
    // What came before or after something is told by the rows of an order.
    if (!ORDER.has(id) && ordering.some((stem) => !own.has(stem))) continue;
    const words = content.filter(
      ({ stem, filler, light, named }) =>
        !(filler || light || (!named && (own.has(stem) || isDone(stem)))),
    );
    const [one, another] = sayAll(likely, words, row, asked, search).filter((some) =>
      isSayable(some, asked),
    );
    if (!one || another || one.kind === 'skill' || isUnfinished(one, search.facts.language))
      continue;
    if (!personal && !isFree(one, ways, asked)) continue;
    // Who else is named may be who did it; and a prize that is named is meant.
    const isOther = asked.other || asked.aside || asked.named[0]?.kind === 'award';
    if (isOther && !asked.named.includes(one)) continue;
    const value = row.value({ facts: search.facts, asked, named: [one], until });
    if (value && !(asked.open && hasEnded(one, until))) return { id, value, whole: true };
  }
  return null;
}
