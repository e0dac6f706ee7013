/**
 * GET /.well-known/agent-skills/index.json: Agent Skills discovery 0.2.0
 * (cloudflare/agent-skills-discovery-rfc).
 */
import { parse } from 'yaml';
import { urlOf } from '../documents/parts.ts';
import { freshness } from '../instances.ts';
import type { Records } from '../records.ts';
import { seal, sha256 } from '../seal.ts';

/**
 * `name` and `description` of a skill. Throws when they break the format: our own document is then
 * wrong.
 */
function frontMatterOf(skillMd: string): { name: string; description: string } {
  const { name, description } = (parse(/^---\n([\s\S]*?)\n---\n/.exec(skillMd)?.[1] ?? '') ??
    {}) as Record<string, unknown>;
  if (typeof name !== 'string' || name.length > 64 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error(`skill.md: "${name}" is not the name of a skill`);
  if (typeof description !== 'string' || description === '' || description.length > 1024)
    throw new Error('skill.md: the description must have 1 to 1024 characters');
  return { name, description };
}

/**
 * The index. Takes all records and skill.md as it is served; returns the one skill with the SHA-256
 * of its UTF-8 bytes. Readers must ignore members they do not know, so our four metadata members
 * stand at the end.
 */
export function skillsIndex(records: Records, skillMd: string) {
  const { name, description } = frontMatterOf(skillMd);
  const skill = {
    name,
    type: 'skill-md',
    description,
    url: urlOf(records, 'getSkillMd'),
    digest: `sha256:${sha256(skillMd)}`,
  };
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [skill],
  };
  // What skill.md shows of the content.
  const { profile, contact, missions, claims, questions } = records.profile;
  return seal(index, freshness(records, [profile, contact, ...missions, ...claims, ...questions]));
}
