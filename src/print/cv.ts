/**
 * The curriculum vitae as the typesetter takes it: plain values, so that no text of the owner is
 * ever read as markup. The same for both documents, with evidence levels or without.
 */
import type { Say } from '../labels/say.ts';
import { EVIDENCE_LEVELS } from '../schemas/common.ts';
import { bioInstead } from '../surfaces/defaults.ts';
import { nameOf } from '../surfaces/pages/list-pages.ts';
import { termsOf } from '../surfaces/pages/sections.ts';
import {
  collaborationPayload,
  contactPolicy,
  curriculumEntries,
  spokenBy,
} from '../surfaces/person.ts';
import type { Records } from '../surfaces/records.ts';
import { latest } from '../surfaces/seal.ts';
import { absolute } from '../surfaces/site.ts';
import { sectionsOf } from './sections.ts';
import { type CvDocument, type Entry, plain, type Told } from './shape.ts';

/** Longest date that is not broken: a longer one would not fit beside the text. */
const UNBROKEN_CHARS = 18;

/** A period of which no date breaks within. */
const unbroken = (when: string) =>
  when
    .split(' – ')
    .map((date) => (date.length <= UNBROKEN_CHARS ? date.replaceAll(' ', '\u00a0') : date))
    .join(' – ');

/** What the person says about themselves in a word or two, those that are stated. */
function factsOf(records: Records, say: Say): CvDocument['facts'] {
  const person = records.profile.profile;
  const { email } = contactPolicy(records);
  const one = (term: string, text: string | null | undefined, url: string | null = null) =>
    text ? [{ term, values: [{ text, url }] }] : [];
  const home = absolute(records.site, '/');
  return [
    ...one(say.person.knownAs, nameOf(records) === person.name ? null : nameOf(records)),
    ...one(say.person.born, person.born && say.day(person.born)),
    ...one(say.person.died, person.died && say.day(person.died)),
    ...one(say.person.location, person.location),
    ...one(say.person.languages, say.list(spokenBy(person, say))),
    ...one(say.contact.email, email, `mailto:${email}`),
    ...one(say.project.link, home.replace(/^https?:\/\/|\/$/g, ''), home),
    ...(person.links.length > 0
      ? [
          {
            term: say.person.elsewhere,
            values: person.links.map(({ label, url }) => ({ text: label, url })),
          },
        ]
      : []),
  ];
}

/** Day of the last change of what the documents tell. */
function dayOf({ profile }: Records): string {
  const { profile: person, collaboration, contact, claims, projects, skills } = profile;
  const told = [person, collaboration, contact, claims, projects, skills].flat();
  const works = [...profile.writings, ...profile.talks, ...curriculumEntries(profile)];
  return latest([...told, ...works].map(({ modified }) => modified)) ?? person.updated;
}

/**
 * One document. Takes all records; with `evidence` each entry tells its level and its sources, and
 * the levels are explained at the end. Pure: the same records give the same value.
 */
export function cvDocument(
  records: Records,
  say: Say,
  { evidence }: { evidence: boolean },
): CvDocument {
  const person = records.profile.profile;
  const { levels } = say.evidence;
  const [year = 1970, month = 1, date = 1] = dayOf(records).split('-').map(Number);
  const entry = ({ title, level, links = [], ...told }: Told): Entry => ({
    where: [],
    text: '',
    points: [],
    ...told,
    when: unbroken(told.when ?? ''),
    title: typeof title === 'string' ? plain(title) : title,
    level: evidence && level ? levels[level].name : null,
    sources: evidence ? links.map(({ label, url }) => ({ text: label, url })) : [],
  });
  const address = (path: string) => absolute(records.site, path);
  return {
    title: say.frame.cvTitle({ name: person.name }),
    author: person.operator?.name ?? person.name,
    language: new Intl.Locale(say.language).language,
    date: [year, month, date],
    short: !evidence,
    name: person.name,
    headline: person.headline,
    notice: person.demonstration ?? null,
    lead: person.bio === bioInstead(person) ? null : person.bio,
    facts: factsOf(records, say),
    sections: sectionsOf(records, say).map(({ title, entries }) => ({
      title,
      entries: entries.map(entry),
    })),
    terms: {
      title: say.terms.title,
      rows: termsOf(collaborationPayload(records), say),
    },
    legend: evidence
      ? {
          title: say.evidence.levelsTitle,
          levels: EVIDENCE_LEVELS.toReversed().map((level) => levels[level]),
        }
      : null,
    foot: [
      { text: say.print.evidence({ url: address('/claims') }), url: address('/claims') },
      { text: say.print.write({ url: address('/contact') }), url: address('/contact') },
    ],
  };
}
