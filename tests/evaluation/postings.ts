/** Postings held against profiles: what is met gets its record, what is not gets none. */
import { profile } from '../ask/profiles.ts';
import { isNamed, post } from './figures.ts';
import type { Figures } from './least.ts';
import { type Posting, readSet, type Side } from './sets.ts';

type Result = { records: { url: string; standing: string | null }[] };

/** Figures of one side; with `isTold`, a line for each requirement that came out otherwise. */
export async function postingFigures(
  side: Side,
  isChosen: (item: Posting) => boolean,
  isTold: boolean,
): Promise<Figures> {
  const [met, unmet] = [
    { some: 0, of: 0 },
    { some: 0, of: 0 },
  ];
  const all = readSet<Posting>('postings').filter((item) => item.side === side);
  for (const { profile: name, requirements } of all.filter(isChosen)) {
    const texts = requirements.map(({ text }) => text);
    const body = await post('/api/agent/match', { requirements: texts }, await profile(name));
    for (const [at, { records }] of (body['results'] as Result[]).entries()) {
      const { text, records: right } = requirements[at] as Posting['requirements'][number];
      const share = right.length > 0 ? met : unmet;
      const isRight =
        right.length > 0 ? isNamed(records, right) : records.every(({ standing }) => standing);
      share.of += 1;
      share.some += Number(isRight);
      if (isTold && !isRight)
        console.log(
          `${name}: ${text} (${right.length > 0 ? 'met' : 'not met'})\n    ${
            records.map(({ url }) => url.replace(/^https?:..[^/]*/, '')).join(' ') || 'not_stated'
          }`,
        );
    }
  }
  return { met, unmet };
}
