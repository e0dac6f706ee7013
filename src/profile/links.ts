/**
 * Cross-links between entries: each must lead somewhere; links to an entry that is held back are
 * dropped.
 */
import { fillPath } from '../files.ts';
import type { Profile } from '../kinds/entries.ts';
import type { Fields } from '../kinds/field.ts';
import type { FolderKind, Kind } from '../kinds/kinds.ts';
import { CV_KINDS, folders, placedKinds, placesOf } from '../kinds/kinds.ts';
import { tell } from '../labels/tell.ts';
import { routeList, staticRoutes } from '../routes.ts';
import { dangling } from './problems.ts';

type Reference = { from: keyof Profile; field: string; to: string };

/** Fields that hold file names of another folder, or paths of this service. */
const NAMING: readonly Reference[] = [
  { from: 'profile', field: 'strongest_claims', to: 'claims' },
  ...Object.entries(folders).flatMap(([kind, { fields }]: [string, { fields: Fields }]) =>
    Object.entries(fields).flatMap(([field, { to }]) =>
      to ? [{ from: kind as FolderKind, field, to }] : [],
    ),
  ),
];

/** Paths that have something to read only where there is a manifesto. */
const MANIFESTO = /^\/api\/(content\/)?manifesto(\/|$)/;

type Loose = Record<string, unknown> & { id: string; file: string };

/**
 * Ids per folder of entries that have a file but are not shown: held back, or broken in themselves.
 */
export type Unseen = Partial<Record<Kind, ReadonlySet<string>>>;

const entriesOf = (profile: Partial<Profile>, kind: keyof Profile): Loose[] =>
  [profile[kind] ?? []].flat() as unknown as Loose[];

/** Every path that a reader can fetch from the static side of this service, aliases included. */
export function pathsOf(idsOf: (kind: FolderKind) => Iterable<string>): Set<string> {
  const paths = new Set<string>();
  for (const { path, aliases = [], of } of staticRoutes)
    for (const alias of [path, ...aliases])
      if (!alias.includes('{')) paths.add(alias);
      else for (const entry of of ? idsOf(of as FolderKind) : []) paths.add(fillPath(alias, entry));
  return paths;
}

/** What can be cited: those, and records of a list by their fragments: `/api/writings#a`. */
const citedOf = (idsOf: (kind: FolderKind) => string[]): Set<string> =>
  pathsOf(idsOf).union(
    new Set(placedKinds.flatMap((kind) => idsOf(kind).map((id) => placesOf(kind).address + id))),
  );

/** What a path means that has the name of a folder: `/api/writings/a`, `/api/education`. */
function meantBy(path: string): string {
  const [, folder, id = ''] = /^\/api\/(\w+)\/?(.*)$/.exec(path) ?? [];
  const kind = placedKinds.find((one) => one === folder);
  return kind ? `${placesOf(kind).address}${id}`.replace(/[/#]$/, '') : path;
}

/** Entries whose own path is that of another row: `/api/claims/check` is an operation. */
function takenPaths(profile: Partial<Profile>): string[] {
  const fixed = new Set<string>(
    routeList.map(({ path }) => path).filter((path) => !path.includes('{')),
  );
  return staticRoutes.flatMap(({ path, of }) =>
    (of ? entriesOf(profile, of as FolderKind) : [])
      .map((entry) => ({ entry, own: fillPath(path, entry.id) }))
      .filter(({ own }) => fixed.has(own))
      .map(({ entry, own }) => `${entry.file}: ${tell.content.takenPath({ path: own })}`),
  );
}

type Folder = { to: FolderKind; known: readonly string[]; unseen: Unseen };

/** Names of no file of a folder; what is held back has one. */
const lostNames = (
  entry: Loose,
  field: string,
  names: readonly string[],
  { to, known, unseen }: Folder,
) =>
  names
    .filter((name) => !known.includes(name) && !unseen[to]?.has(name))
    .map((name) => dangling(entry, field, name, tell.content.places.file({ folder: to }), known));

/** What CVs choose: files and tags that are there. */
function linkChoices(profile: Partial<Profile>, unseen: Unseen): string[] {
  const { cvs = [], unlisted = [], curriculum } = profile;
  const tagged = CV_KINDS.flatMap((kind) => entriesOf(profile, kind));
  const tags = [...new Set(tagged.flatMap((entry) => (entry['tags'] ?? []) as string[]))];
  return [...cvs, ...unlisted, ...(curriculum ? [curriculum] : [])].flatMap((cv) => {
    const lost = (cv.tags ?? []).filter((tag) => !tags.includes(tag));
    const chosen = (['only', 'without'] as const).flatMap((field) =>
      Object.entries(cv[field] ?? {}).flatMap(([kind, names]) => {
        const to = kind as FolderKind;
        const known = entriesOf(profile, to).map(({ id }) => id);
        return lostNames(cv, `${field}.${to}`, names, { to, known, unseen });
      }),
    );
    return [
      ...chosen,
      ...lost.map((tag) => dangling(cv, 'tags', tag, tell.content.places.tag, tags)),
    ];
  });
}

function linkNames(profile: Partial<Profile>, unseen: Unseen): string[] {
  const problems: string[] = [];
  for (const { from, field, to: folder } of NAMING) {
    if (folder === 'path') continue;
    const to = folder as FolderKind;
    const known = entriesOf(profile, to).map((entry) => entry.id);
    const ids = new Set(known);
    for (const entry of entriesOf(profile, from)) {
      const names = [entry[field] ?? []].flat() as string[];
      const shown = names.filter((name) => ids.has(name));
      problems.push(...lostNames(entry, field, names, { to, known, unseen }));
      if (Array.isArray(entry[field])) entry[field] = shown;
      else if (shown.length === 0) delete entry[field];
    }
  }
  return problems;
}

function linkPaths(profile: Partial<Profile>, unseen: Unseen): string[] {
  const problems: string[] = [];
  const idsOf = (kind: FolderKind) => entriesOf(profile, kind).map(({ id }) => id);
  const [answered, cited] = [pathsOf(idsOf), citedOf(idsOf)];
  const gone = citedOf((kind) => [...(unseen[kind] ?? [])]);
  const leads = (entry: Loose, field: string, path: string) => {
    if (MANIFESTO.test(path) && !profile.manifesto) {
      if (!unseen.manifesto)
        problems.push(`${entry.file}: ${tell.content.noManifesto({ field, path })}`);
      return false;
    }
    // Agents are sent to what answers; what a statement rests on may be a part of it.
    const known = field.startsWith('source') ? cited : answered;
    if (!known.has(path) && !gone.has(path))
      problems.push(dangling(entry, field, path, tell.content.places.path, known, meantBy(path)));
    return known.has(path);
  };
  for (const { from, field, to } of NAMING)
    for (const entry of to === 'path' ? entriesOf(profile, from) : []) {
      const shown = ([entry[field] ?? []].flat() as string[]).filter((path) =>
        leads(entry, field, path),
      );
      if (Array.isArray(entry[field])) entry[field] = shown;
      else if (shown.length === 0) delete entry[field];
    }
  for (const text of [...entriesOf(profile, 'manifesto'), ...entriesOf(profile, 'articles')])
    text['recommended_next'] = ((text['recommended_next'] ?? []) as { path: string }[]).filter(
      ({ path }) => leads(text, 'recommended_next', path),
    );
  return problems;
}

/**
 * Checks and completes the links of a profile, in place; a profile with problems may lack entries.
 * Returns one sentence per link that leads nowhere.
 */
export const linkProfile = (profile: Partial<Profile>, unseen: Unseen): string[] => [
  ...takenPaths(profile),
  ...linkNames(profile, unseen),
  ...linkPaths(profile, unseen),
  ...linkChoices(profile, unseen),
];
