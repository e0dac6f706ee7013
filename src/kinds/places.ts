/** Where each kind stands, by its folder; ask reads the records in this order. */
import { places as award } from './award/places.ts';
import { places as certificate } from './certificate/places.ts';
import { places as change } from './change/places.ts';
import { places as claim } from './claim/places.ts';
import { places as education } from './education/places.ts';
import { places as experience } from './experience/places.ts';
import { places as interest } from './interest/places.ts';
import { places as note } from './note/places.ts';
import type { ResumeList, ResumeMember } from './place.ts';
import { places as project } from './project/places.ts';
import { places as question } from './question/places.ts';
import { places as reference } from './reference/places.ts';
import { places as skill } from './skill/places.ts';
import { places as talk } from './talk/places.ts';
import { places as volunteering } from './volunteering/places.ts';
import { places as writing } from './writing/places.ts';

export const PLACES = {
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
  notes: note,
  questions: question,
  changelog: change,
} as const;

export type PlacedKind = keyof typeof PLACES;
type Curriculum = `/api/experience${string}`;
/** The kinds that stand in GET /api/experience. */
export type CurriculumKind = {
  [K in PlacedKind]: (typeof PLACES)[K]['address'] extends Curriculum ? K : never;
}[PlacedKind];
export const CURRICULUM = (Object.keys(PLACES) as PlacedKind[]).filter(
  (kind): kind is CurriculumKind => PLACES[kind].address.startsWith('/api/experience'),
);

type Resume = {
  list: ResumeList;
  members: Readonly<Record<string, ResumeMember>>;
  file?: readonly string[];
};
/** What JSON Resume has of each kind that it knows. */
export const RESUMES = Object.entries(PLACES).flatMap(([kind, places]) =>
  'resume' in places ? [{ kind: kind as PlacedKind, ...(places.resume as Resume) }] : [],
);
