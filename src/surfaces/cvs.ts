/**
 * CVs: each a choice of the records, with a headline and a summary of its own. The one at /cv is
 * that of the whole record unless curriculum.md chooses. Nothing else stands in one.
 */
import type { Action } from '../documents/model.ts';
import { isListed } from '../kinds/cv/cv.ts';
import type { Entry, Profile } from '../kinds/entries.ts';
import { CV_KINDS, type CvKind } from '../kinds/kinds.ts';
import type { Say } from '../labels/say.ts';
import { nameOf } from './person.ts';
import type { Records } from './records.ts';
import type { Dated } from './seal.ts';

/** Only those beside the one at /cv have a title. */
export type Cv = Entry<'curriculum'> &
  Partial<Pick<Entry<'cvs'>, 'title' | 'audience' | 'listed' | 'address'>>;

/** What stands in the paths of a CV: its name, or where nothing leads to it the random address. */
const nameIn = (cv: Cv) => (isListed(cv) ? cv.id : cv.address);

/** Where a CV stands for people, and as JSON; the first is what all but that at /cv stand below. */
export const CVS = '/cvs/';
export const cvPath = (cv: Cv): string => (cv.title ? CVS + nameIn(cv) : '/cv');
export const cvApi = (cv: Cv): string => (cv.title ? `/api/cvs/${nameIn(cv)}` : '/resume.json');

type Chosen = { id?: string; slug?: string; tags?: readonly string[] };
const idOf = ({ slug, id }: Chosen) => slug ?? id ?? '';

/** Of the records of a kind those that a CV names, in its order; else those that its tags admit. */
function chosen(kind: CvKind, all: readonly Chosen[], { only, without, tags }: Cv): Chosen[] {
  const named = only[kind]?.flatMap((name) => all.find((record) => idOf(record) === name) ?? []);
  const admitted = ({ tags: own }: Chosen) =>
    tags.length === 0 || !own || own.some((tag) => tags.includes(tag));
  const left = named ?? all.filter(admitted);
  return left.filter((record) => !without[kind]?.includes(idOf(record)));
}

/** The records as a CV has them. */
export function recordsFor(records: Records, cv: Cv): Records {
  const { profile } = records;
  const { headline, summary, only } = cv;
  const lists = CV_KINDS.map((kind) => [kind, chosen(kind, records[kind], cv)] as const);
  const entries = lists.map(([kind, list]) => {
    const ids = new Set(list.map(idOf));
    return [kind, profile[kind].filter(({ id }) => ids.has(id))];
  });
  const person = {
    ...profile.profile,
    ...(headline && { headline }),
    ...(summary && { bio: summary, body: '' }),
    strongest_claims: only.claims ?? profile.profile.strongest_claims,
  };
  return {
    ...records,
    ...Object.fromEntries(lists),
    profile: { ...profile, ...Object.fromEntries(entries), profile: person },
  };
}

/** What is told in a CV, by what it was written in. */
export const cvEntries = ({ profile }: Pick<Records, 'profile'>): Dated[] => [
  profile.profile,
  profile.collaboration,
  profile.contact,
  ...CV_KINDS.flatMap((kind): Profile['projects'][number][] => [...(profile[kind] as [])]),
];

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
