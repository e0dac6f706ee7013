/**
 * The home page as Markdown: what the page for people says, for agents that ask for Markdown at
 * `/`.
 */
import { bioInstead } from './defaults.ts';
import { embed } from './markdown.ts';
import { otherSections } from './other.ts';
import { collaborationPayload } from './person.ts';
import type { Records } from './records.ts';
import { POINTER } from './rules.ts';
import { absolute } from './site.ts';
import { textsOf } from './texts.ts';

/** "1949 to 1950", "1949" or "since 1949". */
export function period(start: string | null, end: string | null): string {
  if (!start || !end) return start ? `since ${start}` : (end ?? '');
  return start === end ? start : `${start} to ${end}`;
}

/**
 * Terms of collaboration as names and values, in the order in which both forms of the page show
 * them; the empty are left out.
 */
export function termsOf(
  terms: ReturnType<typeof collaborationPayload>,
): { term: string; values: string[] }[] {
  const rows = [
    { term: 'Capacity', values: [terms.current_capacity] },
    { term: 'Availability', values: [terms.availability_note] },
    { term: 'Welcome', values: terms.preferred_engagement_types },
    { term: 'Shortest engagement', values: [terms.minimum_engagement_duration] },
    { term: 'Fields of interest', values: terms.industries_of_interest },
    { term: 'Refused', values: terms.hard_no_list },
    { term: 'Money', values: [terms.pricing_policy.note] },
  ];
  return rows
    .map(({ term, values }) => ({ term, values: values.filter((value) => value !== null) }))
    .filter(({ values }) => values.length > 0);
}

/** The CV in Markdown, in the order of the page. */
export function homeMarkdown(records: Records): string {
  const { site, profile } = records;
  const person = profile.profile;
  const link = (text: string, path: string) => `[${text}](${absolute(site, path)})`;
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? ['', `## ${title}`, '', ...lines] : [];
  const terms = collaborationPayload(records);
  const strongest = person.strongest_claims.flatMap(
    (id) => records.claims.find((claim) => claim.id === id) ?? [],
  );
  return `${[
    `# ${person.name}`,
    '',
    `> ${person.headline}. ${POINTER}`,
    '',
    ...(person.demonstration ? [person.demonstration, ''] : []),
    ...(person.bio === bioInstead(person) ? [] : [person.bio]),
    ...section(
      'Current focus',
      person.current_focus.map((focus) => `- ${focus}`),
    ),
    ...section(
      'Strongest claims',
      strongest.map(
        ({ claim, path, evidence_level, evidence_note }) =>
          `- ${link(claim, path)} [${evidence_level}] ${evidence_note}`,
      ),
    ),
    ...section('Biography', person.body ? [embed(person.body, 3)] : []),
    ...section(
      'Experience',
      records.experience.flatMap(
        ({ title, organization, start, end, location, summary, highlights, evidence_level }) => [
          `### ${title}, ${organization}`,
          '',
          `${period(start, end)}${location ? `, ${location}` : ''} [${evidence_level}]`,
          '',
          ...(summary ? [summary, ''] : []),
          ...(highlights ?? []).map((one) => `- ${one}`),
          '',
        ],
      ),
    ),
    ...section(
      'Education',
      records.education.map(
        ({ degree, field, institution, end }) =>
          `- ${[degree, field, institution, end].filter(Boolean).join(', ')}`,
      ),
    ),
    ...otherSections(records).flatMap(({ title, entries }) =>
      section(
        title,
        entries.flatMap(
          ({ name, start, end, where, summary, points, markdown, evidence_level }) => [
            `### ${name}`,
            '',
            [start && period(start, end), ...where].filter(Boolean).join(', ') +
              (evidence_level ? ` [${evidence_level}]` : ''),
            '',
            ...(summary ? [summary, ''] : []),
            ...points.map((point) => `- ${point}`),
            '',
            ...(markdown ? [embed(markdown, 4), ''] : []),
          ],
        ),
      ),
    ),
    ...section(
      'Projects',
      records.projects.flatMap((project) => [
        `### ${project.title}`,
        '',
        `${[period(project.start, project.end), project.role].filter(Boolean).join(', ')} ` +
          `[${project.evidence_level}]`,
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
      records.writings.map(
        ({ title, publisher, date }) => `- ${[title, publisher, date].filter(Boolean).join(', ')}`,
      ),
    ),
    ...section(
      'Talks',
      records.talks.map(({ title, event, date }) => `- ${title}, ${event}, ${date}`),
    ),
    ...section(
      'Texts',
      textsOf(profile).map(({ text, addresses }) => `- ${link(text.title, addresses.api)}`),
    ),
    ...section(
      'Latest notes',
      records.notes.slice(0, 3).map(({ title, path, date }) => `- ${link(title, path)}, ${date}`),
    ),
    ...section('Working together', [
      ...(terms.details_markdown ? [embed(terms.details_markdown, 3), ''] : []),
      ...termsOf(terms).map(({ term, values }) => `- ${term}: ${values.join('; ')}`),
    ]),
    ...section('Contact', [
      `${profile.contact.preferred} ${link('Contact policy', '/api/contact')}`,
    ]),
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
