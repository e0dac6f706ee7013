/** CVs as files: where they stand, and what they are called. */
import type { Action } from '../../documents/model.ts';
import type { Say } from '../../labels/say.ts';
import { type Cv, cvPath } from '../cvs.ts';
import { nameOf } from '../person.ts';
import type { Records } from '../records.ts';

/** The PDF of a CV, and that of the whole record with the evidence of each entry. */
export const pdfOf = (cv: Cv) => `${cvPath(cv)}.pdf`;
export const EVIDENCE_PDF = '/cv-evidence.pdf';

/** The files of a CV. */
export function downloadsOf(
  records: Records,
  say: Say,
  cv: Cv = records.profile.curriculum,
): Action[] {
  const save = (...words: string[]) =>
    `${[nameOf(records), ...words].join(' ').replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`;
  const name = cv.title ?? say.places.cv;
  const evidence = {
    to: EVIDENCE_PDF,
    text: say.print.downloadEvidence,
    save: save(name, say.evidence.title),
  };
  return [
    { to: pdfOf(cv), text: say.print.download, save: save(name) },
    ...(cv.title ? [] : [evidence]),
  ];
}
