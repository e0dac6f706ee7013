/**
 * The kinds of content there are: each by where it stands in the content folder, listed here alone.
 */
import type * as z from 'zod';
import { article, manifesto } from './article/article.ts';
import { award } from './award/award.ts';
import { certificate } from './certificate/certificate.ts';
import { change } from './change/change.ts';
import { claim } from './claim/claim.ts';
import { CollaborationFrontMatter } from './collaboration/collaboration.ts';
import { ContactFrontMatter } from './contact/contact.ts';
import { cvKinds } from './cv/cv.ts';
import { education } from './education/education.ts';
import { axEval } from './eval/eval.ts';
import { experience } from './experience/experience.ts';
import { interest } from './interest/interest.ts';
import { KitFrontMatter } from './kit/kit.ts';
import { mission } from './mission/mission.ts';
import { note } from './note/note.ts';
import { ownPage } from './page/page.ts';
import type { Places, ResumePlace } from './place.ts';
import { ProfileFrontMatter } from './profile/profile.ts';
import { project } from './project/project.ts';
import { question } from './question/question.ts';
import { reference } from './reference/reference.ts';
import { skill } from './skill/skill.ts';
import { talk } from './talk/talk.ts';
import { volunteering } from './volunteering/volunteering.ts';
import { writing } from './writing/writing.ts';

/** Kinds whose records a CV tells, in its order. */
const ofCv = {
  experience,
  education,
  volunteering,
  certificates: certificate,
  awards: award,
  references: reference,
  interests: interest,
  projects: project,
  skills: skill,
  claims: claim,
  writings: writing,
  talks: talk,
} as const;

export type CvKind = keyof typeof ofCv;
export const CV_KINDS = Object.keys(ofCv) as CvKind[];

type OfCv = (typeof ofCv)[CvKind]['places'];
/** What their sections are called in content and document. */
export type CvSection = OfCv extends infer P
  ? P extends { section: { id: infer Id } }
    ? Id
    : never
  : never;
const sections = Object.values<{ places: Places }>(ofCv).flatMap(
  ({ places }) => (places.section?.id ?? []) as CvSection | [],
);
const { curriculum, cv } = cvKinds(CV_KINDS, ['focus', 'strongest', ...sections, 'collaboration']);

/**
 * Content of which there is one file, `<kind>.md`. `body` says whether text below the front matter
 * is needed.
 */
export const singles = {
  profile: { noun: 'profile', schema: ProfileFrontMatter, body: 'optional' },
  collaboration: { noun: 'collaboration', schema: CollaborationFrontMatter, body: 'optional' },
  contact: { noun: 'contact policy', schema: ContactFrontMatter, body: 'optional' },
  kit: { noun: 'kit', schema: KitFrontMatter, body: 'optional' },
  manifesto,
  curriculum,
} as const;

/**
 * Content of which there are many files, `<kind>/<id>.md`: in the order in which ask reads them.
 */
export const folders = {
  ...ofCv,
  notes: note,
  articles: article,
  pages: ownPage,
  cvs: cv,
  questions: question,
  missions: mission,
  evals: axEval,
  changelog: change,
} as const;

export type SingleKind = keyof typeof singles;
export type FolderKind = keyof typeof folders;
export type Kind = SingleKind | FolderKind;
/** The kinds whose files are records of their own. */
export type RecordKind = {
  [K in FolderKind]: (typeof folders)[K]['record'] extends z.ZodObject ? K : never;
}[FolderKind];
export type RecordOf<K extends RecordKind> = z.infer<(typeof folders)[K]['record']>;

export const kinds = { ...singles, ...folders };
export const kindNames = Object.keys(kinds) as Kind[];
export const recordKinds = (Object.keys(folders) as FolderKind[]).filter(
  (kind): kind is RecordKind => folders[kind].record !== null,
);

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

export const isSingle = (kind: Kind): kind is SingleKind => Object.hasOwn(singles, kind);

/** The kinds whose fields have places, and these. */
export type PlacedKind = {
  [K in FolderKind]: (typeof folders)[K]['places'] extends Places ? K : never;
}[FolderKind];
export type PlacesOf<K extends PlacedKind> = (typeof folders)[K]['places'];
export const placedKinds = (Object.keys(folders) as FolderKind[]).filter(
  (kind): kind is PlacedKind => folders[kind].places !== undefined,
);
export const placesOf = (kind: PlacedKind): Places => folders[kind].places;

type Curriculum = `/api/experience${string}`;
/** The kinds that stand in GET /api/experience. */
type CurriculumKind = {
  [K in PlacedKind]: PlacesOf<K>['address'] extends Curriculum ? K : never;
}[PlacedKind];
export const CURRICULUM = placedKinds.filter((kind): kind is CurriculumKind =>
  placesOf(kind).address.startsWith('/api/experience'),
);

/** What JSON Resume has of each kind that it knows. */
export const RESUMES = placedKinds.flatMap((kind): ({ kind: PlacedKind } & ResumePlace)[] => {
  const { resume } = placesOf(kind);
  return resume ? [{ kind, ...resume }] : [];
});
