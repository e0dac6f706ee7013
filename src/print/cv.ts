/**
 * The curriculum vitae as the typesetter takes it: plain values, so that no text of the owner is
 * ever read as markup. The same for both documents, with evidence levels or without.
 */
import type { Say } from '../labels/say.ts';
import { EVIDENCE_LEVELS, type EvidenceLevel, type EvidenceLink } from '../schemas/common.ts';
import { bioInstead } from '../surfaces/defaults.ts';
import { otherSections } from '../surfaces/other.ts';
import { homeRecords } from '../surfaces/pages/home.ts';
import { nameOf } from '../surfaces/pages/list-pages.ts';
import { degreeTitle, openWord, publicationFacts, termsOf } from '../surfaces/pages/sections.ts';
import {
  collaborationPayload,
  contactPolicy,
  curriculumEntries,
  spokenBy,
} from '../surfaces/person.ts';
import type { Records } from '../surfaces/records.ts';
import { latest } from '../surfaces/seal.ts';
import { absolute } from '../surfaces/site.ts';

type Linked = { text: string; url: string | null };

type Entry = {
  /** When it was, in words; empty where that is not stated. */
  when: string;
  title: Linked;
  where: Linked[];
  text: string;
  points: string[];
  /** Name of the evidence level; null in the document without levels. */
  level: string | null;
  sources: Linked[];
};

export type CvDocument = {
  title: string;
  author: string;
  language: string;
  /** Day of the last change of anything in it: year, month, day. */
  date: [number, number, number];
  /** Whether it is set smaller to fit on two pages. */
  short: boolean;
  name: string;
  headline: string;
  notice: string | null;
  lead: string | null;
  facts: { term: string; values: Linked[] }[];
  sections: { title: string; entries: Entry[] }[];
  terms: { title: string; rows: { term: string; values: string[] }[] };
  legend: { title: string; levels: { name: string; meaning: string }[] } | null;
  foot: Linked[];
};

const plain = (text: string): Linked => ({ text, url: null });

/** Longest date that is not broken: a longer one would not fit beside the text. */
const UNBROKEN_CHARS = 18;

/** A period of which no date breaks within. */
const unbroken = (when: string) =>
  when
    .split(' – ')
    .map((date) => (date.length <= UNBROKEN_CHARS ? date.replaceAll(' ', '\u00a0') : date))
    .join(' – ');

/** What the person says about themselves in a word or two, those that are stated. */
function factsOf(records: Records, say: Say): CvDocument['facts'] {
  const person = records.profile.profile;
  const { email } = contactPolicy(records);
  const one = (term: string, text: string | null | undefined, url: string | null = null) =>
    text ? [{ term, values: [{ text, url }] }] : [];
  const home = absolute(records.site, '/');
  return [
    ...one(say.person.knownAs, nameOf(records) === person.name ? null : nameOf(records)),
    ...one(say.person.born, person.born && say.day(person.born)),
    ...one(say.person.died, person.died && say.day(person.died)),
    ...one(say.person.location, person.location),
    ...one(say.person.languages, say.lists.and(spokenBy(person, say))),
    ...one(say.contact.email, email, `mailto:${email}`),
    ...one(say.project.link, home.replace(/^https?:\/\/|\/$/g, ''), home),
    ...(person.links.length > 0
      ? [
          {
            term: say.person.elsewhere,
            values: person.links.map(({ label, url }) => ({ text: label, url })),
          },
        ]
      : []),
  ];
}

/** What stands in a section before it is known whether levels and sources are shown. */
type Told = Partial<Omit<Entry, 'title' | 'level' | 'sources'>> & {
  title: string | Linked;
  level?: EvidenceLevel | null | undefined;
  links?: readonly EvidenceLink[];
};

function sectionsOf(records: Records, say: Say): { title: string; entries: Told[] }[] {
  const { experience, education, projects, skills, writings, talks, site } = records;
  const open = openWord(records);
  const facts = (...all: (string | null | undefined)[]) =>
    all.flatMap((fact) => (fact ? [plain(fact)] : []));
  const page = (text: string, path: string) => ({ text, url: absolute(site, path) });
  return [
    {
      title: say.person.focus,
      entries: records.profile.profile.current_focus.map((title) => ({ title })),
    },
    {
      title: say.home.strongest,
      entries: homeRecords(records).claims.map(({ id, claim, evidence_level, evidence_links }) => ({
        title: page(claim, `/claims/${id}`),
        level: evidence_level,
        links: evidence_links,
      })),
    },
    {
      title: say.work.experience,
      entries: experience.map((one) => ({
        when: say.period(one.start, one.end, open),
        title: one.title,
        where: [
          { text: one.organization, url: one.organization_url ?? null },
          ...facts(one.location, one.employment_type),
        ],
        text: one.summary ?? '',
        points: one.highlights ?? [],
        level: one.evidence_level,
        links: one.evidence_links,
      })),
    },
    {
      title: say.work.education,
      entries: education.map((one) => ({
        when: say.period(one.start ?? one.end, one.end, open),
        title: degreeTitle(one, say),
        where: [
          { text: one.institution, url: one.institution_url ?? null },
          ...facts(one.score),
        ].filter(({ text }) => text !== degreeTitle(one, say)),
        points: one.courses ?? [],
        level: one.evidence_level,
        links: one.evidence_links,
      })),
    },
    ...otherSections(records, say).map(({ title, entries }) => ({
      title,
      entries: entries.map((one) => ({
        when: say.period(one.start, one.end, open),
        title: one.name,
        where: one.where.map(plain),
        text: one.summary ?? '',
        points: one.points,
        level: one.evidence_level,
        links: one.links,
      })),
    })),
    {
      title: say.places.projects,
      entries: projects.map((one) => ({
        when: say.period(one.start, one.end, open),
        title: page(one.title, `/projects/${one.slug}`),
        where: facts(one.role, one.organization, one.type),
        text: one.summary,
        level: one.evidence_level,
        links: one.evidence_links,
      })),
    },
    {
      title: say.work.skills,
      entries: skills.map((one) => ({
        title: one.name,
        where: facts(
          one.level,
          one.since || one.until ? say.period(one.since ?? null, one.until ?? null, open) : null,
        ),
        level: one.evidence_level,
        links: one.evidence_links,
      })),
    },
    {
      title: say.writing.publications,
      entries: writings.map((one) => ({
        when: say.day(one.date),
        title: one.title,
        where: publicationFacts(one, say).map(plain),
        level: one.evidence_level,
        links: one.evidence_links,
      })),
    },
    {
      title: say.writing.talks,
      entries: talks.map((one) => ({
        when: say.day(one.date),
        title: one.title,
        where: facts(one.event, one.location),
        level: one.evidence_level,
        links: one.evidence_links,
      })),
    },
  ].filter(({ entries }) => entries.length > 0);
}

/** Day of the last change of what the documents tell. */
function dayOf({ profile }: Records): string {
  const { profile: person, collaboration, contact, claims, projects, skills } = profile;
  const told = [person, collaboration, contact, claims, projects, skills].flat();
  const works = [...profile.writings, ...profile.talks, ...curriculumEntries(profile)];
  return latest([...told, ...works].map(({ modified }) => modified)) ?? person.updated;
}

/**
 * One document. Takes all records; with `evidence` each entry tells its level and its sources, and
 * the levels are explained at the end. Pure: the same records give the same value.
 */
export function cvDocument(
  records: Records,
  say: Say,
  { evidence }: { evidence: boolean },
): CvDocument {
  const person = records.profile.profile;
  const { levels } = say.evidence;
  const [year = 1970, month = 1, date = 1] = dayOf(records).split('-').map(Number);
  const entry = ({ title, level, links = [], ...told }: Told): Entry => ({
    where: [],
    text: '',
    points: [],
    ...told,
    when: unbroken(told.when ?? ''),
    title: typeof title === 'string' ? plain(title) : title,
    level: evidence && level ? levels[level].name : null,
    sources: evidence ? links.map(({ label, url }) => ({ text: label, url })) : [],
  });
  const address = (path: string) => absolute(records.site, path);
  return {
    title: say.frame.cvTitle(person.name),
    author: person.operator?.name ?? person.name,
    language: new Intl.Locale(say.language).language,
    date: [year, month, date],
    short: !evidence,
    name: person.name,
    headline: person.headline,
    notice: person.demonstration ?? null,
    lead: person.bio === bioInstead(person) ? null : person.bio,
    facts: factsOf(records, say),
    sections: sectionsOf(records, say).map(({ title, entries }) => ({
      title,
      entries: entries.map(entry),
    })),
    terms: {
      title: say.terms.title,
      rows: termsOf(collaborationPayload(records), say),
    },
    legend: evidence
      ? {
          title: say.evidence.levelsTitle,
          levels: EVIDENCE_LEVELS.toReversed().map((level) => levels[level]),
        }
      : null,
    foot: [
      { text: say.print.evidence(address('/claims')), url: address('/claims') },
      { text: say.print.write(address('/contact')), url: address('/contact') },
    ],
  };
}
