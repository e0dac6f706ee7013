/** A view of a document: which sections in which order, which entries, and what is told of each. */
import type { Block, Document, Entry, Section, SectionId, Slot } from './model.ts';

/** Parts of entries, and blocks by what they are or by their role. */
type Omitted = Slot | Block['is'] | NonNullable<Extract<Block, { role?: string }>['role']>;

export type View = {
  /** Sections in their order; every section without it. */
  sections?: readonly SectionId[];
  /** Sections that are left out. */
  without?: readonly SectionId[];
  /** Entries of one of these tags, and those that have no tags to go by. */
  tags?: readonly string[];
  /** What is left out of every section, of single ones, and of what stands before them. */
  omit?: Partial<Record<SectionId | 'every' | 'head', readonly Omitted[]>>;
};

/** Blocks as a view has them; an emptied list of entries is none. */
function blocksIn(blocks: readonly Block[], place: SectionId | 'head', view: View): Block[] {
  const { tags, omit = {} } = view;
  const omitted: readonly string[] = [...(omit.every ?? []), ...(omit[place] ?? [])];
  return blocks
    .filter((block) => ![block.is, 'role' in block ? block.role : null].some(isIn(omitted)))
    .flatMap((block): Block[] => {
      if (block.is !== 'entries') return [block];
      const entries = block.entries
        .filter((entry) => !tags || !entry.tags || entry.tags.some(isIn(tags)))
        .map((entry) => {
          const kept = Object.entries(entry).filter(([slot]) => !omitted.includes(slot));
          // Of what a view can omit nothing is required.
          return Object.fromEntries(kept) as Entry;
        });
      return entries.length > 0 ? [{ ...block, entries }] : [];
    });
}

const isIn = (names: readonly string[]) => (name: string | null | undefined) =>
  name != null && names.includes(name);

/** A document as a view has it; a section of which nothing is left has no place in it. */
export function select(document: Document, view: View): Document {
  const {
    sections = document.sections.map(({ id }) => id),
    without = [],
    omit: { head = [] } = {},
  } = view;
  return {
    ...document,
    facts: head.includes('facts')
      ? []
      : document.facts?.map(({ note, ...fact }) =>
          note && !head.includes('note') ? { ...fact, note } : fact,
        ),
    lead: blocksIn(document.lead, 'head', view),
    sections: sections
      .filter((id) => !without.includes(id))
      .flatMap((id) => document.sections.filter((section) => section.id === id))
      .map(
        (section): Section => ({
          ...section,
          blocks: blocksIn(section.blocks, section.id, view),
        }),
      )
      .filter(({ blocks }) => blocks.length > 0),
  };
}
