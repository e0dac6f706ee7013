/** Rows about lists: all of a kind, how many, some of them. */
import { rankOf } from '../../facts/names.ts';
import { isUnfinished, type Rec } from '../../facts/record.ts';
import type { ListKind } from '../../languages/language.ts';
import { waysOf } from '../ways.ts';
import { type Context, listed, ofKind, type Row, type Value } from './row.ts';

/** Whether a question has a word that a row must have. */
export function asks({ asked }: Context, row: string): boolean {
  const must = waysOf(asked.language).find(({ id }) => id === row)?.must;
  return asked.content.some(({ stem }) => must?.has(stem));
}

const EARNED: readonly ListKind[] = ['education', 'certificate'];

/** The kind of list that a question is about, and its records: books alone where it says so. */
export function listAsked(context: Context): { kind: ListKind; records: Rec[] } | null {
  const { kinds } = context.asked;
  const [kind] = kinds;
  if (!kind) return null;
  const records = ofKind(context, kind);
  if (EARNED.every((one) => kinds.includes(one)))
    return { kind: 'education', records: EARNED.flatMap((one) => ofKind(context, one)) };
  // A certificate may be what an education ended with.
  if (kind === 'certificate' && records.length === 0) return { kind: 'education', records };
  const form = asks(context, 'books') ? 'book' : kinds.includes('article') ? 'article' : null;
  if (kind !== 'writing' || !form) return { kind, records };
  // "Articles" may be writings or long texts of this site.
  const some = records.filter(({ fields }) => fields.form === form);
  return form === 'book' || some.length > 0
    ? { kind, records: some }
    : { kind: 'article', records: ofKind(context, 'article') };
}

/** What is named: how many there are, and which. */
function count(context: Context): Value | null {
  const asked = listAsked(context);
  // "Articles" are published elsewhere, or stand here: with some of both nobody knows which.
  const both = ['writing', 'article'].every(
    (kind) => context.asked.kinds.some((one) => one === kind) && ofKind(context, kind).length > 0,
  );
  return asked && !both ? listed(context, asked.kind, asked.records) : null;
}

/** What has begun and has no end. */
function ongoing(context: Context): Value | null {
  const { kind } = listAsked(context) ?? { kind: 'project' };
  const open = ofKind(context, kind).filter(({ start, end }) => start && !end);
  return listed(context, kind, open);
}

/** The degrees of the highest rank. */
function highest(context: Context): Value | null {
  const all = ofKind(context, 'education').filter(
    (record) => !isUnfinished(record, context.facts.language),
  );
  const rank = (record: Rec) => rankOf(record.fields.degree ?? '');
  const best = Math.min(...all.map(rank));
  return listed(
    context,
    'education',
    all.filter((record) => rank(record) === best),
  );
}

/** All of a kind, or what of it the question is about. */
const list = (kind: ListKind, ...kinds: readonly ListKind[]): Row => ({
  value: (context) => {
    const asked = listAsked(context);
    return asked && [kind, ...kinds].includes(asked.kind)
      ? listed(context, asked.kind, asked.records)
      : listed(context, kind);
  },
});

export const LIST_ROWS: Record<string, Row> = {
  history: list('experience'),
  education: list(...(EARNED as [ListKind])),
  highest: { value: highest },
  volunteering: list('volunteering'),
  references: list('reference'),
  interests: list('interest'),
  projects: list('project'),
  skills: list('skill'),
  talks: list('talk'),
  writings: list('writing'),
  books: list('writing'),
  notes: list('note'),
  awards: list('award'),
  count: { kinds: true, value: count },
  ongoing: { kinds: true, value: ongoing },
};
