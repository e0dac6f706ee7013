/**
 * dist/ in memory: every file under the paths it answers, with its headers and, once asked for, its
 * compressed forms.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mediaOf, twinOf } from '../../src/files.ts';
import { type Route, routes } from '../../src/routes.ts';
import { FILES_INDEX, type FileEntry } from '../../src/surfaces/files-index.ts';
import { sha256 } from '../../src/surfaces/seal.ts';
import { contentType } from '../http/accept.ts';
import * as sent from '../steps/headers.ts';

export type Encoding = 'br' | 'gzip';
type Bytes = Uint8Array<ArrayBuffer>;
type HeaderFields = Record<string, string>;

/** One form of a file, ready to be sent. */
export type Form = { body: Bytes; headers: HeaderFields };

export type StaticFile = ReturnType<typeof staticFile>;

/** Compresses bytes; `effort` is the level of gzip and the quality of brotli. */
export async function compress(body: Bytes, encoding: Encoding, effort: number): Promise<Bytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort };
  const result =
    encoding === 'br'
      ? promisify(brotliCompress)(body, { params })
      : promisify(gzip)(body, { level: effort });
  return new Uint8Array(await result);
}

/** Files smaller than this do not get smaller by compressing (bytes). */
const WORTH_COMPRESSING_BYTES = 256;

/** Whether bytes of a media type are worth compressing. */
export const isCompressible = (media: string, bytes: number): boolean =>
  bytes >= WORTH_COMPRESSING_BYTES &&
  /^(text\/|application\/(.+\+)?(json|xml)|image\/svg)/.test(media);

/**
 * The compressed form of a file, made once. Its tag is weak: the bytes differ, the meaning does
 * not.
 */
export function compressed(file: StaticFile, encoding: Encoding): Form | Promise<Form> {
  const ready = file.forms.get(encoding);
  if (ready) return ready;
  const { body, headers } = file.identity;
  const made = compress(body, encoding, 9).then((result): Form => {
    const form = {
      body: result,
      headers: {
        ...headers,
        etag: `W/${file.etag}`,
        'content-encoding': encoding,
        'content-length': String(result.byteLength),
      },
    };
    file.forms.set(encoding, form);
    return form;
  });
  file.forms.set(encoding, made);
  return made;
}

const lowerCase = (headers: HeaderFields): HeaderFields =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Builds the value for one file. `extra` are headers that the gateway would add. */
export function staticFile(
  path: string,
  body: Bytes,
  entry: FileEntry | null,
  extra: HeaderFields,
) {
  const media = entry?.media ?? mediaOf(path);
  const own: HeaderFields = entry ? sent.fileHeaders(entry) : { ETag: `"sha256:${sha256(body)}"` };
  const headers = lowerCase({
    'Content-Type': contentType(media),
    'Cache-Control': path.startsWith('_astro/') ? sent.IMMUTABLE : sent.REVALIDATE,
    Vary: 'Accept-Encoding',
    ...sent.SECURITY_HEADERS,
    ...(entry ? sent.PUBLIC_CORS : {}),
    ...own,
    ...extra,
  });
  const { 'content-type': _, ...unchanged } = headers;
  const identity = { body, headers: { ...headers, 'content-length': String(body.byteLength) } };
  return {
    /** Row of the table; null for a page or one of its assets. */
    entry,
    media,
    identity,
    /** Entity tag with quotes, and the HTTP-date where there is one. */
    etag: own['ETag'] ?? '',
    lastModified: own['Last-Modified'],
    /** Headers of a 304. */
    unchanged,
    /** Compressed ones; a promise while one is made. */
    forms: new Map<Encoding, Form | Promise<Form>>(),
  };
}

/** Files that are not for callers: the platform's own. */
const PRIVATE = new Set(['_redirects', '_headers', FILES_INDEX]);

/**
 * Loads a built folder. Keys are request paths without trailing slash: `/api/profile`, its aliases,
 * the files by name, and pages. `extra` gives headers for a published file. Throws when the folder
 * holds no build.
 */
export async function loadStaticFiles(folder: string, extra: (entry: FileEntry) => HeaderFields) {
  const index: FileEntry[] = JSON.parse(await readFile(join(folder, FILES_INDEX), 'utf8'));
  const entries = new Map(index.map((entry) => [entry.file, entry]));
  const files = new Map<string, StaticFile>();
  for (const dirent of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!dirent.isFile()) continue;
    const path = relative(folder, join(dirent.parentPath, dirent.name)).replaceAll(sep, '/');
    if (PRIVATE.has(path)) continue;
    const entry = entries.get(path) ?? null;
    const { buffer, byteOffset, byteLength } = await readFile(join(folder, path));
    const body = new Uint8Array(buffer, byteOffset, byteLength);
    const file = staticFile(path, body, entry, entry ? extra(entry) : {});
    for (const name of namesOf(path, entry)) files.set(name, file);
  }
  return files;
}

/** Request paths, without trailing slash, that one file answers. */
export function namesOf(path: string, entry: FileEntry | null): string[] {
  const own = `/${path}`;
  if (!entry)
    return path.endsWith('.html') ? [own, own.replace(/(\/index)?\.html$/, '') || own] : [own];
  if (entry.path === null) return [own];
  const route: Route = routes[entry.id];
  const aliases = route.aliases ?? [];
  if (entry.media === 'text/markdown')
    return [own, ...aliases.map((alias) => twinOf(`${alias}.json`))];
  return [own, entry.path === '/' ? '/' : entry.path.replace(/\/$/, ''), ...aliases];
}
