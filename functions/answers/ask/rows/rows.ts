/** The table of rows: what is asked of every profile and answered from typed records. */
import { contentOf, type Facts } from '../../facts/facts.ts';
import { VALUES } from '../../facts/languages.ts';
import type { Kind, Rec } from '../../facts/record.ts';
import { fold } from '../../facts/words.ts';
import { headed, lengthOf, type Piece } from '../pieces.ts';
import type { Word } from '../reading.ts';
import { LIST_ROWS } from './lists.ts';
import { PROFILE_ROWS } from './profile.ts';
import { type Context, type Row, saying, type Value, values } from './row.ts';
import { dateOf, lengthIn, TIME_ROWS } from './times.ts';

const LASTING: Kind[] = ['experience', 'volunteering', 'education', 'project', 'skill'];
const TEXTS: Kind[] = ['talk', 'writing', 'article', 'manifesto'];

type Pieces = (record: Rec, context: Context) => Piece[] | null;

/** Pieces for the one record that is named; null where there are several. */
const of = (kinds: readonly Kind[], pieces: Pieces): Row => ({
  of: kinds,
  value: (context): Value | null => {
    const [record, other] = context.named;
    const own = record && !other && pieces(record, context);
    return own ? saying([record], own) : null;
  },
});

/** The heading of a record that has what is asked for. */
const having = (kinds: readonly Kind[], has: (record: Rec, context: Context) => unknown): Row =>
  of(kinds, (record, context) => (has(record, context) ? values(context, [record]) : null));

/** A record with the first sentences of it. */
const about = (...kinds: readonly Kind[]): Row => ({
  ...of(kinds, (record, context) => {
    const said = record.lines.filter(({ title }) => !title).slice(0, 2);
    return [...values(context, [record]), ...said.map(({ text }) => ({ quote: text }))];
  }),
  quotes: true,
});

/** The certificate by which one was renewed: the last that has all of its name. */
const renewedOf = (record: Rec, { facts }: Context): Rec => {
  const name = contentOf(record.label.split(', ')[0] ?? '', facts);
  return facts.records
    .filter(({ kind, label }) => kind === 'certificate' && name.isSubsetOf(contentOf(label, facts)))
    .reduce((last, one) => (dateOf(one) > dateOf(last) ? one : last), record);
};

/** When something began or ended. */
const edge = (at: 'start' | 'end'): Row =>
  of(LASTING, (record, context) => {
    const date = record[at];
    return date
      ? [...headed(at, context.asked.language, date), ...values(context, [record])]
      : null;
  });

/** Whether a question has all telling words of a title. */
const saysAll = (title: string, content: readonly Word[], facts: Facts): boolean =>
  contentOf(title, facts).isSubsetOf(new Set(content.map(({ own }) => own)));

const length: Pieces = (record, context) => {
  if (!record.start || (record.kind === 'project' && !record.end)) return null;
  const { language, slots } = context.asked;
  // "How many telescopes in a year" asks for no years.
  if (slots.has('many') && !slots.has('long')) return null;
  const months = lengthOf(lengthIn(context, record), language);
  return [...headed('length', language, months), ...values(context, [record])];
};

export const ROWS: Readonly<Record<string, Row>> = {
  ...PROFILE_ROWS,
  ...LIST_ROWS,
  ...TIME_ROWS,
  'when-of': having(
    [...LASTING, ...TEXTS, 'award'],
    // Of what a project was about nobody knows the date: "When is the altar from?", nor when that
    // was won where somebody was fourth.
    (
      { kind, label, start, end },
      { asked: { personal, kinds, deeds, content, line, yesNo }, facts },
    ) =>
      (!(TEXTS.includes(kind) && deeds.has('get')) || saysAll(label, content, facts)) &&
      // Nor when somebody won it who was a finalist, as its title says.
      !(
        kind === 'award' &&
        !yesNo &&
        ((VALUES.placed.test(fold(label)) && !VALUES.placed.test(line)) ||
          !saysAll(label.replace(/^.*?(?=[(,:–—]|$)/, ''), content, facts))
      ) &&
      (kind !== 'project' || personal || kinds.includes(kind)) &&
      (start ?? end),
  ),
  'start-of': edge('start'),
  'end-of': edge('end'),
  'length-of': of(LASTING, length),
  'place-of': having(
    ['experience', 'talk', 'education', 'writing'],
    ({ place, fields }) => place ?? fields.institution ?? fields.publisher,
  ),
  'with-of': having(['writing'], ({ people }) => people[0]),
  'still-of': having(['experience', 'volunteering'], (_, { asked: { open } }) => open),
  'held-of': having(['education', 'certificate'], () => true),
  'role-of': { ...about('experience', 'volunteering', 'project'), personal: true },
  'skill-of': { ...about('skill'), personal: true },
  'expiry-of': {
    of: ['certificate'],
    value: (context) => {
      const found = new Set(context.named.map((one) => renewedOf(one, context)));
      const [record] = found;
      const { past, yesNo, line, language } = context.asked;
      const words = new Set(language.verbs.expire?.past?.split(' '));
      const asksOver = !yesNo && (past || line.split(' ').some((word) => words.has(word)));
      const day = found.size === 1 && record?.fields.expires;
      // When it lapsed nobody can tell who holds it.
      const told = day && !(asksOver && day > context.until.slice(0, day.length));
      return told ? saying([record], values(context, [record])) : null;
    },
  },
  'given-by': having(
    ['award', 'certificate'],
    // "Who won it" asks for nobody who gave it.
    ({ label, fields }, { asked: { personal, deeds } }) =>
      (personal || !deeds.has('get')) && (fields.publisher ?? label.includes(', ')),
  ),
  'grade-of': having(['education'], ({ fields }) => fields.score),
  about: about('project', ...TEXTS),
};
