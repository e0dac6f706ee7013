/** Every kind of a curriculum vitae as a section of entries: each is described here once. */
import type { Block, EntriesRole, Entry, Section, SectionId, Text } from '../../documents/model.ts';
import { dayOf, listed, periodOf, plainOf, stated, within, words } from '../../documents/text.ts';
import type { Education } from '../../kinds/education/education.ts';
import type { CvSection, PlacedKind, RecordKind, RecordOf } from '../../kinds/kinds.ts';
import { placedKinds, placesOf } from '../../kinds/kinds.ts';
import type { SectionPlace } from '../../kinds/place.ts';
import type { Say } from '../../labels/say.ts';
import { wordFor } from '../../labels/speak.ts';
import type { EvidenceLevel, EvidenceLink } from '../../schemas/common.ts';
import { anchor } from '../human.ts';
import { landingOf, placeOn } from '../landing.ts';
import type { Records } from '../records.ts';
import { whole } from '../resume-text.ts';
import { textsOf } from '../texts.ts';
import { lineOf } from './line.ts';
import { coverOf, markedBy } from './parts.ts';

/** What a start without an end means: it lasts; in a historical record no end is stated. */
export const openWord = ({ profile: { profile } }: Records): 'since' | 'from' =>
  profile.died ? 'from' : 'since';

/** What a degree is called: its name and field, else where it was taken. */
export const degreeTitle = ({ degree, field, institution }: Education, { list }: Say): string =>
  list([degree, field].filter((part) => part != null)) || institution;

/** What records of all kinds call the same, as far as they have it. */
type Told = {
  path: string;
  start?: string | null;
  end?: string | null;
  date?: string | null;
  summary?: string | null;
  details_markdown?: string | null;
  evidence_level?: EvidenceLevel;
  evidence_links?: readonly EvidenceLink[];
  tags?: readonly string[];
  pictures?: Entry['pictures'];
};

type Shown = { records: Records; say: Say };

/** A record as an entry, but for what its kind has of its own. */
function entryOf(kind: PlacedKind, section: SectionPlace, record: Told, shown: Shown): Entry {
  const { records, say } = shown;
  const { start = record.date, end = record.date } = record;
  const values = record as Record<string, unknown>;
  const textIn = (name: string | null | undefined) =>
    name ? (values[name] as string | null) : null;
  const listIn = (name: string | undefined) => (name ? (values[name] as string[] | undefined) : []);
  const {
    title,
    about,
    body = 'details_markdown',
    points = 'highlights',
    keywords,
    note,
  } = section;
  const { summary = null, details_markdown: details = null } = record;
  const all = whole(summary, details);
  const written = records.profile.certificates.find(({ id }) => id === values['id']);
  return {
    title: words(textIn(title) ?? ''),
    when: periodOf(start ?? end, end, openWord(records), say),
    last: end ?? (start && openWord(records) === 'since' ? '9999' : (start ?? undefined)),
    ...lineOf(kind, record, say, written?.expired),
    ...(all === summary ? { summary, body: textIn(body) ?? null } : { prose: details }),
    points: listIn(points) ?? [],
    about: textIn(about),
    ...(keywords && { keywords: listIn(keywords) ?? [] }),
    ...(note && { note: textIn(note) ?? '' }),
    ...markedBy(record),
    sources: record.evidence_links ?? [],
    ...(record.tags && { tags: record.tags }),
    pictures: record.pictures,
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

const titleOf = ({ projects }: Records, slug: string) =>
  projects.find((project) => project.slug === slug)?.title;

const projectLink = (slug: string, records: Records): Text => [
  { text: titleOf(records, slug) ?? slug, to: `/projects/${slug}` },
];

function positionLink(id: string, { experience }: Records): Text[] {
  const { organization, start } = experience.find((position) => position.id === id) ?? {};
  const text = `${organization} (${start?.slice(0, 4)})`;
  return organization ? [[{ text, to: `/experience#${anchor.position(id)}` }]] : [];
}

/** What belongs to an entry, in a sentence. */
const related = (say: Say, sentence: (list: Text) => Text, texts: readonly Text[]) =>
  texts.length > 0 ? { related: sentence(listed(say, texts)) } : {};

/** What entries of a kind tell otherwise, or beside what entries of every kind tell. */
const OWN: {
  [K in RecordKind]?: (record: RecordOf<K>, entry: Entry, shown: Shown) => Partial<Entry>;
} = {
  experience: ({ project_slugs }, _, { records, say }) => {
    const projects = project_slugs.map((slug) => projectLink(slug, records));
    return related(say, (list) => within(say.work.projects, { list }), projects);
  },
  education: (record, { where = [] }, { say }) => {
    const title = degreeTitle(record, say);
    return { title: words(title), where: where.filter((fact) => plainOf(fact) !== title) };
  },
  projects: ({ slug, ...project }, _, { records }) => ({
    id: `project-${slug}`,
    ...coverOf(project),
    title: projectLink(slug, records),
  }),
  skills: (record, { where = [] }, { records, say }) => {
    const period = periodOf(record.since, record.until, openWord(records), say);
    const places = [
      ...record.project_slugs
        .filter((slug) => titleOf(records, slug) !== undefined)
        .map((slug) => projectLink(slug, records)),
      ...record.experience_ids.flatMap((id) => positionLink(id, records)),
    ];
    return {
      when: [],
      where: [...where, ...stated(period)],
      ...related(say, (list) => within(say.work.shownIn, { where: list }), places),
    };
  },
  writings: ({ kind }, { where = [] }, { say }) => ({
    // The section says that it is one.
    where:
      kind === 'publication' ? where : [...where, words(wordFor(say.writing.kinds, kind) ?? kind)],
  }),
};

const textEntries = ({ profile }: Records, say: Say): Entry[] =>
  textsOf(profile).map(({ text, addresses }) => ({
    when: [dayOf(text.date, say)],
    title: [{ text: text.title, to: addresses.human }],
    where: stated(text.subtitle),
    summary: text.summary,
    ...coverOf(text),
  }));

/** Every section of work that has entries, in the order of the CV: the kinds, then texts. */
export function workSections(records: Records, say: Say): Section[] {
  const shown = { records, say };
  // The lists of /api/experience share their ids: where one comes again the first has the place.
  const taken = new Set<string>();
  const place = ({ path }: Told) => {
    const id = placeOn(path);
    if (!id || taken.has(id)) return {};
    taken.add(id);
    return { id, landing: landingOf(records, id) };
  };
  const ofKinds = placedKinds.flatMap((kind) => {
    const { section } = placesOf(kind);
    if (!section) return [];
    const own = OWN[kind] as (record: Told, entry: Entry, shown: Shown) => Partial<Entry>;
    const entries = (records[kind] as readonly Told[]).map((record) => {
      const entry = { ...place(record), ...entryOf(kind, section, record, shown) };
      return { ...entry, ...own?.(record, entry, shown) };
    });
    const id = section.id as CvSection;
    const intro = kind === 'skills' ? say.work.skillsIntro : undefined;
    return sectionOf(id, say.sections[id], section.role, entries, intro);
  });
  return [...ofKinds, ...sectionOf('texts', say.writing.here, 'plain', textEntries(records, say))];
}
