/** After a build, the table and the index of files become its _redirects and _headers. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from '../functions/http/accept.ts';
import * as sent from '../functions/steps/headers.ts';
import { fileOf, hasTwin, NOT_FOUND_FILE, twinOf } from '../src/files.ts';
import { tell } from '../src/labels/tell.ts';
import { privatePages, type Route, routesOf } from '../src/routes.ts';
import { FILES_INDEX, type FileEntry } from '../src/surfaces/files-index.ts';
import { isLocal } from '../src/surfaces/site.ts';

/** Rows that a build made files for: these tell whether it has a key, and a record of changes. */
function rowsOf(index: readonly FileEntry[]): ReturnType<typeof routesOf> {
  const has = (row: FileEntry['id']) => index.some(({ id }) => id === row);
  const there = { signed: has('getSignatures'), history: has('getRecord') };
  return routesOf(there).filter(({ kind }) => kind === 'static');
}

/** Paths with the file that answers, as the redirect engine wants them: `:name` for `{name}`. */
function rewrites(route: Route): [string, string][] {
  const asPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
  const file = fileOf(asPattern(route.path), route.media);
  const paths = [route.path, ...(route.aliases ?? [])].map(asPattern);
  const twins = hasTwin(route)
    ? (route.aliases ?? []).map((alias): [string, string] => [`${alias}.md`, `/${twinOf(file)}`])
    : [];
  const own = paths.filter((path) => path !== `/${file}`);
  return [...own.map((path): [string, string] => [path, `/${file}`]), ...twins];
}

/**
 * Text of `_redirects`: rewrites by path only (by query production and emulators disagree), fixed
 * paths first because the first match wins, and a JSON 404 for the rest of /api/.
 */
export function redirectsFile(index: readonly FileEntry[]): string {
  const staticRoutes = rowsOf(index);
  const shells = privatePages
    .filter(({ path }) => path.includes('{'))
    .map(({ path, file }): [string, string] => [path.replace(/\{(\w+)\}/g, ':$1'), `/${file}`]);
  const rules = [...staticRoutes.flatMap(rewrites), ...shells].map(
    ([from, to]) => `${from} ${to} 200`,
  );
  const fixed = rules.filter((rule) => !rule.includes(':'));
  const patterns = rules.filter((rule) => rule.includes(':'));
  const unknown = ['/api/*', '/.well-known/*'].map((path) => `${path} /${NOT_FOUND_FILE} 404`);
  return `${[...fixed, ...patterns, ...unknown].join('\n')}\n`;
}

const block = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Text of `_headers`. Tag and date stand on files of fixed paths and foreign formats; files of
 * other parameterised rows keep the tags of the CDN: there may be thousands.
 */
export function headersFile(index: readonly FileEntry[]): string {
  const staticRoutes = rowsOf(index);
  const fixed = new Set<string>(
    staticRoutes.filter(({ path, foreign }) => foreign || !path.includes('{')).map(({ id }) => id),
  );
  const open = ['/api/*', '/.well-known/*', '/openapi/*', '/variants/*', '/text/*', '/errors/*'];
  const rootPaths = [
    ...staticRoutes.flatMap(({ path, media }) => [path, `/${fileOf(path, media)}`]),
    ...staticRoutes.flatMap(rewrites).map(([from]) => from),
    ...index.flatMap(({ path, media }) => (path && media === 'text/markdown' ? [path] : [])),
  ].filter((path) => !open.some((prefix) => path.startsWith(prefix.slice(0, -1))));
  const files = index.filter(({ id, path }) => path !== null && fixed.has(id));
  return `${[
    block('/*', { ...sent.SECURITY_HEADERS }),
    block('/_astro/*', { 'Cache-Control': sent.IMMUTABLE }),
    ...sent.PRIVATE_PAGES.flatMap((path) => [path, `${path}/*`]).map((path) =>
      block(path, { ...sent.PRIVATE_PAGE_HEADERS }),
    ),
    ...[...open, ...new Set(rootPaths)].map((path) => block(path, { ...sent.PUBLIC_CORS })),
    ...files.flatMap((entry) => {
      const route = staticRoutes.find(({ id }) => id === entry.id);
      const paths =
        entry.media === 'text/markdown'
          ? [`/${entry.file}`]
          : [entry.path ?? '', ...(route?.aliases ?? []), `/${entry.file}`];
      return [...new Set(paths)].map((path) => block(path, sent.fileHeaders(entry)));
    }),
    // Tells the gateway that the answer is a 404, whatever status an emulator gives it.
    block(`/${NOT_FOUND_FILE}`, { 'X-Error-Code': 'endpoint_not_found' }),
    // Hosts tell the media type by the extension; these are more than "some JSON" or "some XML",
    // and a vCard has an older one.
    ...staticRoutes
      .filter(({ media }) => /\+(json|xml)$|vcard/.test(media))
      .flatMap(({ path, media }) =>
        [...new Set([path, `/${fileOf(path, media)}`])].map((own) =>
          block(own, { 'Content-Type': contentType(media) }),
        ),
      ),
  ].join('\n\n')}\n`;
}

/** Nobody should publish the example under their own address without noticing. */
const LOUD = [
  '',
  '  ****************************************************************',
  '  *  THIS BUILD SHOWS THE DEMONSTRATION PROFILE, not your own.   *',
  '  *  Write content/profile.md, and content/ takes its place.     *',
  '  ****************************************************************',
].join('\n');

/** Writes both files into the folder that is published. */
export async function writePlatformFiles(out: string): Promise<void> {
  const index: FileEntry[] = JSON.parse(await readFile(join(out, FILES_INDEX), 'utf8'));
  await writeFile(join(out, '_redirects'), redirectsFile(index));
  await writeFile(join(out, '_headers'), headersFile(index));
}

/**
 * What to say of a build whose addresses nobody else can follow, or that would show the example to
 * everybody; null of any other.
 */
export async function noticeOf(out: string): Promise<string | null> {
  const status = await readFile(join(out, 'api/status.json'), 'utf8');
  const { demonstration, base_url: base } = JSON.parse(status);
  if (isLocal({ base })) return tell.build.local({ base });
  return demonstration ? LOUD : null;
}
