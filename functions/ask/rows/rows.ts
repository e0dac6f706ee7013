/** The table of rows: what is asked of every profile and answered from typed records. */
import type { Kind, Rec } from '../../facts/record.ts';
import { headed, lengthOf, type Piece } from '../pieces.ts';
import { LIST_ROWS } from './lists.ts';
import { PROFILE_ROWS } from './profile.ts';
import { type Context, type Row, type Value, values } from './row.ts';
import { lengthIn, TIME_ROWS } from './times.ts';

const LASTING: Kind[] = ['experience', 'volunteering', 'education', 'project', 'skill'];
const TEXTS: Kind[] = ['talk', 'writing', 'note', 'article', 'manifesto'];

type Pieces = (record: Rec, context: Context) => Piece[] | null;

/** Pieces for the records that are named; null where these are more than so many, or none. */
const of = (kinds: readonly Kind[], pieces: Pieces, most = 1): Row => ({
  of: kinds,
  value: (context): Value | null => {
    const found = context.named.flatMap((record) => {
      const own = pieces(record, context);
      return own ? [{ record, own }] : [];
    });
    if (!found[0] || context.named.length > most) return null;
    return { pieces: found.flatMap(({ own }) => own), records: found.map(({ record }) => record) };
  },
});

/** The heading of a record that has what is asked for. */
const having = (kinds: readonly Kind[], has: (record: Rec) => unknown): Row =>
  of(kinds, (record, context) => (has(record) ? values(context, [record]) : null));

/** A record with the first sentences of it. */
function about(...kinds: readonly Kind[]): Row {
  const pieces: Pieces = (record, context) => {
    const said = record.lines.filter(({ title }) => !title).slice(0, 2);
    return [...values(context, [record]), ...said.map(({ text }) => ({ quote: text }))];
  };
  const row = of(kinds, pieces, 2);
  return {
    ...row,
    value: (context) => {
      const value = row.value(context);
      return value && { ...value, quotes: true };
    },
  };
}

/** When something began or ended; of several positions with one organization the outermost. */
function edge(at: 'start' | 'end', order: (one: Rec, other: Rec) => number): Row {
  const row = of(LASTING, (record, context) => {
    const date = record[at];
    const { language } = context.asked;
    return date ? [...headed(at, language, date), ...values(context, [record])] : null;
  });
  const place = ({ kind, fields }: Rec) => `${kind} ${fields.organization}`;
  return {
    ...row,
    value: (context) => {
      const [first, ...rest] = [...context.named].sort(order);
      const same = first?.kind === 'experience' && rest.every((one) => place(one) === place(first));
      return row.value(same ? { ...context, named: [first] } : context);
    },
  };
}

const length: Pieces = (record, context) => {
  if (!record.start || (record.kind === 'project' && !record.end)) return null;
  const { language } = context.asked;
  const months = lengthOf(lengthIn(context, record), language);
  return [...headed('length', language, months), ...values(context, [record])];
};

/** How well a record is supported. */
const evidence: Pieces = (record, context) =>
  record.level && [
    ...values(context, [record]),
    ...headed('evidence', context.asked.language, record.level),
    ...(record.evidence ? [{ text: record.evidence }] : []),
    ...record.links.map(({ label, url }) => ({ value: `${label} ${url}` })),
  ];

export const ROWS: Readonly<Record<string, Row>> = {
  ...PROFILE_ROWS,
  ...LIST_ROWS,
  ...TIME_ROWS,
  'when-of': having([...LASTING, ...TEXTS, 'award'], ({ start, end }) => start ?? end),
  'start-of': edge('start', (a, b) => (a.start ?? '9').localeCompare(b.start ?? '9')),
  'end-of': edge('end', (a, b) => (b.end ?? '9').localeCompare(a.end ?? '9')),
  'length-of': of(LASTING, length),
  'place-of': having(['experience', 'talk'], ({ place }) => place),
  'role-of': about('experience', 'volunteering', 'project'),
  'skill-of': about('skill'),
  'expiry-of': having(['certificate'], ({ fields }) => fields.expires),
  'grade-of': having(['education'], ({ fields }) => fields.score),
  'coauthors-of': having(['writing'], ({ people }) => people.length > 0),
  about: { ...about('project', 'skill', ...TEXTS), told: true },
  evidence: of([...LASTING, ...TEXTS, 'claim', 'award', 'certificate'], evidence),
};
