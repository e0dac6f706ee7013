/**
 * What speaks for and against a sentence as the answer to a question, in numbers. `fit.ts` weighs
 * them. None of them is about a profile: they say how much of the question is said, where, and
 * whether the sentence has the kind of thing that is asked for.
 */
import { shapeFeatures, typeFeatures } from './features-kind.ts';
import { type Features, OPEN, type Said, type Weighing } from './features-said.ts';
import { kindOfIntent } from './intents.ts';
import { type Asks, onlyAsks } from './kinds.ts';
import type { Known } from './knowledge.ts';
import type { Asked } from './question.ts';
import { isSoft } from './related.ts';
import type { Hit } from './retrieve.ts';
import { shapeOf } from './shape.ts';
import { EMPTY, meaningOf } from './vocabulary.ts';
import type { Token } from './words.ts';

/**
 * What a question asks about, beyond the words that only ask: each meaning with its first token.
 */
function matterOf(known: Known, asked: Asked, asks: Asks): Map<string, Token> {
  const told = asked.tokens.filter(({ word }) => !EMPTY.has(word) && !known.person.has(word));
  const kept = told.filter(({ word }) => !onlyAsks(asks, word));
  const matter = new Map<string, Token>();
  for (const token of kept.length > 0 ? kept : told) {
    const meaning = meaningOf(token.stem);
    if (!matter.has(meaning)) matter.set(meaning, token);
  }
  return matter;
}

/** Makes a question ready for holding sentences against it. */
export function weighingOf(known: Known, asked: Asked, asks: Asks): Weighing {
  const shape = shapeOf(known, asked, asks);
  return {
    known,
    asked,
    asks,
    matter: matterOf(known, asked, asks),
    shape,
    like: kindOfIntent(known, asked),
  };
}

/** The numbers for one sentence that was found, among all that were. */
export function featuresOf(question: Weighing, hit: Hit, hits: readonly Hit[]): Features {
  const { known, asked, asks, matter, like } = question;
  const { record } = hit;
  const line = known.lines(record.at)[hit.line];
  const tokens = line?.tokens ?? [];
  const names = new Set([
    ...known.headers(record.at),
    ...known.aliases(record.at).flat(),
    ...[record.start, record.end].flatMap((date) => (date ? [date.slice(0, 4)] : [])),
  ]);
  const all = new Set(known.lines(record.at).flatMap(({ meanings }) => [...meanings]));
  const sayingOf = (meaning: string): Said => {
    const ways = known.ways(meaning).slice(1);
    if (line?.meanings.has(meaning)) return 'line';
    if (names.has(meaning)) return 'name';
    if (ways.some((one) => line?.meanings.has(one) || names.has(one))) return 'way';
    return [meaning, ...ways].some((one) => all.has(one)) ? 'record' : 'none';
  };
  const weight: Record<Said, number> = { line: 0, name: 0, way: 0, record: 0, none: 0 };
  const count: Record<Said, number> = { line: 0, name: 0, way: 0, record: 0, none: 0 };
  let [hard, hardOpen, worst, best, unknown, nameMissing] = [0, 0, 0, 0, 0, 0];
  const places: number[] = [];
  let [nameAll, nameSaid, wordAll, wordSaid, firstSaid, lastSaid] = [0, 0, 0, 0, -1, 0];
  for (const [meaning, token] of matter) {
    const soft = isSoft(meaning);
    const own = Math.min(known.weight(meaning), 4) * (soft ? 0.4 : 1);
    const said = sayingOf(meaning);
    weight[said] += own;
    count[said] += 1;
    if (said === 'line') best = Math.max(best, own);
    if (said === 'none') {
      worst = Math.max(worst, own);
      if (token.name) nameMissing = 1;
      if (!known.saidSo(meaning)) unknown += 1;
    }
    if (said === 'line' || said === 'way') {
      const ways = known.ways(meaning);
      const place = tokens.findIndex(({ stem }) => ways.includes(meaningOf(stem)));
      if (place >= 0) places.push(place);
    }
    if (firstSaid < 0) firstSaid = 1 - OPEN[said];
    lastSaid = 1 - OPEN[said];
    if (token.name || known.things().has(meaning)) {
      nameAll += 1;
      nameSaid += 1 - OPEN[said];
    } else if (!soft) {
      wordAll += 1;
      wordSaid += 1 - OPEN[said];
    }
    if (!soft) {
      hard += 1;
      hardOpen += OPEN[said];
    }
  }
  const total = Object.values(weight).reduce((sum, one) => sum + one, 0) || 1;
  const some = Math.max(1, matter.size);
  const spread =
    places.length > 1 ? (Math.max(...places) - Math.min(...places)) / (places.length - 1) : 0;
  const second = hits.find((one) => one.record !== record && one.score <= hit.score);
  const whole = known
    .aliases(record.at)
    .some(
      (alias) =>
        (alias.length > 1 || known.compounds.has(alias[0] ?? '')) &&
        alias.every((one) => asked.meanings.includes(one)),
    );
  return {
    one: 1,
    'sounds like it': like?.kind === record.kind ? like.sure : 0,
    'sounds like another': like && like.kind !== record.kind ? like.sure : 0,
    'names said': nameAll > 0 ? nameSaid / nameAll : 0,
    'names open': nameAll > 0 ? 1 - nameSaid / nameAll : 0,
    'words said': wordAll > 0 ? wordSaid / wordAll : 1,
    'first word said': firstSaid,
    'last word said': lastSaid,
    ...Object.fromEntries(
      Object.entries(weight).map(([said, own]) => [`${said} weight`, own / total]),
    ),
    'line share': count.line / some,
    'none share': count.none / some,
    'line count': Math.min(count.line, 5) / 5,
    'none count': Math.min(count.none, 5) / 5,
    'hard open': hardOpen / Math.max(1, hard),
    'hard open count': Math.min(hardOpen, 4) / 4,
    'nothing open': Number(hard > 0 && hardOpen < 0.01),
    'worst missing': worst / 4,
    'best said': best / 4,
    'unknown count': Math.min(unknown, 4) / 4,
    'some unknown': Number(unknown > 0),
    'name missing': nameMissing,
    'one word': Number(matter.size === 1),
    'two words': Number(matter.size === 2),
    length: Math.min(matter.size, 12) / 12,
    close: places.length > 1 ? 1 / (1 + spread / 3) : 0,
    ...shapeFeatures(question, hit, sayingOf),
    ...typeFeatures(question, hit),
    'yes or no': Number(asks.yesNo),
    'yes or no, missing': asks.yesNo ? weight.none / total : 0,
    'yes or no, said': asks.yesNo ? (weight.line + weight.name) / total : 0,
    personal: Number(asked.personal),
    superlative: Number(
      /\b(first|last|best|most|biggest|largest|favou?rite|only|ever|never|worst)\b/.test(
        asked.line,
      ),
    ),
    'whole name': Number(whole),
    behind: Math.max(-0.5, hit.score - (hits[0]?.score ?? 0)),
    ahead: hits[0] === hit && second ? Math.min(0.5, hit.score - second.score) : 0,
    top: Number(hits[0] === hit),
    score: Math.min(2, hit.score),
    cover: hit.cover,
    'cover squared': hit.cover ** 2,
    own: hit.own,
    direct: hit.direct,
    rest: hit.rest,
    'no line': Number(!line),
    negated: Number(/\b(not|never|no)\b/.test(hit.text)),
    'line length': Math.min(tokens.length, 60) / 60,
    'about the person': Number(
      tokens.some(({ word }) => known.person.has(word) || known.pronouns.has(word)),
    ),
  };
}
