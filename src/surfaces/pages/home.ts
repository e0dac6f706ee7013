/** The home page as a document: which records it shows, and what is asked first. */
import type { Action, Block, Document, Fact, Section, Text } from '../../documents/model.ts';
import { dayOf, factOf, listed, periodOf, plainOf, words } from '../../documents/text.ts';
import type { Education } from '../../kinds/education/education.ts';
import type { Project } from '../../kinds/project/project.ts';
import type { Skill } from '../../kinds/skill/skill.ts';
import type { Say } from '../../labels/say.ts';
import { EVIDENCE_LEVELS } from '../../schemas/common.ts';
import { CONTACT_DEFAULTS } from '../../schemas/contact.ts';
import { anchor, EVIDENCE_HELP, humanRecordPath } from '../human.ts';
import { hasKit } from '../kit.ts';
import { contactPolicy, linkRel } from '../person.ts';
import type { Records } from '../records.ts';
import { textsOf } from '../texts.ts';
import { strongestEntries } from './claims.ts';
import { bioOf, personCard } from './curriculum.ts';
import { coverOf, markedBy } from './parts.ts';
import { degreeTitle, openWord, sectionOf } from './work.ts';

/** How many of a kind the home page shows; the rest is one click away. */
const MOST = { claims: 4, projects: 4, positions: 6, skills: 5, latest: 3 } as const;

/** Something that was written or said, with where people read of it. */
type Latest = { title: string; date: string; path: string };

/** What was written, newest first: texts that stand here, and publications. */
const latestWriting = ({ profile, writings }: Records): Latest[] =>
  [
    ...textsOf(profile).map(({ text, addresses }) => ({
      title: text.title,
      date: text.date,
      path: addresses.human,
    })),
    ...writings.map(({ title, date, path }) => ({ title, date, path: humanRecordPath(path) })),
  ]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, MOST.latest);

/** Skills by the evidence behind them: its level, then in how many places they were shown. */
function bestSupported(skills: readonly Skill[]): Skill[] {
  const level = (skill: Skill) => EVIDENCE_LEVELS.indexOf(skill.evidence_level);
  const places = (skill: Skill) => skill.project_slugs.length + skill.experience_ids.length;
  return skills.toSorted((a, b) => level(b) - level(a) || places(b) - places(a));
}

const isSupported = (skills: readonly Skill[]) =>
  skills.length > 1 && skills.some(({ evidence_level: level }) => level !== 'self-claim');

const MOST_NOW = 3;

/**
 * What visitors ask first, each that is stated: what the person does now and since when, said last
 * and wrote, can do and studied, whether there is time for more work, how soon an answer comes, and
 * where else the person is found.
 */
export function firstFacts(records: Records, say: Say): Fact[] {
  const { profile, collaboration } = records.profile;
  const open = openWord(records);
  const link = (text: string, to: string): Text => [{ text, to }];
  const held = profile.died ? [] : records.experience.filter(({ end }) => end === null);
  const positions = held.slice(0, MOST_NOW).map((position) => {
    const { title, acting, organization, start, end } = position;
    const facts = [
      title,
      ...(acting ? [say.work.acting] : []),
      organization,
      plainOf(periodOf(start, end, open, say)),
    ];
    return link(say.list(facts), `/experience#${anchor.position(position.id)}`);
  });
  const skills = bestSupported(records.skills).slice(0, MOST.skills);
  const skillLinks = skills.map(({ id, name }) => link(name, `/experience#${anchor.skill(id)}`));
  const bestFirst = words(say.home.bestFirst);
  const all = link(say.home.allSkills({ count: records.skills.length }), '/experience#skills');
  const notes = [
    ...(isSupported(skills) ? [bestFirst] : []),
    ...(skills.length < records.skills.length ? [all] : []),
  ];
  const degree = records.education.find(({ status }) => !status) ?? records.education[0];
  const [talk] = records.talks;
  const { current_capacity: capacity, availability_note: available } = collaboration;
  const { response_time: response } = contactPolicy(records);
  const rel = linkRel(profile);
  const to = (path: string, facts: Fact[]) => facts.map((fact) => ({ ...fact, to: path }));
  return [
    factOf(say.home.now, ...positions, ...profile.current_focus),
    factOf(
      say.sections.talks,
      talk &&
        link(say.list([talk.title, talk.event, say.day(talk.date)]), humanRecordPath(talk.path)),
      hasKit(records) && link(say.kit.title, '/kit'),
    ),
    to(
      '/writing',
      factOf(
        say.places.writing,
        ...latestWriting(records).map(({ title, path }) => link(title, path)),
      ),
    ),
    factOf(say.sections.skills, listed(say, skillLinks)).map((fact) => ({
      ...fact,
      note: notes.flatMap((note, at) => (at > 0 ? [{ text: ' · ' }, ...note] : note)),
    })),
    to(
      '/about#collaboration',
      factOf(
        capacity || !available ? say.terms.capacity : say.terms.availability,
        capacity ?? available,
      ),
    ),
    to(
      '/contact',
      factOf(say.contact.response, response !== CONTACT_DEFAULTS.response_time && response),
    ),
    factOf(say.sections.education, degree && degreeFact(degree, say)),
    factOf(
      say.person.elsewhere,
      listed(
        say,
        profile.links.map(({ label, url }) => [{ text: label, to: url, rel }]),
      ),
    ),
  ].flat();
}

function degreeFact(degree: Education, say: Say): Text {
  const facts = [
    degreeTitle(degree, say),
    degree.institution,
    ...(degree.status ? [say.work.statuses[degree.status]] : []),
    ...(degree.end ? [say.day(degree.end)] : []),
  ];
  const text = say.list([...new Set(facts)]);
  return [{ text, to: `/experience#${anchor.entry(degree.id)}` }];
}

const hasPicture = ({ pictures = [] }: Project) => pictures.length > 0;

/**
 * Projects that the strongest claims are about, in their order, then the newest of the others; one
 * with a picture among them, where there is any.
 */
function selected({ claims, projects, profile }: Records): Project[] {
  const byId = new Map(claims.map(({ id, project }) => [id, project]));
  const named = profile.profile.strongest_claims.map((id) => byId.get(id));
  const place = ({ slug }: Project) => {
    const at = named.indexOf(slug);
    return at === -1 ? named.length : at;
  };
  const all = projects.toSorted((a, b) => place(a) - place(b));
  const chosen = all.slice(0, MOST.projects);
  const pictured = chosen.find(hasPicture) ? undefined : all.find(hasPicture);
  return pictured ? [pictured, ...chosen.slice(0, -1)] : chosen;
}

/** Who this is, what is known best, and the ways on, in two or three screens. */
export function homePage(records: Records, say: Say, downloads: readonly Action[] = []): Document {
  const { home } = say;
  const open = openWord(records);
  const projects = selected(records).map((project) => ({
    title: [{ text: project.title, to: `/projects/${project.slug}` }],
    when: periodOf(project.start, project.end, open, say),
    ...markedBy(project),
    summary: project.summary,
    ...coverOf(project),
  }));
  const positions = records.experience.slice(0, MOST.positions).map((position) => ({
    title: [{ text: position.title, to: `/experience#${anchor.position(position.id)}` }],
    when: periodOf(position.start, position.end, open, say),
    where: [words(position.organization)],
    ...markedBy(position),
  }));
  const notes = records.notes.slice(0, MOST.latest).map(({ title, date, id }) => ({
    title: [{ text: title, to: `/notes/${id}` }],
    when: [dayOf(date, say)],
  }));
  const more = (sections: Section[], text: string, to: string) =>
    sections.map((section) => ({ ...section, more: { text, to } }));
  const help: Block = {
    is: 'text',
    role: 'help',
    text: [{ text: say.evidence.whatMarksMean, to: EVIDENCE_HELP }],
  };
  const strongest = sectionOf(
    'strongest',
    home.strongest,
    'strip',
    strongestEntries(records, MOST.claims),
  ).map((section) => ({ ...section, blocks: [...section.blocks, help] }));
  const first = firstFacts(records, say);
  return {
    ...personCard(records, say, true),
    path: '/',
    json: '/api/profile',
    title: records.profile.profile.name,
    lead: bioOf(records),
    actions: [
      { text: say.contact.write, to: '/contact' },
      { text: say.places.cv, to: '/cv' },
      ...downloads.slice(0, 1),
    ],
    sections: [
      ...more(strongest, home.allClaims({ count: records.claims.length }), '/claims'),
      ...(first.length > 0
        ? ([
            { id: 'glance', title: '', blocks: [{ is: 'facts', role: 'glance', facts: first }] },
          ] as const)
        : []),
      ...more(
        sectionOf('projects', home.selectedProjects, 'cards', projects),
        home.allProjects({ count: records.projects.length }),
        '/projects',
      ),
      ...more(
        sectionOf('work', say.places.work, 'compact', positions),
        home.allWork,
        '/experience',
      ),
      ...more(
        sectionOf('notes', say.places.notes, 'compact', notes),
        home.allNotes({ count: records.notes.length }),
        '/notes',
      ),
    ],
  };
}
