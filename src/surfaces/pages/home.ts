/**
 * The home page: which records it shows, and what it says as Markdown, for agents that ask for
 * Markdown at `/`.
 */
import type { Say } from '../../labels/say.ts';
import type { Claim } from '../../schemas/claim.ts';
import type { Project } from '../../schemas/project.ts';
import { bioInstead } from '../defaults.ts';
import { humanRecordPath } from '../human.ts';
import { contactPolicy } from '../person.ts';
import type { Records } from '../records.ts';
import { textsOf } from '../texts.ts';
import { documentOf, head, levelIn, linkTo, section } from './markdown.ts';
import { openWord } from './sections.ts';

/** How many of a kind the home page shows; the rest is one click away. */
const MOST = { claims: 5, projects: 4, positions: 6, latest: 3 } as const;

/** Something that was written or said, with where people read of it. */
export type Latest = { title: string; date: string; path: string };

/** The records that the home page shows. */
export function homeRecords(records: Records): {
  claims: Claim[];
  projects: Project[];
  positions: Records['experience'];
  writing: Latest[];
  notes: Latest[];
} {
  const byId = new Map(records.claims.map((claim) => [claim.id, claim]));
  const { strongest_claims } = records.profile.profile;
  return {
    claims: strongest_claims.flatMap((id) => byId.get(id) ?? []).slice(0, MOST.claims),
    projects: selected(records),
    positions: records.experience.slice(0, MOST.positions),
    writing: [
      ...textsOf(records.profile).map(({ text, addresses }) => ({
        title: text.title,
        date: text.date,
        path: addresses.human,
      })),
      ...[...records.writings, ...records.talks].map(({ title, date, path }) => ({
        title,
        date,
        path: humanRecordPath(path),
      })),
    ]
      .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
      .slice(0, MOST.latest),
    notes: records.notes
      .slice(0, MOST.latest)
      .map(({ title, date, id }) => ({ title, date, path: `/notes/${id}` })),
  };
}

/** Whether there is time for more work, on one line; undefined where the owner says nothing of it. */
export function timeFor(
  { profile: { collaboration } }: Records,
  { terms: say }: Say,
): { term: string; value: string } | undefined {
  const { current_capacity, availability_note } = collaboration;
  if (current_capacity) return { term: say.capacity, value: current_capacity };
  return availability_note ? { term: say.availability, value: availability_note } : undefined;
}

/** Projects that the strongest claims are about, in their order, then the newest of the others. */
function selected(records: Records): Project[] {
  const { claims, projects, profile } = records;
  const byId = new Map(claims.map(({ id, project }) => [id, project]));
  const named = profile.profile.strongest_claims.map((id) => byId.get(id));
  const place = ({ slug }: Project) => {
    const at = named.indexOf(slug);
    return at === -1 ? named.length : at;
  };
  return projects.toSorted((a, b) => place(a) - place(b)).slice(0, MOST.projects);
}

/** What the page says, in its order. */
export function homeMarkdown(records: Records, say: Say): string {
  const person = records.profile.profile;
  const { claims, projects, positions, writing, notes } = homeRecords(records);
  const open = openWord(records);
  const { email } = contactPolicy(records);
  const term = timeFor(records, say);
  const item = ({ title, date, path }: Latest) =>
    `- ${say.lists.and([linkTo(records, title, path), say.day(date)])}`;
  const to = (label: string, path: string) => ['', linkTo(records, label, path)];
  return documentOf([
    ...head(records, person.name, '/api/profile', say),
    person.headline,
    '',
    ...(person.bio === bioInstead(person) ? [] : [person.bio, '']),
    ...section(
      say.person.focus,
      person.current_focus.map((focus) => `- ${focus}`),
    ),
    ...(records.skills.length > 0
      ? [say.lists.fact(say.work.skills, say.lists.and(records.skills.map(({ name }) => name))), '']
      : []),
    ...(term ? [say.lists.fact(term.term, term.value), ''] : []),
    ...section(
      say.home.strongest,
      claims.length === 0
        ? []
        : [
            ...claims.map(
              ({ id, claim, evidence_level, evidence_note }) =>
                `- ${linkTo(records, claim, `/claims/${id}`)} ` +
                `${levelIn(say, evidence_level)}: ${evidence_note}`,
            ),
            ...to(say.home.allClaims(records.claims.length), '/claims'),
          ],
    ),
    ...section(
      say.home.selectedProjects,
      projects.length === 0
        ? []
        : [
            ...projects.map(
              ({ slug, title, summary, evidence_level }) =>
                `- ${linkTo(records, title, `/projects/${slug}`)}: ${summary} ` +
                levelIn(say, evidence_level),
            ),
            ...to(say.home.allProjects(records.projects.length), '/projects'),
          ],
    ),
    ...section(
      say.work.title,
      positions.length === 0
        ? []
        : [
            ...positions.map(
              ({ title, organization, start, end, evidence_level }) =>
                `- ${say.lists.and([say.period(start, end, open), title, organization])}. ` +
                levelIn(say, evidence_level),
            ),
            ...to(say.home.allWork, '/experience'),
          ],
    ),
    ...section(say.places.writing, [
      ...writing.map(item),
      ...(writing.length > 0 ? to(say.home.allWriting, '/writing') : []),
    ]),
    ...section(say.places.notes, [
      ...notes.map(item),
      ...(notes.length > 0 ? to(say.home.allNotes(records.notes.length), '/notes') : []),
    ]),
    ...section(say.home.reach, [
      `- ${linkTo(records, say.home.write, '/contact')}`,
      ...(email ? [`- <mailto:${email}>`] : []),
      `- ${linkTo(records, say.places.about, '/about')}`,
      `- ${linkTo(records, say.places.cv, '/cv')}`,
    ]),
  ]);
}
