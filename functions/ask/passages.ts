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
/** Share of a question that its sentence must say. */
const HERE = 0.75;
/** How much more telling it must be where no kind of thing is asked for. */
const OPEN = 1.2;
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

/** How much of a question a passage says, by the weights of the words. */
function sharesOf(asked: Asked, content: readonly Meant[], passage: Passage, search: Search) {
  const { record } = passage;
  const said = search.stems[passage.id] as ReadonlySet<string>;
  const most = Math.log(1 + search.passages.length);
  const theirs = lexiconOf(asked.language).kinds.get(record.kind as ListKind)?.asked;
  const shares = { here: 0, all: 0, telling: 0, full: true };
  for (const { mine, weight, ...word } of content) {
    const names = word.named && asked.named.includes(record);
    const isKind = asked.slots.size > 0 && theirs?.has(word.stem) === true;
    const isSaid = mine.some((stem) => said.has(stem));
    const exact = said.has(word.own);
    shares.all += weight;
    if (isSaid) shares.telling += weight / most;
    if (isSaid || names) shares.here += weight;
    shares.full &&= exact || names || isKind || (word.light && !asked.yesNo);
  }
  return shares;
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
  const lexicon = lexiconOf(asked.language);
  const { here, all, telling: told, full } = sharesOf(asked, content, passage, search);
  const asksFor = asked.slots.size > 0 || asked.yesNo;
  if (told < telling * (asksFor ? 1 : OPEN)) return false;
  if (!full) {
    if (!first || !asksFor || asked.private || asked.denies) return false;
    // "The first man" is not the first woman.
    if (content.some(({ stem }) => lexicon.qualifiers.has(stem))) return false;
    if (here < HERE * all) return false;
    const about = search.about(record);
    if (content.some(({ name, own }) => name && !about.has(own))) return false;
    if (content.filter(({ light }) => !light).length < 2) return false;
  }
  const tokens = tokensOf(passage.text, search.facts.language);
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
  if (content.some(({ mended, name }) => mended && name)) return null;
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
        // Typed values are told by rows alone; a dated record says where and when it was.
        (!passage.field || (POINTS.has(record.kind) && (asked.yesNo || asked.slots.size > 0))) &&
        answers(asked, content, passage, at === 0, search, telling)
      )
        return passage;
  return null;
}
