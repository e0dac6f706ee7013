/** The third way to an answer: a sentence that says what is asked. */
import { lexiconOf } from '../facts/languages.ts';
import { type Kind, POINTS } from '../facts/record.ts';
import { lineOf, tokensOf } from '../facts/words.ts';
import type { ListKind, Slot } from '../languages/language.ts';
import type { Near } from '../search/nearest.ts';
import type { Passage } from '../search/passages.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import type { Asked, Word } from './reading.ts';
import { holdsSlots } from './slots.ts';
import { slotsIn } from './ways.ts';

/** Records that are values under headings. */
export const FIELDS: ReadonlySet<Kind> = new Set(['profile', 'collaboration', 'contact']);
/** What tells of now and of what may come, where all else tells of what was. */
const AHEAD = new Set(['collaboration', 'contact', 'question', 'certificate', 'skill']);
/** How telling the words that a sentence says must be: the sum of their weights, of the rarest. */
const TELLING = 0.8;
/** Share of a question that its sentence must say: where its record says the rest, or nothing. */
const HERE = 0.3;
const ALONE = 0.75;
/** Most words of a question that a sentence may say. */
const MOST = 24;
/** What a word counts that says little. */
const LIGHT = 0.2;

/** Whether a passage, or what is told with it, has what is asked for. */
function holds(asked: Asked, { record, text }: Passage, search: Search): boolean {
  if (holdsSlots(asked, text, search)) return true;
  const { kind, label, start, place } = record;
  const { language } = search.facts;
  // A common question has what it asks for itself.
  if (kind === 'question')
    return asked.slots.isSubsetOf(slotsIn(lineOf(tokensOf(label, language)), language));
  const told: Partial<Record<Slot, string | null>> = {
    when: POINTS.has(kind) ? start : null,
    where: kind === 'profile' ? null : place,
  };
  const slots = new Set([...asked.slots].filter((slot) => !told[slot]));
  return slots.size < asked.slots.size && holdsSlots({ ...asked, slots }, text, search);
}

/** A word of content with the stems that it may stand as, and what it counts. */
type Meant = Word & { mine: readonly string[]; weight: number };

function meantBy({ content, language }: Asked, search: Search): Meant[] {
  const words = content.filter(({ filler }) => !filler).slice(0, MOST + 1);
  const wanted = wantedFor(words, language, search);
  return words.map((word, at) => {
    const mine = wanted.filter(({ of }) => of === at).map(({ stem }) => stem);
    const known = mine.filter(search.has);
    const weight = Math.max(...(known.length > 0 ? known : ['']).map(search.weight));
    return { ...word, mine, weight: weight * (word.light ? LIGHT : 1) };
  });
}

/** Whether a passage says what is asked; `first` tells whether none comes nearer. */
function answers(
  asked: Asked,
  content: readonly Meant[],
  passage: Passage,
  first: boolean,
  search: Search,
  telling: number,
): boolean {
  const { id, record } = passage;
  const whole = record.kind === 'question' && !asked.private;
  const said = whole ? search.saidBy(record) : search.stems[id];
  const about = search.about(record);
  const theirs = lexiconOf(asked.language).kinds.get(record.kind as ListKind)?.asked;
  const asksFor = asked.slots.size > 0 || asked.yesNo;
  const words = content.map((word) => {
    const { own, mine, stem, name, light, strict, weight } = word;
    const names = word.named && asked.named.includes(record);
    const isKind = asked.slots.size > 0 && theirs?.has(stem) === true;
    // What is dated beside a thing need not be the date of the thing: names alone stand for it.
    const beside = (name || !asked.slots.has('when')) && mine.some((one) => about.has(one));
    const here = mine.some((one) => said?.has(one));
    const exact = said?.has(own) || names || isKind || (light && !asked.yesNo);
    return { light, strict, weight, here, names, exact, rest: names || isKind || light || beside };
  });
  const sum = (some: typeof words) => some.reduce((all, { weight }) => all + weight, 0);
  if (sum(words.filter(({ here }) => here)) < telling * search.weight('')) return false;
  if (!words.every(({ exact }) => exact)) {
    if (!first || !asksFor || asked.private) return false;
    // "The first man" is not the first woman; and one word is not enough.
    if (words.some(({ strict }) => strict) || words.filter(({ light }) => !light).length < 2)
      return false;
    const share = sum(words.filter(({ here, names }) => here || names)) / sum(words);
    if (share < (words.every(({ here, rest }) => here || rest) ? HERE : ALONE)) return false;
  }
  return holds(asked, passage, search);
}

/**
 * Whether a passage may answer: typed values under headings are told by rows alone, all else that
 * is typed says where and when it was, or whether; a common question stands for its answer.
 */
function mayAnswer(asked: Asked, { record, field }: Passage): boolean {
  const { kind, end } = record;
  if ((asked.open && end) || (asked.ahead && !AHEAD.has(kind))) return false;
  if (!field || kind === 'question') return true;
  return asked.slots.size > 0 ? POINTS.has(kind) : asked.yesNo && !FIELDS.has(kind);
}

/** A passage that answers a question, of the records that come nearest; null where none does. */
export function passageAnswer(
  asked: Asked,
  near: readonly Near[],
  search: Search,
  telling = TELLING,
): Passage | null {
  const content = meantBy(asked, search);
  const heavy = content.filter(({ light }) => !light);
  // "When did it start" names nothing.
  const about = asked.personal || asked.named.length > 0;
  const few = heavy.length < 2 && (asked.slots.size === 0 || asked.ahead || !about);
  if (few || content.length > MOST) return null;
  for (const [at, { passages }] of near.slice(0, 3).entries())
    for (const passage of passages)
      if (mayAnswer(asked, passage) && answers(asked, content, passage, at === 0, search, telling))
        return passage;
  return null;
}
