/** Answers from retrieved sentences, as firm as they cover the question. */
import { evidenceParts, type Found, looked, type Source, sourceOf } from './answers.ts';
import { levelIn } from './check-evidence.ts';
import { isYear } from './dates.ts';
import { framed, type Part, quoted } from './frames.ts';
import { asksOf, onlyAsks } from './kinds.ts';
import type { Known } from './knowledge.ts';
import { timePart } from './lookups-records.ts';
import type { Asked } from './question.ts';
import type { Kind } from './records.ts';
import { isSoft } from './related.ts';
import { type Hit, namesIn, PEOPLE, retrieve } from './retrieve.ts';
import { EMPTY, MONTHS, meaningOf, numberOf } from './vocabulary.ts';
import { type Token, tokensOf } from './words.ts';

/** Least share of a question that a sentence must cover to be an answer, and to be one in part. */
const ANSWERS = 0.62;
const PARTLY = 0.5;

const TEXTS: Record<string, Kind> = {
  manifesto: 'manifesto',
  article: 'article',
  articles: 'article',
  essay: 'article',
  note: 'note',
};

/** What an evidence level means, in the words of the texts that explain it. */
export function definition(known: Known, asked: Asked): Found | null {
  const level = levelIn(asked.line);
  if (
    !level ||
    !/\b(mean(s|ing)?|defin\w+|stand(s)? for|explain|what (is|are) (a |an |the )?(self|public|private|external))/.test(
      asked.line,
    )
  )
    return null;
  const meanings = [...new Set(tokensOf(level.replaceAll('-', ' ')).map(({ stem }) => meaningOf(stem)))];
  const [best] = retrieve(known, { ...asked, meanings }, {}, ['manifesto', 'article', 'collaboration', 'question']);
  return best && best.own > 0.8
    ? looked(`definition of ${level}`, [quoted(best.text)], [sourceOf(best.record, best.text)])
    : null;
}

/** The sentences that answer a question, or null when none covers enough of it. */
export function passageAnswer(known: Known, asked: Asked): Found | null {
  const asks = asksOf(asked.line);
  if (
    asked.strange ||
    /^when will\b|\b(next|coming) (year|month|week|article|talk|paper|project|note)\b/.test(asked.line)
  )
    return null;
  const text = /\b(manifesto|articles?|essay|note)\b/.exec(asked.line)?.[1];
  const kind = text ? TEXTS[text] : undefined;
  const about = narrowed(known, asked, asks, kind !== undefined);
  if (about.meanings.length === 0) return null;
  const wants = { when: asks.when, who: asks.who, where: asks.where, howMany: asks.howMany, howLong: asks.howLong };
  const within = kind ? retrieve(known, about, wants, [kind]) : [];
  const hits = (within.length > 0 ? within : retrieve(known, about, wants)).filter(
    (hit) => isOfType(known, asked, asks, hit) && (kind !== undefined || (hit.direct >= 0.34 && hit.rest >= 0.4)),
  );
  const [best] = hits;
  if (!best) return null;
  const named = asked.tokens.some(({ name, word }) => name && asked.unknown.includes(word));
  const least = named ? 0.8 : asked.unknown.length > 0 ? ANSWERS + 0.04 : ANSWERS;
  if (best.cover < (kind ? PARTLY - 0.1 : PARTLY) || best.own < 0.2) return null;
  if (named && best.cover < least) return null;
  const rare = about.meanings.some(
    (one) => known.weight(one) >= 3.2 && known.lines(best.record.at)[best.line]?.meanings.has(one),
  );
  const firm = best.cover >= least;
  const called = known
    .aliases(best.record.at)
    .some((alias) => alias.length > 1 && alias.every((one) => about.meanings.includes(one)));
  if (!firm && !kind && !called && !(rare && !asked.personal)) return null;
  const more = hits.filter((hit) => hit !== best && hit.text !== best.text && goesWith(hit, best)).slice(0, 2);
  const title = known.records[best.record.at]?.lines[best.line]?.title;
  const parts: Part[] = [title ? framed('item', best.text) : quoted(best.text)];
  if (title && best.record.lines[best.line + 1]) parts.push(quoted(best.record.lines[best.line + 1]?.text ?? ''));
  if (
    asks.when &&
    (title ||
      best.record.kind === 'note' ||
      best.record.kind === 'talk' ||
      !tokensOf(best.text).some(({ word }) => isYear(word)))
  ) {
    const time = timePart(best.record);
    if (time) parts.unshift(time);
  }
  if (asks.where && best.record.place) parts.push(framed('place', best.record.label, best.record.place));
  const sources: Source[] = [sourceOf(best.record, best.text)];
  for (const hit of more) {
    if (!parts.some((part) => 'quote' in part && part.quote === hit.text)) parts.push(quoted(hit.text));
    if (!sources.some(({ record }) => record === hit.record)) sources.push(sourceOf(hit.record, hit.text));
  }
  if (!firm) parts.unshift(framed('partly'));
  return looked(
    `passage of ${best.record.path}, covers ${best.cover.toFixed(2)}, alone ${best.own.toFixed(2)}`,
    [...parts, ...evidenceParts(best.record)],
    sources,
    firm ? 'answered' : 'partially_answered',
    best.cover >= 0.9 ? 'high' : best.cover >= 0.75 ? 'medium' : 'low',
  );
}

/** Whether a sentence has what kind of thing a question asks for: a number near what is counted, a name or a noun for people. */
function isOfType(
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
        name && !known.person.has(word) && !EMPTY.has(word) && known.said(meaningOf(stem)) && !says(meaningOf(stem)),
    )
  )
    return false;
  // "Which hotel": what kind of thing is asked for must be said.
  const kind = /\b(?:which|what) (?:\w+ (?=\w+ (?:did|was|is|were|has|does)\b))?(\w+)/.exec(asked.line)?.[1];
  const sort = kind && asked.tokens.find(({ word }) => word === kind);
  if (
    sort &&
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
      .find(({ word }) => !EMPTY.has(word) || /^(people|persons?|times|hours|days|weeks|years)$/.test(word));
    if (from < 0 || !counted) return line.tokens.some(({ word }) => numberOf(word) !== null);
    const ways = known.ways(meaningOf(counted.stem));
    const nouns = line.tokens.flatMap(({ stem }, place) => (ways.includes(meaningOf(stem)) ? [place] : []));
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
      line.tokens.some(({ word }) => word.slice(0, 6) === relation.slice(0, 6)) && namesSomebody(known, asked, line)
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
    (/^(?:\w+ ){0,2}(?:who|whom)\b/.test(asked.line) || (asks.who && /^which\b/.test(asked.line))) &&
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
  const [, words = ''] = /\bwho (?:is|are|was|were) (?:her|his|their|your) ((?:\w+ ?){1,3})/.exec(line) ?? [];
  return words.split(' ').find((word) => RELATIONS.test(word));
}

const RELATIONS =
  /^(boss|manager|supervisor|superior|mentor|colleagues?|students?|pupils?|assistants?|secretary|teachers?|professors?|friends?|rivals?|successor|predecessor|deputy|partner|agent|lawyer|doctor|publisher|adviser|advisor|idols?|heroe?s?|clients?|customers?|team|subordinates?)$/;

/** Whether a line has a name that is neither the person's nor the question's. */
function namesSomebody(known: Known, asked: Asked, { tokens }: { tokens: readonly Token[] }): boolean {
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

/** The question without words that only say what is asked for, and without the kind of text that is meant. */
function narrowed(known: Known, asked: Asked, asks: ReturnType<typeof asksOf>, text: boolean): Asked {
  const told = asked.tokens.filter(({ word }) => !EMPTY.has(word) && !known.person.has(word));
  const kept = told.filter(
    ({ word }) =>
      !onlyAsks(asks, word) &&
      !(text && /^(manifesto|articles?|papers?|notes?|essay|operator|writes?|written)$/.test(word)),
  );
  const meanings = [...new Set((kept.length > 0 ? kept : text ? [] : told).map(({ stem }) => meaningOf(stem)))];
  return { ...asked, meanings };
}

/** Whether a sentence belongs beside the best: as good, or the next of the same record. */
function goesWith(hit: Hit, best: Hit): boolean {
  if (hit.record === best.record)
    return hit.score >= best.score * 0.8 || (hit.line === best.line + 1 && hit.score >= best.score * 0.55);
  return hit.score >= best.score * 0.93;
}
