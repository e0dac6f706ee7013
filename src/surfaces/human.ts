/**
 * Where people see what an address for agents tells: a page, or a place on one. Pure; derived from
 * the table.
 */
import { pages, type RouteId, routes } from '../routes.ts';

/** Places of single items on a page; the prefix keeps ids of different kinds apart. */
export const anchor = {
  position: (id: string) => `position-${id}` as const,
  /** Whatever /api/experience tells beside positions. */
  entry: (id: string) => `entry-${id}` as const,
  skill: (id: string) => `skill-${id}` as const,
  writing: (id: string) => `writing-${id}` as const,
  talk: (id: string) => `talk-${id}` as const,
  claim: (id: string) => `claim-${id}` as const,
  note: (id: string) => `note-${id}` as const,
  question: (id: string) => `question-${id}` as const,
} as const;

/** Where the evidence levels are explained. */
export const EVIDENCE_HELP = '/claims#evidence-levels';

/** Where it is explained how claims are verified. */
export const VERIFY = '/developers/verify';

/** Rows that people see on a page of another row. `{}` is the id of the item. */
const PLACES: Partial<Record<RouteId, string>> = {
  getExperience: `/experience#${anchor.position('{}')}`,
  listSkills: '/experience#skills',
  getSkill: `/experience#${anchor.skill('{}')}`,
  listTalks: '/writing',
  getCollaboration: '/about#collaboration',
  getManifesto: '/manifesto',
  getManifestoClaims: '/manifesto',
  getArticleClaims: '/articles/{}',
};

/** Rows of the interface, whose pages explain it and show no record. */
const ABOUT_THE_INTERFACE: readonly RouteId[] = ['getOpenApi', 'getSchema'];

/** Pages that show something of many records, or none: no address of a record leads to them. */
const OF_MANY: readonly string[] = ['/tags', '/match'];

const places = [
  ...Object.entries(PLACES).map(([id, place]) => ({ id: id as RouteId, place })),
  ...pages
    .filter(({ path }) => !OF_MANY.includes(path))
    .map(({ path, row }) => ({ id: row, place: path.replace(/\{\w+\}/, '{}') })),
].flatMap(({ id, place }) => {
  const row = routes[id];
  return [row.path, ...('aliases' in row ? row.aliases : [])].map((path) => ({
    id,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/, '([^/#?]+)')}$`),
    place,
  }));
});

function placeOf(path: string, rows: (id: RouteId) => boolean): string | null {
  for (const { id, pattern, place } of places) {
    const match = rows(id) ? pattern.exec(path) : null;
    if (match) return place.replace('{}', match[1] ?? '');
  }
  return null;
}

/**
 * The page that shows what a path of this service tells (`/api/claims/a` -> `/claims/a`), or null.
 */
export const humanPath = (path: string): string | null => placeOf(path, () => true);

/** The same for records alone: what describes the interface has no place among them. */
export const recordPlace = (path: string): string | null =>
  placeOf(path, (id) => !ABOUT_THE_INTERFACE.includes(id) && !('foreign' in routes[id]));

/** Lists whose items agents find as fragments: the page and the place of one. */
const FRAGMENTS: Readonly<Record<string, [page: string, place: (id: string) => string]>> = {
  '/api/experience': ['/experience', anchor.entry],
  '/api/writings': ['/writing', anchor.writing],
  '/api/talks': ['/writing', anchor.talk],
  '/api/common_questions': ['/questions', anchor.question],
};

/**
 * Where people see one record, by its path for agents (`/api/talks#a` -> `/writing#talk-a`);
 * the front page where it has no place of its own.
 */
export function humanRecordPath(path: string): string {
  const [list = '', id] = path.split('#');
  const [page, place] = FRAGMENTS[list] ?? [];
  return id && page && place ? `${page}#${place(id)}` : (humanPath(list) ?? '/');
}
