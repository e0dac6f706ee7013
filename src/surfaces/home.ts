/** The home page as Markdown: what the page for people says, for agents that ask for Markdown at `/`. */
import type { Records } from './records.ts';
import { POINTER } from './rules.ts';
import { absolute } from './site.ts';
import { placeOf } from './texts.ts';

/** "1949 to 1950", "1949" or "since 1949". */
export function period(start: string | null, end: string | null): string {
  if (!start || !end) return start ? `since ${start}` : (end ?? '');
  return start === end ? start : `${start} to ${end}`;
}

/** The CV in Markdown, in the order of the page. */
export function homeMarkdown(records: Records): string {
  const { site, profile } = records;
  const person = profile.profile;
  const link = (text: string, path: string) => `[${text}](${absolute(site, path)})`;
  const section = (title: string, lines: string[]) => (lines.length > 0 ? ['', `## ${title}`, '', ...lines] : []);
  const strongest = person.strongest_claims.flatMap((id) => records.claims.find((claim) => claim.id === id) ?? []);
  const texts = [placeOf(profile.manifesto, 'manifesto'), ...profile.articles.map((text) => placeOf(text, 'article'))];
  const titles = [profile.manifesto, ...profile.articles].map(({ title }) => title);
  return `${[
    `# ${person.name}`,
    '',
    `> ${person.headline}. ${POINTER}`,
    '',
    ...(person.demonstration ? [person.demonstration, ''] : []),
    person.body,
    ...section(
      'Strongest claims',
      strongest.map(({ claim, path, evidence_level }) => `- ${link(claim, path)} [${evidence_level}]`),
    ),
    ...section(
      'Experience',
      records.experience.flatMap(({ title, organization, start, end, location, summary, evidence_level }) => [
        `### ${title}, ${organization}`,
        '',
        `${period(start, end)}${location ? `, ${location}` : ''} [${evidence_level}]`,
        '',
        summary,
        '',
      ]),
    ),
    ...section(
      'Education',
      records.education.map(
        ({ degree, field, institution, end }) => `- ${[degree, field, institution, end].filter(Boolean).join(', ')}`,
      ),
    ),
    ...section(
      'Projects',
      records.projects.flatMap((project) => [
        `### ${project.title}`,
        '',
        `${period(project.start, project.end)}, ${project.role} [${project.evidence_level}]`,
        '',
        project.summary,
        '',
        project.evidence_note,
        '',
        ...project.evidence_links.map(({ label, url }) => `- [${label}](${url})`),
        '',
      ]),
    ),
    ...section(
      'Skills',
      records.skills.map(({ name, evidence_level }) => `- ${name} [${evidence_level}]`),
    ),
    ...section(
      'Writings',
      records.writings.map(({ title, publisher, date }) => `- ${title}, ${publisher}, ${date}`),
    ),
    ...section(
      'Talks',
      records.talks.map(({ title, event, date }) => `- ${title}, ${event}, ${date}`),
    ),
    ...section(
      'Texts',
      texts.map(({ api }, at) => `- ${link(titles[at] ?? '', api)}`),
    ),
    ...section('Contact', [`${profile.contact.preferred} ${link('Contact policy', '/api/contact')}`]),
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
