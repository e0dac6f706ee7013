/** JSON Resume 1.x (jsonresume.org) -> drafts. Members of the 0.x schema are understood too. */
import * as z from 'zod';
import { screening } from '../../kinds/collaboration/collaboration.ts';
import type { Kind } from '../../kinds/field.ts';
import { folders, type PlacedKind, RESUMES } from '../../kinds/kinds.ts';
import { RESUME_LISTS, type ResumeList, type ResumeMember } from '../../kinds/place.ts';
import { tell } from '../../labels/tell.ts';
import { dateOf } from '../../profile/dates.ts';
import { rolesJoined } from '../../surfaces/resume-text.ts';
import { type Draft, draftOf, type Import, imported, leftBy, textsIn, waiting } from './draft.ts';
import { BIOGRAPHY, toldBy } from './told.ts';
import { lineOf, linesOf, objectsOf, READERS, textOf, webOf } from './values.ts';

type Members = Record<string, unknown>;

/** A member of a list, by its name. */
const named = (name: string, list: string) =>
  tell.import.of({ value: lineOf(name).slice(0, 60), list });

/** The page of something, called after where it appeared. */
const linkTo = (entry: Members, where: unknown) =>
  webOf(entry['url'])
    ? [{ label: lineOf(where) || lineOf(entry['name']), url: webOf(entry['url']) }]
    : [];

/** What stands for an end that has not come. */
const isOpen = (value: unknown) =>
  /^(present|now|today|current|heute|aujourd.hui|actual)/i.test(lineOf(value));

/** The format has no talks; they stand among projects, with one day, a place, and no more. */
const isTalk = (members: Members) =>
  members['type'] === 'talk' &&
  webOf(members['url']) === '' &&
  lineOf(members['entity']) !== '' &&
  dateOf(members['startDate']) !== '' &&
  dateOf(members['startDate']) === dateOf(members['endDate']) &&
  [members['roles'], members['highlights']].every((list) => linesOf(list).length === 0);

/** Members by the names that they had in the 0.x schema, or that exporters give them. */
const OLDER: Partial<Record<ResumeList, Record<string, readonly string[]>>> = {
  work: { name: ['organization', 'company'], url: ['website'] },
  volunteer: { organization: ['company'], url: ['website'] },
  education: { score: ['gpa'], url: ['website'] },
  certificates: { issuer: ['authority'], url: ['website'] },
  publications: { url: ['website'], releaseDate: ['date'] },
  projects: { description: ['summary'], url: ['website'], startDate: ['date'] },
};
/** Members of any list that are prose, in the order in which people read them. */
const PROSE = ['summary', 'description', 'details', 'note', 'notes', 'content', 'text'];
/** Members of any list that are lists of words. */
const WORDS = ['keywords', 'courses'];

const isNames = (member: ResumeMember): member is string | readonly string[] =>
  typeof member === 'string' || Array.isArray(member);

/**
 * An entry of a list as a draft: the fields of the kind from the members that tell them. What no
 * field has stands below, or is named in `left`.
 */
function entryDraft(
  entry: Members,
  { kind, list, members }: (typeof RESUMES)[number],
  left: Import['left'],
): Draft {
  const { fields }: Kind = folders[kind];
  const taken: Members = {};
  const seen = new Set(['evidence_level']);
  let long: string | undefined;
  let text: unknown;
  // Volunteers are often told as positions are.
  const all =
    kind === 'volunteering' ? { ...members, ...folders.experience.places.resume.members } : members;
  for (const [name, member] of Object.entries<ResumeMember>(all)) {
    const names = [name, ...(OLDER[list]?.[name] ?? [])];
    const own = names.find((own) => entry[own]) ?? name;
    const value = entry[own];
    seen.add(own);
    if (isNames(member)) {
      const field = [member].flat().find((own) => fields[own]?.written) ?? '';
      const is = fields[field]?.is;
      if (is) taken[field] ||= READERS[is](value);
      // A date or an address that cannot be read is named.
      if ((is === 'date' || is === 'link') && !READERS[is](value) && !isOpen(value))
        left.push(...leftBy(tell.import.ofAs({ value: lineOf(value), list, field: own }), value));
      if (field === 'consent') taken[field] = value === true;
    } else if ('joined' in member) taken[member.joined] = rolesJoined(linesOf(value));
    else if ('plain' in member) text = value;
    else if ('link' in member)
      taken[member.link] = linkTo({ ...entry, url: value }, entry[member.named]);
    else if ('whole' in member) [long, text] = [member.whole, value];
  }
  const rest = Object.keys(entry).filter((name) => !seen.has(name));
  const isProse = (name: string) => PROSE.includes(name) || WORDS.includes(name);
  const more = [...PROSE, ...WORDS]
    .filter((name) => rest.includes(name))
    .map((name) => (WORDS.includes(name) ? linesOf(entry[name]).join(', ') : textOf(entry[name])));
  const items = linesOf(entry['highlights']);
  if (kind === 'references') left.push(waiting(entry['name']));
  for (const name of rest)
    if (!isProse(name) && name !== 'highlights')
      left.push(...leftBy(named(name, list), entry[name]));
  const told = textsIn(kind, long, text, items, more.filter(Boolean));
  return draftOf(kind, { ...taken, ...told.fields }, told.body);
}

/** The kind that an entry of a list becomes. */
const resumeOf = (list: ResumeList, entry: Members) =>
  RESUMES.filter((resume) => resume.list === list).find(
    ({ kind }) => (kind === 'talks') === (list === 'projects' && isTalk(entry)),
  ) as (typeof RESUMES)[number];

/** City, region and country; a line of its own that holds no number is a place too. */
function place(location: Members): string {
  const parts = ['city', 'region', 'countryCode'].map((name) => lineOf(location[name]));
  const address = lineOf(location['address']);
  return parts.filter(Boolean).join(', ') || (/\d/.test(address) ? '' : address);
}

/** The same for programs. */
const partsOf = (location: Members) =>
  Object.fromEntries(
    Object.entries({
      city: lineOf(location['city']),
      region: lineOf(location['region']),
      country: lineOf(location['countryCode']).toUpperCase(),
    }).filter(([, part]) => part),
  );

function links(basics: Members, own: string): { label: string; url: string }[] {
  const site = webOf(basics['url'] ?? basics['website']);
  return [
    ...(site && site !== own ? [{ label: 'Website', url: site }] : []),
    ...objectsOf(basics['profiles']).flatMap((profile) => {
      const url = webOf(profile['url']);
      const network = lineOf(profile['network']) || (url && new URL(url).hostname);
      const user = lineOf(profile['username']);
      return url ? [{ label: network, ...(user ? { username: user } : {}), url }] : [];
    }),
  ];
}

/** What of the basics is not taken over. */
function leftOf(basics: Members, location: Members, taken: string): Import['left'] {
  const left: Import['left'] = [];
  const { what: names, why: reasons } = tell.import;
  const leave = (what: string, why: string, is: unknown) => {
    if (lineOf(is)) left.push({ what, why });
  };
  leave(names.phone, reasons.private, basics['phone']);
  leave(names.birthDate, reasons.private, basics['birthDate'] ?? basics['birthdate']);
  if (lineOf(location['address']) !== taken)
    leave(names.street, reasons.private, location['address']);
  leave(names.postalCode, reasons.private, location['postalCode']);
  if (!webOf(basics['image'] ?? basics['picture']))
    leave(names.picture, reasons.noAddress, basics['image'] ?? basics['picture']);
  for (const profile of objectsOf(basics['profiles']))
    if (!webOf(profile['url']))
      leave(
        tell.import.profileAt({
          network: lineOf(profile['network']) || tell.import.aNetwork,
        }),
        reasons.noAddress,
        profile['network'] ?? profile['username'],
      );
  for (const name of Object.keys(basics))
    if (!BASICS.has(name)) left.push(...leftBy(named(name, 'basics'), basics[name]));
  return left;
}

/** Terms of work that an export of this service adds to the basics. */
const TERMS = Object.keys(screening);
const BASICS = new Set([
  ...'name label image picture email phone url website summary location profiles'.split(' '),
  ...['birthDate', 'birthdate', ...TERMS],
]);
const termsOf = (basics: Members): Members =>
  Object.fromEntries(TERMS.map((term) => [term, basics[term]]));

function person(resume: Members): Import {
  const [basics = {}] = objectsOf([resume['basics']]);
  const [location = {}] = objectsOf([basics['location']]);
  const [meta = {}] = objectsOf([resume['meta']]);
  const languages = objectsOf(resume['languages']).flatMap((entry) => {
    const language = lineOf(entry['language'] ?? entry['name']);
    return language ? [{ language, level: lineOf(entry['fluency'] ?? entry['level']) }] : [];
  });
  const bio = toldBy(basics['summary'], BIOGRAPHY);
  const email = lineOf(basics['email']);
  const where = place(location);
  const drafts: Draft[] = [
    {
      kind: 'profile',
      name: '',
      fields: {
        name: lineOf(basics['name']),
        headline: lineOf(basics['label']),
        bio: bio.summary,
        location: where,
        place: partsOf(location),
        languages: languages.map(({ language }) => language),
        language_levels: Object.fromEntries(
          languages.filter(({ level }) => level).map(({ language, level }) => [language, level]),
        ),
        picture: webOf(basics['image'] ?? basics['picture']),
        // An export of this service names its own address, which is no page elsewhere.
        links: links(basics, lineOf(meta['canonical']).replace(/resume\.json$/, '')),
      },
      body: bio.body,
    },
    ...(z.email().safeParse(email).success
      ? [{ kind: 'contact', name: '', fields: { email }, body: '' } satisfies Draft]
      : []),
    ...(TERMS.some((term) => basics[term] !== undefined)
      ? [{ kind: 'collaboration', name: '', fields: termsOf(basics), body: '' } satisfies Draft]
      : []),
  ];
  return { drafts, left: leftOf(basics, location, where) };
}

/** An entry without an address that is a record of the service that exported it. */
const elsewhere = (entry: Members, here: string): Members =>
  here && lineOf(entry['url']).startsWith(here) ? { ...entry, url: undefined } : entry;

/** Entries of a list with their places, unless dates tell them: lists have the newest first. */
function inOrder(drafts: Draft[]): Draft[] {
  const isDated = ({ kind, fields }: Draft) =>
    folders[kind as PlacedKind].newestBy.some((name) => fields[name]);
  if (drafts.length < 2 || drafts.every(isDated)) return drafts;
  return drafts.map((draft, at) => ({
    ...draft,
    fields: { ...draft.fields, order: String(at + 1) },
  }));
}

const KNOWN = new Set(['$schema', 'meta', 'basics', 'languages', ...RESUME_LISTS]);
/** Members that an export of this service adds. */
const OWN = /^(schema_version|last_modified|content_hash|breaking_changes_since)$/;

/** Reads a résumé. `value` is parsed JSON; anything that is not an object holds nothing. */
export function fromJsonResume(value: unknown): Import {
  const [resume = {}] = objectsOf([value]);
  const { drafts, left } = person(resume);
  const [meta = {}] = objectsOf([resume['meta']]);
  const here = lineOf(meta['canonical']).replace(/resume\.json$/, '');
  for (const list of RESUME_LISTS)
    for (const kind of Map.groupBy(
      objectsOf(resume[list])
        .map((entry) => elsewhere(entry, here))
        .map((entry) => entryDraft(entry, resumeOf(list, entry), left)),
      (draft) => draft.kind,
    ).values())
      drafts.push(...inOrder(kind));
  for (const name of Object.keys(resume))
    if (!KNOWN.has(name) && !OWN.test(name))
      left.push(...leftBy(`"${lineOf(name).slice(0, 60)}"`, [resume[name]].flat().map(String)));
  return imported(drafts, left);
}
