/** Whether the typed fields of one record say a statement. Pure. */
import type { Rec } from '../facts/record.ts';
import type { ValueSlot as Slot } from '../languages/language.ts';
import type { Item } from './items.ts';
import { parted } from './prose.ts';
import type { Reading } from './reading.ts';
import { ROWS, type Row } from './rows.ts';
import { type Answer, type Dated, lasts, timeOf } from './times.ts';

/** A statement with the values of one record marked: what fills slots, and what is left to say. */
export type Filled = {
  slots: ReadonlySet<Slot>;
  /** Where something was, named as the object of the verb: "joined the company". */
  object: boolean;
  dates: readonly Dated[];
  verbs: readonly Item[];
  /** A form of to be, of the verb or alone. */
  be: Item['be'];
  /** What it speaks of: the person, something of the person's, or a thing. */
  about: 'person' | 'own' | 'thing';
  /** It says that it holds to this day. */
  now: boolean;
};

/** Whether a value is bound to the act in a way that says no more than that. */
function isBound({ slot, prep, mark }: Item, reading: Reading): boolean {
  if (slot === 'S') return parted({ mark } as Item) || (prep !== '' && reading.bonds.has(prep));
  if (slot === 'C') return prep === '' || prep === reading.with;
  // Nobody is "promoted from" what the record says, and no school comes from a degree.
  if ('TDF'.includes(slot ?? '-') && prep === reading.source && prep !== reading.of) return false;
  return prep === '' || reading.bonds.has(prep);
}

/** The slots, dates and verbs of a statement; null where it says more. */
export function filled(items: readonly Item[], reading: Reading): Filled | null {
  const slots = new Set<Slot>();
  const dates: Filled['dates'][number][] = [];
  const verbs: Item[] = [];
  let now = false;
  let object = false;
  let by = false;
  for (const [at, item] of items.entries()) {
    const { key, word, slot, date, prep, number, own } = item;
    if (item.not) return null;
    // "The talk was given by her" is that she gave it.
    if (key === 'P' && prep === reading.by && at > 0) {
      by = true;
      continue;
    }
    if (slot && !isBound(item, reading)) return null;
    if (slot) {
      slots.add(slot);
      object ||=
        'OIELB'.includes(slot) && !prep && !parted(item) && !(item.det && reading.verbSecond);
    } else if (date) dates.push({ date, prep });
    else if (reading.now.has(word)) now = true;
    else if (number || (key === 'P' ? prep !== '' : (prep || own) && !reading.nouns.has(word)))
      return null;
    else if (key !== 'P' && !reading.nouns.has(word)) verbs.push(item);
  }
  // "The company joined her" speaks of the company.
  const [first, ...rest] = items.filter(
    ({ prep, date, word }) => prep === '' && !date && !reading.now.has(word),
  );
  const left = reading.subjectless && first && (first.be !== '' || !first.slot);
  // "Bis 2021 arbeitete sie dort".
  const second = reading.verbSecond && first?.slot === null && rest[0]?.key === 'P';
  const person = first?.key === 'P' || left || by || second;
  const named = rest.filter(({ key }) => key === 'P').length;
  if (named > (second ? 1 : 0) || (by && first?.key === 'P')) return null;
  const about = person ? 'person' : first?.own ? 'own' : 'thing';
  const { be = '' } = items.find((item) => item.be !== '') ?? {};
  return { slots, object, dates, verbs, be: by ? '' : be, about, now };
}

/** Whether the verbs of a statement are those of an act. */
function tellsAct({ act, about }: Row, said: Filled, { acts }: Reading): boolean {
  const ways = acts[act];
  const { verbs, be } = said;
  if (said.about !== 'own' && said.about !== about) return false;
  if (verbs.length === 0) {
    if (be === 'became') return ways.has('*');
    return ways.has(be ? '=' : '-') || (said.about === 'own' && ways.has('q'));
  }
  const hows = verbs.map(({ key }) => ways.get(key));
  if (hows.includes(undefined)) return false;
  return be ? hows.some((how) => how) : !hows.includes('+');
}

/** Whether a row is about what the statement speaks of. */
function fits(row: Row, said: Filled, rec: Rec): boolean {
  const { act, needs, may } = row;
  const { slots, object, about } = said;
  if (object && about !== 'own' && !['begin', 'leave', 'study'].includes(act)) return false;
  if (needs && ![...slots].some((slot) => needs.includes(slot))) return false;
  if ([...slots].some((slot) => !may.includes(slot))) return false;
  // Whoever wrote with others did not write alone; who has no coauthors did not write with any.
  if (act === 'write' && rec.people.length > 0 && !slots.has('C')) return false;
  if (act === 'cowrite' && rec.people.length === 0) return false;
  return true;
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
  const { verbs, be, now, dates } = said;
  if (said.slots.size === 0 && rec.kind !== 'profile') return 'unsaid';
  const ended = rec.end !== null || gone;
  if (now && ended) return 'unsaid';
  const told = ROWS.filter((row) => row.kind === rec.kind && tellsAct(row, said, reading))
    .filter((row) => fits(row, said, rec))
    .map((row): Answer => {
      const done = verbs.some(({ past }) => past);
      const past = be && (lasts(row.time) || !done) ? be !== 'is' : done;
      const point = ['start', 'end', 'day'].includes(row.time);
      if (point && !past && !be && verbs.length > 0) return 'unsaid';
      const edge = ['begin', 'leave'].includes(row.act) && !said.slots.has('T');
      return edge && isAgain(rec, all) ? 'unsaid' : timeOf(row.time, dates, past, rec, ended);
    });
  return told.find((one) => one === 'yes') ?? told.find((one) => one === 'no') ?? 'unsaid';
}
