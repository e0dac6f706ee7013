/** Rows about the person, the terms and the way of contact. */
import { once } from '../../../../src/once.ts';
import { contentOf, type Facts } from '../../facts/facts.ts';
import { lexiconOf } from '../../facts/languages.ts';
import type { Kind } from '../../facts/record.ts';
import type { Snapshot } from '../../facts/snapshot.ts';
import { MEMBERS, toldIn } from '../../facts/values.ts';
import type { Language } from '../../languages/language.ts';
import table from '../../languages/table.json' with { type: 'json' };
import { fitsRow } from '../meant.ts';
import { headed } from '../pieces.ts';
import { type Asked, COUNTRY } from '../reading.ts';
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

/** What the one record is called that a row is about, by the row: values by their headings. */
export const SINGLE_OF: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...MEMBERS.flatMap(([kind, members]) =>
    Object.keys(members).flatMap((id) => (id in table.rows ? [[id, kind] as const] : [])),
  ),
  ['rates', 'collaboration'],
  ['who', 'profile'],
  ['profession', 'profile'],
]);

export const PROFILE_ROWS: Record<string, Row> = {
  ...Object.fromEntries([...SINGLE_OF].map(([id, kind]) => [id, telling(kind, id)])),
  contact: telling('contact', 'contact email response'),
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

/** How much of an entry of what is refused must be said to speak of it, 0 to 1. */
const MOST_OF_ENTRY = 0.6;

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

const termsIn = once(({ terms }: Language) =>
  Object.entries(terms).map(([id, pattern]) => ({ id, pattern: new RegExp(pattern, 'u') })),
);

/**
 * The terms that a question asks for in some of its words, whatever else it says: "we are a small
 * house, what does she turn down". Of a permission it names the country.
 */
export function termsAsked(asked: Asked, facts: Facts): { id: string; value: Value } | null {
  const { line, language, form, past, kin, named, yesNo } = asked;
  if (past || kin || named[0]) return null;
  const isAsked = (id: string) =>
    id === 'authorization' ? form.includes(COUNTRY) : !yesNo || id === 'refused';
  const told = termsIn(language).flatMap(({ id, pattern }) => {
    const isTold = pattern.test(line) && isAsked(id);
    const value = isTold && PROFILE_ROWS[id]?.value({ facts, asked, named: [], until: '' });
    return value ? [{ id, value }] : [];
  });
  const first = told.find(({ id }) => fitsRow(id, asked));
  const pieces = told.flatMap(({ value }) => value.pieces);
  return first ? { id: first.id, value: { ...first.value, pieces } } : null;
}
