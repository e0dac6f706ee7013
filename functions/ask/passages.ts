/** The third way to an answer: a sentence that says what is asked. */
import { lexiconOf } from '../facts/languages.ts';
import { type Kind, POINTS } from '../facts/record.ts';
import type { ListKind, Slot } from '../languages/language.ts';
import type { Near } from '../search/nearest.ts';
import type { Passage } from '../search/passages.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { commonOf } from './common.ts';
import type { Asked, Word } from './reading.ts';
import { holdsSlots } from './slots.ts';
import { slotsIn } from './ways.ts';

/** Records that are values under headings. */
export const FIELDS: ReadonlySet<Kind> = new Set(['profile', 'collaboration', 'contact']);
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

/**
 * Whether a passage, or the date and place of what it tells, has what is asked for; a common
 * question has what it asks for itself.
 */
function holds(asked: Asked, { record, text }: Passage, search: Search): boolean {
  if (holdsSlots(asked, text, search)) return true;
  const common = commonOf(record, search);
  if (common) return asked.slots.isSubsetOf(slotsIn(common.line, search.facts.language));
  const when = POINTS.has(record.kind) ? record.start : null;
  // The heading that is told with it has the place, but that of a person.
  const where = record.kind === 'profile' ? null : record.place;
  const told: Partial<Record<Slot, string | null>> = { when, where };
  const slots = new Set([...asked.slots].filter((slot) => !told[slot]));
  return slots.size < asked.slots.size && holdsSlots({ ...asked, slots }, text, search);
}

/** A word of content with the stems that it may stand as, and what it counts. */
type Meant = Word & { mine: readonly string[]; weight: number };

function meantBy(asked: Asked, search: Search): Meant[] {
  const content = asked.content.filter(({ filler }) => !filler).slice(0, MOST + 1);
  const wanted = wantedFor(content, asked.language, search);
  const most = search.weight('');
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
  const isQuestion = record.kind === 'question';
  const said = isQuestion
    ? search.saidBy(record)
    : (search.stems[passage.id] as ReadonlySet<string>);
  const about = search.about(record);
  const theirs = lexiconOf(asked.language).kinds.get(record.kind as ListKind)?.asked;
  const most = search.weight('');
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
    if (!first || !asksFor || asked.private) return false;
    // "The first man" is not the first woman.
    if (words.some(({ strict }) => strict)) return false;
    if (words.filter(({ light }) => !light).length < 2) return false;
    const share = sum(words.filter(({ covers }) => covers)) / sum(words);
    if (share < (words.every(({ around }) => around) ? HERE : MOST_HERE)) return false;
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
  // Of several stays with one name none is meant alone, and nothing beside them.
  if (asked.named.length > 1 && asked.slots.size > 0 && !asked.named.includes(record)) return false;
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
  const about = asked.personal || content.some(({ named }) => named);
  if (
    content.length > MOST ||
    (heavy.length < 2 && (asked.slots.size === 0 || asked.ahead || !about))
  )
    return null;
  const passages = near
    .slice(0, 3)
    .flatMap((one, at) => one.passages.map((passage) => ({ passage, first: at === 0 })));
  const found = passages.find(
    ({ passage, first }) =>
      mayAnswer(asked, passage) && answers(asked, content, passage, first, search, telling),
  );
  return found?.passage ?? null;
}
