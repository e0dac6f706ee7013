/** Rows about the person, the terms and the way of contact. */
import { contentOf, type Facts } from '../../facts/facts.ts';
import { lexiconOf } from '../../facts/languages.ts';
import type { Kind } from '../../facts/record.ts';
import type { Snapshot } from '../../facts/snapshot.ts';
import { MOST_OF_ENTRY, toldIn } from '../../facts/values.ts';
import { headed } from '../pieces.ts';
import type { Asked } from '../reading.ts';
import { ofKind, type Row, saying, type Value } from './row.ts';

type Manifest = Snapshot['manifest'];
type Texts = readonly (string | null | undefined)[];

/** Values of a record under their headings, then texts of the owner as a whole. */
const telling = (
  kind: Kind,
  headings: string,
  texts: (from: Manifest) => Texts = () => [],
): Row => ({
  value: (context) => {
    const { snapshot } = context.facts;
    const found = toldIn(snapshot, context.asked.language).filter(
      ({ heading, values }) => headings.split(' ').includes(heading) && values.length > 0,
    );
    const pieces = [
      ...found.flatMap((one) => headed(one.heading, context.asked.language, ...one.values)),
      ...texts(snapshot.manifest).flatMap((text) => (text ? [{ text }] : [])),
    ];
    return saying(pieces[0] ? ofKind(context, kind) : [], pieces);
  },
});

/** Values that are asked for one by one: the row is called as the heading. */
const SINGLE: [Kind, string][] = [
  ['profile', 'location languages focus born died links'],
  ['collaboration', 'engagements industries refused from notice workplace zone authorization'],
  ['contact', 'email response welcome unwelcome'],
];

/** What the one record is called that a row is about, by the row. */
export const SINGLE_OF: ReadonlyMap<string, Kind> = new Map([
  ...SINGLE.flatMap(([kind, ids]) => ids.split(' ').map((id): [string, Kind] => [id, kind])),
  ['contact', 'contact'],
  ['capacity', 'collaboration'],
  ['rates', 'collaboration'],
  ['who', 'profile'],
  ['profession', 'profile'],
]);

export const PROFILE_ROWS: Record<string, Row> = {
  ...Object.fromEntries(
    SINGLE.flatMap(([kind, ids]) => ids.split(' ').map((id) => [id, telling(kind, id)])),
  ),
  contact: telling('contact', 'contact email response'),
  minimum: telling('collaboration', 'minimum'),
  capacity: telling('collaboration', 'capacity from', ({ collaboration }) => [
    collaboration.availability_note,
  ]),
  rates: {
    ...telling('collaboration', '', ({ collaboration }) => [collaboration.pricing_policy.note]),
    declines: true,
  },
  who: telling('profile', '', ({ profile }) => [`${profile.headline}.`, profile.bio]),
  profession: telling('profile', '', ({ profile }) => [profile.headline]),
};

/**
 * The entries of the terms that say all that is asked whether she does, under the row that tells
 * them: what is refused, and where she may work; null where none does.
 */
export function termsSaid(asked: Asked, facts: Facts): { id: string; value: Value } | null {
  const { content, yesNo, personal, past, other, language, ahead, deeds } = asked;
  const telling = content.filter(({ light, filler }) => !(light || filler));
  const isHers = yesNo && personal && !past && !other && language === facts.language;
  if (!isHers || telling.length === 0) return null;
  const said = new Set(telling.map(({ own }) => own));
  const { light } = lexiconOf(language);
  for (const { kind, heading, values } of toldIn(facts.snapshot, language)) {
    const isRefused = heading === 'refused';
    if (!(isRefused || (heading === 'authorization' && ahead && deeds.has('work')))) continue;
    const found = values.filter((value) => {
      const own = contentOf(value, facts).difference(light);
      return said.isSubsetOf(own) && said.size >= (isRefused ? MOST_OF_ENTRY * own.size : 1);
    });
    const records = facts.records.filter((one) => one.kind === kind);
    if (found[0])
      return { id: heading, value: { pieces: headed(heading, language, ...found), records } };
  }
  return null;
}
