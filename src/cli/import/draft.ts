/** What an import finds: files to be written, and what stays behind. */
import type { Kind as AnyKind } from '../../kinds/field.ts';
import { folders, type Kind, type PlacedKind, placesOf } from '../../kinds/kinds.ts';
import { tell } from '../../labels/tell.ts';
import { pointsOf, toldBy } from './told.ts';
import { lineOf, linesOf, markdownOf } from './values.ts';

/** One file to be: front matter as far as the source gives it, and a text below. */
export type Draft = {
  kind: Kind;
  /** What the file is named after. */
  name: string;
  /** Members that are null or empty are left out. */
  fields: Record<string, unknown>;
  body: string;
};

/** Something of the source that is not taken over, and why. */
export type Left = { what: string; why: string };

export type Import = { drafts: Draft[]; left: Left[] };

/**
 * What was found: each reason once, and a profile without a headline with the first position for
 * one.
 */
export function imported(drafts: Draft[], left: readonly Left[]): Import {
  const profile = drafts.find(({ kind }) => kind === 'profile');
  const { title, organization } = drafts.find(({ kind }) => kind === 'experience')?.fields ?? {};
  if (profile) profile.fields['headline'] ||= [title, organization].filter(Boolean).join(', ');
  const once = new Map(left.map((one) => [`${one.what}\n${one.why}`, one]));
  return { drafts, left: [...once.values()] };
}

/** That what somebody says waits for their consent. */
export const waiting = (name: unknown): Left => ({
  what: tell.import.said({ name: lineOf(name) }),
  why: tell.import.why.consent,
});

/** That a value of somebody else's format has no place, by its name. */
export const leftBy = (what: string, values: unknown): Left[] =>
  linesOf(values).length > 0 ? [{ what, why: tell.import.why.noPlace }] : [];

/**
 * A long text of another format in the fields of a kind: `name` is that of its beginning. `items`
 * is a list of the source beside it, `more` what else it says in prose.
 */
export function textsIn(
  kind: PlacedKind,
  name: string | undefined,
  text: unknown,
  items: readonly string[] = [],
  more: readonly string[] = [],
): { fields: Record<string, unknown>; body: string } {
  const { fields }: AnyKind = folders[kind];
  const { longest = 0, ...field } = fields[name ?? ''] ?? {};
  const list = placesOf(kind).resume?.members['highlights'];
  const listed = typeof list === 'string';
  const told = toldBy(text, {
    longest,
    listed,
    needed: name !== undefined && !('absent' in field || 'leftOut' in field),
  });
  const points = [...told.points, ...pointsOf(items)];
  // A CV shows what stands below of records that have no list; so nothing stands there beside one.
  const inList = listed && points.length > 0;
  const below = inList ? [] : more.map(markdownOf);
  return {
    fields: {
      ...(name && { [name]: told.summary }),
      ...(listed && {
        [list]: inList ? [...points, ...more.flatMap((one) => pointsOf([one]))] : [],
      }),
    },
    body: [told.body, ...below, ...(listed ? [] : [markdownOf(listOf(items))])]
      .filter(Boolean)
      .join('\n\n'),
  };
}

const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const stated = (taken: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(taken).filter(([, value]) => value !== ''));

/** A record of another format as a file: what no format tells is added, fields in their order. */
export function draftOf(
  kind: PlacedKind,
  taken: Readonly<Record<string, unknown>>,
  body: string,
): Draft {
  const { fields }: AnyKind = folders[kind];
  const { resume, imported } = placesOf(kind);
  const all: Record<string, unknown> = {
    ...imported,
    ...('evidence_level' in fields ? { evidence_level: 'self-claim' } : {}),
    ...('evidence_note' in fields ? { evidence_note: tell.import.evidenceNote } : {}),
    ...stated(taken),
    // What somebody else says waits until they have agreed to it.
    ...('consent' in fields && taken['consent'] !== true ? { draft: true } : {}),
  };
  const [first = ''] = Object.values(resume?.members ?? {}).filter(
    (own) => typeof own === 'string',
  );
  return {
    kind,
    name: (resume?.file ?? [first]).map((field) => all[field] ?? '').join(' '),
    fields: Object.fromEntries(
      Object.keys(fields).flatMap((field) => (field in all ? [[field, all[field]]] : [])),
    ),
    body,
  };
}
