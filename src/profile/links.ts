/** Cross-links between entries: each must lead somewhere; links to an entry that is held back are dropped. */
import { routeList } from '../routes.ts';
import type { FolderKind } from './kinds.ts';
import { dangling } from './problems.ts';
import type { Profile } from './profile.ts';

/** Fields that hold file names of another folder. */
const REFERENCES: readonly { from: keyof Profile; field: string; to: FolderKind }[] = [
  { from: 'profile', field: 'strongest_claims', to: 'claims' },
  { from: 'experience', field: 'skills', to: 'skills' },
  { from: 'experience', field: 'projects', to: 'projects' },
  { from: 'projects', field: 'skills', to: 'skills' },
  { from: 'claims', field: 'project', to: 'projects' },
  { from: 'writings', field: 'projects', to: 'projects' },
  { from: 'talks', field: 'projects', to: 'projects' },
  { from: 'notes', field: 'projects', to: 'projects' },
  { from: 'evals', field: 'mission', to: 'missions' },
];

/** Fields that hold paths of this service. */
const PATH_FIELDS: readonly { from: keyof Profile; field: string }[] = [
  { from: 'claims', field: 'source' },
  { from: 'questions', field: 'sources' },
  { from: 'missions', field: 'reads' },
  { from: 'evals', field: 'required_sources' },
];

/** Rows with one file per entry, and the folder the entries come from. */
export const ITEM_PATHS = {
  getExperience: 'experience',
  getProject: 'projects',
  getClaim: 'claims',
  getNote: 'notes',
  getArticle: 'articles',
  getArticleClaims: 'articles',
} as const satisfies Partial<Record<(typeof routeList)[number]['id'], FolderKind>>;

type Loose = Record<string, unknown> & { id: string; file: string };

function entriesOf(profile: Profile, kind: keyof Profile): Loose[] {
  return [profile[kind]].flat() as unknown as Loose[];
}

/** Every path that a reader can fetch from the static side of this service, aliases included. */
export function knownPaths(profile: Profile): Set<string> {
  const known = new Set<string>();
  for (const { id, kind, path, aliases = [] } of routeList) {
    if (kind !== 'static') continue;
    for (const alias of [path, ...aliases]) {
      if (!alias.includes('{')) known.add(alias);
      else
        for (const entry of profile[ITEM_PATHS[id as keyof typeof ITEM_PATHS]])
          known.add(alias.replace(/\{\w+\}/, entry.id));
    }
  }
  return known;
}

/**
 * Checks and completes the links of a profile, in place. `held` names entries per folder that exist but are not shown.
 * Returns one sentence per link that leads nowhere.
 */
export function linkProfile(profile: Profile, held: Record<string, ReadonlySet<string>>): string[] {
  const problems: string[] = [];
  for (const { from, field, to } of REFERENCES) {
    const known = profile[to].map((entry) => entry.id);
    const ids = new Set(known);
    for (const entry of entriesOf(profile, from)) {
      const names = [entry[field] ?? []].flat() as string[];
      for (const name of names) {
        if (ids.has(name) || held[to]?.has(name)) continue;
        problems.push(dangling(entry, field, name, `a file in content/${to}`, known));
      }
      const shown = names.filter((name) => ids.has(name));
      if (Array.isArray(entry[field])) entry[field] = shown;
      else if (shown.length === 0) delete entry[field];
    }
  }
  const known = knownPaths(profile);
  const paths = [...known];
  const check = (entry: { file: string }, field: string, path: string) => {
    if (!known.has(path)) problems.push(dangling(entry, field, path, 'a path that this service answers', paths));
  };
  for (const { from, field } of PATH_FIELDS)
    for (const entry of entriesOf(profile, from))
      for (const path of [entry[field] ?? []].flat() as string[]) check(entry, field, path);
  for (const text of [profile.manifesto, ...profile.articles])
    for (const next of text.recommended_next) check(text, 'recommended_next', next.path);
  return problems;
}
