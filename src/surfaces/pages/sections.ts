/**
 * The sections of a curriculum vitae as Markdown, and what both forms of a page say the same way.
 * Each is a list of lines, empty where there is nothing to tell.
 */

import { NO_MONEY } from '../../kinds/collaboration/collaboration.ts';
import type { Education } from '../../kinds/education/education.ts';
import type { Writing } from '../../kinds/writing/writing.ts';
import type { Say } from '../../labels/say.ts';
import { wordFor } from '../../labels/speak.ts';
import { embed } from '../embed.ts';
import { otherSections } from '../other.ts';
import { collaborationPayload } from '../person.ts';
import type { Records } from '../records.ts';
import { evidenceLinks, levelIn, linkTo, section } from './markdown.ts';

/** What a start without an end means: it lasts; in a historical record no end is stated. */
export function openWord({ profile: { profile } }: Records): 'since' | 'from' {
  return profile.died ? 'from' : 'since';
}

/** What a degree is called: its name and field, else where it was taken. */
export function degreeTitle({ degree, field, institution }: Education, { list }: Say): string {
  return list([degree, field].filter((part) => part != null)) || institution;
}

/** What is told of a publication beside its title and date. */
export function publicationFacts({ publisher, coauthors, kind }: Writing, say: Say): string[] {
  return [
    ...(publisher ? [publisher] : []),
    ...(coauthors.length > 0 ? [say.writing.with({ names: say.list(coauthors) })] : []),
    wordFor(say.writing.kinds, kind) ?? kind,
  ];
}

/**
 * Terms of collaboration as names and values, in the order in which both forms of a page show
 * them; the empty are left out.
 */
export function termsOf(
  terms: ReturnType<typeof collaborationPayload>,
  { terms: say, day, country, duration }: Say,
): { term: string; values: string[] }[] {
  const { note } = terms.pricing_policy;
  const noticeOf = (notice: string | null) =>
    notice === 'none' ? say.noNotice : notice && duration(notice);
  const rows = [
    { term: say.capacity, values: [terms.current_capacity] },
    { term: say.availability, values: [terms.availability_note] },
    { term: say.from, values: [terms.available_from && day(terms.available_from)] },
    { term: say.notice, values: [noticeOf(terms.notice_period)] },
    { term: say.workplace, values: terms.workplace_types.map((type) => say.workplaces[type]) },
    { term: say.timeZone, values: [terms.time_zone] },
    {
      term: say.authorization,
      values: terms.work_authorization.map(({ country: code, status, until }) =>
        until && status === 'authorized'
          ? say.authorizations.authorizedUntil({ country: country(code), until: day(until) })
          : say.authorizations[status]({ country: country(code) }),
      ),
    },
    { term: say.welcome, values: terms.preferred_engagement_types },
    { term: say.shortest, values: [terms.minimum_engagement_duration] },
    { term: say.fields, values: terms.industries_of_interest },
    { term: say.refused, values: terms.hard_no_list },
    { term: say.money, values: [note === NO_MONEY ? say.noMoney : note] },
  ];
  return rows
    .map(({ term, values }) => ({ term, values: values.filter((value) => value !== null) }))
    .filter(({ values }) => values.length > 0);
}

const bullets = (list: readonly string[]) => list.map((one) => `- ${one}`);

/** Positions. */
export function positionLines(records: Records, say: Say): string[] {
  const open = openWord(records);
  return section(
    say.work.experience,
    records.experience.flatMap((one) => [
      `### ${one.title}`,
      '',
      say.list([
        one.organization,
        ...(one.acting ? [say.work.acting] : []),
        ...(one.location ? [one.location] : []),
        ...(one.employment_type ? [one.employment_type] : []),
      ]),
      '',
      `${say.period(one.start, one.end, open)}. ${levelIn(say, one.evidence_level)}`,
      '',
      ...(one.organization_summary ? [one.organization_summary, ''] : []),
      ...(one.summary ? [one.summary, ''] : []),
      ...bullets(one.highlights ?? []),
      '',
    ]),
  );
}

/** Degrees. */
export function educationLines(records: Records, say: Say): string[] {
  const open = openWord(records);
  return section(
    say.work.education,
    records.education.map((one) => {
      const facts = [
        degreeTitle(one, say),
        one.institution,
        ...(one.status ? [say.work.statuses[one.status]] : []),
        ...(one.score ? [one.score] : []),
        say.period(one.start ?? one.end ?? null, one.end ?? null, open),
      ].filter((fact) => fact !== '');
      return `- ${say.list([...new Set(facts)])}. ${levelIn(say, one.evidence_level)}`;
    }),
  );
}

/** Volunteering, certificates, awards, references and interests. */
export function otherLines(records: Records, say: Say): string[] {
  const open = openWord(records);
  return otherSections(records, say).flatMap(({ title, entries }) =>
    section(
      title,
      entries.flatMap(({ name, start, end, where, summary, points, markdown, evidence_level }) => [
        `### ${name}`,
        '',
        say.list([...(start ? [say.period(start, end, open)] : []), ...where]) +
          (evidence_level ? `. ${levelIn(say, evidence_level)}` : ''),
        '',
        ...(summary ? [summary, ''] : []),
        ...bullets(points),
        '',
        ...(markdown ? [embed(markdown, 4), ''] : []),
      ]),
    ),
  );
}

/** Where a project stands, and where its source does. */
const addressesOf = ({ project_url, repository_url }: Records['projects'][number]) =>
  [project_url, repository_url].flatMap((url) => (url ? [{ label: url, url }] : []));

/** Projects in short. */
export function projectLines(records: Records, say: Say): string[] {
  const open = openWord(records);
  return section(
    say.places.projects,
    records.projects.flatMap((project) => [
      `### ${linkTo(records, project.title, `/projects/${project.slug}`)}`,
      '',
      `${say.list([
        ...(project.start || project.end ? [say.period(project.start, project.end, open)] : []),
        ...[project.role, project.organization, project.type].filter((fact) => fact != null),
      ])}. ${levelIn(say, project.evidence_level)}`.replace(/^\. /, ''),
      '',
      project.summary,
      '',
      project.evidence_note,
      '',
      ...evidenceLinks([...addressesOf(project), ...project.evidence_links]),
      '',
    ]),
  );
}

/** Skills by name, level, time and evidence. */
export function skillLines(records: Records, say: Say): string[] {
  const open = openWord(records);
  return section(
    say.work.skills,
    records.skills.flatMap(({ name, level, since, until, evidence_level }) => {
      const time = since || until ? [say.period(since ?? null, until ?? null, open)] : [];
      const facts = [...(level ? [level] : []), ...time];
      return [
        `- ${name}. ${levelIn(say, evidence_level)}`,
        ...(facts.length > 0 ? ['', `  ${say.list(facts)}`, ''] : []),
      ];
    }),
  );
}

/** A publication or a talk: where it appeared, and in full what it says and where it is seen. */
type Work = Pick<
  Writing,
  'title' | 'date' | 'summary' | 'details_markdown' | 'evidence_level' | 'evidence_links'
> & { facts: string[] };

function workLines(title: string, works: readonly Work[], say: Say, full: boolean): string[] {
  return section(
    title,
    works.flatMap((one) => {
      const facts = say.list([...one.facts, say.day(one.date)]);
      const level = levelIn(say, one.evidence_level);
      if (!full) return [`- ${say.list([one.title, facts])}. ${level}`];
      return [
        `### ${one.title}`,
        '',
        `${facts}. ${level}`,
        '',
        ...(one.summary ? [one.summary, ''] : []),
        ...(one.details_markdown ? [embed(one.details_markdown, 4), ''] : []),
        ...evidenceLinks(one.evidence_links),
        '',
      ];
    }),
  );
}

/** Publications, by default a line each. */
export function publicationLines({ writings }: Records, say: Say, full = false): string[] {
  const works = writings.map((one) => ({ ...one, facts: publicationFacts(one, say) }));
  return workLines(say.writing.publications, works, say, full);
}

/** Talks, by default a line each. */
export function talkLines({ talks }: Records, say: Say, full = false): string[] {
  const works = talks.map((one) => ({
    ...one,
    facts: [one.event, one.location].filter((fact) => fact !== null),
  }));
  return workLines(say.writing.talks, works, say, full);
}

/** Terms of working together. */
export function termLines(records: Records, say: Say): string[] {
  const terms = collaborationPayload(records);
  return section(say.terms.title, [
    ...(terms.details_markdown ? [embed(terms.details_markdown, 3), ''] : []),
    ...termsOf(terms, say).map(
      ({ term, values }) => `- ${say.lists.fact({ name: term, value: values.join('; ') })}`,
    ),
  ]);
}
