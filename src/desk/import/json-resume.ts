/** JSON Resume 1.x (jsonresume.org) -> drafts. Members of the 0.x schema are understood too. */
import * as z from 'zod';
import { type Draft, type Import, type Left, NO_PLACE, PRIVATE } from './draft.ts';
import {
  dateOf,
  lineOf,
  linesOf,
  markdownOf,
  objectsOf,
  shortOf,
  textOf,
  webOf,
} from './values.ts';

type Members = Record<string, unknown>;

const SELF = { evidence_level: 'self-claim' };
export const EVIDENCE_NOTE = 'Stated in a résumé; no evidence is linked yet.';

/** A text that is longer than its field stands below the front matter as a whole. */
const below = (most: number, ...texts: unknown[]) =>
  texts
    .filter((text, at) => at > 0 || lineOf(text).length > most)
    .map(markdownOf)
    .filter(Boolean)
    .join('\n\n');

function position(one: Members, kind: 'experience' | 'volunteering'): Draft {
  const organization = lineOf(one['name'] ?? one['organization'] ?? one['company']);
  return {
    kind,
    name: `${organization} ${lineOf(one['position'])}`,
    fields: {
      title: lineOf(one['position']),
      organization,
      organization_url: webOf(one['url'] ?? one['website']),
      location: lineOf(one['location']),
      start: dateOf(one['startDate']),
      end: dateOf(one['endDate']),
      summary: shortOf(textOf(one['summary']), 400),
      highlights: linesOf(one['highlights']),
      ...SELF,
    },
    body: below(400, one['summary'], one['description']),
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
      summary: shortOf(textOf(one['summary']), 600),
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
      summary: shortOf(textOf(one['summary']), 500),
      ...SELF,
      evidence_links: webOf(one['url'])
        ? [{ label: lineOf(one['publisher']) || lineOf(one['name']), url: webOf(one['url']) }]
        : [],
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
    one['type'] === 'talk'
      ? {
          kind: 'talks',
          name: lineOf(one['name']),
          fields: {
            title: lineOf(one['name']),
            event: lineOf(one['entity']),
            date: dateOf(one['startDate']),
            summary: shortOf(textOf(one['description']), 500),
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
            summary: shortOf(textOf(one['description'] ?? one['summary']), 500),
            role: linesOf(one['roles']).join(', '),
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

function links(basics: Members, own: string): { label: string; url: string }[] {
  const site = webOf(basics['url'] ?? basics['website']);
  return [
    ...(site && site !== own ? [{ label: 'Website', url: site }] : []),
    ...objectsOf(basics['profiles']).flatMap((one) => {
      const url = webOf(one['url']);
      const network = lineOf(one['network']) || (url && new URL(url).hostname);
      const user = lineOf(one['username']);
      const label = user && !url.includes(user) ? `${network}: ${user}` : network;
      return url ? [{ label, url }] : [];
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
        bio: shortOf(textOf(basics['summary']), 700),
        location: where,
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

const KNOWN = new Set(['$schema', 'meta', 'basics', 'languages', ...Object.keys(LISTS)]);
/** Members that an export of this service adds. */
const OWN = /^(schema_version|last_modified|content_hash|breaking_changes_since)$/;

/** Reads a résumé. `value` is parsed JSON; anything that is not an object holds nothing. */
export function fromJsonResume(value: unknown): Import {
  const [resume = {}] = objectsOf([value]);
  const { drafts, left } = person(resume);
  for (const [list, make] of Object.entries(LISTS))
    drafts.push(...objectsOf(resume[list]).map(make));
  for (const name of Object.keys(resume))
    if (!KNOWN.has(name) && !OWN.test(name))
      left.push({ what: `"${lineOf(name).slice(0, 60)}"`, why: NO_PLACE });
  return { drafts, left };
}
