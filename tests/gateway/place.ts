/**
 * Places without a platform: a built folder behind its own `_redirects`, as a CDN reads it, or a
 * few files in memory.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gateway } from '../../functions/gateway/gateway.ts';
import type { Upstream } from '../../functions/gateway/upstream.ts';
import { EXAMPLE, ODD } from '../support/build.ts';

export const BASE = 'http://localhost:11906';

const MEDIA: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
};

type Rule = { from: RegExp; to: string; status: number };

function rulesOf(text: string): Rule[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.split(/\s+/);
    if (!from || !to) return [];
    const source = from
      .replace(/[.]/g, '\\$&')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')
      .replace(/\*$/, '.*');
    return [{ from: new RegExp(`^${source}$`), to, status: Number(status) }];
  });
}

/** A place over files; `null` stands for a file that is not there. */
export function placeOver(read: (file: string) => Promise<string | null>): Upstream {
  const found = async (
    path: string,
  ): Promise<{ file: string; text: string; status: number } | null> => {
    // A file by its name, or the page of a folder; but `/` has a rule of its own.
    for (const file of path === '/' ? [] : [path, `${path.replace(/\/$/, '')}/index.html`]) {
      const text = await read(file.slice(1));
      if (text !== null) return { file, text, status: 200 };
    }
    for (const { from, to, status } of rulesOf((await read('_redirects')) ?? '')) {
      const match = from.exec(path.length > 1 ? path.replace(/\/$/, '') : path) ?? from.exec(path);
      const file = to.replace(/:(\w+)/, (_, name) => match?.groups?.[name] ?? '');
      const text = match && (await read(file.slice(1)));
      if (typeof text === 'string') return { file, text, status };
    }
    return null;
  };
  return {
    read,
    next: async (request) => {
      const hit = await found(new URL(request.url).pathname);
      if (!hit) return new Response('Not Found', { status: 404 });
      const headers = {
        'content-type': MEDIA[hit.file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        etag: `"${createHash('sha1').update(hit.text).digest('hex')}"`,
        'content-length': String(Buffer.byteLength(hit.text)),
      };
      if (request.headers.get('if-none-match') === headers.etag)
        return new Response(null, { status: 304, headers });
      return new Response(request.method === 'HEAD' ? null : hit.text, {
        status: hit.status,
        headers,
      });
    },
  };
}

/** A place over a built folder. */
export function placeAt(folder: string): Upstream {
  return placeOver((file) => readFile(join(folder, file), 'utf8').catch(() => null));
}

/** A place over files in memory, with the facts that the gateway needs about every build. */
export function placeOf(files: Record<string, unknown>): Upstream {
  const all = {
    'variants/gateway.json': { name: 'Ada', base: BASE, paths: [], kinds: [] },
    ...files,
  };
  return placeOver(async (file) => {
    const value = (all as Record<string, unknown>)[file];
    return value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
  });
}

export const example = placeAt(EXAMPLE);
export const odd = placeAt(ODD);

/** Asks the gateway. */
export function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  place: Upstream = example,
): Promise<Response> {
  return gateway(new Request(`${BASE}${path}`, { method, headers }), place);
}

/** The JSON of a built file of the example profile. */
export async function built<T>(file: string, place: Upstream = example): Promise<T> {
  return JSON.parse((await place.read(file)) ?? 'null') as T;
}
