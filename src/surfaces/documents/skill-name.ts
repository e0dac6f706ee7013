/** What the Agent Skill of a profile is called, and when to use it. */

import { nameOf } from '../person.ts';
import type { Records } from '../records.ts';

/**
 * Name of the skill: `read-` and the person's name in a-z, 0-9 and single hyphens, at most 64
 * characters (Agent Skills specification, `name`). Marks are taken off letters; a letter without a
 * plain form is left out.
 */
export function skillName(records: Records): string {
  const slug = nameOf(records)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\P{L}a-z]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 59)
    .replace(/-+$/, '');
  return `read-${slug || 'this-profile'}`;
}

/** What the skill does and when to use it, within the 1,024 characters that the format allows. */
export function skillDescription(records: Records): string {
  const { headline, demonstration } = records.profile.profile;
  const person = nameOf(records);
  return [
    `Reads the published profile of ${person} and answers from it with citations and ` +
      'evidence levels.',
    'Use it for questions about the work, skills, projects, experience, writings or terms ' +
      'of collaboration of this',
    'person, to check or cite a statement, or to prepare an introduction or a contact.',
    `About: ${headline.replace(/\.$/, '')}.`,
    ...(demonstration ? [demonstration] : []),
  ].join(' ');
}
