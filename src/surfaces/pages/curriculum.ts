/** The pages of work, projects, writing, the person and the whole CV as Markdown. */
import type { Say } from '../../labels/say.ts';
import { bioInstead } from '../defaults.ts';
import { embed } from '../embed.ts';
import { contactPolicy, spokenBy } from '../person.ts';
import type { Records } from '../records.ts';
import { textsOf } from '../texts.ts';
import type { Download } from './downloads.ts';
import { legendLines, nameOf } from './list-pages.ts';
import { documentOf, head, levelIn, linkTo, section } from './markdown.ts';
import {
  educationLines,
  otherLines,
  positionLines,
  projectLines,
  publicationLines,
  skillLines,
  talkLines,
  termLines,
} from './sections.ts';

/** A document, or the sentence that says that there is nothing. */
const orNone = (start: string[], lines: string[], none: string) =>
  documentOf([...start, ...(lines.length > 0 ? lines : [none])]);

export function workMarkdown(records: Records, say: Say): string {
  const lines = [
    ...positionLines(records, say),
    ...educationLines(records, say),
    ...skillLines(records, say),
    ...otherLines(records, say),
  ];
  return orNone(head(records, say.work.title, '/api/experience', say), lines, say.work.none);
}

export function projectsMarkdown(records: Records, say: Say): string {
  return orNone(
    head(records, say.places.projects, '/api/projects', say),
    projectLines(records, say).slice(2),
    say.project.none,
  );
}

/** The texts that stand here, by default a line each. */
function textLines(records: Records, say: Say, full = false): string[] {
  return section(
    say.writing.here,
    textsOf(records.profile).flatMap(({ text, addresses }) => {
      const title = linkTo(records, text.title, addresses.human);
      const day = say.day(text.date);
      if (!full) return [`- ${say.list([title, day])}`];
      const told = [day, ...(text.subtitle ? [text.subtitle] : []), text.summary];
      return [`### ${title}`, '', ...told.flatMap((line) => [line, ''])];
    }),
  );
}

export function writingMarkdown(records: Records, say: Say): string {
  const lines = [
    ...textLines(records, say, true),
    ...publicationLines(records, say, true),
    ...talkLines(records, say, true),
  ];
  return orNone(head(records, say.writing.title, '/api/writings', say), lines, say.writing.none);
}

/** Facts about the person, those that are stated. */
function personFacts(records: Records, say: Say): string[] {
  const person = records.profile.profile;
  const { email } = contactPolicy(records);
  const fact = (term: string, value: string | null | undefined) =>
    value ? [`- ${say.lists.fact({ name: term, value })}`] : [];
  return [
    ...fact(say.person.knownAs, nameOf(records) === person.name ? null : nameOf(records)),
    ...fact(say.person.born, person.born && say.day(person.born)),
    ...fact(say.person.died, person.died && say.day(person.died)),
    ...fact(say.person.location, person.location),
    ...fact(say.person.languages, say.list(spokenBy(person, say))),
    ...fact(say.contact.email, email && `<mailto:${email}>`),
    ...fact(say.person.portrait, person.picture && `<${person.picture}>`),
    ...person.links.map(({ label, url }) => `- [${label}](${url})`),
  ];
}

/** What the person works on now. */
function focusLines({ profile: { profile } }: Records, say: Say): string[] {
  return section(
    say.person.focus,
    profile.current_focus.map((focus) => `- ${focus}`),
  );
}

export function aboutMarkdown(records: Records, say: Say): string {
  const person = records.profile.profile;
  return documentOf([
    ...head(records, say.person.aboutTitle({ name: nameOf(records) }), '/api/profile', say),
    person.headline,
    '',
    ...(person.bio === bioInstead(person) ? [] : [person.bio, '']),
    ...personFacts(records, say),
    '',
    ...focusLines(records, say),
    ...section(say.person.biography, person.body ? [embed(person.body, 3)] : []),
    ...termLines(records, say),
  ]);
}

/** The whole curriculum vitae. */
export function cvMarkdown(
  records: Records,
  say: Say,
  downloads: readonly Download[] = [],
): string {
  const person = records.profile.profile;
  const byId = new Map(records.claims.map((claim) => [claim.id, claim]));
  return documentOf([
    ...head(records, say.frame.cvTitle({ name: person.name }), '/resume.json', say),
    person.headline,
    '',
    ...(person.bio === bioInstead(person) ? [] : [person.bio, '']),
    ...focusLines(records, say),
    ...personFacts(records, say),
    ...downloads.map(({ label, path }) => `- ${linkTo(records, label, path)}`),
    '',
    ...section(
      say.home.strongest,
      person.strongest_claims
        .flatMap((id) => byId.get(id) ?? [])
        .map(
          ({ id, claim, evidence_level }) =>
            `- ${linkTo(records, claim, `/claims/${id}`)}. ${levelIn(say, evidence_level)}`,
        ),
    ),
    ...positionLines(records, say),
    ...educationLines(records, say),
    ...otherLines(records, say),
    ...projectLines(records, say),
    ...skillLines(records, say),
    ...publicationLines(records, say),
    ...talkLines(records, say),
    ...textLines(records, say),
    ...termLines(records, say),
    ...legendLines(say),
  ]);
}
