/**
 * The home page: which records it shows, and what it says as Markdown, for agents that ask for
 * Markdown at `/`.
 */

import type { Claim } from '../../kinds/claim/claim.ts';
import type { Education } from '../../kinds/education/education.ts';
import type { Project } from '../../kinds/project/project.ts';
import type { Skill } from '../../kinds/skill/skill.ts';
import type { Say } from '../../labels/say.ts';
import { EVIDENCE_LEVELS } from '../../schemas/common.ts';
import { CONTACT_DEFAULTS } from '../../schemas/contact.ts';
import { bioInstead } from '../defaults.ts';
import { anchor, humanRecordPath } from '../human.ts';
import { contactPolicy, linkRel } from '../person.ts';
import type { Records } from '../records.ts';
import { textsOf } from '../texts.ts';
import type { Download } from './downloads.ts';
import { documentOf, head, levelIn, linkTo, section } from './markdown.ts';
import { degreeTitle, openWord } from './sections.ts';

/** How many of a kind the home page shows; the rest is one click away. */
const MOST = { claims: 4, projects: 4, positions: 6, skills: 5, latest: 3 } as const;

/** Something that was written or said, with where people read of it. */
export type Latest = { title: string; date: string; path: string };

/** The claims that the owner leads with, in the owner's order. */
export function strongestClaims({ claims, profile }: Records, most = 5): Claim[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const { strongest_claims } = profile.profile;
  return strongest_claims.flatMap((id) => byId.get(id) ?? []).slice(0, most);
}

/** The records that the home page shows. */
export function homeRecords(records: Records): {
  claims: Claim[];
  projects: Project[];
  positions: Records['experience'];
  notes: Latest[];
} {
  return {
    claims: strongestClaims(records, MOST.claims),
    projects: selected(records),
    positions: records.experience.slice(0, MOST.positions),
    notes: records.notes
      .slice(0, MOST.latest)
      .map(({ title, date, id }) => ({ title, date, path: `/notes/${id}` })),
  };
}

/** What was written, newest first: texts that stand here, and publications. */
function latestWriting({ profile, writings }: Records): Latest[] {
  return [
    ...textsOf(profile).map(({ text, addresses }) => ({
      title: text.title,
      date: text.date,
      path: addresses.human,
    })),
    ...writings.map(({ title, date, path }) => ({ title, date, path: humanRecordPath(path) })),
  ]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, MOST.latest);
}

/** Skills by the evidence behind them: its level, then in how many places they were shown. */
function bestSupported(skills: readonly Skill[]): Skill[] {
  const level = (skill: Skill) => EVIDENCE_LEVELS.indexOf(skill.evidence_level);
  const places = (skill: Skill) => skill.project_slugs.length + skill.experience_ids.length;
  return skills.toSorted((a, b) => level(b) - level(a) || places(b) - places(a));
}

/** A text, with the page for people or the place elsewhere that it leads to. */
export type Value = { text: string; href?: string; rel?: 'me' | undefined };
/** A name with what there is to it. */
export type Fact = {
  term: string;
  /** The page for people that tells more. */
  path?: string;
  values: Value[];
  /** Whether the values stand in one line. */
  inLine?: boolean;
  /** How the values were chosen, and where all of them are. */
  note?: Value[];
};

/** How many present positions are told at once. */
const MOST_NOW = 3;

/**
 * What visitors ask first, each that is stated: what the person does now and since when, said last
 * and wrote, can do and studied, whether there is time for more work, how soon an answer comes, and
 * where else the person is found.
 */
export function firstFacts(records: Records, say: Say): Fact[] {
  const { profile, collaboration } = records.profile;
  const open = openWord(records);
  const held = profile.died ? [] : records.experience.filter(({ end }) => end === null);
  const positions = held.slice(0, MOST_NOW).map((one) => ({
    text: say.list([
      one.title,
      ...(one.acting ? [say.work.acting] : []),
      one.organization,
      say.period(one.start, one.end, open),
    ]),
    href: `/experience#${anchor.position(one.id)}`,
  }));
  const skills = bestSupported(records.skills).slice(0, MOST.skills);
  const degree = records.education.find(({ status }) => !status) ?? records.education[0];
  const [talk] = records.talks;
  const { current_capacity: capacity, availability_note: note } = collaboration;
  const { response_time } = contactPolicy(records);
  const rows: Fact[] = [
    { term: say.home.now, values: [...positions, ...profile.current_focus.map(only)] },
    {
      term: say.writing.lastTalk,
      values: talk
        ? [
            {
              text: say.list([talk.title, talk.event, say.day(talk.date)]),
              href: humanRecordPath(talk.path),
            },
          ]
        : [],
    },
    {
      term: say.places.writing,
      path: '/writing',
      values: latestWriting(records).map(({ title, path }) => ({ text: title, href: path })),
    },
    {
      term: say.work.skills,
      values: skills.map(({ id, name }) => ({
        text: name,
        href: `/experience#${anchor.skill(id)}`,
      })),
      inLine: true,
      note: [
        ...(skills.length > 1 ? [{ text: say.home.bestFirst }] : []),
        ...(skills.length < records.skills.length
          ? [
              {
                text: say.home.allSkills({ count: records.skills.length }),
                href: '/experience#skills',
              },
            ]
          : []),
      ],
    },
    {
      term: capacity || !note ? say.terms.capacity : say.terms.availability,
      path: '/about#collaboration',
      values: [capacity ?? note].flatMap((text) => (text ? [only(text)] : [])),
    },
    {
      term: say.contact.response,
      path: '/contact',
      values: response_time === CONTACT_DEFAULTS.response_time ? [] : [only(response_time)],
    },
    { term: say.work.education, values: degree ? [degreeFact(degree, say)] : [] },
    {
      term: say.person.elsewhere,
      values: profile.links.map(({ label, url }) => ({
        text: label,
        href: url,
        rel: linkRel(profile),
      })),
      inLine: true,
    },
  ];
  return rows.filter(({ values }) => values.length > 0);
}

const only = (text: string) => ({ text });

/** A degree on one line. */
function degreeFact(degree: Education, say: Say): Value {
  const facts = [
    degreeTitle(degree, say),
    degree.institution,
    ...(degree.status ? [say.work.statuses[degree.status]] : []),
    ...(degree.end ? [say.day(degree.end)] : []),
  ];
  return {
    text: say.list([...new Set(facts)]),
    href: `/experience#${anchor.entry(degree.id)}`,
  };
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

/** The first facts as a list; what leads to a page is a link. */
function facts(records: Records, say: Say): string[] {
  const shown = ({ text, href }: Value) => {
    if (!href) return text;
    return href.startsWith('/') ? linkTo(records, text, href) : `[${text}](${href})`;
  };
  return firstFacts(records, say).map(({ term, values, note = [] }) => {
    const [listed, more] = [values, note].map((list) => say.list(list.map(shown)));
    return `- ${say.lists.fact({ name: term, value: more ? `${listed} (${more})` : (listed ?? '') })}`;
  });
}

/** What the page says, in its order. */
export function homeMarkdown(
  records: Records,
  say: Say,
  downloads: readonly Download[] = [],
): string {
  const person = records.profile.profile;
  const { claims, projects, positions, notes } = homeRecords(records);
  const open = openWord(records);
  const { email } = contactPolicy(records);
  const item = ({ title, date, path }: Latest) =>
    `- ${say.list([linkTo(records, title, path), say.day(date)])}`;
  const to = (label: string, path: string) => ['', linkTo(records, label, path)];
  return documentOf([
    ...head(records, person.name, '/api/profile', say),
    person.headline,
    '',
    ...(person.bio === bioInstead(person) ? [] : [person.bio, '']),
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
            ...to(say.home.allClaims({ count: records.claims.length }), '/claims'),
          ],
    ),
    ...facts(records, say),
    '',
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
            ...to(say.home.allProjects({ count: records.projects.length }), '/projects'),
          ],
    ),
    ...section(
      say.work.title,
      positions.length === 0
        ? []
        : [
            ...positions.map(
              ({ title, organization, start, end, evidence_level }) =>
                `- ${say.list([say.period(start, end, open), title, organization])}. ` +
                levelIn(say, evidence_level),
            ),
            ...to(say.home.allWork, '/experience'),
          ],
    ),
    ...section(say.places.notes, [
      ...notes.map(item),
      ...(notes.length > 0 ? to(say.home.allNotes({ count: records.notes.length }), '/notes') : []),
    ]),
    ...section(say.home.reach, [
      `- ${linkTo(records, say.home.write, '/contact')}`,
      ...(email ? [`- <mailto:${email}>`] : []),
      `- ${linkTo(records, say.places.about, '/about')}`,
      `- ${linkTo(records, say.places.cv, '/cv')}`,
      ...downloads.map(({ label, path }) => `- ${linkTo(records, label, path)}`),
    ]),
  ]);
}
