/** Whether a sentence has what kind of thing a question asks for. */
import { isYear } from './dates.ts';
import { type asksOf, onlyAsks } from './kinds.ts';
import type { Known } from './knowledge.ts';
import type { Asked } from './question.ts';
import { isSoft } from './related.ts';
import { type Hit, namesIn, PEOPLE } from './retrieve.ts';
import { shapeOf } from './shape.ts';
import { fills } from './slots.ts';
import { EMPTY, MONTHS, meaningOf, numberOf } from './vocabulary.ts';
import type { Token } from './words.ts';

/**
 * Whether a sentence has what kind of thing a question asks for: a number near what is counted, a
 * name or a noun for people.
 */
export function isOfType(
  known: Known,
  asked: Asked,
  asks: ReturnType<typeof asksOf>,
  { record, line: at, text, own }: Hit,
): boolean {
  const line = known.lines(record.at)[at];
  const relation = relationIn(asked.line);
  if (!line) return !asks.howMany && !(relation && RELATIONS.test(relation));
  // What is named by name must be in the record.
  const says = (one: string) =>
    known
      .ways(one)
      .some(
        (way) =>
          known.headers(record.at).has(way) ||
          known.aliases(record.at).some((alias) => alias.includes(way)) ||
          known.lines(record.at).some(({ meanings }) => meanings.has(way)),
      );
  if (
    asked.tokens.some(
      ({ name, word, stem }) =>
        name &&
        !known.person.has(word) &&
        !EMPTY.has(word) &&
        known.said(meaningOf(stem)) &&
        !says(meaningOf(stem)),
    )
  )
    return false;
  // "Which hotel": what kind of thing is asked for must be said.
  const kind = /\b(?:which|what) (?:\w+ (?=\w+ (?:did|was|is|were|has|does)\b))?(\w+)/.exec(
    asked.line,
  )?.[1];
  const sort = kind && asked.tokens.find(({ word }) => word === kind);
  if (
    sort &&
    fills(known, asked, shapeOf(known, asked, asks), record, line.tokens, text) !== true &&
    !EMPTY.has(sort.word) &&
    !onlyAsks(asks, sort.word) &&
    !isSoft(meaningOf(sort.stem)) &&
    !says(meaningOf(sort.stem))
  )
    return false;
  if (
    asks.where &&
    !record.place &&
    !/\b(in|at|aboard|near|from|on|to|within|outside) /i.test(text) &&
    !/^(writing|talk|education)$/.test(record.kind)
  )
    return false;
  if (asks.howMany) {
    if (own < 0.55) return false;
    const from = asked.tokens.findIndex(
      ({ word }, place) => word === 'many' && asked.tokens[place - 1]?.word === 'how',
    );
    const counted = asked.tokens
      .slice(from + 1)
      .find(
        ({ word }) =>
          !EMPTY.has(word) || /^(people|persons?|times|hours|days|weeks|years)$/.test(word),
      );
    if (from < 0 || !counted) return line.tokens.some(({ word }) => numberOf(word) !== null);
    const ways = known.ways(meaningOf(counted.stem));
    const nouns = line.tokens.flatMap(({ stem }, place) =>
      ways.includes(meaningOf(stem)) ? [place] : [],
    );
    return line.tokens.some(
      ({ word, raw }, place) =>
        numberOf(word) !== null &&
        !isYear(raw) &&
        !/^[IVX]+$/.test(raw) &&
        nouns.some((noun) => noun - place > 0 && noun - place <= 5),
    );
  }
  // Who somebody was to the person: the sentence says that very relation.
  if (relation && RELATIONS.test(relation))
    return (
      line.tokens.some(({ word }) => word.slice(0, 6) === relation.slice(0, 6)) &&
      namesSomebody(known, asked, line)
    );
  if (
    /\bnames? of (the |those )?(\w+ )?(people|persons|members|women|men|engineers|colleagues|students)\b/.test(
      asked.line,
    )
  )
    return namesIn(known, line.tokens);
  // A text tells of many things: a question about the person wants a sentence about the person.
  if (
    (record.kind === 'article' || record.kind === 'manifesto') &&
    ABOUT_PERSON.test(asked.line) &&
    !line.tokens.some(({ word }) => known.person.has(word) || known.pronouns.has(word))
  )
    return false;
  if (
    (/^(?:\w+ ){0,2}(?:who|whom)\b/.test(asked.line) ||
      (asks.who && /^which\b/.test(asked.line))) &&
    asked.personal &&
    !/\b(author|wrote|written)\b/.test(asked.line)
  )
    return namesSomebody(known, asked, line) || PEOPLE.test(text);
  return true;
}

/** Whether the person is who a question asks what they did. */
const ABOUT_PERSON = /\b(did|does|do|was|is|has|had|were|are|have) (she|he|they|you)\b/;

/** Who somebody was to the person, when that is asked: "boss". */
function relationIn(line: string): string | undefined {
  const [, words = ''] =
    /\bwho (?:is|are|was|were) (?:her|his|their|your) ((?:\w+ ?){1,3})/.exec(line) ?? [];
  return words.split(' ').find((word) => RELATIONS.test(word));
}

const RELATIONS =
  /^(boss|manager|supervisor|superior|mentor|colleagues?|students?|pupils?|assistants?|secretary|teachers?|professors?|friends?|rivals?|successor|predecessor|deputy|partner|agent|lawyer|doctor|publisher|adviser|advisor|idols?|heroe?s?|clients?|customers?|team|subordinates?)$/;

/** Whether a line has a name that is neither the person's nor the question's. */
function namesSomebody(
  known: Known,
  asked: Asked,
  { tokens }: { tokens: readonly Token[] },
): boolean {
  return tokens.some(
    ({ word, name, raw }) =>
      name &&
      raw.length > 1 &&
      !known.person.has(word) &&
      !asked.tokens.some((token) => token.word === word) &&
      !/\d/.test(word) &&
      !MONTHS.includes(word),
  );
}
