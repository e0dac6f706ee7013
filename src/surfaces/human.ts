/**
 * Where people see what an address for agents tells: a page, or a place on one. Pure; derived from
 * the table.
 */
import { pages, type RouteId, routes } from '../routes.ts';

/** Places of single items on a page; the prefix keeps ids of different kinds apart. */
export const anchor = {
  position: (id: string) => `position-${id}`,
  degree: (id: string) => `degree-${id}`,
  skill: (id: string) => `skill-${id}`,
  writing: (id: string) => `writing-${id}`,
  talk: (id: string) => `talk-${id}`,
  claim: (id: string) => `claim-${id}`,
  note: (id: string) => `note-${id}`,
  question: (id: string) => `question-${id}`,
} as const;

/** Where the evidence levels are explained. */
export const EVIDENCE_HELP = '/claims#evidence-levels';

/** Where it is explained how claims are verified. */
export const VERIFY = '/developers/verify';

/** Rows that people see on a page of another row. `{}` is the id of the item. */
const PLACES: Partial<Record<RouteId, string>> = {
  getProfile: '/',
  listExperience: '/#experience',
  getExperience: `/#${anchor.position('{}')}`,
  listProjects: '/#projects',
  listSkills: '/#skills',
  getSkill: `/#${anchor.skill('{}')}`,
  listWritings: '/#writings',
  listTalks: '/#talks',
  getCollaboration: '/#collaboration',
  getClaim: `/claims#${anchor.claim('{}')}`,
  getNote: `/notes#${anchor.note('{}')}`,
  getManifesto: '/manifesto',
  getManifestoClaims: '/manifesto',
  getArticleClaims: '/articles/{}',
};

const places = [
  ...Object.entries(PLACES).map(([id, place]) => ({ row: routes[id as RouteId], place })),
  ...pages.map(({ path, row }) => ({ row: routes[row], place: path.replace(/\{\w+\}/, '{}') })),
].flatMap(({ row, place }) =>
  [row.path, ...('aliases' in row ? row.aliases : [])].map((path) => ({
    pattern: new RegExp(`^${path.replace(/\{\w+\}/, '([^/#?]+)')}$`),
    place,
  })),
);

/**
 * The page that shows what a path of this service tells (`/api/claims/a` -> `/claims#claim-a`), or
 * null.
 */
export function humanPath(path: string): string | null {
  for (const { pattern, place } of places) {
    const match = pattern.exec(path);
    if (match) return place.replace('{}', match[1] ?? '');
  }
  return null;
}

/** Lists whose items agents find as fragments: the page and the place of one. */
const FRAGMENTS: Readonly<Record<string, [page: string, place: (id: string) => string]>> = {
  '/api/experience': ['/', anchor.degree],
  '/api/writings': ['/', anchor.writing],
  '/api/talks': ['/', anchor.talk],
  '/api/common_questions': ['/questions', anchor.question],
};

/**
 * Where people see one record, by its path for agents (`/api/talks#a` -> `/#talk-a`); the front
 * page where it has no place of its own.
 */
export function humanRecordPath(path: string): string {
  const [list = '', id] = path.split('#');
  const [page, place] = FRAGMENTS[list] ?? [];
  return id && page && place ? `${page}#${place(id)}` : (humanPath(list) ?? '/');
}
