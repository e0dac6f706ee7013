/** Whether the typed fields of one record say a statement. Pure. */
import type { Rec } from '../facts/record.ts';
import type { Slot } from '../languages/statements/statements.ts';
import { type Item, itemsOf } from './items.ts';
import type { Reading } from './reading.ts';
import { ROWS, type Row } from './rows.ts';
import { type Answer, timeOf } from './times.ts';
import type { Word } from './words.ts';

/** A statement with the values of one record marked: what fills slots, and what is left to say. */
export type Filled = {
  slots: ReadonlySet<Slot>;
  dates: (Pick<Item, 'prep' | 'about'> & { date: string })[];
  /** The person is spoken of; something is the person's. */
  person: boolean;
  owner: boolean;
  /** It may speak of the person without saying so: its verb stands first. */
  verbFirst: boolean;
  /** A value stands before the person, as its subject: "the company joined her". */
  turned: boolean;
  /** What is left, as one line: Q for the person's, P after a preposition. */
  act: string;
};

/** Slots before which a possessive says nothing: "her degree" is the degree. */
const OWNED = 'DKT';

/** The slots, dates and remaining words of a statement. */
export function filled(words: readonly Word[], reading: Reading): Filled {
  const slots = new Set<Slot>();
  const left: string[] = [];
  let pending: string[] = [];
  let turned = false;
  let early = false;
  for (const { word, slot, date, person, gap } of words) {
    const bond = reading.preposition.has(word) || reading.joins.has(word);
    if (slot === 'S') {
      // A further phrase of the record stands behind a comma, or is bound to what it tells of.
      const bound =
        pending.length > 0 ? pending.every((one) => reading.bonds.S.has(one)) : /,/.test(gap);
      if (slots.size === 0 || !bound) left.push(word);
      else pending = [];
    } else if (slot) {
      early ||= left.length === 0 && pending.length === 0;
      const bonds = reading.bonds[slot];
      const bound = pending.every((one) => one === 'Q' || bonds.has(one) || reading.joins.has(one));
      if (bound) pending = pending.filter((one) => one === 'Q' && !OWNED.includes(slot));
      slots.add(slot);
    } else if (date) pending = [];
    else if (person === 'is' && early && pending.length === 0) turned = true;
    else if (person === 'is' && pending.length > 0) pending.push('P');
    else if (person === 'owns') pending.push('Q');
    else if (!person && (reading.nouns.has(word) || reading.articles.has(word))) continue;
    else if (!person) pending.push(word);
    if (person === 'owns' || (bond && !slot && !person)) continue;
    left.push(...pending);
    pending = [];
  }
  left.push(...pending.filter((one) => one !== 'Q'));
  return {
    slots,
    dates: itemsOf(words, reading).flatMap(({ date, prep, about }) =>
      date ? [{ date, prep, about }] : [],
    ),
    person: words.some(({ person }) => person === 'is'),
    owner: words.some(({ person }) => person === 'owns'),
    verbFirst: reading.subjectless && left[0] === words[0]?.word,
    turned,
    act: left.join(' '),
  };
}

/** Whether a row speaks of what the statement speaks of. */
function fits(
  { act, about, needs, may }: Row,
  said: Filled,
  rec: Rec,
  all: readonly Rec[],
): boolean {
  const { slots, person, owner, verbFirst, dates, turned } = said;
  if (needs && ![...slots].some((slot) => needs.includes(slot))) return false;
  if ([...slots].some((slot) => !may.includes(slot)) || dates.some((one) => one.about))
    return false;
  if (about === 'person' ? turned || (!person && !owner && !verbFirst) : person) return false;
  // Whoever wrote with others did not write alone; who has no coauthors did not write with any.
  if (act === 'write' && rec.people.length > 0 && !slots.has('C')) return false;
  if (act === 'cowrite' && rec.people.length === 0) return false;
  if ((act !== 'begin' && act !== 'leave') || slots.has('T')) return true;
  // The beginning with an organization is that of the first position there, the end of the last.
  const { organization } = rec.fields;
  return all
    .filter(({ kind, fields }) => kind === 'experience' && fields.organization === organization)
    .every(({ start, end }) =>
      act === 'begin' ? (start ?? '') >= (rec.start ?? '') : (end ?? '9999') <= (rec.end ?? '9999'),
    );
}

/** What the typed fields of a record say to a statement. `gone` tells that the person is dead. */
export function typed(
  said: Filled,
  rec: Rec,
  reading: Reading,
  all: readonly Rec[],
  gone: boolean,
): Answer {
  const told = ROWS.filter((row) => row.kind === rec.kind && reading.acts[row.act].test(said.act))
    .filter((row) => fits(row, said, rec, all))
    .map((row) => timeOf(row.time, said.dates, rec, gone));
  return told.find((one) => one === 'yes') ?? told.find((one) => one === 'no') ?? 'unsaid';
}
