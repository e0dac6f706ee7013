/**
 * The numbers of `features.ts` that say whether a sentence has the kind of thing that is asked for.
 */
import { isOfType } from './answer-type.ts';
import { isYear } from './dates.ts';
import { type Features, OPEN, type Said, type Weighing } from './features-said.ts';
import { isSoft } from './related.ts';
import { type Hit, namesIn, PEOPLE } from './retrieve.ts';
import { fills } from './slots.ts';
import { MONTHS, meaningOf, numberOf } from './vocabulary.ts';
import type { Token } from './words.ts';

/**
 * Whether what a question turns on and asks for is said, and whether the sentence could fill it.
 */
export function shapeFeatures(
  { known, asked, shape }: Weighing,
  { record, line, text }: Hit,
  said: (meaning: string) => Said,
): Features {
  const tokens = known.lines(record.at)[line]?.tokens ?? [];
  const filled = fills(known, asked, shape, record, tokens, text);
  const openOf = (token: Token | null): number => (token ? OPEN[said(meaningOf(token.stem))] : 0);
  const soft = (token: Token | null): boolean => token !== null && isSoft(meaningOf(token.stem));
  const { slot, verb, head } = shape;
  return {
    'verb open': soft(verb) ? 0 : openOf(verb),
    'verb said': verb ? 1 - openOf(verb) : 0,
    'soft verb open': soft(verb) ? openOf(verb) : 0,
    'no verb': Number(verb === null),
    'head open': soft(head) ? 0 : openOf(head),
    'head said': head ? 1 - openOf(head) : 0,
    'soft head open': soft(head) ? openOf(head) : 0,
    filled: Number(filled === true),
    unfilled: Number(filled === false),
    ...Object.fromEntries(
      SLOTS.flatMap((one) => [
        [`${one} filled`, Number(slot === one && filled === true)],
        [`${one} unfilled`, Number(slot === one && filled === false)],
        [`${one} perhaps`, Number(slot === one && filled === null)],
      ]),
    ),
    'verb open, unfilled': Number(filled === false) * openOf(verb),
    'verb open, filled': Number(filled === true) * openOf(verb),
  };
}

const SLOTS = [
  'person',
  'place',
  'name',
  'year',
  'day',
  'count',
  'time',
  'size',
  'reason',
  'words',
  'open',
] as const;

/**
 * Whether a sentence has a date, a name or a number where the question asks for one, beyond what
 * slots tell.
 */
export function typeFeatures({ known, asked, asks }: Weighing, hit: Hit): Features {
  const { record, line: at, text } = hit;
  const { line } = asked;
  const tokens = known.lines(record.at)[at]?.tokens ?? [];
  const year = tokens.some(({ word }) => isYear(word));
  const name = namesIn(known, tokens, asked.meanings);
  const people = PEOPLE.test(text);
  const number = tokens.some(({ word }) => numberOf(word) !== null && !isYear(word));
  const own = new Set(asked.tokens.map(({ word }) => word));
  const fresh = tokens.some(
    ({ name: capital, word, raw }, place) =>
      capital &&
      place > 0 &&
      raw.length > 1 &&
      !known.person.has(word) &&
      !own.has(word) &&
      !MONTHS.includes(word) &&
      !/\d/.test(word),
  );
  const which = /\b(which|whose|what (?:\w+ )?(?:was|is) the name|name of)\b/.test(line);
  const months =
    (record.start ?? '').length > 4 ||
    tokens.some(({ word, name: capital }) => capital && MONTHS.includes(word));
  return {
    'not of type': Number(!isOfType(known, asked, asks, hit)),
    'new name': Number(fresh),
    'who: new name': Number(asks.who && fresh),
    'which: new name': Number(which && fresh),
    'which: no name': Number(which && !fresh),
    'month: none': Number(/\bmonth\b/.test(line) && !months),
    'when: year': Number(asks.when && year),
    'when: record': Number(asks.when && !year && Boolean(record.start)),
    'when: none': Number(asks.when && !year && !record.start),
    'who: name': Number(asks.who && name),
    'who: people': Number(asks.who && !name && people),
    'who: none': Number(asks.who && !name && !people),
    'how many: number': Number(asks.howMany && number),
    how: Number(/\bhow (did|does|do|was|were|is|are|could|can)\b/.test(line)),
    why: Number(/\b(why|reason)\b/.test(line)),
  };
}
