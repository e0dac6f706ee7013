/**
 * The Profile: everything the owner wrote, validated, sorted and cross-linked. Surfaces are
 * functions of this value.
 */
import type * as z from 'zod';
import type { Signature } from '../schemas/confirmation.ts';
import type { Receipt } from '../schemas/verification.ts';
import type { folders, Kind, kinds, singles } from './kinds.ts';

/** Front matter of a kind, plus what every entry has. */
export type Entry<K extends Kind> = z.output<(typeof kinds)[K]['schema']> & {
  /** File name without `.md`. */
  id: string;
  /** How problems name the file. */
  file: string;
  /** Markdown below the front matter; may be empty. */
  body: string;
  /** Day of the last change: `updated`, else the item's own date. */
  modified: string;
  /** What checks of its evidence gave, where it has some. */
  receipts?: readonly Receipt[];
  /** What others have signed of it. */
  signatures?: readonly Signature[];
  /** Whether its time was over on the day of the build. */
  expired?: boolean;
};

export type Profile = {
  profile: Entry<'profile'> & { bio: string };
  /** Absent where there is none: the only text that is not one of many. */
  manifesto?: Entry<'manifesto'>;
} & { [K in Exclude<keyof typeof singles, 'profile' | 'manifesto'>]: Entry<K> } & {
  [K in keyof typeof folders]: readonly Entry<K>[];
} & {
  /** CVs to which nothing leads: no list, map or record of what is published may read them. */
  unlisted: readonly Entry<'cvs'>[];
};
