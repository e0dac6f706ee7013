/**
 * GET /api/profile, /api/collaboration and /api/contact: the person, the terms, and how to get in
 * touch.
 */
import type { Claim } from '../kinds/claim/claim.ts';
import { CollaborationResponse } from '../kinds/collaboration/collaboration.ts';
import { ContactPolicyResponse } from '../kinds/contact/contact.ts';
import type { Profile } from '../kinds/entries.ts';
import { CURRICULUM } from '../kinds/kinds.ts';
import { ProfileResponse } from '../kinds/profile/profile.ts';
import type { Say } from '../labels/say.ts';
import { countryName } from '../schemas/common.ts';
import { ContactIntentRequest } from '../schemas/contact.ts';
import { endpoint } from './endpoints.ts';
import { one } from './instances.ts';
import { standaloneSchema } from './json-schema.ts';
import { given, pick } from './records/parts.ts';
import type { Records } from './records.ts';
import { retentionPolicy } from './retention.ts';
import { AUTONOMOUS_AGENT_RULE, CORRECTIONS, PRIVACY } from './rules.ts';
import { located } from './site.ts';

export const responses = {
  getProfile: ProfileResponse,
  getCollaboration: CollaborationResponse,
  getContactPolicy: ContactPolicyResponse,
};

/** What the person is called in sentences. */
export const nameOf = ({ profile: { profile } }: Pick<Records, 'profile'>): string =>
  profile.display_name ?? profile.name;

/** The claims that the owner leads with, best first. */
export function strongestClaims({ profile, claims }: Records): Claim[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  return profile.profile.strongest_claims.flatMap((id) => byId.get(id) ?? []);
}

/** Who this is; without metadata, so that the manifest can hold it. */
export const profilePayload = ({ profile: { profile }, site }: Records) => ({
  name: profile.name,
  display_name: profile.display_name ?? profile.name,
  headline: profile.headline,
  bio: profile.bio,
  biography_markdown: profile.body,
  current_focus: profile.current_focus,
  born: profile.born ?? null,
  died: profile.died ?? null,
  location: profile.location ?? null,
  languages: profile.languages,
  ...given({
    language_levels: Object.entries(profile.language_levels).map(([language, level]) => ({
      language,
      level,
    })),
    picture: profile.picture,
    place: profile.place,
  }),
  reference_links: profile.links,
  do_not_infer: profile.do_not_infer,
  demonstration: profile.demonstration ?? null,
  operator: profile.operator
    ? { name: profile.operator.name, url: profile.operator.url ?? null }
    : null,
  ...located(site, '/api/profile'),
});

/**
 * Path of the person's picture where this host has it; null for one of another host, which no page
 * may ask for: a reader is seen by nobody else.
 */
export function ownPicture({ profile: { profile }, site }: Records): string | null {
  if (!profile.picture) return null;
  const { origin, pathname } = new URL(profile.picture);
  return origin === site.base ? pathname : null;
}

/**
 * What stands where a picture would: the first signs of the first and the last word of a name, kept
 * apart in scripts whose letters join.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const firsts = ends.map((word = '') => [...signs.segment(word)][0]?.segment ?? '');
  return firsts.join('\u{200c}').toLocaleUpperCase();
}

/**
 * The `rel` of links to the person's other places: they are its own (HTML's `me`) only where the
 * person runs this one.
 */
export const linkRel = (person: {
  operator?: object | null | undefined;
  demonstration?: string | null | undefined;
}): 'me' | undefined => (person.operator || person.demonstration ? undefined : 'me');

/** Languages that the person speaks, each with how well where that is stated. */
export const spokenBy = ({ languages, language_levels }: Profile['profile'], say: Say): string[] =>
  [...new Set([...languages, ...Object.keys(language_levels)])].map((language) => {
    const level = language_levels[language];
    return level ? say.person.languageLevel({ language, level }) : language;
  });

/** Positions, education, and the rest of a curriculum vitae, each list with its own order. */
export function curriculumPayload(records: Records) {
  const lists = CURRICULUM.map((kind) => [kind, records[kind]]);
  return Object.fromEntries(lists) as Pick<Records, (typeof CURRICULUM)[number]>;
}

/** What the owner wrote for them. */
export const curriculumEntries = (profile: Profile): { modified: string }[] =>
  CURRICULUM.flatMap((kind): readonly { modified: string }[] => profile[kind]);

/** Terms of working together. */
export const collaborationPayload = ({ profile: { collaboration, contact }, site }: Records) => ({
  ...pick(
    collaboration,
    'current_capacity',
    'preferred_engagement_types',
    'minimum_engagement_duration',
    'industries_of_interest',
    'hard_no_list',
  ),
  pricing_policy: {
    mode: 'rates_in_conversation' as const,
    public_rate_card: false as const,
    do_not_infer_rates: true as const,
    note: collaboration.pricing_note,
    ...located(site, '/api/contact', 'budget_missions_'),
  },
  contact: {
    ...pick(contact, 'preferred', 'response_time'),
    ...located(site, '/api/contact', 'policy_'),
    endpoint: endpoint('sendContact', site),
  },
  availability_note: collaboration.availability_note,
  ...pick(collaboration, 'time_zone', 'workplace_types', 'notice_period', 'available_from'),
  work_authorization: collaboration.work_authorization.map(({ country, status, until }) => ({
    country,
    country_name: countryName(country) ?? country,
    status,
    until: until ?? null,
  })),
  details_markdown: collaboration.body || null,
  ...located(site, '/api/collaboration'),
});

/** What stands as policy where the owner writes none. */
export const NO_POLICY = 'No further policy is stated.';

/** Contact policy without the schema of the body, which only /api/contact itself carries. */
export const contactPolicy = ({ profile: { contact }, site }: Records) => ({
  ...pick(contact, 'preferred', 'response_time'),
  email: contact.email ?? null,
  ...pick(contact, 'welcome', 'not_welcome'),
  policy_markdown: contact.body || NO_POLICY,
  rule_for_autonomous_agents: AUTONOMOUS_AGENT_RULE,
  corrections: CORRECTIONS,
  privacy: PRIVACY,
  retention: retentionPolicy(site.retention),
  typed_contact_endpoint: endpoint('sendContact', site),
  ...located(site, '/api/contact'),
});

/** Contact policy with the schema of the body. */
export function contactPayload(records: Records) {
  return { ...contactPolicy(records), body_schema: standaloneSchema(ContactIntentRequest) };
}

export const rows = {
  getProfile: (records: Records) =>
    one(records, profilePayload(records), [records.profile.profile]),
  getCollaboration: (records: Records) => {
    const { collaboration, contact } = records.profile;
    return one(records, collaborationPayload(records), [collaboration, contact]);
  },
  getContactPolicy: (records: Records) =>
    one(records, contactPayload(records), [records.profile.contact]),
};
