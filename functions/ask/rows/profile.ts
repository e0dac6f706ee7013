/** Rows about the person, the terms and the way of contact. */
import { toldIn } from '../../facts/values.ts';
import type { HeadingId } from '../../languages/language.ts';
import { headed } from '../pieces.ts';
import { type Context, ofKind, type Row, type Value } from './row.ts';

/** Values under their headings, and after them a text of the owner as a whole. */
function told(
  context: Context,
  ids: readonly HeadingId[],
  kind: 'profile' | 'collaboration' = 'collaboration',
  ...texts: readonly (string | null | undefined)[]
): Value | null {
  const { snapshot } = context.facts;
  const found = toldIn(snapshot).filter(
    ({ heading, values }) => ids.includes(heading) && values.length > 0,
  );
  const pieces = [
    ...found.flatMap((one) => headed(one.heading, context.asked.language, ...one.values)),
    ...texts.flatMap((text) => (text ? [{ text }] : [])),
  ];
  return pieces.length === 0 ? null : { pieces, records: ofKind(context, found[0]?.kind ?? kind) };
}

const manifestOf = ({ facts }: Context) => facts.snapshot.manifest;

/** Values that are asked for one by one: the row is called as the heading. */
const SINGLE = (
  'location languages focus born died links engagements industries refused email response ' +
  'welcome unwelcome from notice workplace zone authorization'
).split(' ') as HeadingId[];

export const PROFILE_ROWS: Record<string, Row> = {
  ...Object.fromEntries(SINGLE.map((id): [string, Row] => [id, { value: (c) => told(c, [id]) }])),
  contact: { value: (c) => told(c, ['contact', 'email', 'response']) },
  capacity: {
    value: (c) =>
      told(c, ['capacity', 'from'], 'collaboration', manifestOf(c).collaboration.availability_note),
  },
  rates: {
    value: (c) => {
      const { note } = manifestOf(c).collaboration.pricing_policy;
      const value = told(c, [], 'collaboration', note);
      return value && { ...value, declines: true };
    },
  },
  who: {
    value: (c) => {
      const { headline, bio } = manifestOf(c).profile;
      return told(c, [], 'profile', `${headline}.`, bio);
    },
  },
  profession: { value: (c) => told(c, [], 'profile', manifestOf(c).profile.headline) },
};
