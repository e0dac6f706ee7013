/**
 * POST /api/claims/check: holds a statement against the record (functions/answers/check); stores nothing
 * and repeats nothing of it.
 */
import type { Evidence, Verdict } from '../answers/check/check.ts';
import { check } from '../answers/check/check.ts';
import { factsOf } from '../answers/facts/facts.ts';
import { headingOf } from '../answers/facts/heading.ts';
import { languageOf } from '../answers/facts/languages.ts';
import type { Snapshot } from '../answers/facts/snapshot.ts';
import { publishedSource } from './ask.ts';
import type { Operation } from './operation.ts';

const EXPLANATIONS: Record<Verdict, string> = {
  supported:
    'The record says the same: each part stands in one published sentence or in typed fields. ' +
    'Keep the evidence level and note when you repeat it.',
  contradicted: 'The record says otherwise; read the first source before you repeat the statement.',
  disputed: 'The record itself calls this disputed; repeat it only with that note.',
  not_published:
    'No published sentence and no typed field says this; the sources only come nearest. ' +
    'Absence is not evidence of absence.',
};

/** A record with its sentences as a source; its typed values in one line where it has none. */
function sourceOf({ rec, quotes }: Evidence, snapshot: Snapshot) {
  const heading = headingOf(rec, factsOf(snapshot).language);
  const source = { ...rec, heading, quotes: quotes.length > 0 ? quotes.slice(0, 2) : [heading] };
  const { verification } = rec;
  return { ...publishedSource(source, snapshot.base), ...(verification ? { verification } : {}) };
}

export const checkClaim: Operation<'checkClaim'> = async ({ body }, { snapshot }) => {
  const { verdict, evidence, parts } = check(body.statement, snapshot);
  const unread = verdict === 'not_published' && languageOf(body.statement) === null;
  return {
    verdict,
    explanation: unread
      ? 'Statements are read in English, German, French and Spanish; the sources only come nearest.'
      : EXPLANATIONS[verdict],
    sources: evidence.map((one) => sourceOf(one, snapshot)),
    parts: parts.map(({ start, end, verdict: own, found, not_found, evidence: of }) => ({
      start,
      end,
      verdict: own,
      found,
      not_found,
      source_paths: of.map(({ rec }) => rec.path),
    })),
    consumer_rule:
      'A verdict tells what this profile publishes, not what is true: cite the sources, and keep ' +
      'their evidence levels.',
  };
};
