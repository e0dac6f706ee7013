/** Rows about one record that the question names. */
import type { Kind, Rec } from '../../facts/record.ts';
import { nearestTo } from '../../search/nearest.ts';
import { headed, lengthOf, type Piece } from '../pieces.ts';
import { waysOf } from '../ways.ts';
import { type Context, type Row, type Value, values } from './row.ts';
import { lengthIn } from './times.ts';

const TIMED: Kind[] = [
  'experience',
  'volunteering',
  'award',
  'education',
  'project',
  'skill',
  'talk',
  'writing',
  'note',
  'article',
  'manifesto',
];
const EDUCATION: Kind[] = ['education', 'certificate'];
const LASTING: Kind[] = ['experience', 'volunteering', 'education', 'project', 'skill'];
/** Most records that a name may mean for its answer to be one. */
const MOST = 1;

/** A value for each record that is named. */
function each(
  context: Context,
  value: (record: Rec) => Piece[] | null,
  most: number = MOST,
): Value | null {
  const found = context.named.flatMap((record) => {
    const pieces = value(record);
    return pieces ? [{ record, pieces }] : [];
  });
  if (found.length === 0 || context.named.length > most) return null;
  return {
    pieces: found.flatMap(({ pieces }) => pieces),
    records: found.map(({ record }) => record),
  };
}

const heading = (context: Context) => each(context, (record) => values(context, [record]));

/** When something began or ended; of several positions with one organization the outermost. */
const edge = (at: 'start' | 'end', beyond: (one: Rec, other: Rec) => boolean) => (c: Context) => {
  const [first, ...rest] = c.named;
  const one = ({ kind, fields }: Rec) => `${kind} ${fields.organization}`;
  const same = first?.kind === 'experience' && rest.every((other) => one(other) === one(first));
  const named = same ? [rest.reduce((a, b) => (beyond(b, a) ? b : a), first)] : c.named;
  return each({ ...c, named }, (record) => {
    const date = record[at];
    return date ? [...headed(at, c.asked.language, date), ...values(c, [record])] : null;
  });
};
const start = edge('start', (one, other) => (one.start ?? '') < (other.start ?? ''));
const end = edge('end', (one, other) => (one.end ?? '9999') > (other.end ?? '9999'));

const length = (context: Context) =>
  each(
    context,
    (record) => {
      if (!record.start || (record.kind === 'project' && !record.end)) return null;
      const { language } = context.asked;
      const months = lengthIn(context, { ...record, start: record.start });
      return [
        ...headed('length', language, lengthOf(months, language)),
        ...values(context, [record]),
      ];
    },
    1,
  );

/** A record with the first sentences of it. */
const about = (context: Context) => {
  const value = each(
    context,
    (record) => [
      ...values(context, [record]),
      ...record.lines
        .filter(({ title }) => !title)
        .slice(0, 2)
        .map(({ text }) => ({ quote: text })),
    ],
    2,
  );
  return value && { ...value, quotes: true as const };
};

/** The evidence of the record that comes nearest and says all that is asked besides. */
const evidence = (context: Context): Value | null => {
  const { asked, search } = context;
  const row = waysOf(asked.language).find(({ id }) => id === 'evidence');
  const content = asked.content.filter(({ stem, filler }) => !filler && !row?.stems.has(stem));
  const near = nearestTo(
    search,
    content.map(({ own }) => ({ stem: own })),
  );
  for (const { record } of near.slice(0, MOST)) {
    const covers = search.saidBy(record);
    if (!record.level || content.length === 0 || !content.every((one) => covers.has(one.own)))
      continue;
    const { language } = asked;
    return {
      pieces: [
        ...values(context, [record]),
        ...headed('evidence', language, record.level),
        ...(record.evidence ? [{ text: record.evidence }] : []),
        ...record.links.map(({ label, url }) => ({ value: `${label} ${url}` })),
      ],
      records: [record],
      covers,
    };
  }
  return null;
};

/** The heading of a record that has what is asked for. */
const having = (has: (record: Rec) => unknown) => (context: Context) =>
  each(context, (record) => (has(record) ? values(context, [record]) : null));

export const RECORD_ROWS: Record<string, Row> = {
  'when-of': { of: TIMED, past: true, value: having(({ start, end: to }) => start ?? to) },
  'start-of': { of: LASTING, past: true, value: start },
  'end-of': { of: LASTING, past: true, value: end },
  'got-of': { of: EDUCATION, past: true, value: end },
  'length-of': { of: LASTING, past: true, value: length },
  'place-of': { of: ['experience', 'talk'], past: true, value: having(({ place }) => place) },
  'role-of': { of: ['experience', 'volunteering', 'project'], value: about },
  'skill-of': { of: ['skill'], value: about },
  'degree-of': { of: EDUCATION, value: heading },
  'school-of': { of: EDUCATION, value: heading },
  about: {
    of: ['project', 'talk', 'writing', 'note', 'article', 'manifesto', 'skill'],
    told: true,
    value: about,
  },
  'expiry-of': { of: ['certificate'], value: having(({ fields }) => fields.expires) },
  'grade-of': { of: ['education'], value: having(({ fields }) => fields.score) },
  'coauthors-of': { of: ['writing'], value: having(({ people }) => people.length > 0) },
  'publisher-of': { of: ['writing', 'talk', 'award'], value: heading },
  evidence: { value: evidence },
};
