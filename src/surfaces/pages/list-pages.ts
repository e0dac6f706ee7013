/** The pages of claims, notes and common questions as Markdown. */

import type { Claim } from '../../schemas/claim.ts';
import { EVIDENCE_LEVELS, EVIDENCE_MEANINGS } from '../../schemas/common.ts';
import type { Note } from '../../schemas/work.ts';
import { humanPath } from '../human.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { body, checkedLine, documentOf, evidenceLinks, head, linkTo, section } from './markdown.ts';

export const TITLES = {
  claims: 'Claims',
  notes: 'Notes',
  questions: 'Common questions',
  contact: 'Contact',
} as const;

/** What both forms of the page of claims say to people. */
export const CITE =
  'Cite one as it stands, with that address and its evidence level; a self-claim or a ' +
  'private-live record is no public proof.';
export const LEVELS =
  'A level tells how well a statement is supported. It says nothing about how important it is.';

/** What the person is called in sentences. */
export function nameOf({ profile: { profile } }: Records): string {
  return profile.display_name ?? profile.name;
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

/** What a claim rests on, as a sentence; nothing where it rests on itself. */
function originOf(claim: Claim, records: Records): string {
  const origin = sourceOf(claim, records);
  return origin ? `From ${linkTo(records, origin.title, origin.path)}. ` : '';
}

/**
 * The record that a claim rests on: what it is called, and the page that shows it; null where it
 * rests on itself.
 */
export function sourceOf({ path, project, source_path }: Claim, { projects }: Records) {
  if (source_path === path) return null;
  const title = projects.find(({ slug }) => slug === project)?.title ?? source_path;
  return { title, path: humanPath(source_path) ?? source_path };
}

export function claimsMarkdown(records: Records): string {
  return documentOf([
    ...head(records, TITLES.claims, '/api/claims'),
    `Statements about ${nameOf(records)} that may be cited, each with an address of its ` +
      `own. ${CITE}`,
    '',
    ...section('Evidence levels', [
      LEVELS,
      '',
      ...EVIDENCE_LEVELS.toReversed().map((one) => `- ${one}: ${EVIDENCE_MEANINGS[one]}`),
    ]),
    ...claimsByLevel(records).flatMap((group) => [
      `## ${group.level}`,
      '',
      ...group.claims.flatMap((claim) => [
        `### ${claim.claim}`,
        '',
        claim.evidence_level,
        '',
        claim.evidence_note,
        '',
        ...body(claim.details_markdown, 3),
        ...evidenceLinks(claim.evidence_links),
        ...checkedLine(records, claim.verification, claim.path),
        '',
        `${originOf(claim, records)}Cite: <${claim.claim_url}>`,
        '',
      ]),
    ]),
  ]);
}

export function notesMarkdown(records: Records): string {
  const { years, earlier } = notesByYear(records);
  return documentOf([
    ...head(records, TITLES.notes, '/api/notes'),
    'Observations and events, newest first.',
    '',
    ...years.flatMap(({ year, notes }) => [
      `## ${year}`,
      '',
      ...notes.flatMap((note) => [
        `### ${note.title}`,
        '',
        note.date,
        '',
        ...body(note.body_markdown, 3),
        `By ${note.author}. <${note.url}>`,
        '',
      ]),
    ]),
    ...section(
      'Earlier notes',
      earlier.map(({ date, title, path }) => `- ${date}: ${linkTo(records, title, path)}`),
    ),
  ]);
}

export function questionsMarkdown(records: Records): string {
  return documentOf([
    ...head(records, TITLES.questions, '/api/common_questions'),
    ...records.questions.flatMap((question) => [
      `## ${question.question}`,
      '',
      ...body(question.answer_markdown, 2),
      ...(question.answered ? [] : ['The answer is not published.', '']),
      `Rests on: ${question.sources
        .map(({ source_path, source_url }) => {
          const page = humanPath(source_path);
          return page ? `[${source_path}](${absolute(records.site, page)})` : `<${source_url}>`;
        })
        .join(', ')}`,
      '',
    ]),
  ]);
}
