/** Whether the typed fields of one record say a statement. Pure. */
import type { Rec } from '../facts/record.ts';
import type { ValueSlot as Slot } from '../languages/language.ts';
import { type Item, parted } from './items.ts';
import type { Reading } from './reading.ts';
import { type Answer, type Dated, ROWS, type Row, timeOf } from './rows.ts';

/** Whether a value is bound to the act in a way that says no more than that. */
function isBound(item: Item, slot: Slot, { bonds, source, of, with: joined }: Reading): boolean {
  const { prep } = item;
  if (slot === 'S') return parted(item) || (prep !== '' && bonds.has(prep));
  if (slot === 'C') return prep === '' || prep === joined;
  // Nobody is "promoted from" what the record says, and no school comes from a degree.
  if ('TDF'.includes(slot) && prep === source && prep !== of) return false;
  return prep === '' || bonds.has(prep);
}

/** A statement with the values of one record marked: what fills slots, and what is left to say. */
type Filled = NonNullable<ReturnType<typeof filled>>;

/** The slots, dates and verbs of a statement; null where it says more. */
export function filled(items: readonly Item[], reading: Reading) {
  const { nouns, now, verbSecond, subjectless } = reading;
  const slots = new Set<Slot>();
  const dates: Dated[] = [];
  const verbs: Item[] = [];
  // Where something was, named as the object of the verb: "joined the company".
  let object = false;
  // "The talk was given by her" is that she gave it.
  const isBy = ({ key, prep }: Item, at: number) => key === 'P' && prep === reading.by && at > 0;
  const by = items.some(isBy);
  const said = items.filter((one, at) => !isBy(one, at) && !now.has(one.word));
  for (const item of said) {
    const { key, word, slot, date, prep, det } = item;
    const noun = nouns.has(word);
    if (item.not || item.number) return null;
    if (slot) {
      if (!isBound(item, slot, reading)) return null;
      slots.add(slot);
      object ||= 'OIELB'.includes(slot) && !prep && !parted(item) && !(det && verbSecond);
    } else if (date) dates.push({ date, prep });
    else if (key === 'P' ? prep : (prep || item.own) && !noun) return null;
    else if (key !== 'P' && !noun) verbs.push(item);
  }
  // "The company joined her" speaks of the company.
  const [first, ...rest] = said.filter(({ prep, date }) => prep === '' && !date);
  const left = subjectless && first && (first.be !== '' || !first.slot);
  // "Bis 2021 arbeitete sie dort".
  const second = verbSecond && first?.slot === null && rest[0]?.key === 'P';
  const person = first?.key === 'P' || left || by || second;
  const named = rest.filter(({ key }) => key === 'P').length;
  if (named > (second ? 1 : 0) || (by && first?.key === 'P')) return null;
  // What it speaks of: the person, something of the person's, or a thing.
  const about = person ? 'person' : first?.own ? 'own' : 'thing';
  // A form of to be, of the verb or alone.
  const be = by ? '' : (items.find((item) => item.be !== '')?.be ?? '');
  return { slots, object, dates, verbs, be, about, now: items.some(({ word }) => now.has(word)) };
}

/** Whether a row tells the act of a statement, of what it speaks of, with its slots. */
function tells(row: Row, said: Filled, rec: Rec, { acts }: Reading): boolean {
  const { act, about, needs, may } = row;
  const { slots, verbs, be, object } = said;
  if (said.about !== 'own' && said.about !== about) return false;
  if (object && said.about !== 'own' && !['begin', 'leave', 'study'].includes(act)) return false;
  if (needs && ![...slots].some((slot) => needs.includes(slot))) return false;
  if ([...slots].some((slot) => !may.includes(slot))) return false;
  // Whoever wrote with others did not write alone; who has no coauthors did not write with any.
  if (act === 'write' && rec.people.length > 0 && !slots.has('C')) return false;
  if (act === 'cowrite' && rec.people.length === 0) return false;
  const ways = acts[act];
  if (verbs.length === 0) return ways.has(be === 'became' ? '*' : be ? '=' : '-');
  const hows = verbs.map(({ key }) => ways.get(key));
  if (hows.includes(undefined)) return false;
  return be ? hows.some((how) => how) : !hows.includes('+');
}

/** Whether an organization has other records: who was there twice came and left twice. */
const isAgain = ({ kind, fields: { organization } }: Rec, all: readonly Rec[]): boolean =>
  all.filter((one) => one.kind === kind && one.fields.organization === organization).length > 1;

/** What the typed fields of a record say to a statement. `gone` tells that the person is dead. */
export function typed(
  said: Filled,
  rec: Rec,
  reading: Reading,
  all: readonly Rec[],
  gone: boolean,
): Answer {
  const { verbs, be, slots, dates } = said;
  const ended = rec.end !== null || gone;
  if ((slots.size === 0 && rec.kind !== 'profile') || (said.now && ended)) return 'unsaid';
  const rows = ROWS.filter((row) => row.kind === rec.kind && tells(row, said, rec, reading));
  const told = rows.map(({ act, time }): Answer => {
    const done = verbs.some(({ past }) => past);
    const past = be && (time === 'held' || !done) ? be !== 'is' : done;
    // "She joins" tells of no day that was.
    if (['start', 'end', 'day'].includes(time) && !past && !be && verbs.length > 0) return 'unsaid';
    if (['begin', 'leave'].includes(act) && !slots.has('T') && isAgain(rec, all)) return 'unsaid';
    return timeOf(time, dates, past, rec, ended);
  });
  return told.find((one) => one === 'yes') ?? told.find((one) => one === 'no') ?? 'unsaid';
}
