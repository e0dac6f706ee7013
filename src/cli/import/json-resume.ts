/** JSON Resume 1.x (jsonresume.org) -> drafts. Members of the 0.x schema are understood too. */
import * as z from 'zod';
import { dateOf } from '../../profile/dates.ts';
import { rolesJoined, textOfMarkdown } from '../../surfaces/resume-text.ts';
import { type Draft, type Import, type Left, NO_PLACE, PRIVATE } from './draft.ts';
import { lineOf, linesOf, markdownOf, objectsOf, shortOf, webOf } from './values.ts';

type Members = Record<string, unknown>;

const SELF = { evidence_level: 'self-claim' };
export const EVIDENCE_NOTE = 'Stated in a résumé; no evidence is linked yet.';

/** A text that is longer than its field stands below the front matter as a whole. */
const below = (most: number, text: unknown) => (lineOf(text).length > most ? markdownOf(text) : '');

/** The beginning of a text, as it is told above that. */
const above = (most: number, text: unknown) => shortOf(textOfMarkdown(markdownOf(text)), most);

/** The page of something, called after where it appeared. */
const linkTo = (one: Members, where: unknown) =>
  webOf(one['url'])
    ? [{ label: lineOf(where) || lineOf(one['name']), url: webOf(one['url']) }]
    : [];

/** The format has no talks; they stand among projects, with one day, a place, and no more. */
const isTalk = (one: Members) =>
  one['type'] === 'talk' &&
  webOf(one['url']) === '' &&
  lineOf(one['entity']) !== '' &&
  dateOf(one['startDate']) !== '' &&
  dateOf(one['startDate']) === dateOf(one['endDate']) &&
  [one['roles'], one['highlights']].every((list) => linesOf(list).length === 0);

function position(one: Members, kind: 'experience' | 'volunteering'): Draft {
  const organization = lineOf(one['name'] ?? one['organization'] ?? one['company']);
  return {
    kind,
    name: `${organization} ${lineOf(one['position'])}`,
    fields: {
      title: lineOf(one['position']),
      organization,
      organization_url: webOf(one['url'] ?? one['website']),
      organization_summary: lineOf(one['description']),
      location: lineOf(one['location']),
      start: dateOf(one['startDate']),
      end: dateOf(one['endDate']),
      summary: above(400, one['summary']),
      highlights: linesOf(one['highlights']),
      ...SELF,
    },
    body: below(400, one['summary']),
  };
}

/** How each list of the format becomes drafts; a member without a row has no place here. */
const LISTS: Record<string, (one: Members) => Draft> = {
  work: (one) => position(one, 'experience'),
  volunteer: (one) => position(one, 'volunteering'),
  education: (one) => ({
    kind: 'education',
    name: `${lineOf(one['institution'])} ${lineOf(one['studyType'])} ${lineOf(one['area'])}`,
    fields: {
      degree: lineOf(one['studyType']),
      field: lineOf(one['area']),
      institution: lineOf(one['institution']),
      institution_url: webOf(one['url']),
      start: dateOf(one['startDate']),
      end: dateOf(one['endDate']),
      score: lineOf(one['score'] ?? one['gpa']),
      courses: linesOf(one['courses']),
      ...SELF,
    },
    body: '',
  }),
  awards: (one) => ({
    kind: 'awards',
    name: lineOf(one['title']),
    fields: {
      title: lineOf(one['title']),
      awarder: lineOf(one['awarder']),
      date: dateOf(one['date']),
      summary: above(600, one['summary']),
      ...SELF,
    },
    body: below(600, one['summary']),
  }),
  certificates: (one) => ({
    kind: 'certificates',
    name: lineOf(one['name']),
    fields: {
      name: lineOf(one['name']),
      issuer: lineOf(one['issuer']),
      date: dateOf(one['date']),
      certificate_url: webOf(one['url']),
      ...SELF,
    },
    body: '',
  }),
  publications: (one) => ({
    kind: 'writings',
    name: lineOf(one['name']),
    fields: {
      title: lineOf(one['name']),
      kind: 'publication',
      date: dateOf(one['releaseDate']),
      publisher: lineOf(one['publisher']),
      summary: above(500, one['summary']),
      ...SELF,
      evidence_links: linkTo(one, one['publisher']),
    },
    body: below(500, one['summary']),
  }),
  skills: (one) => ({
    kind: 'skills',
    name: lineOf(one['name']),
    fields: {
      name: lineOf(one['name']),
      level: lineOf(one['level']),
      ...SELF,
      tags: linesOf(one['keywords']),
    },
    body: '',
  }),
  interests: (one) => ({
    kind: 'interests',
    name: lineOf(one['name']),
    fields: { name: lineOf(one['name']), tags: linesOf(one['keywords']) },
    body: '',
  }),
  references: (one) => ({
    kind: 'references',
    name: lineOf(one['name']),
    fields: { name: lineOf(one['name']) },
    body: markdownOf(one['reference']),
  }),
  projects: (one) =>
    isTalk(one)
      ? {
          kind: 'talks',
          name: lineOf(one['name']),
          fields: {
            title: lineOf(one['name']),
            event: lineOf(one['entity']),
            date: dateOf(one['startDate']),
            summary: above(500, one['description']),
            ...SELF,
            tags: linesOf(one['keywords']),
          },
          body: below(500, one['description']),
        }
      : {
          kind: 'projects',
          name: lineOf(one['name']),
          fields: {
            title: lineOf(one['name']),
            summary: above(500, one['description'] ?? one['summary']),
            role: rolesJoined(linesOf(one['roles'])),
            start: dateOf(one['startDate']),
            end: dateOf(one['endDate']),
            organization: lineOf(one['entity']),
            type: lineOf(one['type']),
            project_url: webOf(one['url']),
            ...SELF,
            evidence_note: EVIDENCE_NOTE,
            proof_points: linesOf(one['highlights']),
            tags: linesOf(one['keywords']),
          },
          body: below(500, one['description'] ?? one['summary']),
        },
};

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
    ...objectsOf(basics['profiles']).flatMap((one) => {
      const url = webOf(one['url']);
      const network = lineOf(one['network']) || (url && new URL(url).hostname);
      const user = lineOf(one['username']);
      return url ? [{ label: network, ...(user ? { username: user } : {}), url }] : [];
    }),
  ];
}

/** What of the basics is not taken over. */
function leftOf(basics: Members, location: Members, taken: string): Left[] {
  const left: Left[] = [];
  const leave = (what: string, why: string, is: unknown) => {
    if (lineOf(is)) left.push({ what, why });
  };
  leave('phone number', PRIVATE, basics['phone']);
  leave('birth date', PRIVATE, basics['birthDate'] ?? basics['birthdate']);
  if (lineOf(location['address']) !== taken) leave('street address', PRIVATE, location['address']);
  leave('postal code', PRIVATE, location['postalCode']);
  if (!webOf(basics['image'] ?? basics['picture']))
    leave('picture', 'it has no web address', basics['image'] ?? basics['picture']);
  for (const one of objectsOf(basics['profiles']))
    if (!webOf(one['url']))
      leave(
        `profile at ${lineOf(one['network']) || 'a network'}`,
        'it has no web address',
        one['network'] ?? one['username'],
      );
  return left;
}

/** Terms of work that an export of this service adds to the basics. */
const TERMS = [
  'time_zone',
  'workplace_types',
  'notice_period',
  'available_from',
  'work_authorization',
];
const termsOf = (basics: Members): Members =>
  Object.fromEntries(TERMS.map((term) => [term, basics[term]]));

function person(resume: Members): { drafts: Draft[]; left: Left[] } {
  const [basics = {}] = objectsOf([resume['basics']]);
  const [location = {}] = objectsOf([basics['location']]);
  const [meta = {}] = objectsOf([resume['meta']]);
  const languages = objectsOf(resume['languages']).flatMap((one) => {
    const language = lineOf(one['language'] ?? one['name']);
    return language ? [{ language, level: lineOf(one['fluency'] ?? one['level']) }] : [];
  });
  const [first] = objectsOf(resume['work']);
  const held = first ? LISTS['work']?.(first).fields : undefined;
  const work = [held?.['title'], held?.['organization']].filter(Boolean).join(', ');
  const email = lineOf(basics['email']);
  const where = place(location);
  const drafts: Draft[] = [
    {
      kind: 'profile',
      name: '',
      fields: {
        name: lineOf(basics['name']),
        headline: shortOf(lineOf(basics['label']) || work, 160),
        bio: above(700, basics['summary']),
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
      body: below(700, basics['summary']),
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
const elsewhere = (one: Members, here: string): Members =>
  here && lineOf(one['url']).startsWith(here) ? { ...one, url: undefined } : one;

/** The day that a list is in the order of, where its kind has one. */
const dayIn = ({ fields }: Draft) => lineOf(fields['start'] || fields['date'] || fields['end']);

/** Entries of a list with their places, where the newest does not come first anyway. */
function inOrder(drafts: Draft[]): Draft[] {
  const days = drafts.map((draft) =>
    draft.kind === 'education' ? lineOf(draft.fields['end']) || dayIn(draft) : dayIn(draft),
  );
  const falling = days.every((day, at) => at === 0 || (day !== '' && day < (days[at - 1] ?? '')));
  if (falling) return drafts;
  return drafts.map((draft, at) => ({
    ...draft,
    fields: { ...draft.fields, order: String(at + 1) },
  }));
}

const KNOWN = new Set(['$schema', 'meta', 'basics', 'languages', ...Object.keys(LISTS)]);
/** Members that an export of this service adds. */
const OWN = /^(schema_version|last_modified|content_hash|breaking_changes_since)$/;

/** Reads a résumé. `value` is parsed JSON; anything that is not an object holds nothing. */
export function fromJsonResume(value: unknown): Import {
  const [resume = {}] = objectsOf([value]);
  const { drafts, left } = person(resume);
  const [meta = {}] = objectsOf([resume['meta']]);
  const here = lineOf(meta['canonical']).replace(/resume\.json$/, '');
  for (const [list, make] of Object.entries(LISTS))
    for (const kind of Map.groupBy(
      objectsOf(resume[list]).map((one) => make(elsewhere(one, here))),
      (draft) => draft.kind,
    ).values())
      drafts.push(...inOrder(kind));
  for (const name of Object.keys(resume))
    if (!KNOWN.has(name) && !OWN.test(name))
      left.push({ what: `"${lineOf(name).slice(0, 60)}"`, why: NO_PLACE });
  return { drafts, left };
}
