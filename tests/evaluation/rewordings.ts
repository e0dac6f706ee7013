/** Rewordings of the owner's common questions: whether a reply brings the owner's answer whole. */
import { profile } from '../ask/profiles.ts';
import { bare } from '../ask/published.ts';
import { post } from './figures.ts';
import type { Figures } from './least.ts';
import { type Rewording, readSet, type Side } from './sets.ts';

/** Figures of one side; with `isTold`, a line for each that lacks the answer of the owner. */
export async function rewordingFigures(
  side: Side,
  isChosen: (item: Rewording) => boolean,
  isTold: boolean,
): Promise<Figures> {
  const all = readSet<Rewording>('rewordings').filter((item) => item.side === side);
  const [quoted, whole] = [
    { some: 0, of: 0 },
    { some: 0, of: 0 },
  ];
  for (const { profile: name, question, record } of all.filter(isChosen)) {
    const snapshot = await profile(name);
    const owned = snapshot.manifest.common_questions.find(({ id }) => id === record);
    if (!owned) throw new Error(`${name} has no common question ${record}: name one it has`);
    const { answer, answer_status, sources } = await post('/api/agent/ask', { question }, snapshot);
    const snippets = (sources as { snippet: string }[]).map(({ snippet }) => snippet);
    const [isQuoted, isGiven] = [String(answer), snippets.join('\n')].map((text) =>
      bare(text).includes(bare(owned.answer_markdown)),
    );
    quoted.of = ++whole.of;
    quoted.some += Number(isQuoted);
    whole.some += Number(isQuoted || isGiven);
    if (isTold && !isQuoted)
      console.log(
        `${isGiven ? 'beside' : 'not given'}: ${question}\n    ${answer_status}: ${answer}`,
      );
  }
  return { quoted, whole };
}
