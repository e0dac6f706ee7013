/** What may be wrong with a deployed address, how it is seen from outside, and how it is mended. */

import { hasTwin } from '../../src/files.ts';
import { routes } from '../../src/routes.ts';
import { contentHash } from '../../src/surfaces/seal.ts';
import { contentType } from '../http/media.ts';
import { PUBLIC_CORS, SECURITY_HEADERS } from '../steps/headers.ts';
import { plainPath } from '../table/match.ts';
import { type Answer, each, type Host } from './host.ts';

export type Fault = {
  /** Method and path that showed it. */
  where: string;
  /** What was seen. */
  what: string;
};

export type Check = {
  title: string;
  /** `warning`: it works, but not as its owner will want it. */
  level: 'fault' | 'warning';
  /** What to do about it. */
  mend: string;
  /** When it fails, nothing else can be judged. */
  first?: true;
  find: (host: Host) => Promise<Fault[]>;
};

const NO_GATEWAY =
  'Requests do not pass the gateway. On Netlify: is netlify/edge-functions in the repository ' +
  'and named in netlify.toml? Elsewhere: does the proxy pass queries and request headers on?';
const FILES =
  'Publish everything that npm run build wrote into dist/, _redirects and _headers included, and ' +
  'let no proxy or plug-in rewrite it.';
const FUNCTIONS =
  'The functions do not answer. On Netlify: see the deploy log for netlify/functions; elsewhere: ' +
  'does the proxy pass POST on?';

/** A fault when something was seen; nothing else. */
const when = (seen: boolean, where: string, what: string): Fault[] =>
  seen ? [{ where, what }] : [];
/** A header, or that it is missing, for a sentence. */
const told = ({ headers }: Answer, name: string) => headers.get(name) ?? `no ${name}`;

const INIT = routes.getInit.path;
const CLAIMS = routes.listClaims.path;
/** Nothing stands there in any build. */
const NOWHERE = ['/api/there-is-nothing-here', '/there-is-nothing-here'];

/** Values of all members of a name, in whatever depth. */
function valuesOf(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === name && typeof one === 'string' ? [one] : valuesOf(one, name),
  );
}

/** JSON in our own format: a hash, a twin, a tag. */
const ours = ({ rows }: Host) => rows.filter((row) => hasTwin(row));
const forRows = async (
  { rows, ask }: Host,
  find: (path: string, answer: Answer, row: Host['rows'][number]) => Fault[],
) => (await each(rows, async (row) => find(row.path, await ask(row.path), row))).flat();

/** All checks, in the order in which they help. */
export const CHECKS: readonly Check[] = [
  {
    title: 'Anybody may visit',
    level: 'fault',
    mend:
      'Open the site to everybody. New Netlify teams make projects private: Project ' +
      'configuration, Visitor access, public.',
    first: true,
    find: async ({ ask }) => {
      const answer = await ask(INIT);
      const { status } = answer;
      const moved = status >= 300 && status < 400 ? ` to ${told(answer, 'location')}` : '';
      return when(
        status !== 200 || !answer.json,
        INIT,
        `${status}${moved}, ${told(answer, 'content-type')}; expected 200 with JSON`,
      );
    },
  },
  {
    title: 'Traffic is encrypted',
    level: 'warning',
    mend: 'Put TLS in front, or give the https address: nobody should cite a plain http one.',
    find: async ({ base }) => {
      const { protocol, hostname } = new URL(base);
      const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
      return when(protocol !== 'https:' && !local, base, 'plain http');
    },
  },
  {
    title: 'URLs in payloads are those of this address',
    level: 'fault',
    mend: 'Set SITE_URL to this address and build again; on Netlify the primary domain is taken.',
    find: async ({ base, ask }) => {
      const urls = valuesOf((await ask(INIT)).json, 'url');
      const other = urls.find((url) => URL.canParse(url) && new URL(url).origin !== base);
      return when(other !== undefined, INIT, `names ${other}`);
    },
  },
  {
    title: 'It is your own profile',
    level: 'warning',
    mend: 'Write content/profile.md (npm run begin) and push it.',
    find: async ({ ask }) => {
      const { json } = await ask(INIT);
      return when(valuesOf(json, 'demonstration').length > 0, INIT, 'shows the demonstration');
    },
  },
  {
    title: 'Every document is there, with its media type',
    level: 'fault',
    mend: FILES,
    find: (host) =>
      forRows(host, (path, answer, { media }) => {
        const expected = contentType(media);
        const type = answer.headers.get('content-type') ?? 'no Content-Type';
        const right = answer.status === 200 && type.split(';')[0] === expected.split(';')[0];
        return when(!right, path, `${answer.status} ${type}; expected 200 ${expected}`);
      }),
  },
  {
    title: 'Other names of a document give the same bytes',
    level: 'fault',
    mend: FILES,
    find: async ({ rows, ask }) =>
      (
        await each(rows, async ({ path, aliases = [] }) => {
          const [alias] = aliases;
          if (!alias) return [];
          const [one, other] = [await ask(path), await ask(alias)];
          return when(one.text !== other.text, alias, `${other.status}, not what ${path} gives`);
        })
      ).flat(),
  },
  {
    title: 'Items that lists name are there',
    level: 'fault',
    mend: FILES,
    find: async ({ ask, base }) => {
      const lists = [CLAIMS, routes.listProjects.path, routes.listNotes.path];
      const found = await each(lists, async (list) => {
        const urls = valuesOf((await ask(list)).json, 'url');
        const item = urls.find((url) => url.startsWith(`${base}${list}/`))?.slice(base.length);
        if (!item) return [];
        const { status } = await ask(item);
        return when(status !== 200, item, `${status}, though ${list} names it`);
      });
      return found.flat();
    },
  },
  {
    title: 'Hashes match the bytes',
    level: 'fault',
    mend: 'Something between the build and here changes documents (a minifier, an optimizer).',
    find: async (host) =>
      (
        await each(ours(host), async ({ path }) => {
          const { json } = await host.ask(path);
          const hash = json?.['content_hash'];
          const wrong = typeof hash === 'string' && hash !== contentHash(json as object);
          return when(wrong, path, 'content_hash is not that of the payload');
        })
      ).flat(),
  },
  {
    title: 'An unchanged document is not sent again',
    level: 'fault',
    mend: 'Let ETag and If-None-Match pass: some proxies drop them when they compress.',
    find: async (host) =>
      (
        await each(ours(host).slice(0, 3), async ({ path }) => {
          const etag = (await host.ask(path)).headers.get('etag');
          if (!etag) return when(true, path, 'no ETag');
          const { status } = await host.ask(path, { headers: { 'If-None-Match': etag } });
          return when(status !== 304, path, `${status} to its own ETag; expected 304`);
        })
      ).flat(),
  },
  {
    title: 'Documents are asked for anew',
    level: 'fault',
    mend: 'Let no cache rule of the host override Cache-Control of these paths.',
    find: (host) =>
      forRows(host, (path, answer) => {
        const control = told(answer, 'cache-control');
        const seconds = Number(/(?:^|[ ,])max-age=(\d+)/.exec(control)?.[1] ?? 0);
        return when(seconds > 3600, path, `Cache-Control: ${control}`);
      }),
  },
  {
    title: 'Pages of other origins may read',
    level: 'fault',
    mend: FILES,
    find: async (host) => {
      const name = 'Access-Control-Allow-Origin';
      const missing = await forRows(host, (path, answer) =>
        when(
          answer.status === 200 && answer.headers.get(name) !== PUBLIC_CORS[name],
          path,
          told(answer, name),
        ),
      );
      const preflight = await host.ask('/api/contact', {
        method: 'OPTIONS',
        headers: { Origin: 'https://example.org', 'Access-Control-Request-Method': 'POST' },
      });
      const allowed = preflight.headers.get('access-control-allow-methods') ?? '';
      const refused = !allowed.includes('POST');
      return [
        ...missing,
        ...when(refused, 'OPTIONS /api/contact', `${preflight.status}, POST is not allowed`),
      ];
    },
  },
  {
    title: 'Security headers are sent',
    level: 'fault',
    mend: FILES,
    find: async ({ ask }) => {
      const answer = await ask('/home/');
      return Object.keys(SECURITY_HEADERS).flatMap((name) =>
        when(!answer.headers.has(name), '/home/', `no ${name}`),
      );
    },
  },
  {
    title: 'Accept chooses the form',
    level: 'fault',
    mend: NO_GATEWAY,
    find: async ({ ask }) => {
      const answer = await ask(CLAIMS, { headers: { Accept: 'text/markdown' } });
      const type = told(answer, 'content-type');
      return when(!type.startsWith('text/markdown'), CLAIMS, `${type} to Accept: text/markdown`);
    },
  },
  {
    title: 'Lists take queries',
    level: 'fault',
    mend: NO_GATEWAY,
    find: async ({ ask }) => {
      const { json } = await ask(`${CLAIMS}?limit=1`);
      const count = (json?.['claims'] as unknown[] | undefined)?.length ?? 0;
      return when(count > 1, `${CLAIMS}?limit=1`, `${count} claims`);
    },
  },
  {
    title: 'Wrong paths are told as JSON, with a way on',
    level: 'fault',
    mend: NO_GATEWAY,
    find: async ({ ask }) =>
      (
        await each(NOWHERE, async (path) => {
          const { status, json } = await ask(path, { headers: { Accept: 'application/json' } });
          const error = json?.['error'] as { recovery?: unknown } | undefined;
          return when(status !== 404 || !error, path, `${status}; expected 404 with an error`);
        })
      ).flat(),
  },
  {
    title: 'Wrong methods are told with Allow',
    level: 'fault',
    mend: NO_GATEWAY,
    find: async ({ ask }) => {
      const { status, headers } = await ask(INIT, { method: 'DELETE' });
      const right = status === 405 && headers.has('allow');
      return when(!right, `DELETE ${INIT}`, `${status}; expected 405 with Allow`);
    },
  },
  {
    title: 'Messages can be sent',
    level: 'fault',
    mend: FUNCTIONS,
    find: async ({ ask }) =>
      (
        await each(['/api/contact', '/api/agent/ask', '/api/claims/check'], async (path) => {
          // Refused for what it lacks, so that nothing is stored.
          const headers = { 'Content-Type': 'application/json' };
          const { status } = await ask(path, { method: 'POST', headers, body: '{}' });
          return when(status !== 422, `POST ${path}`, `${status} to an empty object; expected 422`);
        })
      ).flat(),
  },
  {
    title: 'Statistics can be read',
    level: 'fault',
    mend: `${FUNCTIONS} A 503 says that the store cannot be reached.`,
    find: async ({ ask }) => {
      const path = routes.getReportStats.path;
      const { status } = await ask(path);
      return when(status !== 200, path, `${status}; expected 200`);
    },
  },
  {
    title: 'The owner can sign in',
    level: 'fault',
    mend: 'Set AUDIT_ADMIN_KEY where the service runs (for functions), then deploy again.',
    find: async ({ ask }) => {
      const path = '/api/admin/contacts';
      const { status } = await ask(path);
      return when(status !== 401, path, `${status} without a key; expected 401`);
    },
  },
  {
    title: 'MCP clients can sign in',
    level: 'fault',
    mend:
      'Give ACCESS_TOKENS a token for mcp where the service runs, then deploy again. A 403 says ' +
      'that SITE_URL is another host than this one.',
    find: async ({ ask }) => {
      const { status } = await ask('/mcp', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
      });
      return when(status !== 401, 'POST /mcp', `${status} without a token; expected 401`);
    },
  },
  {
    title: 'What is private is kept in no cache',
    level: 'fault',
    mend: FILES,
    find: async ({ ask }) =>
      (
        await each(['/admin/', '/api/admin/contacts'], async (path) => {
          const answer = await ask(path);
          const control = told(answer, 'cache-control');
          return when(!control.includes('no-store'), path, `Cache-Control: ${control}`);
        })
      ).flat(),
  },
  {
    title: 'Agents are let in',
    level: 'warning',
    mend: 'Let /robots.txt be the one of the build, and switch off what blocks AI crawlers.',
    find: async ({ ask }) =>
      (
        await each(['ClaudeBot/1.0', 'GPTBot/1.2', 'python-requests/2.32'], async (agent) => {
          const { status } = await ask(plainPath(INIT), { headers: { 'User-Agent': agent } });
          return when(status !== 200, INIT, `${status} to ${agent}`);
        })
      ).flat(),
  },
];
