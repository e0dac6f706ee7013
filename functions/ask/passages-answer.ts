/** Answers from retrieved sentences, as firm as they cover the question. */

import type { Kind } from '../facts/records.ts';
import { evidenceParts, type Found, looked, type Source, sourceOf } from './answers.ts';
import { levelIn } from './check-evidence.ts';
import { isYear } from './dates.ts';
import { type Candidate, weighed } from './fit.ts';
import { framed, type Part, quoted } from './frames.ts';
import { asksOf } from './kinds.ts';
import type { Known } from './knowledge.ts';
import type { Asked } from './question.ts';
import { timePart } from './record-parts.ts';
import { type Hit, retrieve } from './retrieve.ts';
import { shapeOf } from './shape.ts';
import { fills } from './slots.ts';
import { meaningOf } from './vocabulary.ts';
import { tokensOf } from './words.ts';

/** How likely a sentence must be an answer to be given as one, and as one in part. */
const ANSWERS = 0.6;
const PARTLY = 0.48;
/** How near to the likeliest another record must be to stand for it. */
const ALMOST = 0.85;
/** How likely it must be to be named as what comes nearest, where nothing answers. */
const NEAREST = 0.12;

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
  const meanings = [
    ...new Set(tokensOf(level.replaceAll('-', ' ')).map(({ stem }) => meaningOf(stem))),
  ];
  const [best] = retrieve(known, { ...asked, meanings }, {}, [
    'manifesto',
    'article',
    'collaboration',
    'question',
  ]);
  return best && best.own > 0.8
    ? looked(`definition of ${level}`, [quoted(best.text)], [sourceOf(best.record, best.text)])
    : null;
}

/**
 * The sentences that answer a question; where none is likely enough to, that it is not published,
 * with the sentence that comes nearest; null where nothing does. `head` stands before an answer.
 */
export function passageAnswer(known: Known, asked: Asked, head?: Part): Found | null {
  const asks = asksOf(asked.line);
  if (
    asked.strange ||
    /^when will\b|\b(next|coming) (year|month|week|article|talk|paper|project|note)\b/.test(
      asked.line,
    )
  )
    return null;
  const text = /\b(manifesto|articles?|essay|note)\b/.exec(asked.line)?.[1];
  const kind = text ? TEXTS[text] : undefined;
  const within = kind ? weighed(known, withoutText(asked), asks, [kind]) : [];
  const all = within.length > 0 ? within : weighed(known, asked, asks);
  const [top] = all;
  if (!top || top.likely < NEAREST) return null;
  // A title may come first, and the sentence below it has what is asked for.
  const first =
    all.find(
      ({ hit, likely, open }) =>
        !open &&
        likely >= PARTLY &&
        (hit.record === top.hit.record || likely >= top.likely * ALMOST),
    ) ?? top;
  if (first.likely < PARTLY || first.open) return nearest(known, asked, all);
  const best = first.hit;
  const firm = first.likely >= ANSWERS;
  const more = all
    .filter(
      ({ hit, likely }) => hit !== best && hit.text !== best.text && goesWith(hit, likely, first),
    )
    .map(({ hit }) => hit)
    .slice(0, 2);
  const title = known.records[best.record.at]?.lines[best.line]?.title;
  const parts: Part[] = [title || best.line < 0 ? framed('item', best.text) : quoted(best.text)];
  if (title && best.record.lines[best.line + 1])
    parts.push(quoted(best.record.lines[best.line + 1]?.text ?? ''));
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
  if (asks.where && best.record.place)
    parts.push(framed('place', best.record.label, best.record.place));
  const sources: Source[] = [sourceOf(best.record, best.text)];
  for (const hit of more) {
    if (!parts.some((part) => 'quote' in part && part.quote === hit.text))
      parts.push(quoted(hit.text));
    if (!sources.some(({ record }) => record === hit.record))
      sources.push(sourceOf(hit.record, hit.text));
  }
  const filling = fillingLine(known, asked, best);
  if (filling && !parts.some((part) => 'quote' in part && part.quote === filling))
    parts.push(quoted(filling));
  if (head) parts.unshift(head);
  else if (!firm) parts.unshift(framed('partly'));
  return looked(
    `passage of ${best.record.path}, likely ${first.likely.toFixed(2)}`,
    [...parts, ...evidenceParts(best.record)],
    sources,
    firm ? 'answered' : 'partially_answered',
    first.likely >= 0.85 ? 'high' : first.likely >= ANSWERS ? 'medium' : 'low',
  );
}

/** That nothing answers, and what comes nearest: the reader may see an answer where we do not. */
function nearest(known: Known, asked: Asked, all: readonly Candidate[]): Found {
  const [{ hit }] = all as [Candidate];
  const near = all.filter(({ likely }, at) => likely >= NEAREST && at < NEAR_LINES);
  const records = [...new Set(near.map((one) => one.hit.record))];
  const filling = fillingLine(known, asked, hit);
  const parts = new Map<string, Part>(
    near.map((one) => [
      one.hit.text,
      one.hit.line < 0 ? framed('item', one.hit.text) : quoted(one.hit.text),
    ]),
  );
  if (filling) parts.set(filling, quoted(filling));
  return {
    ...looked(
      `not published; nearest ${hit.record.path}, likely ${all[0]?.likely.toFixed(2)}`,
      [framed('notPublishedNearest'), ...parts.values()],
      records.map((record) => sourceOf(record, record === hit.record ? hit.text : null)),
    ),
    status: 'not_published',
    band: 'low',
  };
}

/** Most sentences that are quoted as what comes nearest. */
const NEAR_LINES = 4;

/**
 * Another sentence of the record that was found, when it alone has the kind of thing that is asked
 * for.
 */
function fillingLine(known: Known, asked: Asked, best: Hit): string | null {
  const asks = asksOf(asked.line);
  const shape = shapeOf(known, asked, asks);
  const { record } = best;
  const lines = known.lines(record.at);
  const own = lines[best.line];
  if (
    shape.slot === 'open' ||
    !own ||
    fills(known, asked, shape, record, own.tokens, own.text) === true
  )
    return null;
  const meanings = asked.meanings.flatMap((one) => known.ways(one));
  const shared = (at: number) => meanings.filter((one) => lines[at]?.meanings.has(one)).length;
  const [at] = lines
    .flatMap((line, place) =>
      fills(known, asked, shape, record, line.tokens, line.text) === true &&
      (shared(place) > 0 || Math.abs(place - best.line) === 1)
        ? [place]
        : [],
    )
    .sort((a, b) => shared(b) - shared(a) || Math.abs(a - best.line) - Math.abs(b - best.line));
  return at === undefined ? null : (lines[at]?.text ?? null);
}

/** The question without the kind of text that is meant. */
function withoutText(asked: Asked): Asked {
  const tokens = asked.tokens.filter(
    ({ word }) =>
      !/^(manifesto|articles?|papers?|notes?|essay|operator|writes?|written)$/.test(word),
  );
  return { ...asked, tokens };
}

/** Whether a sentence belongs beside the best: as good, or the next of the same record. */
function goesWith(hit: Hit, likely: number, { hit: best, likely: most }: Candidate): boolean {
  if (hit.record === best.record)
    return (
      hit.score >= best.score * 0.7 || (hit.line === best.line + 1 && hit.score >= best.score * 0.5)
    );
  return likely >= most * ALMOST;
}
