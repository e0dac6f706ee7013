/**
 * Whether what a client read earlier still stands, by hash: a few tokens instead of reading it
 * again.
 */
import * as z from 'zod';
import { checked } from '../../http/issues.ts';
import { isPublicRead, matchPath, pathOf } from '../../table/match.ts';
import type { Sources } from '../dependencies.ts';
import { inputOf, outputOf } from '../json-schema.ts';
import { invalid, success } from './answers.ts';
import { READS, type Tool } from './tool.ts';

const Input = z.object({
  resources: z
    .array(
      z.object({
        path: z.string().min(1).max(300),
        content_hash: z.string().max(80).nullish(),
      }),
    )
    .min(1)
    .max(20)
    .describe(
      'path: path or url of a JSON read, with its query if it had one; content_hash: that you ' +
        'have, or left out: the current one is told.',
    ),
});

const Output = z.object({
  results: z.array(
    z.object({
      path: z.string().nullable(),
      url: z.string().nullable(),
      status: z.enum(['unchanged', 'changed', 'current', 'not_found']),
      content_hash: z.string().nullable(),
      last_modified: z.string().nullable(),
    }),
  ),
});

type Entry = z.output<typeof Output>['results'][number];

const UNKNOWN: Entry = {
  path: null,
  url: null,
  status: 'not_found',
  content_hash: null,
  last_modified: null,
};

/**
 * Path of a public read as the table writes it, with the query that was asked for; null for
 * anything else.
 */
function readOf(address: string, base: string): string | null {
  const path = pathOf(address, base);
  const routes = path === null ? [] : (matchPath(path)?.routes ?? []);
  const isOpen = routes.some((route) => isPublicRead(route) && !route.foreign);
  return isOpen && path !== null ? `${path}${new URL(address, base).search}` : null;
}

async function check(
  { path: address, content_hash: own }: { path: string; content_hash?: string | null | undefined },
  { snapshot, ask }: Sources,
): Promise<Entry> {
  const path = readOf(address, snapshot.base);
  if (path === null) return UNKNOWN;
  const url = `${snapshot.base}${path}`;
  const response = await ask(new Request(url, { headers: { accept: 'application/json' } }));
  if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json'))
    return UNKNOWN;
  const { content_hash, last_modified } = (await response.json()) as Pick<
    Entry,
    'content_hash' | 'last_modified'
  >;
  const status = own ? (own === content_hash ? 'unchanged' : 'changed') : 'current';
  return { path, url, status, content_hash, last_modified };
}

export const checkFreshness: Tool = {
  name: 'check_freshness',
  title: 'Check whether something changed',
  description:
    'Compares content_hash values that you kept with those published now. Take it ' +
    'before you cite or act on what you read ' +
    'earlier, instead of reading it again. Results come in the order of resources.',
  input: inputOf(Input),
  output: outputOf(Output),
  annotations: READS,
  run: async (args, sources) => {
    const own = checked(Input, args);
    if ('detail' in own) return invalid(own.detail, sources.snapshot);
    return success({
      results: await Promise.all(own.data.resources.map((one) => check(one, sources))),
    });
  },
};
