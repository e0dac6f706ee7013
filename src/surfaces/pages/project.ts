/** The page of a project as Markdown, and what else in the profile belongs to it. */

import type { Project } from '../../kinds/project/project.ts';
import type { Say } from '../../labels/say.ts';
import { anchor, EVIDENCE_HELP } from '../human.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { whoLines } from './list-pages.ts';
import {
  body,
  checkedLine,
  documentOf,
  evidenceLinks,
  head,
  levelIn,
  linkTo,
  section,
} from './markdown.ts';
import { openWord } from './sections.ts';

/** Records that name a project, each as a title and the page that shows it. */
export function relatedOf({ slug, related_skill_ids }: Project, records: Records, say: Say) {
  const ofProject = <T extends { project_slugs: string[] }>(list: readonly T[]) =>
    list.filter(({ project_slugs }) => project_slugs.includes(slug));
  return {
    skills: records.skills
      .filter(({ id }) => related_skill_ids.includes(id))
      .map(({ id, name }) => ({ title: name, path: `/experience#${anchor.skill(id)}` })),
    positions: ofProject(records.experience).map(({ id, title, organization }) => ({
      title: say.list([title, organization]),
      path: `/experience#${anchor.position(id)}`,
    })),
    works: [
      ...ofProject(records.writings).map(({ id, title }) => ({
        title,
        path: `/writing#${anchor.writing(id)}`,
      })),
      ...ofProject(records.talks).map(({ id, title }) => ({
        title,
        path: `/writing#${anchor.talk(id)}`,
      })),
      ...ofProject(records.notes).map(({ id, title }) => ({ title, path: `/notes/${id}` })),
    ],
  };
}

/** Short facts about a project beside its time, those that are stated. */
export function factsOf(
  { role, organization, type, project_url, repository_url }: Project,
  { project: say }: Say,
): { term: string; value: string; url?: string }[] {
  return [
    ...(role ? [{ term: say.role, value: role }] : []),
    ...(organization ? [{ term: say.organization, value: organization }] : []),
    ...(type ? [{ term: say.kind, value: type }] : []),
    ...(project_url ? [{ term: say.link, value: project_url, url: project_url }] : []),
    ...(repository_url ? [{ term: say.source, value: repository_url, url: repository_url }] : []),
  ];
}

/** What the page says, in its order. */
export function projectMarkdown(project: Project, records: Records, say: Say): string {
  const { skills, positions, works } = relatedOf(project, records, say);
  const links = (list: readonly { title: string; path: string }[]) =>
    list.map(({ title, path }) => `- ${linkTo(records, title, path)}`);
  const fact = (term: string, value: string) => `- ${say.lists.fact({ name: term, value })}`;
  const { citation_receipt: receipt, start, end } = project;
  const level = levelIn(say, project.evidence_level);
  const marks = linkTo(records, say.evidence.whatMarksMean, EVIDENCE_HELP);
  return documentOf([
    ...head(records, project.title, project.path, say),
    ...(start || end ? [fact(say.project.when, say.period(start, end, openWord(records)))] : []),
    ...factsOf(project, say).map(({ term, value }) => fact(term, value)),
    fact(say.evidence.title, `${level} (${marks})`),
    ...(project.tags.length > 0 ? [fact(say.project.tags, say.list(project.tags))] : []),
    '',
    project.summary,
    '',
    ...body(project.details_markdown, 1),
    ...section(say.evidence.title, [
      project.evidence_note,
      '',
      ...evidenceLinks(project.evidence_links),
      ...checkedLine(records, project.verification, say),
    ]),
    ...section(
      say.project.proofPoints,
      project.proof_points.map((point) => `- ${point}`),
    ),
    ...section(
      say.project.claims,
      project.key_claims.map(
        ({ id, claim, evidence_level }) =>
          `- ${linkTo(records, claim, `/claims/${id}`)}\n\n  ${levelIn(say, evidence_level)}\n`,
      ),
    ),
    ...section(say.project.skills, links(skills)),
    ...section(say.project.positions, links(positions)),
    ...section(say.project.works, links(works)),
    ...whoLines(records, say),
    ...section(say.cite.title, [
      `${receipt.citation_label}. <${absolute(records.site, `/projects/${project.slug}`)}>`,
      '',
      fact(say.cite.confidence, level),
      fact(say.cite.please, say.cite.keepNote),
      fact(say.cite.record, `<${project.url}>`),
    ]),
  ]);
}
