/** Rows about the person, the terms and the way of contact. */
import { toldIn } from '../../facts/values.ts';
import type { HeadingId } from '../../languages/language.ts';
import { headed } from '../pieces.ts';
import { type Context, ofKind, type Row, saying, type Value } from './row.ts';

type Texts = readonly (string | null | undefined)[];

/** Values under their headings. */
function told(context: Context, ...ids: readonly HeadingId[]): Value | null {
  const found = toldIn(context.facts.snapshot).filter(
    ({ heading, values }) => ids.includes(heading) && values.length > 0,
  );
  const { language } = context.asked;
  return saying(
    found[0] ? ofKind(context, found[0].kind) : [],
    found.flatMap((one) => headed(one.heading, language, ...one.values)),
  );
}

/** Texts of the owner as a whole. */
function texts(context: Context, kind: 'profile' | 'collaboration', ...given: Texts): Value | null {
  const pieces = given.flatMap((text) => (text ? [{ text }] : []));
  return saying(pieces[0] ? ofKind(context, kind) : [], pieces);
}

const manifestOf = ({ facts }: Context) => facts.snapshot.manifest;

/** Terms of availability with their note. */
function capacity(context: Context): Value | null {
  const value = told(context, 'capacity', 'from');
  const { availability_note } = manifestOf(context).collaboration;
  const note = texts(context, 'collaboration', availability_note);
  return value && note ? { ...value, pieces: [...value.pieces, ...note.pieces] } : (value ?? note);
}

/** Values that are asked for one by one: the row is called as the heading. */
const SINGLE = (
  'location languages focus born died links engagements industries refused email response ' +
  'welcome unwelcome from notice workplace zone authorization'
).split(' ') as HeadingId[];

export const PROFILE_ROWS: Record<string, Row> = {
  ...Object.fromEntries(SINGLE.map((id): [string, Row] => [id, { value: (c) => told(c, id) }])),
  contact: { value: (c) => told(c, 'contact', 'email', 'response') },
  capacity: { value: capacity },
  rates: {
    value: (c) => {
      const value = texts(c, 'collaboration', manifestOf(c).collaboration.pricing_policy.note);
      return value && { ...value, declines: true };
    },
  },
  who: {
    value: (c) => {
      const { headline, bio } = manifestOf(c).profile;
      return texts(c, 'profile', `${headline}.`, bio);
    },
  },
  profession: { value: (c) => texts(c, 'profile', manifestOf(c).profile.headline) },
};
