/** Every kind of a curriculum vitae as a section of entries: each is described here once. */
import type { Block, EntriesRole, Entry, Section, SectionId, Text } from '../../documents/model.ts';
import { dayOf, listed, periodOf, stated, within, words } from '../../documents/text.ts';
import type { Education } from '../../kinds/education/education.ts';
import type { Writing } from '../../kinds/writing/writing.ts';
import type { Say } from '../../labels/say.ts';
import { wordFor } from '../../labels/speak.ts';
import type { EvidenceLevel, EvidenceLink } from '../../schemas/common.ts';
import { anchor } from '../human.ts';
import { landingOf } from '../landing.ts';
import type { Records } from '../records.ts';
import { textsOf } from '../texts.ts';

/** What a start without an end means: it lasts; in a historical record no end is stated. */
export function openWord({ profile: { profile } }: Records): 'since' | 'from' {
  return profile.died ? 'from' : 'since';
}

/** What a degree is called: its name and field, else where it was taken. */
export function degreeTitle({ degree, field, institution }: Education, { list }: Say): string {
  return list([degree, field].filter((part) => part != null)) || institution;
}

/** What is told of a publication beside its title and date. */
export function publicationFacts({ publisher, coauthors, kind }: Writing, say: Say): Text[] {
  return stated(
    publisher,
    coauthors.length > 0 && say.writing.with({ names: say.list(coauthors) }),
    wordFor(say.writing.kinds, kind) ?? kind,
  );
}

type Supported = {
  evidence_level: EvidenceLevel;
  evidence_links: readonly EvidenceLink[];
  details_markdown: string | null;
  tags?: readonly string[];
};

/** What every record with evidence has: its level, sources, text and tags. */
const supported = (record: Supported) => ({
  level: record.evidence_level,
  sources: record.evidence_links,
  body: record.details_markdown,
  ...(record.tags && { tags: record.tags }),
});

/** A link of the thing itself, where there is one. */
const linkOf = (label: string, url: string | null | undefined) => (url ? [{ label, url }] : []);

/** A section of entries; none where there is nothing to tell. */
export function sectionOf(
  id: SectionId,
  title: string,
  role: EntriesRole,
  entries: readonly Entry[],
  intro?: string,
): Section[] {
  const start: Block[] = intro ? [{ is: 'text', role: 'intro', text: words(intro) }] : [];
  return entries.length > 0
    ? [{ id, title, blocks: [...start, { is: 'entries', role, entries }] }]
    : [];
}

/** What a post tells, paid or not. */
const post = (
  record: Records['experience'][number] | Records['volunteering'][number],
  organization: Text,
  { records, say }: { records: Records; say: Say },
) => ({
  ...supported(record),
  when: periodOf(record.start, record.end, openWord(records), say),
  title: words(record.title),
  where: stated(
    organization,
    record.acting && say.work.acting,
    record.location,
    record.employment_type,
  ),
  summary: record.summary,
  points: record.highlights ?? [],
});

/** Every section of work that has entries, in the order of the CV. */
export function workSections(records: Records, say: Say): Section[] {
  const { work, writing } = say;
  const open = openWord(records);
  const titles = new Map(records.projects.map(({ slug, title }) => [slug, title]));
  const held = new Map(records.experience.map((position) => [position.id, position]));
  const at = (id: string) => ({ id, landing: landingOf(records, id) });
  // The lists of /api/experience share their ids: where one comes again the first has the place.
  const taken = new Set<string>();
  const place = ({ id }: { id: string }) =>
    taken.has(id) ? {} : taken.add(id) && at(anchor.entry(id));
  const project = (slug: string): Text => [
    { text: titles.get(slug) ?? slug, to: `/projects/${slug}` },
  ];
  const position = (id: string): Text[] => {
    const { organization, start } = held.get(id) ?? {};
    const text = `${organization} (${start?.slice(0, 4)})`;
    return organization ? [[{ text, to: `/experience#${anchor.position(id)}` }]] : [];
  };
  /** The projects and positions that belong to an entry, in a sentence. */
  const related = (label: (list: Text) => Text, texts: readonly Text[]) =>
    texts.length > 0 ? { related: label(listed(say, texts)) } : {};
  const ofProjects = (list: Text) => within(work.projects, { list });
  const shownIn = (where: Text) => within(work.shownIn, { where });
  const context = { records, say };
  return [
    sectionOf(
      'positions',
      work.experience,
      'timeline',
      records.experience.map((record) => ({
        ...at(anchor.position(record.id)),
        ...post(record, [{ text: record.organization, to: record.organization_url }], context),
        about: record.organization_summary,
        ...related(ofProjects, record.project_slugs.map(project)),
      })),
    ),
    sectionOf(
      'education',
      work.education,
      'timeline',
      records.education.map((record) => {
        const title = degreeTitle(record, say);
        const { institution: text, institution_url: to } = record;
        return {
          ...place(record),
          ...supported(record),
          when: periodOf(record.start ?? record.end, record.end, open, say),
          title: words(title),
          where: stated(
            text !== title && [{ text, to }],
            record.status && work.statuses[record.status],
            record.score,
          ),
          points: record.courses ?? [],
        };
      }),
    ),
    sectionOf(
      'volunteering',
      work.volunteering,
      'plain',
      records.volunteering.map((record) => {
        const { organization, organization_summary: about, organization_url: url } = record;
        const told = post(record, words(organization), context);
        return {
          ...place(record),
          ...told,
          where: [...told.where, ...stated(about)],
          sources: [...linkOf(organization, url), ...told.sources],
        };
      }),
    ),
    sectionOf(
      'certificates',
      work.certificates,
      'plain',
      records.certificates.map((record) => ({
        ...place(record),
        ...supported(record),
        when: periodOf(record.date, record.date, open, say),
        title: words(record.name),
        where: stated(
          record.issuer,
          record.number && work.number({ number: record.number }),
          record.expires && work.validUntil({ date: say.day(record.expires) }),
        ),
        sources: [...linkOf(record.name, record.certificate_url), ...record.evidence_links],
      })),
    ),
    sectionOf(
      'awards',
      work.awards,
      'plain',
      records.awards.map((record) => ({
        ...place(record),
        ...supported(record),
        when: periodOf(record.date, record.date, open, say),
        title: words(record.title),
        where: stated(record.awarder),
        summary: record.summary,
      })),
    ),
    sectionOf(
      'references',
      work.references,
      'plain',
      records.references.map((record) => ({
        ...place(record),
        title: words(record.name),
        where: stated(record.relation, record.consent && work.withConsent),
        body: record.reference_markdown,
      })),
    ),
    sectionOf(
      'interests',
      work.interests,
      'plain',
      records.interests.map((record) => ({
        ...place(record),
        title: words(record.name),
        where: record.tags.map(words),
        body: record.details_markdown,
      })),
    ),
    sectionOf(
      'projects',
      say.places.projects,
      'plain',
      records.projects.map((record) => ({
        ...supported(record),
        id: `project-${record.slug}`,
        when: periodOf(record.start, record.end, open, say),
        title: project(record.slug),
        where: stated(record.role, record.organization, record.type),
        summary: record.summary,
        body: null,
        note: record.evidence_note,
        links: [record.project_url, record.repository_url].flatMap((url) => linkOf(url ?? '', url)),
      })),
    ),
    sectionOf(
      'skills',
      work.skills,
      'pairs',
      records.skills.map((record) => ({
        ...supported({ ...record, details_markdown: record.summary_markdown }),
        ...at(anchor.skill(record.id)),
        title: words(record.name),
        where: stated(record.level, periodOf(record.since, record.until, open, say)),
        ...related(shownIn, [
          ...record.project_slugs.filter((slug) => titles.has(slug)).map(project),
          ...record.experience_ids.flatMap(position),
        ]),
      })),
      work.skillsIntro,
    ),
    sectionOf(
      'publications',
      writing.publications,
      'plain',
      records.writings.map((record) => ({
        ...supported(record),
        ...at(anchor.writing(record.id)),
        when: [dayOf(record.date, say)],
        title: words(record.title),
        where: publicationFacts(record, say),
        summary: record.summary,
      })),
    ),
    sectionOf(
      'talks',
      writing.talks,
      'plain',
      records.talks.map((record) => ({
        ...supported(record),
        ...at(anchor.talk(record.id)),
        when: [dayOf(record.date, say)],
        title: words(record.title),
        where: stated(record.event, record.location),
        summary: record.summary,
      })),
    ),
    sectionOf(
      'texts',
      writing.here,
      'plain',
      textsOf(records.profile).map(({ text, addresses }) => ({
        when: [dayOf(text.date, say)],
        title: [{ text: text.title, to: addresses.human }],
        where: stated(text.subtitle),
        summary: text.summary,
      })),
    ),
  ].flat();
}
