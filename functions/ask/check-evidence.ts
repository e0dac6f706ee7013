/** Statements about an evidence level: "the claim about X is a self-claim". */
import { EVIDENCE_LEVELS, type EvidenceLevel } from '../../src/schemas/common.ts';
import type { Rec } from '../facts/records.ts';
import type { Checked } from './check.ts';
import { named } from './check-roles.ts';
import { linked } from './entities.ts';
import type { Known } from './knowledge.ts';
import type { Statement } from './statement.ts';
import { HOLLOW } from './vocabulary.ts';

const LEVELS: Record<EvidenceLevel, RegExp> = {
  'self-claim': /\bself[ -]?claim(s|ed)?\b/,
  'private-live': /\bprivate(ly)?[ -]?live\b/,
  'public-live': /\bpublic(ly)?[ -]?live\b/,
  'external-validation': /\bexternal(ly)?[ -]?(validation|validated|verified|confirmed)\b/,
};

/** The evidence level that a line of folded words names. */
export function levelIn(line: string): EvidenceLevel | null {
  return EVIDENCE_LEVELS.find((level) => LEVELS[level].test(line)) ?? null;
}

const ABOUT = new Set(
  'evidence level levels claim claims claimed project projects skill skills job position statement record story live self private public privately publicly external externally validation validated verified confirmed support name'.split(
    ' ',
  ),
);

/** Whether each name in the statement is in the name of the record, or in its claim. */
function namesAll(known: Known, { terms, tokens }: Statement, record: Rec): boolean {
  const own = named(known, record.at);
  return terms.every(
    ({ token, meaning }) =>
      !/^\p{Lu}/u.test(token.raw) ||
      token === tokens[0] ||
      ABOUT.has(token.word) ||
      own.has(meaning),
  );
}

/** The verdict on a statement about an evidence level, or null when it is about something else. */
export function evidenceVerdict(known: Known, statement: Statement): Checked | null {
  const line = statement.tokens.map(({ word }) => word).join(' ');
  const level = levelIn(line);
  if (!level) return null;
  const left = statement.tokens.filter(({ word }) => !ABOUT.has(word) && !HOLLOW.has(word));
  const kind = (/\b(claim|project|skill)\b(?! live)/.exec(line.replace(LEVELS[level], '')) ??
    [])[1];
  const found = linked(known, left).filter(
    ({ record, share }) =>
      record.level &&
      (!kind || record.kind === kind) &&
      share >= 0.6 &&
      namesAll(known, statement, record),
  );
  const [best] = found;
  if (!best) return null;
  const equals = best.record.level === level;
  const right = equals !== statement.negated;
  const matched = new Set(statement.terms);
  return {
    verdict: best.share > 0.99 ? (right ? 'supported' : 'contradicted') : 'partly_supported',
    statement,
    matches: [{ record: best.record, text: null, matched, against: new Set(), opposite: !right }],
  };
}
