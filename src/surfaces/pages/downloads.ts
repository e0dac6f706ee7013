/** The CV as files: where they stand, and what they are called. */
import type { Action } from '../../documents/model.ts';
import type { Say } from '../../labels/say.ts';
import { nameOf } from '../person.ts';
import type { Records } from '../records.ts';

/** The documents by their path: as people send it, and with the evidence of each entry. */
export const CV_FILES = { plain: '/cv.pdf', evidence: '/cv-evidence.pdf' } as const;

/** Files of the CV that a build has, by the paths of what it prints. */
export function downloadsOf(
  prints: { has: (path: string) => boolean },
  records: Records,
  say: Say,
): Action[] {
  const save = (...words: string[]) =>
    `${[nameOf(records), ...words].join(' ').replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`;
  const { cv } = say.places;
  return [
    { to: CV_FILES.plain, text: say.print.download, save: save(cv) },
    { to: CV_FILES.evidence, text: say.print.downloadEvidence, save: save(cv, say.evidence.title) },
  ].filter(({ to }) => prints.has(to));
}
