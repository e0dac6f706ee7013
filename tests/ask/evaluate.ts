/** Scores of question sets and statement sets, per kind. */
import { readFile } from 'node:fs/promises';
import { answerTo, textOfAnswer } from '../../functions/ask/answer.ts';
import { check } from '../../functions/ask/check.ts';
import { knownFrom } from '../../functions/ask/knowledge.ts';
import type { Snapshot } from '../../functions/facts/snapshot.ts';

export type ProfileName = 'example' | 'odd' | 'engineer';
/** What is published, of the profiles that a set is about. */
export type Facts = Partial<Record<ProfileName, Snapshot>>;

/** The facts of one profile; throws when they are not there. */
export function factsOf(facts: Facts, profile: ProfileName): Snapshot {
  const found = facts[profile];
  if (!found) throw new Error(`The profile ${profile} is not built.`);
  return found;
}

export type QuestionCase = {
  id: string;
  profile: ProfileName;
  question: string;
  kind: string;
  expect: { status: string | string[]; first_source?: string | string[]; contains?: string[] };
  misspelt?: boolean;
};

export type StatementCase = {
  id: string;
  profile: ProfileName;
  statement: string;
  truth: boolean;
  expect: string[];
};

/** Right ones of all. */
export type Score = { right: number; of: number };
export type Row = { kind: string; status: Score; firstSource: Score; contains: Score };
export type Scores = {
  rows: Row[];
  firstSource: Score;
  declines: Score;
  contains: Score;
  status: Score;
  misspelt: Score;
  /**
   * Questions that are answered, and from the right source: the first source may also be right as
   * what comes nearest.
   */
  answered: Score;
  wrong: string[];
};

const SILENT = ['not_published', 'declined', 'out_of_scope'];
const score = (): Score => ({ right: 0, of: 0 });
const count = (one: Score, right: boolean): boolean => {
  one.of += 1;
  one.right += Number(right);
  return right;
};

/** The share of a score; 1 when there is none. */
export const share = ({ right, of }: Score): number => (of === 0 ? 1 : right / of);

export async function readSet<T>(file: string): Promise<T[]> {
  return JSON.parse(await readFile(file, 'utf8')) as T[];
}

/** Asks every question of a set. */
export function scoreQuestions(cases: readonly QuestionCase[], facts: Facts): Scores {
  const rows = new Map<string, Row>();
  const all = {
    firstSource: score(),
    declines: score(),
    contains: score(),
    status: score(),
    misspelt: score(),
    answered: score(),
  };
  const wrong: string[] = [];
  for (const { id, profile, question, kind, expect, misspelt } of cases) {
    const found = answerTo(question, factsOf(facts, profile));
    const text = textOfAnswer(found);
    const wanted = [expect.status].flat();
    const row = rows.get(kind) ?? {
      kind,
      status: score(),
      firstSource: score(),
      contains: score(),
    };
    rows.set(kind, row);
    const problems: string[] = [];
    const ok = wanted.includes(found.status);
    count(row.status, ok);
    count(all.status, ok);
    if (misspelt) count(all.misspelt, ok);
    if (!ok) problems.push(`status ${found.status}, not ${wanted.join(' or ')}`);
    if (wanted.every((one) => SILENT.includes(one))) count(all.declines, ok);
    // Where an honest silence is allowed and given, there is no source and no value to look for.
    const silent = ok && SILENT.includes(found.status);
    if (expect.first_source && !silent) {
      const first = found.sources[0]?.record.path ?? 'none';
      const right = [expect.first_source].flat().includes(first);
      count(row.firstSource, right);
      count(all.answered, right && !SILENT.includes(found.status));
      if (!count(all.firstSource, right)) problems.push(`first source ${first}`);
    }
    if (expect.contains && !silent) {
      const right = expect.contains.some((one) => text.includes(one));
      count(row.contains, right);
      if (!count(all.contains, right)) problems.push(`none of ${expect.contains.join(' | ')}`);
    }
    if (problems.length > 0)
      wrong.push(`${id} ${question}\n    ${problems.join('; ')}\n    ${found.why}`);
  }
  return { rows: [...rows.values()], ...all, wrong };
}

export type StatementScores = {
  trueSupported: Score;
  falseSupported: string[];
  falses: number;
  expected: Score;
  wrong: string[];
};

/** Checks every statement of a set. */
export function scoreStatements(cases: readonly StatementCase[], facts: Facts): StatementScores {
  const scores: StatementScores = {
    trueSupported: score(),
    falseSupported: [],
    falses: 0,
    expected: score(),
    wrong: [],
  };
  for (const { id, profile, statement, truth, expect } of cases) {
    const { verdict } = check(knownFrom(factsOf(facts, profile)), statement);
    if (truth) count(scores.trueSupported, verdict === 'supported');
    else scores.falses += 1;
    if (!truth && verdict === 'supported') scores.falseSupported.push(`${id} ${statement}`);
    if (!count(scores.expected, expect.includes(verdict)))
      scores.wrong.push(`${id} ${statement}\n    ${verdict}`);
  }
  return scores;
}
