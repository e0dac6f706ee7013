/** Rows about lists: all of a kind, how many, some of them. */
import { NO_DEGREE, rankOf } from '../../facts/names.ts';
import { isUnfinished, type Rec } from '../../facts/record.ts';
import type { ListKind } from '../../languages/language.ts';
import { waysOf } from '../ways.ts';
import { type Context, listed, ofKind, type Row, type Value } from './row.ts';

/** Whether a question has a word that a row must have. */
export function asks({ asked }: Context, row: string): boolean {
  const must = waysOf(asked.language).find(({ id }) => id === row)?.must;
  return asked.content.some(({ stem }) => must?.has(stem));
}

const isNoDegree = ({ fields }: Rec): boolean => rankOf(fields.degree ?? '') === NO_DEGREE;
const isBook = ({ fields }: Rec): boolean => fields.form === 'book';

const EARNED: readonly ListKind[] = ['education', 'certificate'];

/** The kind of list that a question is about, and its records: books alone where it says so. */
export function listAsked(context: Context): { kind: ListKind; records: Rec[] } | null {
  const [kind] = context.asked.kinds;
  if (!kind) return null;
  const records = ofKind(context, kind);
  if (EARNED.every((one) => context.asked.kinds.includes(one)))
    return { kind: 'education', records: EARNED.flatMap((one) => ofKind(context, one)) };
  // A certificate may be what an education ended with; a degree is none.
  if (kind === 'certificate' && records.length === 0)
    return { kind: 'education', records: ofKind(context, 'education').filter(isNoDegree) };
  if (kind !== 'writing') return { kind, records };
  if (asks(context, 'books')) return { kind, records: records.filter(isBook) };
  // "Articles" may be writings or long texts of this site.
  const both = context.asked.kinds.includes('article');
  const articles = records.filter(({ fields }) => fields.form === 'article');
  if (!both) return { kind, records };
  return articles.length > 0
    ? { kind, records: articles }
    : { kind: 'article', records: ofKind(context, 'article') };
}

/** How many there are of what is named after "how many". */
function count(context: Context): Value | null {
  const asked = listAsked(context);
  if (!asked || asked.records.length === 0) return null;
  // "Articles" are published elsewhere, or stand here: with some of both nobody knows which.
  const kinds = new Set(context.asked.kinds);
  if (kinds.has('writing') && kinds.has('article') && ofKind(context, 'article').length > 0)
    return null;
  return listed(context, asked.kind, asked.records);
}

const strongest = (context: Context): Rec[] =>
  context.facts.snapshot.strongest.flatMap((path) =>
    context.facts.records.filter((record) => record.path === path),
  );

const ongoing = (context: Context): Value | null => {
  const asked = listAsked(context);
  const kinds: ListKind[] = asked ? [asked.kind] : ['experience', 'project'];
  const open = kinds.flatMap((kind) =>
    ofKind(context, kind).filter(({ start, end }) => start && !end),
  );
  return open.length === 0 ? null : listed(context, kinds[0] as ListKind, open);
};

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

function education(context: Context): Value | null {
  const asked = listAsked(context);
  return asked && EARNED.includes(asked.kind)
    ? listed(context, asked.kind, asked.records)
    : listed(context, 'education');
}

const list = (kind: ListKind): Row => ({ value: (context) => listed(context, kind) });

export const LIST_ROWS: Record<string, Row> = {
  history: list('experience'),
  education: { value: education },
  highest: { value: highest },
  volunteering: list('volunteering'),
  references: list('reference'),
  interests: list('interest'),
  projects: list('project'),
  skills: list('skill'),
  talks: list('talk'),
  writings: list('writing'),
  notes: list('note'),
  articles: list('article'),
  books: { value: (c) => listed(c, 'writing', ofKind(c, 'writing').filter(isBook)) },
  papers: {
    value: (c) =>
      listed(
        c,
        'writing',
        ofKind(c, 'writing').filter((one) => !isBook(one)),
      ),
  },
  claims: {
    value: (c) =>
      c.asked.content.some(({ word }) => ['all', 'list'].includes(word))
        ? listed(c, 'claim')
        : listed(c, 'claim', strongest(c)),
  },
  awards: list('award'),
  count: { kinds: true, value: count },
  ongoing: { kinds: true, value: ongoing },
};
