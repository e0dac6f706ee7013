/** The pages of claims, notes and common questions as Markdown, and those of single items. */

import type { Claim } from '../../kinds/claim/claim.ts';
import type { Note } from '../../kinds/note/note.ts';
import type { CommonQuestion } from '../../kinds/question/question.ts';
import type { Say } from '../../labels/say.ts';
import { EVIDENCE_LEVELS } from '../../schemas/common.ts';
import { humanRecordPath } from '../human.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import {
  body,
  checkedLine,
  documentOf,
  evidenceLinks,
  head,
  levelIn,
  linkTo,
  section,
} from './markdown.ts';
import { degreeTitle } from './sections.ts';

/** What the person is called in sentences. */
export function nameOf({ profile: { profile } }: Pick<Records, 'profile'>): string {
  return profile.display_name ?? profile.name;
}

/** What the evidence levels mean. */
export function legendLines(say: Say): string[] {
  return section(say.evidence.levelsTitle, [
    say.evidence.levelsIntro,
    '',
    ...EVIDENCE_LEVELS.toReversed().map(
      (one) =>
        `- ${say.lists.fact({ name: levelIn(say, one), value: say.evidence.levels[one].meaning })}`,
    ),
  ]);
}

/** Who the person is, on a page of something about them. */
export function whoLines(records: Records, say: Say): string[] {
  const name = nameOf(records);
  const ways = [
    linkTo(records, name, '/'),
    linkTo(records, say.claims.allOf({ name }), '/claims'),
    linkTo(records, say.places.contact, '/contact'),
  ];
  const { headline } = records.profile.profile;
  return section(say.claims.about({ name }), [headline, '', ways.join(' · ')]);
}

/**
 * Notes that the page shows in full; of older ones it shows the titles, so that its weight has a
 * bound.
 */
const NOTES_IN_FULL = 50;

/** Claims by evidence level, the best supported first; levels without a claim are left out. */
export function claimsByLevel({ claims }: Records) {
  return EVIDENCE_LEVELS.toReversed()
    .map((of) => ({
      level: of,
      claims: claims.filter(({ evidence_level }) => evidence_level === of),
    }))
    .filter((group) => group.claims.length > 0);
}

/** Notes that are shown in full, by year, and those that are named only. */
export function notesByYear({ notes }: Records): {
  years: { year: string; notes: Note[] }[];
  earlier: Note[];
} {
  const years = new Map<string, Note[]>();
  for (const note of notes.slice(0, NOTES_IN_FULL)) {
    const year = note.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), note]);
  }
  const groups = [...years].map(([year, list]) => ({ year, notes: list }));
  return { years: groups, earlier: notes.slice(NOTES_IN_FULL) };
}

/** What people call the record at a path for agents, and the page that shows it. */
function recordNamed(path: string, records: Records, say: Say) {
  const [, project] = /^\/api\/projects\/(.+)$/.exec(path) ?? [];
  const [, position] = /^\/api\/experience\/(.+)$/.exec(path) ?? [];
  const [, claim] = /^\/api\/claims\/(.+)$/.exec(path) ?? [];
  const [, note] = /^\/api\/notes\/(.+)$/.exec(path) ?? [];
  const [list = '', id] = path.split('#');
  const held = records.experience.find((one) => one.id === position);
  const item = {
    '/api/skills': () => records.skills.find((one) => one.id === id)?.name,
    '/api/writings': () => records.writings.find((one) => one.id === id)?.title,
    '/api/talks': () => records.talks.find((one) => one.id === id)?.title,
    '/api/common_questions': () => records.questions.find((one) => one.id === id)?.question,
    '/api/experience': () => {
      const degree = records.education.find((one) => one.id === id);
      return degree && say.list([degreeTitle(degree, say), degree.institution]);
    },
  }[list];
  const lists: Record<string, string> = {
    '/api/content': say.places.home,
    '/api/manifest': say.places.home,
    '/api/profile': say.places.about,
    '/api/experience': say.places.work,
    '/api/skills': say.work.skills,
    '/api/projects': say.places.projects,
    '/api/claims': say.places.claims,
    '/api/writings': say.writing.publications,
    '/api/talks': say.writing.talks,
    '/api/notes': say.places.notes,
    '/api/collaboration': say.terms.title,
    '/api/contact': say.places.contact,
    '/api/common_questions': say.places.questions,
  };
  const title =
    records.projects.find(({ slug }) => slug === project)?.title ??
    (held && say.list([held.title, held.organization])) ??
    records.claims.find((one) => one.id === claim)?.claim ??
    records.notes.find((one) => one.id === note)?.title ??
    item?.() ??
    lists[list];
  const place = humanRecordPath(path);
  return {
    title: title ?? path,
    path: title || place !== '/' ? place : path,
  };
}

/** The record that a claim rests on; null where it rests on itself. */
export function sourceOf({ path, source_path }: Claim, records: Records, say: Say) {
  return source_path === path ? null : recordNamed(source_path, records, say);
}

/** What a claim says, beneath its statement. */
function claimLines(claim: Claim, records: Records, say: Say, depth: number): string[] {
  const source = sourceOf(claim, records, say);
  return [
    levelIn(say, claim.evidence_level),
    '',
    claim.evidence_note,
    '',
    ...body(claim.details_markdown, depth),
    ...evidenceLinks(claim.evidence_links),
    ...checkedLine(records, claim.verification, say),
    '',
    ...(source
      ? [`${say.claims.from({ source: linkTo(records, source.title, source.path) })}.`, '']
      : []),
  ];
}

export function claimsMarkdown(records: Records, say: Say): string {
  return documentOf([
    ...head(records, say.claims.title, '/api/claims', say),
    say.claims.intro({ name: nameOf(records) }),
    '',
    ...legendLines(say),
    ...claimsByLevel(records).flatMap((group) => [
      `## ${say.evidence.levels[group.level].name}`,
      '',
      ...group.claims.flatMap((claim) => [
        `### ${linkTo(records, claim.claim, `/claims/${claim.id}`)}`,
        '',
        ...claimLines(claim, records, say, 3),
      ]),
    ]),
  ]);
}

/** The page of one claim. */
export function claimMarkdown(claim: Claim, records: Records, say: Say): string {
  const fact = (term: string, value: string) => `- ${say.lists.fact({ name: term, value })}`;
  return documentOf([
    ...head(records, claim.claim, claim.path, say),
    ...claimLines(claim, records, say, 1),
    ...(claim.tags.length > 0 ? [say.notes.tagged({ tags: say.list(claim.tags) }), ''] : []),
    ...whoLines(records, say),
    ...section(say.cite.title, [
      `${citationOf(claim, records, say)}. <${absolute(records.site, `/claims/${claim.id}`)}>`,
      '',
      fact(say.cite.confidence, levelIn(say, claim.evidence_level)),
      fact(say.cite.please, say.cite.keepWords),
      fact(say.cite.record, `<${claim.claim_url}>`),
    ]),
  ]);
}

/** A claim as it is cited, with its evidence in words. */
export function citationOf(claim: Claim, records: Records, say: Say): string {
  const { name } = say.evidence.levels[claim.evidence_level];
  return say.cite.statement({ claim: claim.claim, name: nameOf(records), level: name });
}

export function notesMarkdown(records: Records, say: Say): string {
  const { years, earlier } = notesByYear(records);
  return documentOf([
    ...head(records, say.notes.title, '/api/notes', say),
    say.notes.intro,
    '',
    ...years.flatMap(({ year, notes }) => [
      `## ${year}`,
      '',
      ...notes.flatMap((note) => [
        `### ${linkTo(records, note.title, `/notes/${note.id}`)}`,
        '',
        say.day(note.date),
        '',
        ...body(note.body_markdown, 3),
        say.notes.by({ author: note.author }),
        '',
      ]),
    ]),
    ...section(
      say.notes.earlier,
      earlier.map(
        ({ date, title, id }) =>
          `- ${say.lists.fact({ name: say.day(date), value: linkTo(records, title, `/notes/${id}`) })}`,
      ),
    ),
    ...(records.notes.length === 0 ? [say.notes.none] : []),
  ]);
}

/** The page of one note. */
export function noteMarkdown(note: Note, records: Records, say: Say): string {
  return documentOf([
    ...head(records, note.title, note.path, say),
    say.writing.by({ author: note.author, date: say.day(note.date) }),
    '',
    ...body(note.body_markdown, 1),
    ...(note.tags.length > 0 ? [say.notes.tagged({ tags: say.list(note.tags) }), ''] : []),
    ...whoLines(records, say),
    ...section(say.cite.title, [
      `${say.cite.text({ author: note.author, title: note.title, date: say.day(note.date) })}. ` +
        `<${absolute(records.site, `/notes/${note.id}`)}>`,
    ]),
  ]);
}

/** The records that an answer rests on, as links to where people see them. */
export function restsOn({ sources }: CommonQuestion, records: Records, say: Say) {
  return sources.map(({ source_path }) => recordNamed(source_path, records, say));
}

export function questionsMarkdown(records: Records, say: Say): string {
  const { questions } = records;
  const ask = linkTo(records, say.questions.ask, '/contact');
  return documentOf([
    ...head(records, say.questions.title, '/api/common_questions', say),
    ...questions.flatMap((question) => [
      `## ${question.question}`,
      '',
      ...body(question.answer_markdown, 2),
      ...(question.answered ? [] : [say.questions.noAnswer, '']),
      `${say.questions.restsOn({
        records: say.list(
          restsOn(question, records, say).map(({ title, path }) => linkTo(records, title, path)),
        ),
      })}.`,
      '',
    ]),
    ...(questions.length === 0 ? [say.questions.none({ link: ask })] : []),
  ]);
}
