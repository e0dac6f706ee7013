/** What an import finds: files to be written, and what stays behind. */
import type { Kind as AnyKind } from '../../kinds/field.ts';
import { folders, type Kind, type PlacedKind, placesOf } from '../../kinds/kinds.ts';

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

export const PRIVATE = 'it is private, and whatever stands here is public';
export const NO_PLACE = 'there is no place for it here';
export const NOT_READABLE = 'it could not be read';

export const EVIDENCE_NOTE = 'Stated in a résumé; no evidence is linked yet.';

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
    ...('evidence_note' in fields ? { evidence_note: EVIDENCE_NOTE } : {}),
    ...taken,
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
