/**
 * What a curriculum vitae has beside positions, education, projects and texts, in one form for the
 * page and its Markdown: sections of entries.
 */
import type { Say } from '../labels/say.ts';
import type { EvidenceLevel, EvidenceLink } from '../schemas/common.ts';
import { anchor } from './human.ts';
import type { Records } from './records.ts';

export type OtherEntry = {
  id: string;
  /** Place on the page; none where another entry of this id has it. */
  at: string | undefined;
  name: string;
  start: string | null;
  end: string | null;
  /** Short facts, in the order in which they are shown. */
  where: string[];
  links: EvidenceLink[];
  /** Sentences of the owner, then text in Markdown. */
  summary: string | null;
  points: string[];
  markdown: string | null;
  evidence_level: EvidenceLevel | null;
};

export type OtherSection = { id: string; title: string; entries: OtherEntry[] };

const NOTHING = {
  start: null,
  end: null,
  links: [],
  summary: null,
  points: [],
  markdown: null,
  evidence_level: null,
};

/** The facts that are stated. */
const stated = (...facts: (string | null | false)[]) =>
  facts.filter((fact): fact is string => Boolean(fact));

/** A link with its address as its label, where there is one. */
const link = (label: string, url: string | null) => (url ? [{ label, url }] : []);

/** The sections that have entries, in the order of the page. */
export function otherSections(records: Records, { work: say, day }: Say): OtherSection[] {
  const { education, volunteering, certificates, awards, references, interests } = records;
  const taken = new Set(education.map(({ id }) => id));
  const own = ({ id }: { id: string }) => {
    const at = taken.has(id) ? undefined : anchor.entry(id);
    taken.add(id);
    return { ...NOTHING, id, at };
  };
  const sections: OtherSection[] = [
    {
      id: 'volunteering',
      title: say.volunteering,
      entries: volunteering.map((one) => ({
        ...own(one),
        name: one.title,
        start: one.start,
        end: one.end,
        where: stated(
          one.organization,
          one.acting ? say.acting : null,
          one.location,
          one.employment_type ?? null,
          one.organization_summary ?? null,
        ),
        links: [...link(one.organization, one.organization_url ?? null), ...one.evidence_links],
        summary: one.summary,
        points: one.highlights ?? [],
        markdown: one.details_markdown,
        evidence_level: one.evidence_level,
      })),
    },
    {
      id: 'certificates',
      title: say.certificates,
      entries: certificates.map((one) => ({
        ...own(one),
        name: one.name,
        start: one.date,
        end: one.date,
        where: stated(
          one.issuer,
          one.number && say.number({ number: one.number }),
          one.expires && say.validUntil({ date: day(one.expires) }),
        ),
        links: [...link(one.name, one.certificate_url), ...one.evidence_links],
        markdown: one.details_markdown,
        evidence_level: one.evidence_level,
      })),
    },
    {
      id: 'awards',
      title: say.awards,
      entries: awards.map((one) => ({
        ...own(one),
        name: one.title,
        start: one.date,
        end: one.date,
        where: stated(one.awarder),
        links: one.evidence_links,
        summary: one.summary,
        markdown: one.details_markdown,
        evidence_level: one.evidence_level,
      })),
    },
    {
      id: 'references',
      title: say.references,
      entries: references.map((one) => ({
        ...own(one),
        name: one.name,
        where: stated(one.relation, one.consent && say.withConsent),
        markdown: one.reference_markdown,
      })),
    },
    {
      id: 'interests',
      title: say.interests,
      entries: interests.map((one) => ({
        ...own(one),
        name: one.name,
        where: one.tags,
        markdown: one.details_markdown,
      })),
    },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
