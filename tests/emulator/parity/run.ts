/** Asks both places everything of a list. */

import type { Asked } from '../../wire/table.ts';
import { ARTEFACTS, type Artefact, type Difference } from './artefacts.ts';
import { differences, explained } from './compare.ts';
import type { Places } from './places.ts';

export type Outcome = {
  requests: number;
  /** Differences that no artefact tells of. */
  unexplained: Difference[];
  /** How often each artefact was seen. */
  artefacts: Map<Artefact, number>;
};

/** Reads at once; what was stored is asked for one at a time. */
const AT_ONCE = 3;

/** Asks for all, in order; `each` hears of each request that was answered. */
export async function compareAll(
  { ask }: Pick<Places, 'ask'>,
  requests: readonly Asked[],
  each: (found: Difference[]) => void = () => {},
): Promise<Outcome> {
  const unexplained: Difference[] = [];
  const artefacts = new Map(ARTEFACTS.map((one) => [one, 0]));
  const one = async (asked: Asked) => {
    const [here, there] = await ask(asked);
    const open = differences(asked, here, there).filter((difference) => {
      const artefact = explained(difference, here, there);
      if (artefact) artefacts.set(artefact, (artefacts.get(artefact) ?? 0) + 1);
      return !artefact;
    });
    unexplained.push(...open);
    each(open);
  };
  const work = async (list: Iterator<Asked>) => {
    for (let next = list.next(); !next.done; next = list.next()) await one(next.value);
  };
  const reads = requests.filter(({ live }) => !live).values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(reads)));
  await work(requests.filter(({ live }) => live).values());
  return { requests: requests.length, unexplained, artefacts };
}
