/** The third way to an answer: a sentence that says all that is asked. */
import { lexiconOf } from '../facts/languages.ts';
import { POINTS } from '../facts/record.ts';
import { type Token, tokensOf } from '../facts/words.ts';
import type { Slot } from '../languages/language.ts';
import type { Near } from '../search/nearest.ts';
import type { Passage } from '../search/passages.ts';
import type { Search } from '../search/search.ts';
import type { Asked, Word } from './reading.ts';
import { holdsSlots } from './slots.ts';

/**
 * Texts that tell of many things and people: their titles say nothing of a sentence in them, and
 * none of them answers for a private matter.
 */
const LONG = new Set(['article', 'manifesto']);
const stemsOf = (text: string, { facts }: Search): ReadonlySet<string> =>
  new Set(tokensOf(text, facts.language).map(({ stem }) => stem));
/** Share of the words that the sentence itself must say, by their weight. */
const OWN = 0.5;
/** How near a qualifier must stand to what it qualifies, in words. */
const CLOSE = 4;
/** A single word answers only where it is so telling. */
const TELLING = 4;
const FEW = 4;

/** Whether a text has a word that means the same as another, and is none of those asked with. */
const alikeIn = (
  stems: ReadonlySet<string>,
  { own }: Word,
  content: readonly Word[],
  search: Search,
): boolean =>
  [...(lexiconOf(search.facts.language).alike.get(own) ?? [])].some(
    (stem) => stems.has(stem) && !content.some((one) => one.own === stem),
  );

/** Whether a sentence has each qualifier of a question close to what the question qualifies by it. */
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

/** Whether somebody else is named right before what the person is asked to have done. */
function doneByOthers(asked: Asked, tokens: readonly Token[], { facts }: Search): boolean {
  const done = asked.content.find(({ filler, named }) => !filler && !named)?.own;
  const before = tokens[tokens.findIndex(({ stem }) => stem === done) - 1];
  return (
    asked.personal &&
    !asked.slots.has('who') &&
    before?.name === true &&
    !facts.person.has(before.word)
  );
}

/** Whether a passage says everything that is asked. */
function answers(
  asked: Asked,
  content: readonly Word[],
  passage: Passage,
  search: Search,
): boolean {
  const own = search.stems[passage.id] as ReadonlySet<string>;
  const long = LONG.has(passage.record.kind);
  const context = long
    ? stemsOf(passage.under, search)
    : (search.context[passage.id] as ReadonlySet<string>);
  const lexicon = lexiconOf(asked.language);
  let said = 0;
  let total = 0;
  let exact = true;
  let dropped = false;
  const strict = content.some(({ stem }) => lexicon.qualifiers.has(stem));
  for (const word of content) {
    const weight = search.weight(word.own);
    total += weight;
    const itself = lexicon.qualifiers.has(word.stem) || word.mended || word.name || asked.yesNo;
    if (own.has(word.own) || (!itself && alikeIn(own, word, content, search))) {
      said += weight;
      exact &&= own.has(word.own);
    } else if (word.light && !strict && !asked.yesNo) {
      total -= weight;
      dropped = true;
    } else if ((strict && !word.named) || (word.name && long)) return false;
    else if (!context.has(word.own)) {
      if (
        !(
          !long &&
          !asked.yesNo &&
          asked.slots.size > 0 &&
          passage.record.kind !== 'profile' &&
          passage.record.kind !== 'question' &&
          search.saidBy(passage.record).has(word.own)
        )
      )
        return false;
    }
    // What names the record itself need not be said again.
    else if (word.named && asked.named.includes(passage.record)) total -= weight;
  }
  // A light word may be left out, or another may stand for one, but not both.
  if (said < OWN * total || (dropped && !exact)) return false;
  const tokens = tokensOf(passage.text, search.facts.language);
  if (!qualifies(asked, tokens) || doneByOthers(asked, tokens, search)) return false;
  if (asked.denies && !tokens.some(({ word }) => lexicon.negations.has(word))) return false;
  const { record, text } = passage;
  if (holdsSlots(asked, text, search)) return true;
  if (!POINTS.has(record.kind)) return false;
  const told = { when: record.start, where: record.place } as Partial<Record<Slot, string | null>>;
  const slots = new Set([...asked.slots].filter((slot) => !told[slot]));
  return slots.size < asked.slots.size && holdsSlots({ ...asked, slots }, text, search);
}

/** A passage that answers a question, of the records that come nearest; null where none does. */
export function passageAnswer(asked: Asked, near: readonly Near[], search: Search): Passage | null {
  const content = asked.content.filter(({ filler }) => !filler);
  const heavy = content.filter(({ light }) => !light);
  const [only] = heavy;
  if (!only || content.some(({ mended, name }) => mended && name)) return null;
  const slight = heavy.length < 2;
  const telling = asked.yesNo || asked.slots.size > 0;
  // In a short record nothing is as rare as in a long one.
  const least = Math.min(TELLING, Math.log(1 + search.passages.length / FEW));
  // "When did it start" names nothing.
  const about = asked.personal || content.some(({ named }) => named);
  if (slight && !(telling && about && search.weight(only.own) >= least)) return null;
  for (const { record, passages } of near.slice(0, 3))
    for (const passage of passages)
      if (
        !(slight && asked.yesNo && !passage.implied) &&
        !(asked.private && LONG.has(record.kind)) &&
        // Typed values are told by rows alone; a dated record says where and when it was.
        (!passage.field || POINTS.has(record.kind)) &&
        answers(asked, content, passage, search)
      )
        return passage;
  return null;
}
