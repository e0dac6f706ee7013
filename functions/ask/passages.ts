/** The third way to an answer: a sentence that says what is asked. */
import { lexiconOf } from '../facts/languages.ts';
import { POINTS } from '../facts/record.ts';
import { tokensOf } from '../facts/words.ts';
import type { ListKind, Slot } from '../languages/language.ts';
import type { Near } from '../search/nearest.ts';
import type { Passage } from '../search/passages.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import type { Asked, Word } from './reading.ts';
import { holdsSlots } from './slots.ts';

/** Texts that tell of many people: none of them answers for a private matter. */
const LONG = new Set(['article', 'manifesto']);
/** What tells of now and of what may come, where all else tells of what was. */
const AHEAD = new Set(['collaboration', 'contact', 'question', 'certificate', 'skill']);
/** How telling the words that a sentence says must be: the sum of their weights, of the rarest. */
export const TELLING = 0.8;
/** Share of a question that its sentence must say itself, where its record says the rest. */
const HERE = 0.3;
/** Share of a question that its sentence must say where nothing says the rest. */
const MOST_HERE = 0.75;
/** Most words of a question that a sentence may say. */
const MOST = 24;
/** What a word counts that says little. */
const LIGHT = 0.2;

/** Whether a passage, or the date and place of what it tells, has what is asked for. */
function holds(asked: Asked, { record, text }: Passage, search: Search): boolean {
  if (holdsSlots(asked, text, search)) return true;
  if (!POINTS.has(record.kind)) return false;
  const told = { when: record.start, where: record.place } as Partial<Record<Slot, string | null>>;
  const slots = new Set([...asked.slots].filter((slot) => !told[slot]));
  return slots.size < asked.slots.size && holdsSlots({ ...asked, slots }, text, search);
}

/** A word of content with the stems that it may stand as, and what it counts. */
type Meant = Word & { mine: readonly string[]; weight: number };

function meantBy(asked: Asked, search: Search): Meant[] {
  const content = asked.content.filter(({ filler }) => !filler).slice(0, MOST + 1);
  const wanted = wantedFor(content, asked.language, search);
  const most = Math.log(1 + search.passages.length);
  return content.map((word, at) => {
    const mine = wanted.filter(({ of }) => of === at).map(({ stem }) => stem);
    const known = mine.filter((stem) => search.has(stem)).map((stem) => search.weight(stem));
    const weight = (known.length > 0 ? Math.max(...known) : most) * (word.light ? LIGHT : 1);
    return { ...word, mine, weight };
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
  const { record } = passage;
  const said = search.stems[passage.id] as ReadonlySet<string>;
  const about = search.about(record);
  const theirs = lexiconOf(asked.language).kinds.get(record.kind as ListKind)?.asked;
  const most = Math.log(1 + search.passages.length);
  const asksFor = asked.slots.size > 0 || asked.yesNo;
  const words = content.map((word) => {
    const names = word.named && asked.named.includes(record);
    const isKind = asked.slots.size > 0 && theirs?.has(word.stem) === true;
    // What is dated beside a thing need not be the date of the thing: names alone stand for it.
    const beside =
      (word.name || !asked.slots.has('when')) && word.mine.some((stem) => about.has(stem));
    const here = word.mine.some((stem) => said.has(stem));
    return {
      ...word,
      here,
      covers: here || names,
      exact: said.has(word.own) || names || isKind || (word.light && !asked.yesNo),
      around: here || names || isKind || word.light || beside,
    };
  });
  const sum = (some: typeof words) => some.reduce((all, { weight }) => all + weight, 0);
  if (sum(words.filter(({ here }) => here)) < telling * most) return false;
  if (!words.every(({ exact }) => exact)) {
    if (!first || !asksFor || asked.private || asked.denies) return false;
    // "The first man" is not the first woman.
    if (words.some(({ strict }) => strict)) return false;
    if (words.filter(({ light }) => !light).length < 2) return false;
    if (words.some(({ name, around }) => name && !around)) return false;
    const share = sum(words.filter(({ covers }) => covers)) / sum(words);
    if (share < (words.every(({ around }) => around) ? HERE : MOST_HERE)) return false;
  }
  const tokens = tokensOf(passage.text, search.facts.language);
  const lexicon = lexiconOf(asked.language);
  if (asked.denies && !tokens.some(({ word }) => lexicon.negations.has(word))) return false;
  return holds(asked, passage, search);
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
  const about = asked.personal || content.some(({ named }) => named);
  if (content.length > MOST) return null;
  if (heavy.length < 2 && (asked.slots.size === 0 || asked.ahead || !about)) return null;
  for (const [at, { record, passages }] of near.slice(0, 3).entries())
    for (const passage of passages)
      if (
        !(asked.private && LONG.has(record.kind)) &&
        !(asked.ahead && !AHEAD.has(record.kind)) &&
        !(asked.open && record.end) &&
        // Of several stays with one name none is meant alone, and nothing beside them.
        (asked.named.length < 2 || asked.slots.size === 0 || asked.named.includes(record)) &&
        // Typed values are told by rows alone; a dated record says where and when it was, and a
        // common question stands for its answer.
        (!passage.field ||
          record.kind === 'question' ||
          (asked.yesNo && true) ||
          (POINTS.has(record.kind) && asked.slots.size > 0)) &&
        answers(asked, content, passage, at === 0, search, telling)
      )
        return passage;
  return null;
}
