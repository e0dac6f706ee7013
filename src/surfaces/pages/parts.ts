/** What the pages of single records have in common: whom they are about, evidence, citation. */
import type { Block, Fact, Picture, Run, Section, Text } from '../../documents/model.ts';
import { factOf, hostOf, levelName, listed, within, words } from '../../documents/text.ts';
import type { Say } from '../../labels/say.ts';
import { EVIDENCE_LEVELS, type EvidenceLevel, type EvidenceLink } from '../../schemas/common.ts';
import type { VerificationSummary } from '../../schemas/verification.ts';
import { EVIDENCE_HELP, VERIFY } from '../human.ts';
import { nameOf } from '../person.ts';
import type { Records } from '../records.ts';
import { tagPaths } from './tags.ts';

type TextBlock = Extract<Block, { is: 'text' }>;
type ListBlock = Extract<Block, { is: 'list' }>;

/** A paragraph, where it has words. */
export const text = (runs: Text, role?: TextBlock['role']): Block[] =>
  runs.length > 0 ? [{ is: 'text', text: runs, ...(role && { role }) }] : [];

/** Markdown of the owner, where there is any; `of` keeps ids of several texts on a page apart. */
export const markdown = (text: string | null | undefined, of?: string): Block[] =>
  text ? [{ is: 'markdown', text, ...(of && { of }) }] : [];

/** Pictures, where there are any. */
export const pictures = (all: readonly Picture[] = []): Block[] =>
  all.length > 0 ? [{ is: 'pictures', pictures: all }] : [];

/** The first of them without what is told of it, where a page of its own shows all. */
export const coverOf = ({
  pictures: [first] = [],
}: {
  pictures?: readonly Picture[] | undefined;
}) => first && { pictures: [{ url: first.url, alt: first.alt }] };

/** A list, where it has items. */
export const list = (items: readonly Text[], more: Partial<ListBlock> = {}): Block[] =>
  items.length > 0 ? [{ is: 'list', items, ...more }] : [];

type Marked = {
  evidence_level?: EvidenceLevel | null;
  evidence_links?: readonly EvidenceLink[] | null;
};

/** The level of a record and the host of its first source: what its mark is made of. */
export const markedBy = ({ evidence_level: level, evidence_links: links }: Marked) => ({
  level: level ?? null,
  host: hostOf(links ?? []),
});

/** The mark of a record. */
export const levelOf = (
  record: Marked & { evidence_level: EvidenceLevel },
  say: Say,
): Run & { level: EvidenceLevel } => ({
  text: levelName(say, record.evidence_level, markedBy(record).host),
  level: record.evidence_level,
});

/** What the evidence levels mean. */
export function legendOf({ evidence }: Say): Block {
  const facts = EVIDENCE_LEVELS.toReversed().map((level) => ({
    term: evidence.levels[level].name,
    level,
    values: [words(evidence.levels[level].meaning)],
  }));
  return { is: 'facts', role: 'legend', facts };
}

/** The evidence level of a record, what is told of it, and what the marks mean. */
export const evidenceFact = (say: Say, ...told: (Text | string)[]): Fact[] =>
  factOf(say.evidence.title, ...told).map((fact) => ({
    ...fact,
    note: [{ text: say.evidence.whatMarksMean, to: EVIDENCE_HELP }],
  }));

/**
 * What the checks of the evidence gave, and the way to repeat them; empty where there were none.
 */
export function checkedOf(verification: VerificationSummary | undefined, say: Say): Text {
  if (!verification) return [];
  const { status, day } = verification;
  const how: Run = { text: say.evidence.howToRepeat, to: VERIFY };
  const { checked } = say.evidence;
  const told =
    status === 'not_checked'
      ? checked.not_checked
      : checked[status]({ day: day ? say.day(day) : '' });
  return [{ text: `${told} ` }, ...within(say.evidence.repeat, { how: [how] })];
}

/** Tags, each with the way to what else has it. */
export function tagLinks(tags: readonly string[], records: Records, say: Say): Text {
  const path = tagPaths(records, say);
  return listed(
    say,
    tags.map((tag) => [{ text: tag, to: path(tag) }]),
  );
}

/** The same in a sentence; empty where there are none. */
export const tagged = (tags: readonly string[], records: Records, say: Say): Text =>
  tags.length > 0 ? within(say.notes.tagged, { tags: tagLinks(tags, records, say) }) : [];

/** Who the person is, on a page of something about them. */
export function who(records: Records, say: Say): Section {
  const name = nameOf(records);
  const ways: Run[] = [
    { text: name, to: '/' },
    { text: say.claims.allOf({ name }), to: '/claims' },
    { text: say.places.contact, to: '/contact' },
  ];
  const blocks = [
    ...text(words(records.profile.profile.headline)),
    ...text(
      ways.flatMap((way, at) => (at > 0 ? [{ text: ' · ' }, way] : [way])),
      'meta',
    ),
  ];
  return { id: 'who', title: say.person.aboutTitle({ name }), role: 'aside', blocks };
}

/**
 * How to cite what a page shows: the words, the page's absolute address, how far it is supported,
 * what to keep, and the record as JSON.
 */
export function cite(
  say: Say,
  citation: { text: string; url: string; confidence?: Text; please: string; record: Run },
): Section {
  const { text, url, confidence = [], please, record } = citation;
  const facts = [
    ...factOf(say.evidence.title, confidence),
    ...factOf(say.cite.please, please),
    ...factOf(say.cite.record, [record]),
  ];
  const blocks = [{ is: 'citation', text, url } as const, { is: 'facts', facts } as const];
  return { id: 'how-to-cite', title: say.cite.title, blocks };
}
