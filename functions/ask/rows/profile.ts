/** Rows about the person, the terms and the way of contact. */
import type { Kind } from '../../facts/record.ts';
import { toldIn } from '../../facts/values.ts';
import type { HeadingId } from '../../languages/language.ts';
import { headed } from '../pieces.ts';
import { type Context, ofKind, type Row, type Value } from './row.ts';

/** A text of the owner as a whole; null where there is none. */
function texts(
  context: Context,
  kind: Kind,
  ...given: readonly (string | null | undefined)[]
): Value | null {
  const said = given.filter((text) => text != null);
  return said.length === 0
    ? null
    : { pieces: said.map((text) => ({ text })), records: ofKind(context, kind) };
}

/** Values under their headings, one after the other. */
function told(context: Context, ...asked: readonly HeadingId[]): Value | null {
  const found = toldIn(context.facts.snapshot).filter(
    ({ heading, values }) => asked.includes(heading) && values.length > 0,
  );
  const [first] = found;
  return first
    ? {
        pieces: found.flatMap((one) => headed(one.heading, context.asked.language, ...one.values)),
        records: ofKind(context, first.kind),
      }
    : null;
}

/** Terms of availability with their note. */
function capacity(context: Context): Value | null {
  const { availability_note } = context.facts.snapshot.manifest.collaboration;
  const note = texts(context, 'collaboration', availability_note);
  const value = told(context, 'capacity', 'from');
  return value && note ? { ...value, pieces: [...value.pieces, ...note.pieces] } : (value ?? note);
}

/** Values that are asked for one by one: the row is called as the heading. */
const SINGLE = (
  'location languages focus born died links operator engagements minimum industries refused ' +
  'email ' +
  'response welcome unwelcome from notice workplace zone authorization'
).split(' ') as HeadingId[];

export const PROFILE_ROWS: Record<string, Row> = {
  ...Object.fromEntries(SINGLE.map((id): [string, Row] => [id, { value: (c) => told(c, id) }])),
  who: {
    value: (c) => {
      const { headline, bio } = c.facts.snapshot.manifest.profile;
      return texts(c, 'profile', `${headline}.`, bio);
    },
  },
  profession: {
    value: (c) => texts(c, 'profile', c.facts.snapshot.manifest.profile.headline),
  },
  rules: {
    value: (c) => texts(c, 'profile', ...c.facts.snapshot.manifest.profile.do_not_infer),
  },
  rates: {
    value: (c) => {
      const { note } = c.facts.snapshot.manifest.collaboration.pricing_policy;
      const value = texts(c, 'collaboration', note);
      return value && { ...value, declines: true };
    },
  },
  capacity: { value: capacity },
  contact: { value: (c) => told(c, 'contact', 'email', 'response') },
};
