/** Single questions and statements whose outcome is told: what was wrong once. */
import { profile } from '../ask/profiles.ts';
import { post } from './figures.ts';
import { type Case, readSet } from './sets.ts';

/** What a case came to: its status or verdict, and what was said. */
async function outcomeOf({ profile: name, question, statement }: Case) {
  const snapshot = await profile(name);
  if (question) {
    const { answer, answer_status } = await post('/api/agent/ask', { question }, snapshot);
    return { outcome: String(answer_status), said: String(answer) };
  }
  const { verdict } = await post('/api/claims/check', { statement }, snapshot);
  return { outcome: String(verdict), said: '' };
}

/** Cases that came out otherwise, each in a line. */
export async function failedCases(isChosen: (item: Case) => boolean): Promise<string[]> {
  const failed: string[] = [];
  for (const item of readSet<Case>('cases').filter(isChosen)) {
    const { outcome, said } = await outcomeOf(item);
    const isRight =
      (item.is?.includes(outcome) ?? true) &&
      !item.not?.includes(outcome) &&
      (item.says === undefined || new RegExp(item.says).test(said));
    if (!isRight)
      failed.push(`${item.profile}: ${item.question ?? item.statement} (${outcome}: ${said})`);
  }
  return failed;
}
