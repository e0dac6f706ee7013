/** The curriculum vitae as the typesetter takes it, with evidence levels or without. */

import type { Say } from '../labels/say.ts';
import { curriculum } from '../surfaces/pages/curriculum.ts';
import { curriculumEntries } from '../surfaces/person.ts';
import type { Records } from '../surfaces/records.ts';
import { latest } from '../surfaces/seal.ts';
import { absolute } from '../surfaces/site.ts';
import { type CvDocument, printed } from '../writers/typst.ts';

/** Day of the last change of what the documents tell. */
function dayOf({ profile }: Records): string {
  const { profile: person, collaboration, contact, claims, projects, skills } = profile;
  const told = [person, collaboration, contact, claims, projects, skills].flat();
  const works = [...profile.writings, ...profile.talks, ...curriculumEntries(profile)];
  return latest([...told, ...works].map(({ modified }) => modified)) ?? person.updated;
}

/**
 * One document. Takes all records; with `evidence` each entry tells its level and its sources, and
 * the levels are explained at the end. Pure: the same records give the same value.
 */
export function cvDocument(
  records: Records,
  say: Say,
  { evidence }: { evidence: boolean },
): CvDocument {
  const person = records.profile.profile;
  const [year = 1970, month = 1, date = 1] = dayOf(records).split('-').map(Number);
  const address = (path: string) => absolute(records.site, path);
  const foot = [
    { text: say.print.evidence({ url: address('/claims') }), url: address('/claims') },
    { text: say.print.write({ url: address('/contact') }), url: address('/contact') },
  ];
  const paper = {
    author: person.operator?.name ?? person.name,
    date: [year, month, date] as [number, number, number],
    notice: person.demonstration ?? null,
    foot,
    evidence,
  };
  return printed(curriculum(records, say), say, paper, address);
}
