/** Every kind of a curriculum vitae as a section of entries: each is described here once. */
import type { Block, EntriesRole, Entry, Section, SectionId, Text } from '../../documents/model.ts';
import { dayOf, listed, periodOf, plainOf, stated, within, words } from '../../documents/text.ts';
import type { Education } from '../../kinds/education/education.ts';
import type { PlacedKind } from '../../kinds/places.ts';
import type { Say } from '../../labels/say.ts';
import { wordFor } from '../../labels/speak.ts';
import type { EvidenceLevel, EvidenceLink } from '../../schemas/common.ts';
import { anchor } from '../human.ts';
import { landingOf } from '../landing.ts';
import type { Records } from '../records.ts';
import { textsOf } from '../texts.ts';
import { lineOf } from './line.ts';

/** What a start without an end means: it lasts; in a historical record no end is stated. */
export function openWord({ profile: { profile } }: Records): 'since' | 'from' {
  return profile.died ? 'from' : 'since';
}

/** What a degree is called: its name and field, else where it was taken. */
export function degreeTitle({ degree, field, institution }: Education, { list }: Say): string {
  return list([degree, field].filter((part) => part != null)) || institution;
}

/** What records of all kinds call the same, as far as they have it. */
type Told = {
  path: string;
  start?: string | null;
  end?: string | null;
  date?: string | null;
  summary?: string | null;
  highlights?: readonly string[];
  courses?: readonly string[];
  details_markdown?: string | null;
  evidence_level?: EvidenceLevel;
  evidence_links?: readonly EvidenceLink[];
  tags?: readonly string[];
};

/** A record as an entry, but for what its kind calls otherwise. */
function entryOf(
  kind: PlacedKind,
  record: Told,
  title: string | Text,
  { records, say }: { records: Records; say: Say },
): Entry {
  const { start = record.date, end = record.date } = record;
  const period = periodOf(start ?? end, end, openWord(records), say);
  return {
    title: typeof title === 'string' ? words(title) : title,
    when: period,
    ...lineOf(kind, record, say),
    summary: record.summary ?? null,
    points: record.highlights ?? record.courses ?? [],
    body: record.details_markdown ?? null,
    level: record.evidence_level ?? null,
    sources: record.evidence_links ?? [],
    ...(record.tags && { tags: record.tags }),
  };
}

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
  const entry = (kind: PlacedKind, record: Told, title: string | Text) =>
    entryOf(kind, record, title, context);
  const lists: [SectionId, string, EntriesRole, Entry[], string?][] = [
    [
      'positions',
      work.experience,
      'timeline',
      records.experience.map((record) => ({
        ...at(anchor.position(record.id)),
        ...entry('experience', record, record.title),
        about: record.organization_summary,
        ...related(ofProjects, record.project_slugs.map(project)),
      })),
    ],
    [
      'education',
      work.education,
      'timeline',
      records.education.map((record) => {
        const title = degreeTitle(record, say);
        const { where = [], ...told } = entry('education', record, title);
        const others = where.filter((fact) => plainOf(fact) !== title);
        return { ...place(record), ...told, where: others };
      }),
    ],
    [
      'volunteering',
      work.volunteering,
      'plain',
      records.volunteering.map((record) => ({
        ...place(record),
        ...entry('volunteering', record, record.title),
      })),
    ],
    [
      'certificates',
      work.certificates,
      'plain',
      records.certificates.map((record) => ({
        ...place(record),
        ...entry('certificates', record, record.name),
      })),
    ],
    [
      'awards',
      work.awards,
      'plain',
      records.awards.map((record) => ({
        ...place(record),
        ...entry('awards', record, record.title),
      })),
    ],
    [
      'references',
      work.references,
      'plain',
      records.references.map((record) => ({
        ...place(record),
        ...entry('references', record, record.name),
        body: record.reference_markdown,
      })),
    ],
    [
      'interests',
      work.interests,
      'plain',
      records.interests.map((record) => ({
        ...place(record),
        ...entry('interests', record, record.name),
      })),
    ],
    [
      'projects',
      say.places.projects,
      'plain',
      records.projects.map((record) => ({
        id: `project-${record.slug}`,
        ...entry('projects', record, project(record.slug)),
        body: null,
        note: record.evidence_note,
      })),
    ],
    [
      'skills',
      work.skills,
      'pairs',
      records.skills.map((record) => {
        const { where = [], when: _, ...told } = entry('skills', record, record.name);
        return {
          ...at(anchor.skill(record.id)),
          ...told,
          where: [...where, ...stated(periodOf(record.since, record.until, open, say))],
          body: record.summary_markdown,
          ...related(shownIn, [
            ...record.project_slugs.filter((slug) => titles.has(slug)).map(project),
            ...record.experience_ids.flatMap(position),
          ]),
        };
      }),
      work.skillsIntro,
    ],
    [
      'publications',
      writing.publications,
      'plain',
      records.writings.map((record) => {
        const { where = [], ...told } = entry('writings', record, record.title);
        const kind = words(wordFor(writing.kinds, record.kind) ?? record.kind);
        return { ...at(anchor.writing(record.id)), ...told, where: [...where, kind] };
      }),
    ],
    [
      'talks',
      writing.talks,
      'plain',
      records.talks.map((record) => ({
        ...at(anchor.talk(record.id)),
        ...entry('talks', record, record.title),
      })),
    ],
    [
      'texts',
      writing.here,
      'plain',
      textsOf(records.profile).map(({ text, addresses }) => ({
        when: [dayOf(text.date, say)],
        title: [{ text: text.title, to: addresses.human }],
        where: stated(text.subtitle),
        summary: text.summary,
      })),
    ],
  ];
  return lists.flatMap((list) => sectionOf(...list));
}
