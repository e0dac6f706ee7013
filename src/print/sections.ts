/** The sections of the printed curriculum vitae: what stands in each, of all records. */
import type { Say } from '../labels/say.ts';
import type { EvidenceLevel, EvidenceLink } from '../schemas/common.ts';
import { otherSections } from '../surfaces/other.ts';
import { strongestClaims } from '../surfaces/pages/home.ts';
import { degreeTitle, openWord, publicationFacts } from '../surfaces/pages/sections.ts';
import type { Records } from '../surfaces/records.ts';
import { absolute } from '../surfaces/site.ts';
import { plain, type Told } from './shape.ts';

type Supported = { evidence_level: EvidenceLevel; evidence_links: readonly EvidenceLink[] };

const supported = ({ evidence_level: level, evidence_links: links }: Supported) => ({
  level,
  links,
});

/** Every section of the document that has entries, in its order. */
export function sectionsOf(records: Records, say: Say): { title: string; entries: Told[] }[] {
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
      entries: strongestClaims(records).map((one) => ({
        title: page(one.claim, `/claims/${one.id}`),
        ...supported(one),
      })),
    },
    {
      title: say.work.experience,
      entries: experience.map((one) => ({
        when: say.period(one.start, one.end, open),
        title: one.title,
        where: [
          { text: one.organization, url: one.organization_url ?? null },
          ...facts(one.acting && say.work.acting, one.location, one.employment_type),
        ],
        text: one.summary ?? '',
        points: one.highlights ?? [],
        ...supported(one),
      })),
    },
    {
      title: say.work.education,
      entries: education.map((one) => ({
        when: say.period(one.start ?? one.end, one.end, open),
        title: degreeTitle(one, say),
        where: [
          { text: one.institution, url: one.institution_url ?? null },
          ...facts(one.status && say.work.statuses[one.status], one.score),
        ].filter(({ text }) => text !== degreeTitle(one, say)),
        points: one.courses ?? [],
        ...supported(one),
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
        ...supported(one),
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
        ...supported(one),
      })),
    },
    {
      title: say.writing.publications,
      entries: writings.map((one) => ({
        when: say.day(one.date),
        title: one.title,
        where: publicationFacts(one, say).map(plain),
        ...supported(one),
      })),
    },
    {
      title: say.writing.talks,
      entries: talks.map((one) => ({
        when: say.day(one.date),
        title: one.title,
        where: facts(one.event, one.location),
        ...supported(one),
      })),
    },
  ].filter(({ entries }) => entries.length > 0);
}
