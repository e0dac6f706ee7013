/**
 * Query parameters keyed by row id, as data: the gateway reads them without a validator, and
 * schemas/queries.ts makes the published schemas of them.
 */
import { once } from '../once.ts';
import type { RouteId } from '../routes.ts';
import { CONTACT_INTENTS, CONTACT_STATES, RISK_FLAGS } from './inbox-words.ts';

/** `needed`: without it nothing is answered. */
type Told = { description: string; examples: readonly unknown[]; needed?: true };
/**
 * `least` and `most` are characters of a text, bounds of a number; `usual` stands where none is
 * given.
 */
export type Parameter = Told &
  (
    | { is: 'text'; least?: number; most?: number }
    | { is: 'number'; least: number; most?: number; usual: number }
    | { is: 'choice'; of: readonly string[]; usual?: string }
  );

const text = (description: string, example?: string, most?: number) => ({
  is: 'text' as const,
  least: 1,
  ...(most === undefined ? {} : { most }),
  description,
  examples: example === undefined ? [] : [example],
});
const choice = <const W extends string, const U extends W | undefined>(
  of: readonly W[],
  usual: U,
  description: string,
  example: W,
) => ({ is: 'choice' as const, of, usual, description, examples: [example] });
const number = (least: number, usual: number, description: string, most?: number) => ({
  is: 'number' as const,
  least,
  ...(most === undefined ? {} : { most }),
  usual,
  description,
  examples: [usual],
});

const limit = (most: number, usual: number) => number(1, usual, 'Most items in one answer.', most);
const detail = choice(
  ['compact', 'full'],
  'compact',
  'compact: everything but the body. full: with body_markdown.',
  'full',
);
/** Of lists: they are told in full unless somebody asks for less. */
const brief = choice(
  ['compact', 'full'],
  'full',
  'full: whole records. compact: what an assessment needs, with the address of each.',
  'compact',
);
const tag = text(
  'Only items with this tag (positions: skill or project; changes and activity: kind); upper ' +
    'and lower case are the same.',
  'catalogue',
);
const q = text('Only items with a word that begins like each of these words.', 'catalogue', 200);
const DAY = 'YYYY-MM-DD or an ISO 8601 timestamp (its UTC day counts).';
const since = text(`Only items of this day or later: ${DAY}`, '1978-06-01');
const changed_since = text(`Only items that changed on this day or later: ${DAY}`, '2026-11-20');
const until = text(`Only items of this day or earlier: ${DAY}`, '1978-06-30');

/** Parts of the owner's inbox. */
const span = { since, until };
const whole = {
  ...span,
  after: text(
    'Only what comes behind the record with this id: goes on where an export broke off.',
    undefined,
    80,
  ),
};
const page = {
  ...span,
  limit: limit(100, 50),
  cursor: text('Where the next page begins, as next_url has it.', undefined, 200),
};

/** What the owner's lists are filtered by, beside their days. */
const recordFilters = {
  state: choice(
    ['open', ...CONTACT_STATES],
    undefined,
    'Only those in this state; open: new or read.',
    'open',
  ),
  q: text('Only those that hold all of these words, in any order and case.', 'lecture May', 320),
};
const contactFilters = {
  ...recordFilters,
  intent: choice(CONTACT_INTENTS, undefined, 'Only messages with this intent.', 'hire'),
  flag: choice(RISK_FLAGS, undefined, 'Only messages with this risk flag.', 'excessive_length'),
  from: text('Only messages from this address.', 'someone@example.org', 320),
};
const token = (description: string) => ({ is: 'text' as const, description, examples: [] });

export const parameters = {
  getInit: { detail: choice(['lean', 'compact', 'full'], 'lean', 'How much is told.', 'lean') },
  getContentManifesto: { detail },
  getArticle: { detail },
  getManifest: { changed_since },
  getWebFinger: {
    resource: {
      ...text('Whom is asked for: the account or the address of the person.', undefined, 300),
      needed: true,
    },
  },
  listSkills: { detail: brief, changed_since, tag, q },
  listExperience: { detail: brief, changed_since, tag, q },
  listProjects: { detail: brief, changed_since, tag, q },
  listWritings: { changed_since, tag, q },
  listTalks: { changed_since, tag, q },
  listNotes: {
    detail: brief,
    since,
    changed_since,
    tag,
    q,
    project: text('Only items about this project slug.', 'catalogue'),
    limit: limit(100, 50),
  },
  listClaims: { detail: brief, changed_since, tag, q, limit: limit(100, 50) },
  listChangelog: { changed_since, tag, q, limit: limit(100, 20) },
  listActivity: { changed_since, tag, q, limit: limit(100, 20) },
  listCommonQuestions: { changed_since, tag, q, limit: limit(50, 10) },
  getMission: {
    q: text('Words or a question: the records that come nearest stand first.', 'compilers', 400),
    field: text('The field of work that it is about.', 'compilers', 120),
    limit: limit(20, 12),
  },
  getReportStats: {
    mission: text('Only reports of this mission.', 'assess_expertise', 120),
    since,
    limit_public_reports: number(0, 10, 'Most public reports in the list.', 50),
  },
  getAdminStats: {
    since_days: number(1, 14, 'Days to look back, today included; more than 365 count as 365.'),
    from: text('First day, YYYY-MM-DD; without it since_days counts back from to.'),
    to: text('Last day, YYYY-MM-DD; without it today.'),
    limit: number(1, 20, 'Most rows per table; more than 100 count as 100.'),
  },
  listContacts: { ...page, ...contactFilters },
  exportContacts: { ...whole, ...contactFilters },
  listQuestions: { ...page, ...recordFilters },
  listUnanswered: {
    since_days: number(1, 90, 'Days to look back.', 365),
    limit: limit(500, 50),
  },
  exportQuestions: { ...whole, ...recordFilters },
  listReports: { ...page, ...recordFilters },
  exportReports: { ...whole, ...recordFilters },
  getMessageFeed: {
    token: token('FEED_TOKEN, for feed readers that send no header; the header wins.'),
  },
  getAudit: {
    token: token(
      'Recipient token; the Authorization header wins, and stands in no log of addresses.',
    ),
  },
} as const satisfies Partial<Record<RouteId, Readonly<Record<string, Parameter>>>>;

export type QueryId = keyof typeof parameters;

const NONE = {};

/** The parameters of any row by their names. */
export const parametersOf = (id: RouteId): Readonly<Record<string, Parameter>> =>
  parameters[id as QueryId] ?? NONE;

/** The parameters of a row where a caller gives none. */
export const defaultsOf: (id: RouteId) => Readonly<Record<string, unknown>> = once(
  (id) =>
    Object.fromEntries(
      Object.entries(parametersOf(id)).flatMap(([name, parameter]) =>
        'usual' in parameter && parameter.usual !== undefined ? [[name, parameter.usual]] : [],
      ),
    ),
  new Map(),
);

/** Whether a row answers nothing without a query. */
export const needsQuery = (id: RouteId): boolean =>
  Object.values(parametersOf(id)).some(({ needed }) => needed);
