/** POST /api/claims/check: holds a statement against the record (functions/answers/check). */
import { check, type Verdict } from '../answers/check/check.ts';
import { factsOf } from '../answers/facts/facts.ts';
import { givenOf } from '../answers/facts/given.ts';
import { languageOf } from '../answers/facts/languages.ts';
import type { Near } from '../answers/search/nearest.ts';
import { dayOf } from '../store/keys.ts';
import { publishedSource } from './ask.ts';
import type { Operation } from './operation.ts';

const EXPLANATIONS: Record<Verdict, string> = {
  supported:
    'Published word for word, or told by typed fields. Keep the evidence level when you repeat it.',
  contradicted: 'A typed field or a rule of the owner denies this; read the first source.',
  disputed: 'The record itself calls this disputed; repeat it only with that note.',
  undecided: 'Not judged: records come near; compare them yourself.',
  not_published:
    'No telling word of this matches anything published; that is no evidence of absence.',
};

export const checkClaim: Operation<'checkClaim'> = async ({ body }, { snapshot, at }) => {
  const { statement, detail } = body;
  const { verdict, near, rule, parts } = check(statement, snapshot, dayOf(at));
  const facts = factsOf(snapshot);
  const full = detail === 'full';
  const source = ({ record, passages }: Near) => {
    const quotes = passages.map(({ text }) => text);
    return {
      ...publishedSource(givenOf(record, facts, quotes), snapshot.base, full),
      ...(full && record.verification ? { verification: record.verification } : {}),
    };
  };
  const unread = languageOf(statement) === null && verdict !== 'supported';
  return {
    verdict,
    explanation: unread
      ? 'Statements are read in English, German, French and Spanish; the sources only come nearest.'
      : EXPLANATIONS[verdict],
    ...(rule ? { rule } : {}),
    sources: near.map(source),
    parts:
      full || parts.length > 1
        ? parts.map((part) => ({
            start: part.start,
            end: part.end,
            verdict: part.verdict,
            ...(full ? { source_paths: part.near.map(({ record }) => record.path) } : {}),
          }))
        : [],
    consumer_rule:
      'A verdict tells what this profile publishes, not what is true: cite the sources.',
  };
};
