/** What may be wrong with a deployed address, how it is seen from outside, and how it is mended. */
import { hasTwin } from '../../src/files.ts';
import { routes } from '../../src/routes.ts';
import { contentHash } from '../../src/surfaces/seal.ts';
import { contentType } from '../http/accept.ts';
import { PUBLIC_CORS, SECURITY_HEADERS } from '../steps/headers.ts';
import { each } from '../store/each.ts';
import { type Answer, type Asked, AT_ONCE, type Host } from './host.ts';
import mends from './mends.json' with { type: 'json' };

/** Method and path that showed it, and what was seen. */
export type Fault = { where: string; what: string };

/** What is wrong with an answer: of its own path unless it says of which. */
type Seen = string | Fault | false | null | undefined;

export type Check = {
  title: string;
  /** A fault, unless it works, but not as its owner will want it. */
  level?: 'warning';
  /** When it fails, nothing else can be judged. */
  first?: true;
  /** What is asked for, and how. */
  at: readonly string[] | ((host: Host) => readonly string[]);
  asked?: Asked;
  see: (answer: Answer, path: string, host: Host) => Told | Promise<Told>;
};
type Told = Seen | Seen[];

/** What to do about a check that fails. */
export const mendOf = ({ title }: Check): string =>
  mends.find(({ checks }) => checks.includes(title))?.mend.join(' ') ?? '';

/** What a check finds at a host, a few paths at a time. */
export async function faultsOf({ at, asked, see }: Check, host: Host): Promise<Fault[]> {
  const look = async (path: string): Promise<Fault[]> => {
    const where = asked?.method ? `${asked.method} ${path}` : path;
    const told = [await see(await host.ask(path, asked), path, host)].flat();
    return told.flatMap((what) => (typeof what === 'string' ? { where, what } : what || []));
  };
  return (await each(typeof at === 'function' ? at(host) : at, look, AT_ONCE)).flat();
}

/** A header, or that it is missing, for a sentence. */
const told = ({ headers }: Answer, name: string) => headers.get(name) ?? `no ${name}`;

const INIT = routes.getInit.path;
const CLAIMS = routes.listClaims.path;
const CONTACT = routes.sendContact.path;
const ORIGIN = 'Access-Control-Allow-Origin';
/** Nothing stands there in any build. */
const NOWHERE = ['/api/there-is-nothing-here', '/there-is-nothing-here'];
const JSON_BODY = { 'Content-Type': 'application/json' };

function valuesOf(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === name && typeof one === 'string' ? [one] : valuesOf(one, name),
  );
}

const all = ({ rows }: Host) => rows.map(({ path }) => path);
/** JSON in our own format: a hash, a twin, a tag. */
const ours = ({ rows }: Host) => rows.filter((row) => hasTwin(row)).map(({ path }) => path);

/** All checks, in the order in which they help. */
export const CHECKS: readonly Check[] = [
  {
    title: 'Anybody may visit',
    first: true,
    at: [INIT],
    see: (answer) => {
      const { status, json } = answer;
      const moved = status >= 300 && status < 400 ? ` to ${told(answer, 'location')}` : '';
      const type = told(answer, 'content-type');
      return (status !== 200 || !json) && `${status}${moved}, ${type}; expected 200 with JSON`;
    },
  },
  {
    title: 'Traffic is encrypted, or stays on this machine',
    level: 'warning',
    at: [INIT],
    see: (_, __, { base }) =>
      !/^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$))/.test(base) && {
        where: base,
        what: 'plain http',
      },
  },
  {
    title: 'URLs in payloads are those of this address',
    at: [INIT],
    see: ({ json }, _, { base }) => {
      const isOther = (url: string) => URL.canParse(url) && new URL(url).origin !== base;
      const other = valuesOf(json, 'url').find(isOther);
      return other !== undefined && `names ${other}`;
    },
  },
  {
    title: 'It is your own profile',
    level: 'warning',
    at: [INIT],
    see: ({ json }) => valuesOf(json, 'demonstration').length > 0 && 'shows the demonstration',
  },
  {
    title: 'Every document is there, with its media type',
    at: all,
    see: (answer, path, { rows }) => {
      const { status } = answer;
      const expected = contentType(rows.find((row) => row.path === path)?.media ?? '');
      const type = answer.headers.get('content-type') ?? 'no Content-Type';
      const isRight = status === 200 && type.split(';')[0] === expected.split(';')[0];
      return !isRight && `${status} ${type}; expected 200 ${expected}`;
    },
  },
  {
    title: 'Other names of a document give the same bytes',
    at: ({ rows }) => rows.flatMap(({ aliases = [] }) => aliases.slice(0, 1)),
    see: async ({ status, text }, alias, { rows, ask }) => {
      const { path = '' } = rows.find(({ aliases }) => aliases?.[0] === alias) ?? {};
      return text !== (await ask(path)).text && `${status}, not what ${path} gives`;
    },
  },
  {
    title: 'Items that lists name are there',
    at: [CLAIMS, routes.listProjects.path, routes.listNotes.path],
    see: async ({ json }, list, { base, ask }) => {
      const urls = valuesOf(json, 'url');
      const item = urls.find((url) => url.startsWith(`${base}${list}/`))?.slice(base.length);
      const { status } = item ? await ask(item) : { status: 200 };
      return status !== 200 && { where: `${item}`, what: `${status}, though ${list} names it` };
    },
  },
  {
    title: 'Hashes match the bytes',
    at: ours,
    see: ({ json }) => {
      const hash = json?.['content_hash'];
      const isWrong = typeof hash === 'string' && hash !== contentHash(json as object);
      return isWrong && 'content_hash is not that of the payload';
    },
  },
  {
    title: 'An unchanged document is not sent again',
    at: (host) => ours(host).slice(0, 3),
    see: async ({ headers }, path, { ask }) => {
      const etag = headers.get('etag');
      if (!etag) return 'no ETag';
      const { status } = await ask(path, { headers: { 'If-None-Match': etag } });
      return status !== 304 && `${status} to its own ETag; expected 304`;
    },
  },
  {
    title: 'Documents are asked for anew',
    at: all,
    see: (answer) => {
      const control = told(answer, 'cache-control');
      const seconds = Number(/(?:^|[ ,])max-age=(\d+)/.exec(control)?.[1] ?? 0);
      return seconds > 3600 && `Cache-Control: ${control}`;
    },
  },
  {
    title: 'Pages of other origins may read',
    at: all,
    see: (answer) =>
      answer.status === 200 &&
      answer.headers.get(ORIGIN) !== PUBLIC_CORS[ORIGIN] &&
      told(answer, ORIGIN),
  },
  {
    title: 'Pages of other origins may send',
    at: [CONTACT],
    asked: {
      method: 'OPTIONS',
      headers: { Origin: 'https://example.org', 'Access-Control-Request-Method': 'POST' },
    },
    see: ({ status, headers }) =>
      !headers.get('access-control-allow-methods')?.includes('POST') &&
      `${status}, POST is not allowed`,
  },
  {
    title: 'Security headers are sent',
    at: ['/home/'],
    see: ({ headers }) =>
      Object.keys(SECURITY_HEADERS).map((name) => !headers.has(name) && `no ${name}`),
  },
  {
    title: 'Accept chooses the form',
    at: [CLAIMS],
    asked: { headers: { Accept: 'text/markdown' } },
    see: (answer) => {
      const type = told(answer, 'content-type');
      return !type.startsWith('text/markdown') && `${type} to Accept: text/markdown`;
    },
  },
  {
    title: 'Lists take queries',
    at: [`${CLAIMS}?limit=1`],
    see: ({ json }) => {
      const count = (json?.['claims'] as unknown[] | undefined)?.length ?? 0;
      return count > 1 && `${count} claims`;
    },
  },
  {
    title: 'Wrong paths are told as JSON, with a way on',
    at: NOWHERE,
    asked: { headers: { Accept: 'application/json' } },
    see: ({ status, json }) =>
      (status !== 404 || !json?.['error']) && `${status}; expected 404 with an error`,
  },
  {
    title: 'Wrong methods are told with Allow',
    at: [INIT],
    asked: { method: 'DELETE' },
    see: ({ status, headers }) =>
      (status !== 405 || !headers.has('allow')) && `${status}; expected 405 with Allow`,
  },
  {
    title: 'Messages can be sent',
    at: [CONTACT, '/api/agent/ask', '/api/claims/check'],
    // Refused for what it lacks, so that nothing is stored.
    asked: { method: 'POST', headers: JSON_BODY, body: '{}' },
    see: ({ status }) => status !== 422 && `${status} to an empty object; expected 422`,
  },
  {
    title: 'Statistics can be read',
    at: [routes.getReportStats.path],
    see: ({ status }) => status !== 200 && `${status}; expected 200`,
  },
  {
    title: 'The owner can sign in',
    at: [routes.listContacts.path],
    see: ({ status }) => status !== 401 && `${status} without a key; expected 401`,
  },
  {
    title: 'MCP clients can sign in',
    at: ['/mcp'],
    asked: {
      method: 'POST',
      headers: { ...JSON_BODY, Accept: 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    },
    see: ({ status }) => status !== 401 && `${status} without a token; expected 401`,
  },
  {
    title: 'What is private is kept in no cache',
    at: ['/admin/', routes.listContacts.path],
    see: (answer) => {
      const control = told(answer, 'cache-control');
      return !control.includes('no-store') && `Cache-Control: ${control}`;
    },
  },
  {
    title: 'Agents are let in',
    level: 'warning',
    at: [INIT],
    see: (_, path, { ask }) =>
      Promise.all(
        ['ClaudeBot/1.0', 'GPTBot/1.2', 'python-requests/2.32'].map(async (agent) => {
          const { status } = await ask(path, { headers: { 'User-Agent': agent } });
          return status !== 200 && `${status} to ${agent}`;
        }),
      ),
  },
];
