/** What a row of the table is: a computation over typed records, and what most of them share. */
import type { Facts } from '../../facts/facts.ts';
import { headingOf } from '../../facts/heading.ts';
import { lexiconOf } from '../../facts/languages.ts';
import { isUnfinished, type Kind, type Rec } from '../../facts/record.ts';
import type { HeadingId, ListKind } from '../../languages/language.ts';
import { headed, type Piece } from '../pieces.ts';
import type { Asked } from '../reading.ts';

export type Context = {
  facts: Facts;
  asked: Asked;
  /** Records that the question names, of the kinds that the row is about. */
  named: readonly Rec[];
  /** The day up to which what is open counts: today, or the day of death. */
  until: string;
};

export type Value = {
  pieces: Piece[];
  records: readonly Rec[];
  /** The same of some of its records, of the value of a list. */
  narrow?: (records: readonly Rec[]) => Value | null;
};

export type Row = {
  /** Kinds of the record that the question must name. */
  of?: readonly Kind[];
  /** Answers for every kind of list that a question may name; or is about one. */
  kinds?: true;
  noun?: ListKind;
  /** Tells what the person does, so that the record is no subject. */
  personal?: true;
  /** Quotes sentences, where other rows tell typed values. */
  quotes?: true;
  /** Says that it is not told. */
  declines?: true;
  value: (context: Context) => Value | null;
};

/** Most records of a list that are told. */
const MOST = 20;

/** Records of a kind, without courses that were not completed. */
export const ofKind = ({ facts }: Context, kind: string): Rec[] =>
  facts.records.filter((one) => one.kind === kind && !isUnfinished(one, facts.language));

/** Records by their headings. */
export const values = ({ facts }: Context, records: readonly Rec[]): Piece[] =>
  records.slice(0, MOST).map((record) => ({ value: headingOf(record, facts.language) }));

/** What is said of some records; null where there are none. */
export const saying = (records: readonly Rec[], pieces: Piece[]): Value | null =>
  records.length === 0 ? null : { pieces, records };

/** A list of records, with how many there are; null where there are none. */
export function listed(
  context: Context,
  kind: ListKind,
  records: readonly Rec[] = ofKind(context, kind),
): Value | null {
  const names = lexiconOf(context.asked.language).kinds.get(kind);
  const frame = `${records.length} ${records.length === 1 ? names?.one : names?.many}:`;
  const value = saying(records, [{ frame }, ...values(context, records)]);
  return value && { ...value, narrow: (some) => listed(context, kind, some) };
}

/** Records under a heading; null where there are none. */
export const under = (
  context: Context,
  heading: HeadingId,
  records: readonly Rec[],
  ...more: Piece[]
): Value | null =>
  saying(records, headed(heading, context.asked.language, ...values(context, records), ...more));
