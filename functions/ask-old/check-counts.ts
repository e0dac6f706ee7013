/** Statements that count records: "the profile publishes nine projects". */
import type { Checked } from './check.ts';
import type { Known } from './knowledge.ts';
import { LISTS, listKindIn, listRecord } from './lists.ts';
import type { Statement } from './statement.ts';
import { HOLLOW, numberOf } from './vocabulary.ts';

const VERB =
  /^(publishe?s?|published|publishing|lists?|listed|has|have|had|contains?|shows?|gave|given|wrote|written|holds?|held|made|makes?|includes?|worked|profile|record|records|page|total|names?|counts?|there)$/;

/** The verdict on a count of records, or null when the statement counts something else. */
export function countVerdict(known: Known, statement: Statement): Checked | null {
  const [number, second] = statement.terms.filter(({ kind }) => kind === 'number');
  const none = statement.tokens.some(({ word }) => word === 'no') && !number;
  if ((!number && !none) || second || (statement.negated && !none)) return null;
  const line = statement.tokens.map(({ word }) => word).join(' ');
  const kind = listKindIn(line);
  if (!kind) return null;
  const list = LISTS[kind];
  const left = statement.terms.filter(
    ({ token }) =>
      token !== number?.token &&
      !VERB.test(token.word) &&
      !HOLLOW.has(token.word) &&
      !list.noun.test(token.word),
  );
  if (left.length > 0) return null;
  const count = list.items(known).length;
  const right = count === (number ? numberOf(number.token.word) : 0);
  return {
    verdict: right ? 'supported' : 'contradicted',
    statement,
    matches: [
      {
        record: listRecord(known, kind),
        text: null,
        matched: new Set(statement.terms),
        against: new Set(),
        opposite: !right,
      },
    ],
  };
}
