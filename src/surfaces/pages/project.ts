/** The page of a project as Markdown, and what else in the profile belongs to it. */
import type { Project } from '../../schemas/project.ts';
import { period } from '../home.ts';
import { anchor, EVIDENCE_HELP } from '../human.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { body, checkedLine, documentOf, evidenceLinks, head, linkTo, section } from './markdown.ts';

/** Records that name a project, each as a title and the page that shows it. */
export function relatedOf({ slug, related_skill_ids }: Project, records: Records) {
  const ofProject = <T extends { project_slugs: string[] }>(list: readonly T[]) =>
    list.filter(({ project_slugs }) => project_slugs.includes(slug));
  return {
    skills: records.skills
      .filter(({ id }) => related_skill_ids.includes(id))
      .map(({ id, name }) => ({ title: name, path: `/#${anchor.skill(id)}` })),
    positions: ofProject(records.experience).map(({ id, title, organization }) => ({
      title: `${title}, ${organization}`,
      path: `/#${anchor.position(id)}`,
    })),
    works: [
      ...ofProject(records.writings).map(({ id, title }) => ({
        title,
        path: `/#${anchor.writing(id)}`,
      })),
      ...ofProject(records.talks).map(({ id, title }) => ({ title, path: `/#${anchor.talk(id)}` })),
      ...ofProject(records.notes).map(({ id, title }) => ({
        title,
        path: `/notes#${anchor.note(id)}`,
      })),
    ],
  };
}

/** Short facts about a project, those that are stated. */
export function factsOf(project: Project): { term: string; value: string; url?: string }[] {
  const { start, end, role, organization, type, project_url, repository_url } = project;
  return [
    ...(start || end ? [{ term: 'When', value: period(start, end) }] : []),
    ...(role ? [{ term: 'Role', value: role }] : []),
    ...(organization ? [{ term: 'For', value: organization }] : []),
    ...(type ? [{ term: 'Kind', value: type }] : []),
    ...(project_url ? [{ term: 'Project', value: project_url, url: project_url }] : []),
    ...(repository_url ? [{ term: 'Source', value: repository_url, url: repository_url }] : []),
  ];
}

/** What the page says, in its order. */
export function projectMarkdown(project: Project, records: Records): string {
  const { skills, positions, works } = relatedOf(project, records);
  const links = (list: readonly { title: string; path: string }[]) =>
    list.map(({ title, path }) => `- ${linkTo(records, title, path)}`);
  const { citation_receipt: receipt } = project;
  return documentOf([
    ...head(records, project.title, project.path),
    ...factsOf(project).map(({ term, value }) => `- ${term}: ${value}`),
    `- Evidence: ${project.evidence_level} ` +
      `(${linkTo(records, 'What the levels mean', EVIDENCE_HELP)})`,
    ...(project.tags.length > 0 ? [`- Tags: ${project.tags.join(', ')}`] : []),
    '',
    project.summary,
    '',
    ...body(project.details_markdown, 1),
    ...section('Evidence', [
      project.evidence_note,
      '',
      ...evidenceLinks(project.evidence_links),
      ...checkedLine(records, project.verification, project.path),
    ]),
    ...section(
      'Proof points',
      project.proof_points.map((point) => `- ${point}`),
    ),
    ...section(
      'Claims that may be cited',
      project.key_claims.map(
        ({ claim, evidence_level, source_path }) =>
          `- ${claim}\n\n  ${evidence_level} ${linkTo(records, source_path, source_path)}\n`,
      ),
    ),
    ...section('Skills', links(skills)),
    ...section('Positions', links(positions)),
    ...section('Writings, talks and notes', links(works)),
    ...section('How to cite this', [
      `${receipt.citation_label}. <${absolute(records.site, `/projects/${project.slug}`)}>`,
      '',
      `- Record: <${receipt.source_url}>`,
      `- Confidence: ${receipt.confidence}`,
      `- Please: ${receipt.instruction}`,
    ]),
  ]);
}
