/** Answers from retrieved sentences, as firm as they cover the question. */
import { evidenceParts, type Found, looked, type Source, sourceOf } from './answers.ts';
import { isYear } from './dates.ts';
import { framed, type Part, quoted } from './frames.ts';
import { asksOf } from './kinds.ts';
import type { Known } from './knowledge.ts';
import { timePart } from './lookups-records.ts';
import type { Asked } from './question.ts';
import type { Kind } from './records.ts';
import { type Hit, retrieve } from './retrieve.ts';
import { tokensOf } from './words.ts';

/** Least share of a question that a sentence must cover to be an answer, and to be one in part. */
const ANSWERS = 0.62;
const PARTLY = 0.56;

const TEXTS: Record<string, Kind> = {
  manifesto: 'manifesto',
  article: 'article',
  articles: 'article',
  essay: 'article',
  note: 'note',
};

/** The sentences that answer a question, or null when none covers enough of it. */
export function passageAnswer(known: Known, asked: Asked): Found | null {
  const asks = asksOf(asked.line);
  const text = /\b(manifesto|articles?|essay|note)\b/.exec(asked.line)?.[1];
  const kind = text ? TEXTS[text] : undefined;
  const about = kind
    ? {
        ...asked,
        meanings: asked.meanings.filter(
          (one) => !/^(manifesto|articl|paper|not|note|essay|operat|writ|write)$/.test(one),
        ),
      }
    : asked;
  if (kind && about.meanings.length === 0) return null;
  const wants = { when: asks.when, who: asks.who, where: asks.where, howMany: asks.howMany };
  const hits = [...(kind ? retrieve(known, about, wants, [kind]) : []), ...retrieve(known, about, wants)];
  const [best] = hits;
  if (!best) return null;
  const named = asked.tokens.some(({ name, word }) => name && asked.unknown.includes(word));
  const least = named ? 0.8 : asked.unknown.length > 0 ? ANSWERS + 0.04 : ANSWERS;
  if (best.cover < (kind ? PARTLY - 0.16 : PARTLY) || best.own < 0.22) return null;
  if (named && best.cover < least) return null;
  const firm = best.cover >= least;
  if (!firm && !kind && best.cover < least) return null;
  const more = hits.filter((hit) => hit !== best && hit.text !== best.text && goesWith(hit, best)).slice(0, 2);
  const parts: Part[] = [quoted(best.text)];
  if (asks.when && !tokensOf(best.text).some(({ word }) => isYear(word))) {
    const time = timePart(best.record);
    if (time) parts.unshift(time);
  }
  if (asks.where && best.record.place) parts.push(framed('place', best.record.label, best.record.place));
  const sources: Source[] = [sourceOf(best.record, best.text)];
  for (const hit of more) {
    parts.push(quoted(hit.text));
    if (!sources.some(({ record }) => record === hit.record)) sources.push(sourceOf(hit.record, hit.text));
  }
  return looked(
    `passage of ${best.record.path}, covers ${best.cover.toFixed(2)}, alone ${best.own.toFixed(2)}`,
    [...parts, ...evidenceParts(best.record)],
    sources,
    firm ? 'answered' : 'partially_answered',
    best.cover >= 0.9 ? 'high' : best.cover >= 0.75 ? 'medium' : 'low',
  );
}

/** Whether a sentence belongs beside the best: as good, or the next of the same record. */
function goesWith(hit: Hit, best: Hit): boolean {
  if (hit.record === best.record)
    return hit.score >= best.score * 0.8 || (hit.line === best.line + 1 && hit.score >= best.score * 0.55);
  return hit.score >= best.score * 0.93;
}
