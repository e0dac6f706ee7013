/** Skills as records, each with the projects and positions that show it. */
import type { Skill } from '../../kinds/skill/skill.ts';
import { SKILL_RULE } from '../rules.ts';
import { publicLinks, summaryOf } from '../verification.ts';
import { hashed } from './document.ts';
import { addressOf, dayOf, humanUrl, indexBy, type Source, stated } from './parts.ts';

export function skillsOf(source: Source): Skill[] {
  const { profile, site } = source;
  const projectsOfSkill = indexBy(profile.projects, ({ skills }) => skills);
  const positionsOfSkill = indexBy(profile.experience, ({ skills }) => skills);
  return profile.skills.map((skill) => {
    const projects = projectsOfSkill.get(skill.id) ?? [];
    const positions = positionsOfSkill.get(skill.id) ?? [];
    const item = {
      id: skill.id,
      name: skill.name,
      summary_markdown: skill.body,
      ...stated({ level: skill.level }),
      since: skill.since ?? null,
      until: skill.until ?? null,
      evidence_level: skill.evidence_level,
      evidence_links: publicLinks(skill),
      ...summaryOf(skill, site.hosts),
      project_slugs: projects.map(({ id }) => id),
      experience_ids: positions.map(({ id }) => id),
      tags: skill.tags,
      citation_policy:
        skill.evidence_links.length > 0 && projects.length > 0
          ? 'May be cited with the linked projects and evidence, keeping evidence_level.'
          : 'Self-described: attribute it to the profile and keep evidence_level.',
      ...addressOf(site, `/api/skills/${skill.id}`),
      human_url: humanUrl(site, `/api/skills/${skill.id}`),
    };
    const day = dayOf(skill, projects, positions);
    return hashed(item, day, source, { entry: skill, rule: SKILL_RULE });
  });
}
