/** The first way to an answer: the owner's common questions, quoted whole. */
import { once } from '../../../src/once.ts';
import type { Rec } from '../facts/record.ts';
import type { Language } from '../languages/language.ts';
import type { Near } from '../search/nearest.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { nearestWays, tellsRow } from './meant.ts';
import { wantedOf } from './near.ts';
import { frame, type Piece } from './pieces.ts';
import { type Asked, readQuestion } from './reading.ts';
import { SINGLE_OF } from './rows/profile.ts';
import { ROWS } from './rows/rows.ts';
import { asksIn } from './ways.ts';

/** How much of both questions must be the same for one to be near beside a typed row, 0 to 1. */
const NEAR_ROW = 0.6;
/**
 * What counts for one to come near a question: how near its record does, how much of the question
 * it says, and how alike they are in what they ask about.
 */
const COUNTS = { record: 0.5, said: 1, asks: 0.8 };
/** How near one comes that is quoted, beside a sentence too, or is given beside the records. */
const SURE = 1.5;
const QUOTED = 0.9;
const BESIDE = 0.36;
/** Most of them, and how near the others come beside the first. */
const MOST = 3;
const AS_NEAR = 0.4;
/** How near one comes that is given where records may give way; how many are, and to a caller. */
const PLACED = 0.13;
const [MOST_PLACED, MOST_CALLED] = [4, 8];

/** The value of the person, the terms or the contact that a question asks for more than others. */
function askedFor(asked: Asked): string | undefined {
  const [ways] = nearestWays(asked, ROWS);
  const isTold = ways && SINGLE_OF.has(ways.id) && tellsRow(ways, ROWS[ways.id], asked);
  return isTold ? ways.id : undefined;
}

/** How much two sets share, 0 to 1. */
const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  (2 * one.intersection(other).size) / (one.size + other.size || 1);

/** What a question asks about. */
const mattersOf = ({ line, language }: Asked) => asksIn(line, language);

/** The common questions as they are read, each with the value it asks for. */
const questionsOf = once((search: Search) =>
  search.facts.records
    .filter(({ kind }) => kind === 'question')
    .map((record) => {
      const own = readQuestion(record.label, search.facts.language, search);
      const stems = new Set(own.content.map(({ stem }) => stem));
      return {
        record,
        bare: own.bare,
        stems,
        id: askedFor(own),
        asks: mattersOf(own),
      };
    }),
);

/** The common question that a question is, the first of several that ask the same. */
export const sameQuestion = ({ bare }: Asked, search: Search): Rec | undefined =>
  questionsOf(search).find((one) => one.bare === bare)?.record;

/** The common question that comes near to a question whose typed row is told. */
export function questionOfRow(asked: Asked, row: string, search: Search): Rec | undefined {
  // "Herself" narrows what a record must say, not what is asked about.
  const content = asked.content.filter(({ filler, strict }) => !filler && !strict);
  const names = content.filter(({ name, year }) => year || (name && asked.language.code !== 'de'));
  const wanted = Map.groupBy(wantedFor(content, asked.language, search), ({ of }) => of);
  const weightOf = (stems: Iterable<string>) =>
    [...stems].reduce((all, stem) => all + search.weight(stem), 0);
  const words = content.map((_, at) => (wanted.get(at) ?? []).map(({ stem }) => stem));
  const total = weightOf(
    words.map(([first = '', ...rest]) => [first, ...rest].find(search.has) ?? first),
  );
  const own = askedFor(asked);
  const found = questionsOf(search)
    // What is asked of her colleague is no question about her.
    .filter(({ stems }) => asked.somebody.every(({ own }) => stems.has(own)))
    // A prize that was won is no price that is asked, though "Preis" is both.
    .filter(({ id }) => !id || id === row)
    .map(({ record, stems, id }) => {
      const shared = new Set(words.flatMap((some) => some.find((stem) => stems.has(stem)) ?? []));
      const like = (2 * weightOf(shared)) / (total + weightOf(stems) || 1);
      return { record, like, asks: id !== undefined && id === own };
    })
    .sort((a, b) => b.like - a.like);
  const [best] = found;
  const says = (record: Rec) => names.every(({ own }) => search.saidBy(record).has(own));
  const isNear = best && best.like >= NEAR_ROW && says(best.record);
  return isNear ? best.record : found.find(({ asks }) => asks)?.record;
}

/**
 * Common questions as they come near: those to quote, surely or not, those to give beside, and
 * those to give in the place of the least near records where there is no room for both.
 */
export type Common = Readonly<Record<'sure' | 'quoted' | 'beside' | 'placed', readonly Rec[]>>;

/** The common questions that come near to a question, the nearest first. */
export function questionsNear(asked: Asked, near: readonly Near[], search: Search): Common {
  const wanted = Map.groupBy(wantedOf(asked, search), ({ of }) => of);
  const matters = mattersOf(asked);
  /** The share of what is looked for that is said by some stems. */
  const shareIn = (stems: ReadonlySet<string>): number => {
    let [said, whole] = [0, 0];
    for (const group of wanted.values()) {
      const worths = group.map(({ stem, worth = 1 }) =>
        stems.has(stem) ? search.weight(stem) * worth : 0,
      );
      said += Math.max(...worths);
      whole += Math.max(...group.map(({ stem }) => search.weight(stem)));
    }
    return said / (whole || 1);
  };
  const [placing, most] = asked.calls ? [0, MOST_CALLED] : [PLACED, MOST_PLACED];
  const found = questionsOf(search)
    // What is asked of her colleague is no question about her; a caller's child is the caller's.
    .filter(({ stems }) => asked.calls || asked.somebody.every(({ own }) => stems.has(own)))
    .map(({ record, stems, asks }) => {
      const score =
        COUNTS.record * (near.find((one) => one.record === record)?.score ?? 0) +
        COUNTS.said * shareIn(stems) +
        COUNTS.asks * alike(matters, asks);
      return { record, score };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
  const from = (least: number) =>
    found.filter(({ score }) => score >= least).map(({ record }) => record);
  const least = AS_NEAR * (found[0]?.score ?? 0);
  const beyond = (score: number) => from(Math.max(score, least)).slice(0, MOST);
  const beside = beyond(BESIDE);
  const placed = from(placing).filter((record) => !beside.includes(record));
  return { sure: beyond(SURE), quoted: beyond(QUOTED), beside, placed };
}

/** "The owner's answer to ...", as a whole. */
export function ownersAnswer(record: Rec, language: Language, { facts }: Search): Piece[] {
  return facts.snapshot.manifest.common_questions
    .filter(({ id }) => id === record.id)
    .flatMap(({ question, answer_markdown }) => [
      frame('curated', language),
      { quote: question },
      { text: answer_markdown },
    ]);
}
