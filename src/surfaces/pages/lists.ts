/** The pages of claims, notes and common questions as Markdown. */
import { EVIDENCE_LEVELS, EVIDENCE_MEANINGS } from '../../schemas/common.ts';
import type { Note } from '../../schemas/work.ts';
import { humanPath } from '../human.ts';
import type { Records } from '../records.ts';
import { CLAIM_RULE } from '../rules.ts';
import { absolute } from '../site.ts';
import { body, documentOf, evidenceLinks, head, level, linkTo, section } from './markdown.ts';

export const TITLES = { claims: 'Claims', notes: 'Notes', questions: 'Common questions', contact: 'Contact' } as const;

/** Notes that the page shows in full; of older ones it shows the titles, so that its weight has a bound. */
const NOTES_IN_FULL = 50;

/** Claims by evidence level, the best supported first; levels without a claim are left out. */
export function claimsByLevel({ claims }: Records) {
  return EVIDENCE_LEVELS.toReversed()
    .map((of) => ({ level: of, claims: claims.filter(({ evidence_level }) => evidence_level === of) }))
    .filter((group) => group.claims.length > 0);
}

/** Notes that are shown in full, by year, and those that are named only. */
export function notesByYear({ notes }: Records): { years: { year: string; notes: Note[] }[]; earlier: Note[] } {
  const years = new Map<string, Note[]>();
  for (const note of notes.slice(0, NOTES_IN_FULL)) {
    const year = note.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), note]);
  }
  const groups = [...years].map(([year, list]) => ({ year, notes: list }));
  return { years: groups, earlier: notes.slice(NOTES_IN_FULL) };
}

export function claimsMarkdown(records: Records): string {
  return documentOf([
    ...head(records, TITLES.claims, '/api/claims'),
    `Statements that may be cited, each with an address of its own. ${CLAIM_RULE}`,
    '',
    ...section(
      'Evidence levels',
      EVIDENCE_LEVELS.toReversed().map((one) => `- **${one}**: ${EVIDENCE_MEANINGS[one]}.`),
    ),
    ...claimsByLevel(records).flatMap((group) => [
      `## ${group.level}`,
      '',
      ...group.claims.flatMap((claim) => [
        `### ${claim.claim}`,
        '',
        `${level(claim.evidence_level)} ${claim.evidence_note}`,
        '',
        ...body(claim.details_markdown, 3),
        ...evidenceLinks(claim.evidence_links),
        '',
        `Cite: <${claim.claim_url}>`,
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
        `${note.date}, by ${note.author}. <${note.url}>`,
        '',
        ...body(note.body_markdown, 3),
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
