/** What an import finds: files to be written, and what stays behind. */
import type { Kind } from '../../kinds/kinds.ts';

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
