/** The third way to an answer: a sentence that says all that is asked. */
import { lexiconOf } from '../facts/languages.ts';
import { POINTS } from '../facts/record.ts';
import { type Token, tokensOf } from '../facts/words.ts';
import type { ListKind, Slot } from '../languages/language.ts';
import type { Near } from '../search/nearest.ts';
import type { Passage } from '../search/passages.ts';
import type { Search } from '../search/search.ts';
import type { Asked, Word } from './reading.ts';
import { holdsSlots } from './slots.ts';

/** Texts that tell of many people: none of them answers for a private matter. */
const LONG = new Set(['article', 'manifesto']);
/** Words of the question that a sentence must say where the question has more than one. */
const LEAST = 2;
/** What tells of now and of what may come, where all else tells of what was. */
const AHEAD = new Set(['collaboration', 'contact', 'question', 'certificate', 'skill']);
/** How near a qualifier must stand to what it qualifies, in words. */
const CLOSE = 4;
/** How telling the words that a sentence says must be, where a kind of thing is asked for. */
export const TELLING = 0.885;
/** The same where none is. */
const OPEN = 1.8;

/**
 * Whether a sentence has each qualifier of a question close to what the question qualifies by it.
 */
function qualifies(asked: Asked, tokens: readonly Token[]): boolean {
  const { qualifiers } = lexiconOf(asked.language);
  return asked.content.every((word, at) => {
    if (!qualifiers.has(word.stem)) return true;
    const [before, after] = [asked.content[at - 1], asked.content[at + 1]];
    return tokens.some(({ stem }, place) => {
      if (stem !== word.own) return false;
      const near = after
        ? tokens.slice(place + 1, place + 1 + CLOSE)
        : tokens.slice(Math.max(0, place - CLOSE), place);
      const other = after ?? before;
      return !other || near.some((one) => one.stem === other.own);
    });
  });
}

/**
 * Whether a sentence says everything that is asked; what names its record it need not say again.
 */
function answers(
  asked: Asked,
  content: readonly Word[],
  passage: Passage,
  search: Search,
): boolean {
  const own = search.stems[passage.id] as ReadonlySet<string>;
  const lexicon = lexiconOf(asked.language);
  const strict = content.some(({ stem }) => lexicon.qualifiers.has(stem));
  const isNamed = (word: Word) => word.named && asked.named.includes(passage.record);
  const isOfKind = ({ stem }: Word) =>
    asked.slots.size > 0 &&
    lexicon.kinds.get(passage.record.kind as ListKind)?.asked.has(stem) === true;
  let said = 0;
  let names = 0;
  for (const word of content) {
    const left = word.light && !strict && !asked.yesNo;
    if (own.has(word.own)) said += word.light ? 0 : 1;
    else if (isNamed(word)) names = 1;
    else if (!left && !isOfKind(word)) return false;
  }
  const heavy = content.filter(({ light }) => !light).length;
  if (said + names < Math.min(LEAST, heavy) || said === 0) return false;
  const tokens = tokensOf(passage.text, search.facts.language);
  if (!qualifies(asked, tokens)) return false;
  if (asked.denies && !tokens.some(({ word }) => lexicon.negations.has(word))) return false;
  const { record, text } = passage;
  if (holdsSlots(asked, text, search)) return true;
  if (!POINTS.has(record.kind)) return false;
  const told = { when: record.start, where: record.place } as Partial<Record<Slot, string | null>>;
  const slots = new Set([...asked.slots].filter((slot) => !told[slot]));
  return slots.size < asked.slots.size && holdsSlots({ ...asked, slots }, text, search);
}

/** A passage that answers a question, of the records that come nearest; null where none does. */
export function passageAnswer(
  asked: Asked,
  near: readonly Near[],
  search: Search,
  telling = TELLING,
): Passage | null {
  const content = asked.content.filter(({ filler }) => !filler);
  const heavy = content.filter(({ light }) => !light);
  if (content.some(({ mended, name }) => mended && name)) return null;
  // "When did it start" names nothing.
  const about = asked.personal || content.some(({ named }) => named);
  if (heavy.length < 2 && (asked.slots.size === 0 || asked.ahead || !about)) return null;
  const most = Math.log(1 + search.passages.length);
  const said = heavy.reduce((all, { own }) => all + search.weight(own) / most, 0);
  if (said < telling * (asked.slots.size > 0 ? 1 : OPEN)) return null;
  for (const { record, passages } of near.slice(0, 3))
    for (const passage of passages)
      if (
        !(asked.private && LONG.has(record.kind)) &&
        !(asked.ahead && !AHEAD.has(record.kind)) &&
        !(asked.open && record.end) &&
        // Of several stays with one name none is meant alone, and nothing beside them.
        (asked.named.length < 2 || asked.slots.size === 0 || asked.named.includes(record)) &&
        // Typed values are told by rows alone; a dated record says where and when it was.
        (!passage.field || (POINTS.has(record.kind) && (asked.yesNo || asked.slots.size > 0))) &&
        answers(asked, content, passage, search)
      )
        return passage;
  return null;
}
