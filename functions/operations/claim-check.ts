/**
 * POST /api/claims/check: holds a statement against the record (functions/ask/check.ts); stores
 * nothing and repeats nothing of it.
 */
import { sourceOf } from '../ask-old/answers.ts';
import { type Checked, check, type Match, type Verdict } from '../ask-old/check.ts';
import { knownFrom } from '../ask-old/knowledge.ts';
import type { Term } from '../ask-old/statement.ts';
import type { Operation } from './operation.ts';

/** Most records that one answer names. */
const RECORDS = 5;

const EXPLANATIONS: Record<Verdict, string> = {
  supported: 'A record says every part of it. Keep the evidence level when you repeat it.',
  contradicted: 'A record says otherwise; read it before you repeat the statement.',
  partly_supported: 'The record says a part of it; do not repeat the rest as supported.',
  not_published: 'The record is silent about it. Absence is not evidence of absence.',
};

const DETAILS: Record<Term['kind'], 'who' | 'what' | 'when' | 'how_many'> = {
  name: 'who',
  word: 'what',
  date: 'when',
  number: 'how_many',
};

/** Kinds of detail that the best match leaves open. */
function missingOf({ statement, matches, verdict }: Checked) {
  if (verdict === 'supported') return [];
  const matched = matches[0]?.matched ?? new Set<Term>();
  return [
    ...new Set(
      statement.terms.filter((term) => !matched.has(term)).map(({ kind }) => DETAILS[kind]),
    ),
  ];
}

const recordsOf = (matches: readonly Match[]): Match[] =>
  matches
    .filter(
      (match, at) => matches.findIndex(({ record }) => record.path === match.record.path) === at,
    )
    .slice(0, RECORDS);

export const checkClaim: Operation<'checkClaim'> = async ({ body }, { snapshot }) => {
  const { verdict, matches, parts } = check(knownFrom(snapshot), body.statement);
  return {
    verdict,
    explanation: EXPLANATIONS[verdict],
    records: recordsOf(matches).map(({ record, text }) => ({
      path: record.path,
      url: record.url,
      label: record.label,
      snippet: sourceOf(record, text).snippet,
      human_url: record.url,
      evidence_note: record.evidence,
      content_hash: record.hash,
      evidence_level: record.level,
    })),
    parts: parts.map((part) => ({
      start: part.statement.start,
      end: part.statement.start + part.statement.text.length,
      verdict: part.verdict,
      missing: missingOf(part),
      record_paths: recordsOf(part.matches).map(({ record }) => record.path),
    })),
    consumer_rule:
      'A verdict tells what this profile publishes, not what is true: cite the records, ' +
      'and keep their evidence levels.',
  };
};
