/**
 * What a profile has before its owner writes more than profile.md: words for any trade, which claim
 * nothing about the person. A file of the owner takes the place of the default of the same name.
 */
import type * as z from 'zod';
import type { mission } from '../kinds/mission/mission.ts';
import type { StandardRule } from '../kinds/profile/profile.ts';
import missions from '../texts/missions.json' with { type: 'json' };
import { INFERENCES } from './rules.ts';

/** The standard rules in the owner's words where there are some, then the owner's own. */
export function rulesWith(
  own: readonly string[],
  instead: { [rule in StandardRule]?: string | null | undefined },
): string[] {
  const standard = Object.entries({ ...INFERENCES, ...instead }).filter(
    ([, rule]) => rule !== null && rule !== undefined,
  );
  return [...standard.map(([, rule]) => rule as string), ...own];
}

/** What stands for a short biography where there is none: nothing that is not said elsewhere. */
export const bioInstead = ({ name, headline }: { name: string; headline: string }): string =>
  `${name}: ${headline}`;

/** Addresses that a mission reads after init, so that three fetches do. */
export const MOST_READS = 2;

/** The first addresses that lead to something; where none does, the first. */
export function worthReading(reads: readonly string[], isEmpty: (path: string) => boolean) {
  const full = reads.filter((path) => !isEmpty(path));
  return (full.length > 0 ? full : reads).slice(0, MOST_READS);
}

type MissionFields = Omit<z.input<typeof mission.schema>, 'updated'>;

/** Members by their names, `name[]` where one is a list. */
const members = (told: object) =>
  Object.entries(told as Record<string, string>).map(([name, description]) =>
    name.endsWith('[]')
      ? { name: name.slice(0, -2), type: 'string[]' as const, description }
      : { name, description },
  );

/** What agents are mostly sent to do at a profile, by mission id; `reads` in order of worth. */
export const MISSIONS: Readonly<Record<string, MissionFields>> = Object.fromEntries(
  Object.entries(missions).map(([id, { inputs, outputs, ...said }]) => [
    id,
    { ...said, inputs: members(inputs), outputs: members(outputs) },
  ]),
);
