/**
 * Whether a sentence of the record says a statement: the same words in the same order, bound by the
 * same prepositions, where the sentence may only have whole phrases more. Pure.
 */
import type { Frame } from './frame.ts';
import type { Item } from './items.ts';
import { mayBegin, mayEnd, maySkip, nameAfter, parted } from './skips.ts';
import { tells } from './times.ts';

export type Aligned = {
  /** Items of the statement for which the sentence has another number or date, or denies it. */
  against: readonly Item[];
  /** Whether the sentence says nothing beside. */
  whole: boolean;
};

/** Words that name who does something; these are no forms of the act. */
const AGENT = /(?:er|or|ers|ors|rix|eur|euse|eurs|trice|ist|iste|ista|ung|tion|ment|ship|dora?)$/;
const TOGETHER = /^(?:co|mit)/;

/** Whether two items are the same word in the same tense; a name is the same letter for letter. */
function sameWord(told: Item, said: Item, { reading, ended }: Frame): boolean {
  if (told.date || said.date) return tells(said.date ?? '', told.date);
  const alike = (by: RegExp) => by.test(told.word) === by.test(said.word);
  if (told.key === said.key) {
    if (told.number || told.slot || told.key === 'P') return true;
    // "Sie studiert" is no "sie hat studiert".
    if (told.word === said.word) return !reading.verbSecond || told.name || told.past === said.past;
    if (told.name && said.name) return told.word.replace(/s$/, '') === said.word.replace(/s$/, '');
    if (!alike(AGENT) || !alike(TOGETHER)) return false;
  } else {
    // "Ich sitze" and "sie sitzt".
    const bare = ({ word }: Item) => word.replace(/(?:st|t|e|en)$/, '');
    if (!reading.verbSecond || told.name || said.name || bare(told) !== bare(said)) return false;
  }
  return told.past === said.past || (ended && said.past);
}

/** Whether what binds two items is the same: preposition, to be, possession, exactness. */
function sameBond(told: Item, said: Item, frame: Frame, at: number, personal: boolean): boolean {
  const { implied, ended } = frame;
  const participle = parted(told) && told.past;
  const be =
    told.be === said.be ||
    (implied && told.be === '' && (at === 1 || participle) && !(ended && said.be === 'now')) ||
    (ended && told.be === 'now' && said.be === 'was');
  const owned = !said.own || told.own || personal;
  return be && owned && told.prep === said.prep && told.about === said.about;
}

/** A way through a sentence: the places of the items that were found, and what is against. */
type Path = { places: readonly number[]; against: readonly Item[] };

/** Ways that are tried for one sentence. */
const TRIES = 400;

/** The first way to find the items of a statement in a sentence, in their order. */
function inOrder(told: readonly Item[], said: readonly Item[], frame: Frame): Path | null {
  let tries = 0;
  const personal = said[0]?.key === 'P';
  const next = ({ places, against }: Path): Path | null => {
    const at = places.length;
    const last = places.at(-1) ?? -1;
    const b = said[at];
    if (!b) return mayEnd(told, last, said[at - 1] as Item, frame) ? { places, against } : null;
    for (let to = last + 1; to < told.length; to++) {
      if (at === 0 ? !mayBegin(told, to, frame) : !maySkip(told, last, to, frame)) continue;
      tries += 1;
      if (tries > TRIES) return null;
      const a = nameAfter(told, last, to);
      if (!sameBond(a, b, frame, at, personal)) continue;
      const same = sameWord(a, b, frame);
      if (!same && !(a.number && b.number)) continue;
      const wrong = [...against, ...(same ? [] : [b]), ...(a.not === b.not ? [] : [b])];
      const found = wrong.length < 2 && next({ places: [...places, to], against: wrong });
      if (found) return found;
    }
    return null;
  };
  return said.length > 0 ? next({ places: [], against: [] }) : null;
}

/** Whether the clause that a way goes through says nothing beside. */
const whole = ({ places }: Path, told: readonly Item[]): boolean => {
  const next = told[(places.at(-1) as number) + 1];
  const leap = (place: number, at: number) => place !== (places[at - 1] ?? place - 1) + 1;
  // From the subject to a later clause is no omission.
  const omits = places.some(
    (place, at) => leap(place, at) && !(at === 1 && parted(told[place] as Item)),
  );
  return !omits && (!next || (parted(next) && !next.prep));
};

/**
 * How a sentence says a statement; null when it does not. Of what is `against`, at most one item.
 * A date may stand elsewhere in the same clause; where several are told, order tells what they
 * date.
 */
export function align(told: readonly Item[], said: readonly Item[], frame: Frame): Aligned | null {
  const isDate = ({ date }: Item) => date !== null;
  const asked = said.filter(isDate);
  const dates = told.filter(isDate);
  const strict = inOrder(told, said, frame);
  if (strict && strict.against.length === 0) return { against: [], whole: whole(strict, told) };
  if (asked.length > 0 && (dates.length > 2 || (dates.length === 2 && dates[1]?.prep !== 'to')))
    return null;
  const bare = told.filter((one) => !isDate(one));
  const path = inOrder(
    bare,
    said.filter((one) => !isDate(one)),
    frame,
  );
  if (!path) return null;
  if (asked.length === 0) return { against: path.against, whole: whole(path, bare) };
  const places = path.places.map((place) => told.indexOf(bare[place] as Item));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  // After a leap to another clause, a date elsewhere may date something else.
  if (
    path.places.some(
      (place, at) =>
        at > 0 && place > (path.places[at - 1] as number) + 1 && parted(bare[place] as Item),
    )
  )
    return null;
  const near = told.filter(
    (one, at) =>
      isDate(one) && !told.slice(Math.min(at, last) + 1, at < first ? first : at + 1).some(parted),
  );
  const fits = (one: Item) =>
    dates.length === 0
      ? one.prep === 'in' && !one.about && tells(one.date as string, frame.day)
      : near.some(
          ({ prep, about, date }) =>
            prep === one.prep && about === one.about && tells(one.date as string, date),
        );
  const against = [...path.against, ...asked.filter((one) => !fits(one))];
  if (against.length > 1 || (against.length > 0 && near.length === 0)) return null;
  return { against, whole: whole(path, bare) && near.length === asked.length };
}
