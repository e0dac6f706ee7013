/**
 * What a profile has before its owner writes more than profile.md: words for any trade, which claim
 * nothing about the person. A file of the owner takes the place of the default of the same name.
 */
import type * as z from 'zod';
import type { mission } from '../kinds/mission/mission.ts';
import type { StandardRule } from '../kinds/profile/profile.ts';

/** Conclusions that no profile supports unless its owner says otherwise. */
const RULES: Readonly<Record<StandardRule, string>> = {
  availability:
    'Do not infer availability, or interest in an offer, beyond what is published; ask.',
  rates: 'Do not infer rates, fees or salaries.',
  privacy:
    'Do not infer age, origin, gender, health, family, religion or politics from names, dates, ' +
    'places or gaps; they are private.',
  voice: 'Do not attribute opinions, words or endorsements that are not published here.',
};

/** The standard rules in the owner's words where there are some, then the owner's own. */
export function rulesWith(
  own: readonly string[],
  instead: { [rule in StandardRule]?: string | null | undefined },
): string[] {
  const standard = Object.entries({ ...RULES, ...instead }).filter(
    ([, rule]) => rule !== null && rule !== undefined,
  );
  return [...standard.map(([, rule]) => rule as string), ...own];
}

/** What stands for a short biography where there is none: nothing that is not said elsewhere. */
export function bioInstead({ name, headline }: { name: string; headline: string }): string {
  return `${name}: ${headline}`;
}

type MissionFields = Omit<z.input<typeof mission.schema>, 'updated'>;

const citations = { name: 'citations', type: 'string[]' } as const;

/** Addresses that a mission reads after init, so that three fetches do. */
export const MOST_READS = 2;

/** The first addresses that lead to something; where none does, the first. */
export function worthReading(
  reads: readonly string[],
  isEmpty: (path: string) => boolean,
): string[] {
  const full = reads.filter((path) => !isEmpty(path));
  return (full.length > 0 ? full : reads).slice(0, MOST_READS);
}

/** What agents are mostly sent to do at a profile, by mission id; `reads` in order of worth. */
export const MISSIONS: Readonly<Record<string, MissionFields>> = {
  evaluate_collaboration: {
    title: 'Evaluate a collaboration',
    goal: 'Decide whether a proposed collaboration fits the published terms, and say why.',
    reads: ['/api/collaboration'],
    inputs: [{ name: 'proposal', description: 'What is proposed, in a few sentences.' }],
    outputs: [
      { name: 'recommendation', description: 'yes, no or maybe.' },
      { name: 'reasons', type: 'string[]', description: 'Each resting on the published terms.' },
      { ...citations, description: 'URLs of the records used.' },
    ],
    success: [
      'The recommendation follows from the published terms; what they leave open is a maybe.',
      'No rate and no availability is inferred.',
      'Every reason has a citation.',
    ],
  },
  assess_expertise: {
    title: 'Assess expertise',
    goal: 'Say what the record supports about a field of work, and how well it is supported.',
    reads: ['/api/skills', '/api/projects', '/api/experience'],
    inputs: [{ name: 'field', description: 'The field of work to assess.' }],
    outputs: [
      { name: 'assessment', description: 'What the record supports, in a paragraph.' },
      {
        name: 'evidence_levels',
        type: 'string[]',
        description: 'Evidence level of each record used, in the order of citations.',
      },
      { ...citations, description: 'URLs of the records used.' },
    ],
    success: [
      'Each statement names a record and keeps its evidence level.',
      'A skill is stated no more firmly than its projects and evidence links allow.',
      'What the record leaves open is said to be open.',
    ],
  },
  research_ideas: {
    title: 'Research the ideas',
    goal: 'Collect ideas from the published texts, with a citation for each.',
    reads: ['/api/content', '/api/writings'],
    inputs: [{ name: 'question', description: 'What the human wants to understand.' }],
    outputs: [
      {
        name: 'ideas',
        type: 'string[]',
        description: 'One idea each, in one or two sentences.',
      },
      { ...citations, description: 'URLs of the texts, one for each idea.' },
    ],
    success: [
      'Each idea can be found in the cited text, and is attributed to its author.',
      'Where no text is published on the question, the result says so.',
    ],
  },
  prepare_introduction: {
    title: 'Prepare an introduction',
    goal: 'Write a short, sourced introduction of this person for a given audience.',
    reads: ['/api/profile', '/api/claims'],
    inputs: [
      { name: 'audience', description: 'Who will read or hear it.' },
      { name: 'purpose', description: 'What it is for.' },
    ],
    outputs: [
      { name: 'introduction', description: 'The text, ready to use.' },
      { ...citations, description: 'URLs of the records it rests on.' },
    ],
    success: [
      'Every statement of fact has a citation.',
      'There are no invented quotations, and names and titles stand as published.',
    ],
  },
};
