/**
 * The kinds of content there are: where each stands in the content folder and which front matter it
 * takes.
 */
import type * as z from 'zod';
import { orderFrontMatter } from '../schemas/common.ts';
import { TextFrontMatter } from './article/article.ts';
import {
  AwardFrontMatter,
  CertificateFrontMatter,
  InterestFrontMatter,
  ReferenceFrontMatter,
} from './award/credentials.ts';
import { ChangeFrontMatter } from './change/change.ts';
import { ClaimFrontMatter } from './claim/claim.ts';
import { CollaborationFrontMatter } from './collaboration/collaboration.ts';
import { ContactFrontMatter } from './contact/contact.ts';
import { EvalFrontMatter } from './eval/eval.ts';
import { EducationFrontMatter, ExperienceFrontMatter } from './experience/experience.ts';
import { MissionFrontMatter } from './mission/mission.ts';
import { ProfileFrontMatter } from './profile/profile.ts';
import { ProjectFrontMatter } from './project/project.ts';
import { QuestionFrontMatter } from './question/question.ts';
import { SkillFrontMatter } from './skill/skill.ts';
import { NoteFrontMatter, TalkFrontMatter, WritingFrontMatter } from './writing/work.ts';

/** The front matter of a kind whose list the owner may put in order. */
const ordered = <Shape extends z.core.$ZodShape>(schema: z.ZodObject<Shape, z.core.$strict>) =>
  schema.extend(orderFrontMatter);

/**
 * Content of which there is one file, `<kind>.md`. `body` says whether text below the front matter
 * is needed.
 */
export const singles = {
  profile: { noun: 'profile', schema: ProfileFrontMatter, body: 'optional' },
  collaboration: { noun: 'collaboration', schema: CollaborationFrontMatter, body: 'optional' },
  contact: { noun: 'contact policy', schema: ContactFrontMatter, body: 'optional' },
  manifesto: { noun: 'manifesto', schema: TextFrontMatter, body: 'required' },
} as const;

/** Content of which there are many files, `<kind>/<id>.md`. */
export const folders = {
  skills: { noun: 'skill', schema: ordered(SkillFrontMatter), body: 'optional' },
  experience: { noun: 'position', schema: ordered(ExperienceFrontMatter), body: 'optional' },
  education: { noun: 'education', schema: ordered(EducationFrontMatter), body: 'optional' },
  volunteering: {
    noun: 'voluntary position',
    schema: ordered(ExperienceFrontMatter),
    body: 'optional',
  },
  certificates: { noun: 'certificate', schema: ordered(CertificateFrontMatter), body: 'optional' },
  awards: { noun: 'award', schema: ordered(AwardFrontMatter), body: 'optional' },
  references: { noun: 'reference', schema: ordered(ReferenceFrontMatter), body: 'required' },
  interests: { noun: 'interest', schema: ordered(InterestFrontMatter), body: 'optional' },
  projects: { noun: 'project', schema: ordered(ProjectFrontMatter), body: 'optional' },
  claims: { noun: 'claim', schema: ordered(ClaimFrontMatter), body: 'optional' },
  writings: { noun: 'writing', schema: ordered(WritingFrontMatter), body: 'optional' },
  talks: { noun: 'talk', schema: ordered(TalkFrontMatter), body: 'optional' },
  notes: { noun: 'note', schema: NoteFrontMatter, body: 'required' },
  articles: { noun: 'article', schema: ordered(TextFrontMatter), body: 'required' },
  questions: { noun: 'common question', schema: ordered(QuestionFrontMatter), body: 'required' },
  missions: { noun: 'mission', schema: MissionFrontMatter, body: 'optional' },
  evals: { noun: 'eval', schema: EvalFrontMatter, body: 'optional' },
  changelog: { noun: 'change', schema: ChangeFrontMatter, body: 'optional' },
} as const;

export type SingleKind = keyof typeof singles;
export type FolderKind = keyof typeof folders;
export type Kind = SingleKind | FolderKind;

export const kinds = { ...singles, ...folders };
export const kindNames = Object.keys(kinds) as Kind[];

export function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name);
}

export function isSingle(kind: Kind): kind is SingleKind {
  return Object.hasOwn(singles, kind);
}
