/**
 * GET /.well-known/agent-skills/index.json: Agent Skills discovery 0.2.0
 * (cloudflare/agent-skills-discovery-rfc).
 */
import { urlOf } from '../documents/parts.ts';
import { skillDescription, skillMd, skillName } from '../documents/skill.ts';
import { freshness } from '../instances.ts';
import type { Records } from '../records.ts';
import { seal, sha256 } from '../seal.ts';

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
