/** What a curriculum vitae tells otherwise than the pages of work: months, employers, texts. */
import type { Entry, Section } from '../../documents/model.ts';
import { plainOf } from '../../documents/text.ts';
import type { Say } from '../../labels/say.ts';

/** A language that tells days as CVs do: by their month in short. */
export function monthly(say: Say): Say {
  const format = new Intl.DateTimeFormat(say.language, {
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  return {
    ...say,
    day: (date) => (date.length > 4 ? format.format(new Date(date.slice(0, 7))) : say.day(date)),
  };
}

const bodyOf = ({ where: [first] = [] }: Entry) => (first ? plainOf(first) : '');

/** Posts of one employer that follow each other, under its name. */
function grouped(entries: readonly Entry[]): Entry[] {
  let group: Entry['group'];
  return entries.map((entry, at) => {
    const name = bodyOf(entry);
    const isNext = (other: Entry | undefined) => other && name !== '' && bodyOf(other) === name;
    if (!isNext(entries[at - 1])) group = isNext(entries[at + 1]) ? entry.where?.[0] : undefined;
    return group ? { ...entry, group, where: entry.where?.slice(1) ?? [] } : entry;
  });
}

const EMPLOYED = ['positions', 'volunteering'];

/** A section as a CV has it: what stands below a record is told where it has no list. */
export const inBrief = (section: Section): Section => ({
  ...section,
  blocks: section.blocks.map((block) => {
    if (block.is !== 'entries') return block;
    const entries = block.entries.map((entry) =>
      // Courses say nothing of what stands below.
      section.id !== 'education' && (entry.points ?? []).length > 0
        ? { ...entry, body: null }
        : entry,
    );
    return { ...block, entries: EMPLOYED.includes(section.id) ? grouped(entries) : entries };
  }),
});
