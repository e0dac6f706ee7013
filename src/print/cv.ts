/** The curriculum vitae as the typesetter takes it, with evidence levels or without. */
import type { Say } from '../labels/say.ts';
import { type Cv, cvEntries, cvPath, EVIDENCE_PDF, pdfOf, recordsFor } from '../surfaces/cvs.ts';
import { curriculum } from '../surfaces/pages/curriculum.ts';
import { ownPicture } from '../surfaces/person.ts';
import type { Records } from '../surfaces/records.ts';
import { latest } from '../surfaces/seal.ts';
import { absolute } from '../surfaces/site.ts';
import { type CvDocument, printed } from '../writers/typst.ts';

/** Day of the last change of what a document tells. */
const dayOf = (records: Records, cv: Cv) =>
  latest([cv, ...cvEntries(records)].map(({ modified }) => modified)) ?? cv.modified;

/**
 * One document. Takes all records; with `evidence` each entry tells its level and its sources, and
 * the levels are explained at the end. Pure: the same records give the same value.
 */
export function cvDocument(
  all: Records,
  say: Say,
  cv: Cv = all.profile.curriculum,
  { evidence = false } = {},
): CvDocument {
  const records = recordsFor(all, cv);
  const person = records.profile.profile;
  const [year = 1970, month = 1, date = 1] = dayOf(records, cv).split('-').map(Number);
  const address = (path: string) => absolute(records.site, path);
  const foot = [
    { text: say.print.evidence({ url: address('/claims') }), url: address('/claims') },
    { text: say.print.write({ url: address('/contact') }), url: address('/contact') },
  ];
  const paper = {
    language: person.language,
    author: person.operator?.name ?? person.name,
    date: [year, month, date] as [number, number, number],
    notice: person.demonstration ?? null,
    foot,
    evidence,
    path: evidence ? EVIDENCE_PDF : pdfOf(cv),
    design: cv.design,
    pages: evidence ? null : (cv.pages ?? null),
    more: { text: say.print.more({ url: address(cvPath(cv)) }), url: address(cvPath(cv)) },
    portrait: cv.portrait && ownPicture(records) ? say.person.pictureOf(person) : null,
    ordered: cv.sections !== undefined,
  };
  return printed(curriculum(all, say, cv), say, paper, address);
}
