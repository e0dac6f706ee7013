/**
 * The gateway without a platform: in standalone over a built folder, and before a few files in
 * memory.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gateway } from '../../functions/gateway/gateway.ts';
import type { Upstream } from '../../functions/gateway/upstream.ts';
import { type Fetch, standaloneService } from '../../functions/standalone/service.ts';
import { EXAMPLE } from '../support/build.ts';

export const BASE = 'http://localhost:11906';

/** What is asked: a service, or the gateway before what stands behind it. */
type Place = Promise<Fetch> | Upstream;

/** Files in memory, with the facts that the gateway needs about every build; no answers. */
export function placeOf(files: Record<string, unknown>): Upstream {
  const all: Record<string, unknown> = {
    'variants/gateway.json': { name: 'Ada', base: BASE, paths: [], kinds: [] },
    ...files,
  };
  return {
    next: async () => new Response('Not Found', { status: 404 }),
    read: async (file) => {
      const value = all[file];
      return value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
    },
  };
}

export const example = standaloneService(EXAMPLE);

/** Asks the gateway. */
export async function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  place: Place = example,
): Promise<Response> {
  const request = new Request(`${BASE}${path}`, { method, headers });
  return 'next' in place ? gateway(request, place) : (await place)(request);
}

/** The text of a built file of the example profile, or null. */
export const read = (file: string) => readFile(join(EXAMPLE, file), 'utf8').catch(() => null);

/** The JSON of one. */
export const built = async <T>(file: string) => JSON.parse((await read(file)) ?? 'null') as T;
