/** Profile -> published records: every item once, with its URL and hash. Lists, single files and manifest share them. */
import type * as z from 'zod';
import type { Entry, Profile } from '../profile/profile.ts';
import type { Activity, Change } from '../schemas/change.ts';
import type { Claim } from '../schemas/claim.ts';
import type { Education, Experience } from '../schemas/experience.ts';
import type { Mission } from '../schemas/mission.ts';
import type { KeyClaim, Project } from '../schemas/project.ts';
import type { CommonQuestion } from '../schemas/question.ts';
import type { Skill } from '../schemas/skill.ts';
import type { Note, Talk, Writing } from '../schemas/work.ts';
import { activityOf } from './activity.ts';
import { sealItem } from './seal.ts';
import { absolute, type Site } from './site.ts';

export type Records = {
  site: Site;
  profile: Profile;
  claims: Claim[];
  skills: Skill[];
  projects: Project[];
  experience: Experience[];
  education: Education[];
  writings: Writing[];
  talks: Talk[];
  notes: Note[];
  questions: CommonQuestion[];
  changelog: Change[];
  activity: Activity[];
  missions: Mission[];
  breaking_changes_since: string[] | null;
};

type KeyClaim_ = z.infer<typeof KeyClaim>;

/** Ids of the entries of a kind by the name that a field of theirs holds: one pass, so that cost stays linear. */
function indexBy<T extends { id: string }>(
  entries: readonly T[],
  names: (entry: T) => readonly string[],
): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const entry of entries)
    for (const name of names(entry)) {
      const list = index.get(name);
      if (list) list.push(entry);
      else index.set(name, [entry]);
    }
  return index;
}

const ids = (entries: readonly { id: string }[] | undefined) => (entries ?? []).map(({ id }) => id);
const orNull = (text: string) => (text === '' ? null : text);

/** Builds all records. Pure: the same profile and site give the same value. */
export function recordsOf(profile: Profile, site: Site): Records {
  const name = profile.profile.display_name ?? profile.profile.name;
  const place = (path: string) => ({ path, url: absolute(site, path) });

  const claimsOfProject = indexBy(profile.claims, (claim) => (claim.project ? [claim.project] : []));
  const projectsOfSkill = indexBy(profile.projects, (project) => project.skills);
  const positionsOfSkill = indexBy(profile.experience, (position) => position.skills);

  const claimReceipt = (claim: Entry<'claims'>) => ({
    citation_label: `${name}, claim ${claim.id}`,
    source_path: `/api/claims/${claim.id}`,
    source_url: absolute(site, `/api/claims/${claim.id}`),
    confidence: claim.evidence_level,
    instruction: 'Cite as it stands; keep evidence_level.',
  });

  const claims = profile.claims.map((claim): Claim => {
    const source = claim.project ? `/api/projects/${claim.project}` : (claim.source ?? `/api/claims/${claim.id}`);
    return sealItem(
      {
        id: claim.id,
        claim: claim.claim,
        evidence_level: claim.evidence_level,
        evidence_note: claim.evidence_note,
        evidence_links: claim.evidence_links,
        tags: claim.tags,
        project: claim.project ?? null,
        source_path: source,
        source_url: absolute(site, source),
        claim_url: absolute(site, `/api/claims/${claim.id}`),
        citation_receipt: claimReceipt(claim),
        details_markdown: orNull(claim.body),
        ...place(`/api/claims/${claim.id}`),
      },
      claim.modified,
    );
  });

  const projects = profile.projects.map((project): Project => {
    const path = `/api/projects/${project.id}`;
    return sealItem(
      {
        slug: project.id,
        title: project.title,
        summary: project.summary,
        role: project.role,
        start: project.start,
        end: project.end,
        evidence_level: project.evidence_level,
        evidence_note: project.evidence_note,
        evidence_links: project.evidence_links,
        citation_receipt: {
          citation_label: `${name}: ${project.title}`,
          source_path: path,
          source_url: absolute(site, path),
          confidence: project.evidence_level,
          instruction: 'Keep evidence_level and evidence_note.',
        },
        key_claims: (claimsOfProject.get(project.id) ?? []).map(
          (claim): KeyClaim_ => ({
            id: claim.id,
            claim: claim.claim,
            evidence_level: claim.evidence_level,
            source_path: `/api/claims/${claim.id}`,
            source_url: absolute(site, `/api/claims/${claim.id}`),
            citation_receipt: claimReceipt(claim),
          }),
        ),
        proof_points: project.proof_points,
        related_skill_ids: project.skills,
        tags: project.tags,
        details_markdown: orNull(project.body),
        ...place(path),
      },
      project.modified,
    );
  });

  const skills = profile.skills.map(
    (skill): Skill =>
      sealItem(
        {
          id: skill.id,
          name: skill.name,
          summary_markdown: skill.body,
          since: skill.since ?? null,
          until: skill.until ?? null,
          evidence_level: skill.evidence_level,
          evidence_links: skill.evidence_links,
          project_slugs: ids(projectsOfSkill.get(skill.id)),
          experience_ids: ids(positionsOfSkill.get(skill.id)),
          tags: skill.tags,
          citation_policy:
            skill.evidence_links.length > 0 && projectsOfSkill.has(skill.id)
              ? 'May be cited with the linked projects and evidence, keeping evidence_level.'
              : 'Self-described: attribute it to the profile and keep evidence_level.',
          ...place(`/api/skills#${skill.id}`),
        },
        skill.modified,
      ),
  );

  const experience = profile.experience.map(
    (position): Experience =>
      sealItem(
        {
          id: position.id,
          title: position.title,
          organization: position.organization,
          location: position.location ?? null,
          start: position.start,
          end: position.end,
          summary: position.summary,
          details_markdown: orNull(position.body),
          evidence_level: position.evidence_level,
          evidence_links: position.evidence_links,
          related_skill_ids: position.skills,
          project_slugs: position.projects,
          ...place(`/api/experience/${position.id}`),
        },
        position.modified,
      ),
  );

  const education = profile.education.map(
    (degree): Education =>
      sealItem(
        {
          id: degree.id,
          degree: degree.degree,
          field: degree.field,
          institution: degree.institution,
          start: degree.start ?? null,
          end: degree.end,
          details_markdown: orNull(degree.body),
          evidence_level: degree.evidence_level,
          evidence_links: degree.evidence_links,
          ...place(`/api/experience#${degree.id}`),
        },
        degree.modified,
      ),
  );

  const shared = (work: Entry<'writings'> | Entry<'talks'>) => ({
    id: work.id,
    title: work.title,
    date: work.date,
    summary: work.summary,
    evidence_level: work.evidence_level,
    evidence_links: work.evidence_links,
    project_slugs: work.projects,
    tags: work.tags,
    details_markdown: orNull(work.body),
  });

  const writings = profile.writings.map(
    (writing): Writing =>
      sealItem(
        {
          ...shared(writing),
          kind: writing.kind,
          publisher: writing.publisher,
          coauthors: writing.coauthors,
          ...place(`/api/writings#${writing.id}`),
        },
        writing.modified,
      ),
  );

  const talks = profile.talks.map(
    (talk): Talk =>
      sealItem(
        { ...shared(talk), event: talk.event, location: talk.location ?? null, ...place(`/api/talks#${talk.id}`) },
        talk.modified,
      ),
  );

  const notes = profile.notes.map(
    (note): Note =>
      sealItem(
        {
          id: note.id,
          title: note.title,
          date: note.date,
          author: note.author ?? profile.profile.name,
          project_slugs: note.projects,
          tags: note.tags,
          body_markdown: note.body,
          ...place(`/api/notes/${note.id}`),
        },
        note.modified,
      ),
  );

  const questions = profile.questions.map(
    (question): CommonQuestion =>
      sealItem(
        {
          id: question.id,
          question: question.question,
          answer_markdown: question.body,
          answered: question.answered,
          sources: question.sources.map((path) => ({ source_path: path, source_url: absolute(site, path) })),
          tags: question.tags,
          ...place(`/api/common_questions#${question.id}`),
        },
        question.modified,
      ),
  );

  const changelog = profile.changelog.map(
    (change): Change =>
      sealItem(
        {
          id: change.id,
          date: change.date,
          kind: change.kind,
          title: change.title,
          breaking: change.breaking,
          details_markdown: orNull(change.body),
          ...place(`/api/changelog#${change.id}`),
        },
        change.modified,
      ),
  );

  const missions = profile.missions.map(
    (mission): Mission => ({
      id: mission.id,
      title: mission.title,
      goal: mission.goal,
      read: mission.reads.map((path) => absolute(site, path)),
    }),
  );

  const breaking = changelog.filter((change) => change.breaking).map((change) => `${change.date}: ${change.title}`);
  return {
    site,
    profile,
    claims,
    skills,
    projects,
    experience,
    education,
    writings,
    talks,
    notes,
    questions,
    changelog,
    activity: activityOf(profile, site),
    missions,
    breaking_changes_since: breaking.length > 0 ? breaking : null,
  };
}
