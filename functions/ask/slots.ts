/**
 * Whether a sentence has what would fill a question: somebody else's name, another year, a number
 * beside what is counted.
 */

import type { Rec } from '../facts/records.ts';
import { isYear } from './dates.ts';
import type { Known } from './knowledge.ts';
import type { Asked } from './question.ts';
import { PEOPLE } from './retrieve.ts';
import type { Shape } from './shape.ts';
import { EMPTY, MONTHS, meaningOf, numberOf } from './vocabulary.ts';
import type { Token } from './words.ts';

/**
 * Whether a sentence of a record has something new that could fill a slot; null where that cannot
 * be told.
 */
export function fills(
  known: Known,
  asked: Asked,
  { slot, head }: Shape,
  record: Rec,
  tokens: readonly Token[],
  text: string,
): boolean | null {
  const own = new Set(asked.tokens.map(({ word }) => word));
  const fresh = (token: Token, at: number): boolean =>
    token.name &&
    (at > 0 || tokens[1]?.name === true) &&
    token.raw.length > 1 &&
    !own.has(token.word) &&
    !known.person.has(token.word) &&
    !MONTHS.includes(token.word) &&
    !/^\d+$/.test(token.word) &&
    !EMPTY.has(token.word);
  const names = tokens.filter(fresh);
  switch (slot) {
    case 'person': {
      const pair = tokens.some((token, at) => {
        const next = tokens[at + 1];
        return (
          fresh(token, Math.max(at, 1)) &&
          /^\p{Lu}\p{Ll}+$/u.test(token.raw) &&
          next !== undefined &&
          /^\p{Lu}/u.test(next.raw) &&
          fresh(next, at + 1) &&
          !NOT_PERSON.test(`${token.raw} ${next.raw}`)
        );
      });
      if (pair) return true;
      return PEOPLE.test(text) || /\bby (?:the )?\p{Lu}/u.test(text)
        ? null
        : names.some(({ raw }) => /^\p{Lu}\p{Ll}+$/u.test(raw))
          ? null
          : false;
    }
    case 'place':
      if (
        record.place &&
        ![...record.place.toLowerCase().matchAll(/\p{L}+/gu)].every(([word]) => own.has(word))
      )
        return true;
      return (
        tokens.some(
          (token, at) =>
            fresh(token, at) &&
            /^(in|at|aboard|near|from|to|of|outside|within|for)$/.test(tokens[at - 1]?.word ?? ''),
        ) ||
        (/\b(?:in|at|on|aboard) (?:the|a|an) \w+/.test(text) && /\bwhere\b/.test(asked.line)) ||
        (names.length > 0 && /, \p{Lu}/u.test(text))
      );
    case 'name': {
      if (names.length > 0 || /[“"„]/.test(text)) return true;
      return head &&
        tokens.some(({ stem }) => known.ways(meaningOf(head.stem)).includes(meaningOf(stem)))
        ? null
        : false;
    }
    case 'year':
      return (
        tokens.some(({ word }) => isYear(word) && !own.has(word)) ||
        [record.start, record.end].some((date) => date && !own.has(date.slice(0, 4)))
      );
    case 'day':
      return (
        ((record.start ?? '').length > 7 && record.kind !== 'experience') ||
        tokens.some(
          ({ word }, at) =>
            MONTHS.includes(word) &&
            [tokens[at - 1], tokens[at + 1]].some((one) => one && /^\d{1,2}$/.test(one.word)),
        )
      );
    case 'count':
      return countsNear(known, asked, tokens);
    case 'time':
      return DURATION.test(text) || Boolean(record.start && record.end);
    case 'size':
      return tokens.some(
        ({ word, raw }, at) =>
          (/^\d/.test(word) || numberOf(word) !== null) &&
          !isYear(raw) &&
          !own.has(word) &&
          (UNITS.test(tokens[at + 1]?.word ?? '') ||
            UNITS.test(tokens[at + 2]?.word ?? '') ||
            /[€$£%]/.test(text)),
      );
    case 'reason':
      return REASON.test(text);
    case 'words':
      return /[“"„]|\b(said|called|says|calls|wrote|told|thought|described|account|own)\b/.test(
        text,
      );
    default:
      return null;
  }
}

/** What sizes are told in. */
const UNITS =
  /^(m|cm|mm|km|metres?|meters?|centimet(re|er)s?|kilomet(re|er)s?|inch(es)?|feet|foot|ft|miles?|kg|kilos?|grams?|tons?|tonnes?|pounds?|percent|per|euros?|dollars?|usd|eur|million|billion|thousand|hundred|bytes?|kb|mb|gb|tb|words?|pages?|lines?|people|engineers?|members?|persons?|times|hours?|minutes?|seconds?|days?|weeks?|months?|years?|tables?|square|degrees?|volts?|watts?|hz)$/;
const DURATION =
  /\b(years?|months?|weeks?|decades?|days?|hours?|minutes?|from \d{4}.* to \d{4}|until)\b/i;
const REASON =
  /\b(because|so that|in order to|wanted|due to|owing to|reason|since (?!\d|the |then)|for want of|therefore|why|meant to|needed)\b/i;
const NOT_PERSON =
  /\b(?:University|College|Navy|Naval|Company|Corporation|Institute|Museum|Laboratory|House|Medal|Award|Computer|System|States|City|Academy|Association|Agency|Society|Center|Centre|Act|Law|Works|Group|Council|Committee|Programming|Language|Machine|Reserve|Service|Cemetery|National|American|Technology|School|Conference)\b/;

/** Whether a number stands right before what is counted. */
function countsNear(known: Known, asked: Asked, tokens: readonly Token[]): boolean {
  const from = asked.tokens.findIndex(
    ({ word }, at) => word === 'many' && asked.tokens[at - 1]?.word === 'how',
  );
  const counted = asked.tokens
    .slice(from + 1)
    .find(
      ({ word }) =>
        !EMPTY.has(word) || /^(people|persons?|times|hours|days|weeks|years)$/.test(word),
    );
  if (!counted) return false;
  const ways = known.ways(meaningOf(counted.stem));
  const nouns = tokens.flatMap(({ stem }, at) => (ways.includes(meaningOf(stem)) ? [at] : []));
  return tokens.some(
    ({ word, raw }, at) =>
      numberOf(word) !== null &&
      word !== 'one' &&
      !isYear(raw) &&
      nouns.some((noun) => noun - at > 0 && noun - at <= 5),
  );
}
