/**
 * Profile -> published records: every item once, with its URL and hash. Lists, single files and
 * manifest share them.
 */

import type { Award, Certificate, Interest, Reference } from '../kinds/award/credentials.ts';
import type { Activity, Change } from '../kinds/change/change.ts';
import type { Claim } from '../kinds/claim/claim.ts';
import type { Profile } from '../kinds/entries.ts';
import type { Education, Experience, Volunteering } from '../kinds/experience/experience.ts';
import type { Mission } from '../kinds/mission/mission.ts';
import type { Project } from '../kinds/project/project.ts';
import type { CommonQuestion } from '../kinds/question/question.ts';
import type { Skill } from '../kinds/skill/skill.ts';
import type { Note, Talk, Writing } from '../kinds/writing/work.ts';
import { activityOf } from './activity.ts';
import { shortest } from './read-of.ts';
import { breakingChanges, changesOf } from './records/changes.ts';
import { claimsOf } from './records/claims.ts';
import { awardsOf, certificatesOf, interestsOf, referencesOf } from './records/credentials.ts';
import { educationOf, experienceOf, volunteeringOf } from './records/experience.ts';
import { projectsOf } from './records/projects.ts';
import { questionsOf } from './records/questions.ts';
import { skillsOf } from './records/skills.ts';
import { notesOf, talksOf, writingsOf } from './records/works.ts';
import type { Signed } from './signing.ts';
import { absolute, type Site } from './site.ts';

export type Records = {
  site: Site;
  profile: Profile;
  claims: Claim[];
  skills: Skill[];
  projects: Project[];
  experience: Experience[];
  education: Education[];
  volunteering: Volunteering[];
  certificates: Certificate[];
  awards: Award[];
  references: Reference[];
  interests: Interest[];
  writings: Writing[];
  talks: Talk[];
  notes: Note[];
  questions: CommonQuestion[];
  changelog: Change[];
  activity: Activity[];
  missions: Mission[];
  breaking_changes_since: string[] | null;
  /** Keys and signatures, on a build that has a key. */
  signed: Signed | null;
};

/** Builds all records. Pure: the same profile and site give the same value. */
export function recordsOf(profile: Profile, site: Site): Records {
  const source = { profile, site };
  const changelog = changesOf(source);
  return {
    site,
    profile,
    claims: claimsOf(source),
    skills: skillsOf(source),
    projects: projectsOf(source),
    experience: experienceOf(source),
    education: educationOf(source),
    volunteering: volunteeringOf(source),
    certificates: certificatesOf(source),
    awards: awardsOf(source),
    references: referencesOf(source),
    interests: interestsOf(source),
    writings: writingsOf(source),
    talks: talksOf(source),
    notes: notesOf(source),
    questions: questionsOf(source),
    changelog,
    activity: activityOf(profile, site),
    missions: profile.missions.map(({ id, title, goal, reads }) => ({
      id,
      title,
      goal,
      read: reads.map((path) => absolute(site, shortest(path))),
    })),
    breaking_changes_since: breakingChanges(changelog),
    signed: null,
  };
}
