/** Rows about one record that the question names. */
import type { Kind, Rec } from '../../facts/record.ts';
import { headed, lengthOf, type Piece } from '../pieces.ts';
import { type Context, type Row, type Value, values } from './row.ts';
import { lengthIn } from './times.ts';

const EDUCATION: Kind[] = ['education', 'certificate'];
const LASTING: Kind[] = ['experience', 'volunteering', 'education', 'project', 'skill'];
const TEXTS: Kind[] = ['talk', 'writing', 'note', 'article', 'manifesto'];

/** Pieces for the record that is named; null where there are more than so many, or none. */
const one =
  (pieces: (record: Rec, context: Context) => Piece[] | null, most = 1) =>
  (context: Context): Value | null => {
    const found = context.named.flatMap((record) => {
      const own = pieces(record, context);
      return own ? [{ record, own }] : [];
    });
    if (found.length === 0 || context.named.length > most) return null;
    return { pieces: found.flatMap(({ own }) => own), records: found.map(({ record }) => record) };
  };

/** The heading of a record that has what is asked for. */
const having = (has: (record: Rec) => unknown) =>
  one((record, context) => (has(record) ? values(context, [record]) : null));

/** When something began or ended; of several positions with one organization the outermost. */
const edge = (at: 'start' | 'end', beyond: (one: Rec, other: Rec) => boolean) => (c: Context) => {
  const [first, ...rest] = c.named;
  const of = ({ kind, fields }: Rec) => `${kind} ${fields.organization}`;
  const same = first?.kind === 'experience' && rest.every((other) => of(other) === of(first));
  const named = same ? [rest.reduce((a, b) => (beyond(b, a) ? b : a), first)] : c.named;
  return one((record) => {
    const date = record[at];
    return date ? [...headed(at, c.asked.language, date), ...values(c, [record])] : null;
  })({ ...c, named });
};

const length = one((record, context) => {
  if (!record.start || (record.kind === 'project' && !record.end)) return null;
  const { language } = context.asked;
  const months = lengthOf(lengthIn(context, record), language);
  return [...headed('length', language, months), ...values(context, [record])];
});

/** A record with the first sentences of it. */
const about = (context: Context): Value | null => {
  const value = one((record) => {
    const said = record.lines.filter(({ title }) => !title).slice(0, 2);
    return [...values(context, [record]), ...said.map(({ text }) => ({ quote: text }))];
  }, 2)(context);
  return value && { ...value, quotes: true };
};

/** How well a record is supported. */
const evidence = one((record, context) =>
  record.level
    ? [
        ...values(context, [record]),
        ...headed('evidence', context.asked.language, record.level),
        ...(record.evidence ? [{ text: record.evidence }] : []),
        ...record.links.map(({ label, url }) => ({ value: `${label} ${url}` })),
      ]
    : null,
);

export const RECORD_ROWS: Record<string, Row> = {
  'when-of': {
    of: [...LASTING, ...TEXTS, 'award'],
    value: having(({ start, end }) => start ?? end),
  },
  'start-of': {
    of: LASTING,
    value: edge('start', (a, b) => (a.start ?? '') < (b.start ?? '')),
  },
  'end-of': {
    of: LASTING,
    value: edge('end', (a, b) => (a.end ?? '9999') > (b.end ?? '9999')),
  },
  'got-of': { of: EDUCATION, value: having(({ end }) => end) },
  'length-of': { of: LASTING, value: length },
  'place-of': { of: ['experience', 'talk'], value: having(({ place }) => place) },
  'role-of': { of: ['experience', 'volunteering', 'project'], value: about },
  'skill-of': { of: ['skill'], value: about },
  'school-of': { of: EDUCATION, value: having(() => true) },
  'expiry-of': { of: ['certificate'], value: having(({ fields }) => fields.expires) },
  'grade-of': { of: ['education'], value: having(({ fields }) => fields.score) },
  'coauthors-of': { of: ['writing'], value: having(({ people }) => people.length > 0) },
  about: { of: ['project', 'skill', ...TEXTS], told: true, value: about },
  evidence: {
    of: ['project', 'claim', 'skill', ...LASTING, ...TEXTS, 'award', 'certificate'],
    value: evidence,
  },
};
