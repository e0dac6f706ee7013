/** Rows about the person, the terms and the way of contact. */
import { waysOf } from '../ways.ts';
import { type Context, ofKind, type Row, told, type Value } from './row.ts';

const manifest = ({ facts }: Context) => facts.snapshot.manifest;

/** Texts of the owner as a whole. */
function texts(context: Context, kind: 'profile', ...given: (string | null)[]): Value | null {
  const [record] = ofKind(context, kind);
  const said = given.filter((text) => text !== null);
  return record && said.length > 0
    ? { pieces: said.map((text) => ({ text })), records: [record] }
    : null;
}

/** Sentences of the terms, the profile and the common questions that have a word of the question. */
function terms(context: Context): Value | null {
  const { asked, search } = context;
  const row = waysOf(asked.language).find(({ id }) => id === 'terms');
  const topics = asked.content.filter(({ stem }) => row?.must.has(stem));
  const found = search.passages.filter(
    ({ id, record, field }) =>
      ['collaboration', 'contact', 'profile', 'question'].includes(record.kind) &&
      !(field && record.kind === 'question') &&
      topics.length > 0 &&
      topics.every(({ own }) => search.stems[id]?.has(own)),
  );
  const [best] = found;
  return best ? { pieces: [{ quote: best.text }], records: [best.record], quotes: true } : null;
}

/** Terms of availability with their note. */
function capacity(context: Context): Value | null {
  const { current_capacity, availability_note } = manifest(context).collaboration;
  const value = told(context, 'collaboration', 'capacity', current_capacity);
  const note = availability_note ? [{ text: availability_note }] : [];
  const pieces = [...(value?.pieces ?? []), ...note];
  return pieces.length > 0 ? { pieces, records: ofKind(context, 'collaboration') } : null;
}

export const PROFILE_ROWS: Record<string, Row> = {
  who: {
    value: (c) => texts(c, 'profile', `${manifest(c).profile.headline}.`, manifest(c).profile.bio),
  },
  profession: { value: (c) => texts(c, 'profile', manifest(c).profile.headline) },
  location: { value: (c) => told(c, 'profile', 'location', manifest(c).profile.location) },
  languages: { value: (c) => told(c, 'profile', 'languages', manifest(c).profile.languages) },
  focus: { value: (c) => told(c, 'profile', 'focus', manifest(c).profile.current_focus) },
  born: { value: (c) => told(c, 'profile', 'born', manifest(c).profile.born) },
  died: { value: (c) => told(c, 'profile', 'died', manifest(c).profile.died) },
  links: {
    value: (c) =>
      told(
        c,
        'profile',
        'links',
        manifest(c).profile.reference_links.map(({ label, url }) => `${label} ${url}`),
      ),
  },
  rules: { value: (c) => texts(c, 'profile', ...manifest(c).profile.do_not_infer) },
  operator: { value: (c) => told(c, 'profile', 'operator', manifest(c).profile.operator?.name) },
  capacity: { value: capacity },
  engagements: {
    value: (c) =>
      told(c, 'collaboration', 'engagements', manifest(c).collaboration.preferred_engagement_types),
  },
  minimum: {
    value: (c) =>
      told(c, 'collaboration', 'minimum', manifest(c).collaboration.minimum_engagement_duration),
  },
  industries: {
    value: (c) =>
      told(c, 'collaboration', 'industries', manifest(c).collaboration.industries_of_interest),
  },
  refused: {
    value: (c) => told(c, 'collaboration', 'refused', manifest(c).collaboration.hard_no_list),
  },
  rates: {
    value: (c) => ({
      pieces: [{ text: manifest(c).collaboration.pricing_policy.note }],
      records: ofKind(c, 'collaboration'),
      declines: true,
    }),
  },
  contact: {
    value: (c) => {
      const { preferred, email, response_time } = manifest(c).contact;
      const value = told(c, 'contact', 'contact', [preferred, ...(email ? [email] : [])]);
      const response = told(c, 'contact', 'response', response_time);
      return value && { ...value, pieces: [...value.pieces, ...(response?.pieces ?? [])] };
    },
  },
  email: { value: (c) => told(c, 'contact', 'email', manifest(c).contact.email) },
  response: { value: (c) => told(c, 'contact', 'response', manifest(c).contact.response_time) },
  welcome: { value: (c) => told(c, 'contact', 'welcome', manifest(c).contact.welcome) },
  unwelcome: { value: (c) => told(c, 'contact', 'unwelcome', manifest(c).contact.not_welcome) },
  terms: { value: terms },
};
