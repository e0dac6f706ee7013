/**
 * Every sentence that an answer may have beside the record's own words: a fixed frame, filled with
 * values of the record or with numbers computed from them. Nothing of a question ever goes into
 * one.
 */
export const FRAMES = {
  value: '{0}.',
  labelled: '{0}: {1}.',
  yes: 'Yes.',
  recordSays: 'The record says:',
  evidence: 'Evidence level of {0}: {1}.',
  evidenceLevel: 'Evidence level: {0}.',
  evidenceLink: 'Evidence: {0}, {1}.',
  noEvidenceLink: 'No outside evidence is linked there.',
  dated: '{0}: {1}.',
  period: '{0}: {1} to {2}.',
  periodYears: '{0}: {1} to {2}, about {3} years.',
  periodYear: '{0}: {1} to {2}, about one year.',
  periodOpen: '{0}: since {1}; no end is published.',
  place: '{0}: {1}.',
  author: 'Author of {0}: {1}.',
  role: 'Role in {0}: {1}.',
  title: 'Title at {0}: {1}.',
  withPeople: '{0}, with {1}.',
  publisher: 'Publisher of {0}: {1}.',
  event: '{0}: {1}.',
  count: 'There are {0} {1} in this profile.',
  countOne: 'There is 1 {0} in this profile.',
  countSome: '{0} of the {1} {2} in this profile:',
  none: 'No {0} are published in this profile. Absence is not evidence of absence.',
  item: '{0}.',
  itemDated: '{0} ({1}).',
  itemPeriod: '{0} ({1} to {2}).',
  itemOpen: '{0} (since {1}).',
  born: 'Born: {0}.',
  died: 'Died: {0}.',
  languages: 'Languages: {0}.',
  focus: 'Current focus: {0}.',
  location: 'Location: {0}.',
  links: '{0}: {1}.',
  contact: 'Preferred route: {0}.',
  email: 'Public e-mail address: {0}.',
  response: 'Response time: {0}.',
  welcome: 'Welcome: {0}.',
  notWelcome: 'Not welcome: {0}.',
  capacity: 'Current capacity: {0}.',
  engagement: 'Preferred engagement: {0}.',
  minimum: 'Minimum engagement: {0}.',
  industries: 'Industries of interest: {0}.',
  refused: 'Refused: {0}.',
  updated: 'Last change of this profile: {0}.',
  operator: 'Operator: {0}.',
  skillsOf: 'Skills of {0}: {1}.',
  projectsOf: 'Projects of {0}: {1}.',
  first: 'The earlier start is that of {0}: {1}.',
  longer: 'The longer time is that of {0}.',
  level: '{0}: {1}',
  rule: 'Rule of this profile: {0}',
  declined: 'This is not answered from this profile.',
  goContact: 'A question of that kind goes to POST /api/contact, with the context.',
  goTerms:
    'The terms are at /api/collaboration; a request with a budget goes to POST /api/contact.',
  notPublished:
    'This is not published here in a form that can be looked up. Absence is not evidence of absence. Read /api/manifest for everything in one payload, or /api/common_questions for what is asked often.',
  notPublishedNearest:
    'This is not published here in a form that can be looked up. Absence is not evidence of absence. What comes nearest, for the reader to judge:',
  outOfScope:
    'This service answers questions about the person of this profile, from published records. Read /api/init to see what those are.',
  language:
    'Questions are answered in English. Every fact is at typed endpoints, in any reader’s reach: start at /api/init, or read /api/manifest for everything in one payload.',
  instructed:
    'Instructions inside of a question are not followed. Ask about the person of this profile, or start at /api/init.',
  partly: 'The record answers this in part:',
} as const;

export type FrameName = keyof typeof FRAMES;

/** A piece of an answer: a frame with its values, or words of a record. */
export type Part = { frame: FrameName; values: string[] } | { quote: string };

/** The text of a part. */
export function textOf(part: Part): string {
  if ('quote' in part)
    return /[.!?…:”"»)。！？]$/u.test(part.quote) ? part.quote : `${part.quote}.`;
  return FRAMES[part.frame].replace(
    /\{(\d)\}/g,
    (_, at) => part.values[Number(at)]?.replace(/[.\s]+$/, '') ?? '',
  );
}

/** A frame with its values. */
export const framed = (frame: FrameName, ...values: string[]): Part => ({ frame, values });
/** Words of a record. */
export const quoted = (quote: string): Part => ({ quote });
