/**
 * Astro integration for `npm run dev`: the front door before Astro's dev server. What stands behind
 * the door is Astro itself, asked again over loopback for the file of the path, so that saved
 * Markdown shows at once.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';
import { escapeUTF8 } from 'entities';
import { WrittenAnswer } from '../../src/kinds/question/question.ts';
import { questionFile } from '../../src/schemas/question-file.ts';
import { door } from '../gateway/door.ts';
import { fileBehind } from '../gateway/files-upstream.ts';
import type { Upstream } from '../gateway/upstream.ts';
import { LOCAL } from '../http/caller.ts';
import { checkAdminKey, credentialsFrom } from '../http/credentials.ts';
import { contentType, mediaOf } from '../http/media.ts';
import { isOperation, matchPath, plainPath, protocolOf } from '../table/match.ts';
import { shellOf } from '../table/pages.ts';
import { type WriteSide, writeSide } from './write-side.ts';

/** Marks a request that comes from behind the door. */
const BEHIND = 'x-behind-door';

/** What a program is answered while the content has problems. */
const broken = (problems: readonly string[]) =>
  problems.length > 0
    ? `The content has problems:\n${problems.map((one) => `  ${one}`).join('\n')}\n`
    : 'This could not be made; the terminal in which npm run dev runs says why.\n';

/** The same for a person: a page that looks again every second, until they are mended. */
const brokenPage = (problems: readonly string[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>The content has problems</title><body><main><h1>The content has problems</h1>
<ul>${problems.map((one) => `<li>${escapeUTF8(one)}</li>`).join('\n')}</ul>
<p>This page shows yours again as soon as they are mended.</p></main>`;

/**
 * Whether the door has a say about a path: the table's, and files below the prefixes that it
 * serves.
 */
function isServed(path: string): boolean {
  return (
    matchPath(path) !== null ||
    /^\/(api|\.well-known)\//.test(path) ||
    (/\.md$/.test(path) && matchPath(path.slice(0, -3)) !== null)
  );
}

/** Where the console sends an answer that is to be written into the content. */
const WRITE_PATH = '/admin/content/questions';

/**
 * Writes an answer that the owner wrote in the console into `content` as questions/<id>.md, which
 * is shown at once. A file that is there already is never changed.
 */
async function writeAnswer(request: Request, content: string): Promise<Response> {
  const tell = (status: number, message: string) =>
    Response.json({ error: { code: 'validation_error', message } }, { status });
  const verdict = checkAdminKey(request.headers.get('x-admin-key'), credentialsFrom(process.env));
  if (request.method !== 'POST' || verdict !== 'ok')
    return tell(401, 'Send a POST with X-Admin-Key: the value of AUDIT_ADMIN_KEY.');
  const parsed = WrittenAnswer.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return tell(422, 'This is no whole answer.');
  const day = new Date().toISOString().slice(0, 10);
  const file = join(content, 'questions', `${parsed.data.id}.md`);
  await mkdir(dirname(file), { recursive: true });
  return writeFile(file, questionFile(parsed.data, day), { flag: 'wx' }).then(
    () => Response.json({ written: `questions/${parsed.data.id}.md` }, { status: 201 }),
    () =>
      tell(409, 'A file of this name is there already: choose another name, or edit that file.'),
  );
}

/** How the content stands: what changes with any file, and what is wrong, as sentences. */
type State = { sign: string; problems: readonly string[] };

/**
 * Puts the door in front of `astro dev`; does nothing in a build. `content` is the folder that
 * answers are written into, `state` tells how it stands now.
 */
export function liveService(content: string, state: () => Promise<State>): AstroIntegration {
  return {
    name: 'calling-card:live-service',
    hooks: {
      'astro:server:setup': ({ server }) => {
        let seen: string | undefined;
        // Astro keeps the pages that there are until its watcher tells of a change, which is
        // seconds after a file was deleted: whoever asks before is not shown what is gone.
        const look = async (): Promise<readonly string[]> => {
          const { sign, problems } = await state();
          for (const { name, hot } of Object.values(server.environments))
            if (sign !== seen && name !== 'client') hot.send('astro:content-changed', {});
          seen = sign;
          return problems;
        };
        const ask = async (file: string): Promise<Response> => {
          const address = server.httpServer?.address();
          const {
            port,
            family,
            address: host,
          } = typeof address === 'object' && address
            ? address
            : { port: 0, family: 'IPv4', address: '127.0.0.1' };
          const origin = `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
          const response = await fetch(`${origin}/${file}`, {
            headers: { [BEHIND]: '1', accept: '*/*' },
          });
          if (response.status === 404) return new Response(null, { status: 404 });
          if (!response.ok) throw new Error(broken((await state()).problems));
          return new Response(response.body, {
            headers: { 'Content-Type': contentType(mediaOf(file)), 'Cache-Control': 'no-store' },
          });
        };
        const read = async (file: string) => (await ask(file)).json();
        let side: Promise<WriteSide> | undefined;
        const operate = async (request: Request): Promise<Response> => {
          // At the first call: there is nothing to read from before the server listens.
          side ??= writeSide(read, process.env, true);
          const { fetch: operation, protocol } = await side;
          return protocolOf(request)
            ? protocol(request, upstream, LOCAL)
            : operation(request, LOCAL);
        };
        const upstream: Upstream = {
          next: (request) =>
            isOperation(request) || protocolOf(request)
              ? operate(request)
              : ask(fileBehind(plainPath(decodeURI(new URL(request.url).pathname)))),
          read: async (file) => {
            const response = await ask(
              file === 'home/index.html' ? 'home/' : file.replace(/\.html$/, ''),
            );
            return response.ok ? response.text() : null;
          },
        };
        const listener = getRequestListener(
          (request) =>
            (new URL(request.url).pathname === WRITE_PATH
              ? writeAnswer(request, content)
              : door(request, upstream)
            ).catch(
              (error: Error) =>
                new Response(error.message, {
                  status: 500,
                  headers: { 'Content-Type': 'text/plain' },
                }),
            ),
          { overrideGlobalObjects: false },
        );
        server.middlewares.use((request, response, next) => {
          const path = plainPath((request.url ?? '/').split('?')[0] ?? '/');
          const shell = shellOf(path);
          // Astro's own server answers with the page of the shell, whatever the parameter is.
          if (shell) request.url = `/${shell.replace('index.html', '')}`;
          const proceed = () =>
            request.headers[BEHIND] || !(isServed(path) || path === WRITE_PATH)
              ? next()
              : void listener(request, response);
          const isPage =
            request.method === 'GET' &&
            !request.headers[BEHIND] &&
            /text\/html/.test(request.headers.accept ?? '');
          if (!isPage && !isServed(path)) return proceed();
          void look().then((found) => {
            if (!isPage || found.length === 0) return proceed();
            response.writeHead(500, {
              'Content-Type': 'text/html; charset=utf-8',
              'Cache-Control': 'no-store',
            });
            response.end(brokenPage(found));
          });
        });
      },
    },
  };
}
