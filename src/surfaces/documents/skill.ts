/**
 * GET /skill.md: an Agent Skill (agentskills.io) that teaches an agent to use this service, and
 * /.well-known/agent-skills/index.json, which names it: Agent Skills discovery 0.2.0
 * (cloudflare/agent-skills-discovery-rfc).
 */
import { parameters } from '../../schemas/parameters.ts';
import { freshness } from '../instances.ts';
import { nameOf } from '../person.ts';
import { pick } from '../records/parts.ts';
import type { Records } from '../records.ts';
import { CITATION_RULES, CONTENT_POLICY, PROJECT_RULE, SKILL_RULE } from '../rules.ts';
import { seal, sha256 } from '../seal.ts';
import { API_VERSION } from '../versions.ts';
import { bullets, evidenceMeanings, linker, sendRoutes, unansweredIn, urlOf } from './parts.ts';
import { textOf } from './text.ts';

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

/**
 * Most missions and rules that the skill repeats, so that any profile stays below the format's
 * 5,000 tokens.
 */
const MOST_MISSIONS = 5;
const MOST_RULES = 9;

/**
 * The SKILL.md: front matter, then how to read, cite and check. Markdown below 500 lines and 5,000
 * tokens (Agent Skills specification).
 */
export function skillMd(records: Records): string {
  const { profile, claims, missions, questions, site } = records;
  const example = claims.find(({ id }) => id === profile.profile.strongest_claims[0]);
  const left = missions.length - MOST_MISSIONS;
  const mostQuestions = parameters.listCommonQuestions.limit.most;
  const rules = [...CITATION_RULES, PROJECT_RULE, SKILL_RULE, `Texts: ${CONTENT_POLICY}`];
  return textOf('skill', records, {
    name: skillName(records),
    // A JSON string is a YAML string, so that nothing in a name can break the front matter.
    description: JSON.stringify(skillDescription(records)),
    compatibility: JSON.stringify(`Needs HTTP access to ${site.base}`),
    start: JSON.stringify(urlOf(records, 'getInit')),
    quotedVersion: JSON.stringify(API_VERSION),
    missions: missions.slice(0, MOST_MISSIONS).map(({ id, title, goal, read }) => ({
      id,
      title,
      goal,
      steps: read.map((address, at) => ({ number: at + 1, address })),
    })),
    moreMissions: left > 0 ? [{ count: left }] : [],
    citing: bullets(records, rules),
    example: example ? [pick(example, 'claim', 'evidence_level', 'claim_url')] : [],
    levels: evidenceMeanings,
    doNotInfer: bullets(records, profile.profile.do_not_infer, MOST_RULES),
    allQuestions: linker(records)('listCommonQuestions', `?limit=${mostQuestions}`),
    open: unansweredIn(records),
    questions: questions.length,
    signed: (records.signed?.keys.slice(0, 1) ?? []).map(({ kid }) => ({ kid })),
    send: sendRoutes(records),
  });
}

/**
 * The index. Takes all records; returns the one skill with the SHA-256 of the UTF-8 bytes of
 * skill.md. Readers must ignore members they do not know, so our four metadata members stand at the
 * end.
 */
export function skillsIndex(records: Records) {
  const skill = {
    name: skillName(records),
    type: 'skill-md',
    description: skillDescription(records),
    url: urlOf(records, 'getSkillMd'),
    digest: `sha256:${sha256(skillMd(records))}`,
  };
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [skill],
  };
  // What skill.md shows of the content.
  const { profile, contact, missions, claims, questions } = records.profile;
  return seal(index, freshness(records, [profile, contact, ...missions, ...claims, ...questions]));
}
