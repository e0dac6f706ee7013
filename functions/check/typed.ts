/** Whether the typed fields of one record say a statement: a table of acts over slots and dates. */
import { agrees } from '../facts/dates.ts';
import type { Kind, Rec } from '../facts/records.ts';
import type { Act, Slot } from '../languages/statements/statements.ts';
import { itemsOf } from './items.ts';
import type { Reading } from './reading.ts';
import type { Word } from './words.ts';

export type Told = 'yes' | 'no' | 'unsaid';
type Date = { date: string; prep: string; about: string };
/** Whether the dates of a statement fit those of a record. */
type Time = (dates: readonly Date[], rec: Rec, ended: boolean) => Told;

const decide = (yes: boolean): Told => (yes ? 'yes' : 'no');
const all = (told: readonly Told[]): Told =>
  told.includes('unsaid') ? 'unsaid' : decide(!told.includes('no'));

/** One date against a record that lasts. */
function lasting({ date, prep }: Date, { start, end }: Rec, ended: boolean): Told {
  if (start === null) return 'unsaid';
  if (prep === 'since' || prep === 'from') {
    if (prep === 'since' && ended) return 'unsaid';
    return date.length > start.length ? 'unsaid' : decide(agrees(date, start));
  }
  if (prep === 'to')
    return end === null || date.length > end.length ? 'unsaid' : decide(agrees(date, end));
  if (prep !== 'in') return 'unsaid';
  const last = end ?? '9999';
  if (date < start.slice(0, date.length) || date > last.slice(0, date.length)) return 'no';
  // More precise than the record at its edge, nothing is known.
  return [start, last].some((edge) => edge.length < date.length && date.startsWith(edge))
    ? 'unsaid'
    : 'yes';
}

/** Dates against one point of time. */
const point =
  (told: string | null, roles: RegExp): Time =>
  (dates) =>
    all(
      dates.map(({ date, prep }) =>
        told === null || !roles.test(prep) || date.length > told.length
          ? 'unsaid'
          : decide(agrees(date, told)),
      ),
    );

const during: Time = (dates, rec, ended) => all(dates.map((one) => lasting(one, rec, ended)));
const ongoing: Time = (dates, rec, ended) => (ended ? 'unsaid' : during(dates, rec, ended));
const over: Time = (dates, rec, ended) =>
  ended || dates.length > 0 ? during(dates, rec, ended) : 'unsaid';
const former: Time = (dates, rec, ended) => (ended ? during(dates, rec, ended) : 'unsaid');
const atStart: Time = (dates, rec) => point(rec.start, /^(?:in|since|from)$/)(dates, rec, false);
const atEnd: Time = (dates, rec) =>
  rec.end ? point(rec.end, /^(?:in|to)$/)(dates, rec, false) : 'unsaid';
const onDay: Time = (dates, rec) => point(rec.start, /^in$/)(dates, rec, false);
const begun: Time = (dates, rec) => (dates.length > 0 ? atStart(dates, rec, false) : 'unsaid');
const awarded: Time = (dates, rec) =>
  rec.end ? point(rec.end, /^in$/)(dates, rec, false) : 'unsaid';
const attended: Time = (dates, rec) =>
  all(
    dates.map((one) =>
      one.prep === 'in' && agrees(one.date, rec.end) ? 'yes' : lasting(one, rec, rec.end !== null),
    ),
  );
const timeless: Time = (dates) => (dates.length > 0 ? 'unsaid' : 'yes');
const born: Time = (dates, rec) => (dates.length > 0 ? onDay(dates, rec, false) : 'unsaid');
const died: Time = (dates, rec) => (rec.end ? point(rec.end, /^in$/)(dates, rec, false) : 'unsaid');

/** Who or what the statement is about: the person, the record's own title, or either. */
type About = 'person' | 'title';
type Row = {
  kind: Kind;
  act: Act;
  about: About;
  /** Slots of which one must be filled, and all that may be. */
  needs: string;
  may: string;
  time: Time;
  /** The earliest, or the latest, of the records of one organization. */
  edge?: 'first' | 'last';
};

export const ROWS: readonly Row[] = [
  { kind: 'experience', act: 'now', about: 'person', needs: 'TO', may: 'TOL', time: ongoing },
  { kind: 'experience', act: 'since', about: 'person', needs: 'TO', may: 'TOL', time: during },
  { kind: 'experience', act: 'past', about: 'person', needs: 'TOL', may: 'TOL', time: over },
  { kind: 'experience', act: 'former', about: 'person', needs: 'TO', may: 'TOL', time: former },
  {
    kind: 'experience',
    act: 'begin',
    about: 'person',
    needs: 'TO',
    may: 'TOL',
    time: atStart,
    edge: 'first',
  },
  {
    kind: 'experience',
    act: 'leave',
    about: 'person',
    needs: 'TO',
    may: 'TOL',
    time: atEnd,
    edge: 'last',
  },
  { kind: 'education', act: 'receive', about: 'person', needs: 'DI', may: 'DFI', time: awarded },
  { kind: 'education', act: 'study', about: 'person', needs: 'FI', may: 'DFI', time: attended },
  { kind: 'education', act: 'studying', about: 'person', needs: 'FI', may: 'FI', time: ongoing },
  { kind: 'talk', act: 'speak', about: 'person', needs: 'TE', may: 'TEL', time: onDay },
  { kind: 'writing', act: 'write', about: 'person', needs: 'T', may: 'TBCK', time: onDay },
  { kind: 'writing', act: 'cowrite', about: 'person', needs: 'T', may: 'TBCK', time: onDay },
  { kind: 'writing', act: 'publish', about: 'person', needs: 'T', may: 'TBCK', time: onDay },
  { kind: 'writing', act: 'appear', about: 'title', needs: 'T', may: 'TBK', time: onDay },
  { kind: 'project', act: 'work', about: 'person', needs: 'T', may: 'T', time: during },
  { kind: 'project', act: 'past', about: 'person', needs: 'R', may: 'RT', time: over },
  { kind: 'project', act: 'now', about: 'person', needs: 'R', may: 'RT', time: ongoing },
  { kind: 'project', act: 'start', about: 'title', needs: 'T', may: 'T', time: begun },
  { kind: 'project', act: 'finish', about: 'title', needs: 'T', may: 'T', time: atEnd },
  { kind: 'project', act: 'run', about: 'title', needs: 'T', may: 'T', time: during },
  { kind: 'skill', act: 'know', about: 'person', needs: 'T', may: 'T', time: ongoing },
  { kind: 'skill', act: 'use', about: 'person', needs: 'T', may: 'T', time: ongoing },
  { kind: 'profile', act: 'live', about: 'person', needs: 'L', may: 'L', time: timeless },
  { kind: 'profile', act: 'language', about: 'person', needs: 'G', may: 'G', time: timeless },
  { kind: 'profile', act: 'born', about: 'person', needs: '', may: '', time: born },
  { kind: 'profile', act: 'died', about: 'person', needs: '', may: '', time: died },
  { kind: 'collaboration', act: 'offer', about: 'person', needs: 'N', may: 'N', time: timeless },
  { kind: 'project', act: 'level', about: 'title', needs: 'T', may: 'TV', time: timeless },
];

/** A statement with the values of one record marked: what fills slots, and what is left to say. */
export type Filled = {
  slots: ReadonlySet<Slot>;
  dates: Date[];
  /** The person is spoken of; something is the person's. */
  person: boolean;
  owner: boolean;
  /** What is left, as one line: Q for the person's, P after a preposition. */
  act: string;
};

export function filled(words: readonly Word[], reading: Reading): Filled {
  const slots = new Set<Slot>();
  const left: string[] = [];
  let person = false;
  let owner = false;
  let pending: string[] = [];
  for (const one of words) {
    const { word } = one;
    const flush = () => {
      left.push(...pending);
      pending = [];
    };
    if (one.slot) {
      const bonds = reading.bonds[one.slot];
      if (pending.every((bond) => bond === 'Q' || bonds.has(bond) || reading.joins.has(bond)))
        pending = pending.filter((bond) => bond === 'Q' && !'DKT'.includes(one.slot as Slot));
      flush();
      slots.add(one.slot);
    } else if (one.date) pending = [];
    else if (one.person === 'is') {
      if (pending.length > 0) pending.push('P');
      flush();
      person = true;
    } else if (one.person === 'owns') {
      pending.push('Q');
      owner = true;
    } else if (reading.preposition.has(word) || reading.joins.has(word)) {
      if (!reading.nouns.has(word)) pending.push(word);
    } else if (!reading.articles.has(word) && !reading.nouns.has(word)) {
      flush();
      left.push(word);
    }
  }
  left.push(...pending.filter((one) => one !== 'Q'));
  const dates = itemsOf(words, reading).flatMap(({ date, prep, about }) =>
    date ? [{ date, prep, about }] : [],
  );
  return { slots, dates, person, owner, act: left.join(' ') };
}

const ends = (rec: Rec, gone: boolean): boolean => rec.end !== null || gone;

/** What the typed fields of a record say to a statement. */
export function typed(
  said: Filled,
  rec: Rec,
  reading: Reading,
  all: readonly Rec[],
  gone: boolean,
): Told {
  let told: Told = 'unsaid';
  for (const row of ROWS) {
    if (row.kind !== rec.kind || !reading.acts[row.act].test(said.act)) continue;
    const slots = [...said.slots];
    const needed = row.needs === '' || slots.some((slot) => row.needs.includes(slot));
    if (!needed || slots.some((slot) => !row.may.includes(slot))) continue;
    if (row.about === 'person' ? !said.person && !said.owner : said.person) continue;
    if (said.dates.some(({ about }) => about)) continue;
    if (row.edge && !edge(row.edge, said, rec, all)) continue;
    if (
      rec.kind === 'writing' &&
      row.act === 'write' &&
      rec.people.length > 0 &&
      !said.slots.has('C')
    )
      continue;
    if (row.act === 'cowrite' && rec.people.length === 0) continue;
    const one = row.time(said.dates, rec, ends(rec, gone));
    if (one === 'yes') return 'yes';
    if (one === 'no') told = 'no';
  }
  return told;
}

/** Whether a beginning or an end is that of the whole time with an organization. */
function edge(which: 'first' | 'last', { slots }: Filled, rec: Rec, all: readonly Rec[]): boolean {
  if (slots.has('T') || !rec.fields.organization) return true;
  const same = all.filter(
    ({ kind, fields }) => kind === 'experience' && fields.organization === rec.fields.organization,
  );
  return same.every((one) =>
    which === 'first'
      ? (one.start ?? '') >= (rec.start ?? '')
      : (one.end ?? '9999') <= (rec.end ?? '9999'),
  );
}
