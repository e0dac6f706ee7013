/** POST /api/claims/check: holds a statement against the record (functions/answers/check). */
import { VERDICTS } from '../../src/surfaces/rules.ts';
import { check } from '../answers/check/check.ts';
import { factsOf } from '../answers/facts/facts.ts';
import { givenOf } from '../answers/facts/given.ts';
import { languageOf } from '../answers/facts/languages.ts';
import type { Near } from '../answers/search/nearest.ts';
import { dayOf } from '../store/keys.ts';
import { publishedSource } from './ask.ts';
import type { Operation } from './operation.ts';

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
      : VERDICTS[verdict],
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
