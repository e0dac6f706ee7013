/** Writes a document as the typesetter takes it: plain values, which src/print/*.typ set. */
import type { Block, Document, Entry, Fact, Section, Text } from '../documents/model.ts';
import { select, type View } from '../documents/select.ts';
import { markOf, plainOf, taggedBy } from '../documents/text.ts';
import { directionOf, type Say } from '../labels/say.ts';
import { type PrintedBlock, printedBlocks } from './typst-blocks.ts';

/** A text, and where it leads. */
type Linked = { text: string; url: string | null };

type PrintedEntry = {
  /** To tell the oldest by; null where nothing dates it. */
  last: string | null;
  /** When it was, in words; empty where that is not stated. */
  when: string;
  /** The employer above it; empty where it stands alone or one stands above already. */
  group: string;
  grouped: boolean;
  title: Linked;
  where: Linked[];
  about: string;
  text: string;
  /** What stands in place of the text, and below the points. */
  prose: PrintedBlock[];
  points: string[];
  body: PrintedBlock[];
  keywords: string;
  tagged: string;
  /** Name of the evidence level; null in the document without levels. */
  level: string | null;
  sources: Linked[];
};

export type CvDocument = {
  /** Its address on this service. */
  path: string;
  design: string;
  title: string;
  author: string;
  language: string;
  /** Which way most of it is written. */
  direction: 'ltr' | 'rtl';
  /** Between things of a list. */
  separator: string;
  /** Day of the last change of anything in it: year, month, day. */
  date: [number, number, number];
  /** Families beside those that come along. */
  fonts: readonly string[];
  /** Whether it is set smaller to fit on two pages. */
  short: boolean;
  /** Pages on which it has to fit: what is old gives way, and `more` then says where all is. */
  pages: number | null;
  more: Linked;
  /** What the picture shows; null where it has none. */
  portrait: string | null;
  /** Whether the owner put the sections in their order. */
  ordered: boolean;
  name: string;
  headline: string;
  notice: string | null;
  lead: PrintedBlock[];
  facts: { term: string; values: Linked[] }[];
  sections: { id: string; title: string; entries: PrintedEntry[] }[];
  terms: { title: string; rows: { term: string; values: string[] }[] };
  legend: { title: string; levels: { name: string; meaning: string }[] } | null;
  foot: Linked[];
};

/** Longest date that is not broken: a longer one would not fit beside the text. */
const UNBROKEN_CHARS = 18;

/** A period of which no date breaks within. */
const unbroken = (when: string) =>
  when
    .split(' – ')
    .map((date) => (date.length <= UNBROKEN_CHARS ? date.replaceAll(' ', '\u00a0') : date))
    .join(' – ');

/** What paper has no room for: what supports an entry, but in the document that tells it. */
const PAPER: View = {
  without: ['texts'],
  omit: { every: ['related', 'note'], projects: ['links'], skills: ['body'] },
};

type Chosen = 'design' | 'language' | 'more' | 'ordered' | 'pages' | 'path' | 'portrait';
type Paper = Pick<CvDocument, 'author' | 'date' | 'foot' | 'notice' | Chosen> & {
  evidence: boolean;
};

export function printed(
  whole: Document,
  say: Say,
  { evidence, ...paper }: Paper,
  address: (path: string) => string,
): CvDocument {
  const paperView = select(whole, PAPER);
  const document = evidence
    ? paperView
    : select(paperView, { omit: { every: ['level', 'links', 'sources'] } });
  const linked = (text: Text): Linked => {
    const to = text.find((run) => run.to)?.to;
    return { text: plainOf(text), url: to ? (to.startsWith('/') ? address(to) : to) : null };
  };
  const entryOf = (entry: Entry, before?: Entry): PrintedEntry => ({
    last: entry.last ?? null,
    when: unbroken(plainOf(entry.when ?? [])),
    group: entry.group && entry.group !== before?.group ? plainOf(entry.group) : '',
    grouped: entry.group !== undefined,
    title: linked(entry.title),
    where: (entry.where ?? []).map(linked),
    about: entry.about ?? '',
    text: entry.summary ?? '',
    prose: printedBlocks(entry.prose),
    points: [...(entry.points ?? [])],
    body: printedBlocks(entry.body),
    keywords: say.list(entry.keywords ?? []),
    tagged: taggedBy(say, entry),
    level: entry.level ? markOf(say, entry) : null,
    sources: [...(entry.links ?? []), ...(entry.sources ?? [])].map(({ label, url }) => ({
      text: label,
      url,
    })),
  });
  const entries = (block: Block) => {
    if (block.is === 'entries')
      return block.entries.map((entry, at) => entryOf(entry, block.entries[at - 1]));
    return block.is === 'list' ? block.items.map((title) => entryOf({ title })) : [];
  };
  const factsOf = (id: string): { title: string; facts: readonly Fact[] } => {
    const { title, blocks } = document.sections.find((section) => section.id === id) ?? {
      title: '',
      blocks: [],
    };
    return { title, facts: blocks.flatMap((block) => (block.is === 'facts' ? block.facts : [])) };
  };
  const heading = document.heading ?? document.title;
  const terms = factsOf('collaboration');
  const legend = factsOf('legend');
  const sections = document.sections
    .map(({ id, title, blocks }: Section) => ({ id, title, entries: blocks.flatMap(entries) }))
    .filter((section) => section.entries.length > 0);
  return {
    ...paper,
    title: say.frame.cvTitle({ name: heading }),
    language: new Intl.Locale(paper.language).language,
    direction: directionOf(paper.language),
    separator: say.lists.separator,
    fonts: [],
    short: !evidence,
    name: heading,
    headline: document.subtitle ?? '',
    lead: document.lead.flatMap((block) => {
      if (block.is === 'markdown') return printedBlocks(block.text);
      const run = { style: 'plain' as const, url: null };
      return block.is === 'text'
        ? [{ is: 'par' as const, runs: [{ text: plainOf(block.text), ...run }] }]
        : [];
    }),
    facts: (document.facts ?? [])
      .filter(({ role }) => role !== 'screen')
      .map(({ term, values }) => ({ term, values: values.map(linked) })),
    sections,
    terms: {
      title: terms.title,
      rows: terms.facts.map(({ term, values }) => ({ term, values: values.map(plainOf) })),
    },
    legend: evidence
      ? {
          title: legend.title,
          levels: legend.facts.map(({ term, values }) => ({
            name: term,
            meaning: values.map(plainOf).join(' '),
          })),
        }
      : null,
  };
}
