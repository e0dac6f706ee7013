/** `npm run dev`: the service on the content as it stands, so that what is saved shows at once. */
import { escapeUTF8 } from 'entities';
import { contentFolder, contentNotice, ownersLanguage } from '../../src/content-folder.ts';
import { setLive } from '../../src/engine.ts';
import { mediaOf } from '../../src/files.ts';
import { tell, tellIn, toldIn } from '../../src/labels/tell.ts';
import type { Compiled, SiteFile } from '../../src/renderer/renderer.ts';
import { compiledPages, siteFiles } from '../../src/renderer/renderer.ts';
import { gateway } from '../gateway/gateway.ts';
import type { Upstream } from '../gateway/upstream.ts';
import { contentType } from '../http/accept.ts';
import { LOCAL } from '../http/caller.ts';
import { functionOf, shellOf } from '../table/match.ts';
import { besideContent } from './beside.ts';
import { runCommand } from './command.ts';
import { listen } from './serve.ts';
import { type WriteSide, writeSide } from './write-side.ts';

const titleOf = ({ length: count }: readonly string[]) => tell.content.problems({ count });

/** What people see until problems are mended: a page that looks again every second. */
async function brokenPage(problems: readonly string[]): Promise<string> {
  // In which language may be what was mended last.
  await tellIn(ownersLanguage());
  const title = titleOf(problems);
  return `<!doctype html><html lang="${toldIn}" dir="auto"><meta charset="utf-8">
<meta http-equiv="refresh" content="1"><title>${title}</title><body><main><h1>${title}</h1>
<ul>${problems.map((problem) => `<li>${escapeUTF8(problem)}</li>`).join('\n')}</ul>
<p>${tell.dev.again}</p></main>`;
}

function answerWith(body: BodyInit, media: string, status = 200, given?: Headers): Response {
  const headers = new Headers(given);
  headers.set('Content-Type', contentType(media));
  headers.set('Cache-Control', 'no-store');
  for (const name of ['Content-Length', 'ETag']) headers.delete(name);
  return new Response(body, { status, headers });
}

/**
 * Where pages look for changes, and how often it is looked whether there are any (milliseconds).
 */
const CHANGES_PATH = '/@changes';
const LOOK_MS = 500;

/** What every page brings along: it loads itself again when content is not what it was made of. */
const RELOAD_PATH = '/@reload.js';
const RELOAD =
  `new EventSource('${CHANGES_PATH}' + new URL(document.currentScript.src).search)` +
  '.onmessage = () => location.reload();';

/** A server-sent event when the content is no longer as its sign in the query says. */
function changes(request: Request, pages: Compiled): Response {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const sign = new URL(request.url).search.slice(1);
      controller.enqueue(new TextEncoder().encode(':\n\n'));
      const timer = setInterval(async () => {
        if ((await pages.contentState()).sign === sign) return;
        clearInterval(timer);
        controller.enqueue(new TextEncoder().encode('data: changed\n\n'));
      }, LOOK_MS);
      request.signal.addEventListener('abort', () => clearInterval(timer));
    },
  });
  return answerWith(stream, 'text/event-stream');
}

/** The files of the content as it stands, made again when it has changed. */
function currentFiles(pages: Compiled): () => Promise<ReadonlyMap<string, SiteFile>> {
  let known: { sign: string; files: Promise<ReadonlyMap<string, SiteFile>> } | undefined;
  return async () => {
    const { sign, problems } = await pages.contentState();
    if (problems.length > 0) throw new Error([titleOf(problems), ...problems].join('\n  '));
    if (known?.sign !== sign) {
      const files = siteFiles(pages.createRenderer()).then(
        (all) => new Map(all.map((file) => [file.file, file])),
      );
      files.catch(() => undefined);
      known = { sign, files };
    }
    return known.files;
  };
}

/** Answers requests from the compiled pages and the content folder. */
function liveService(
  pages: Compiled,
  env: NodeJS.ProcessEnv,
): (request: Request) => Promise<Response> {
  const files = currentFiles(pages);
  const bytesOf = async (file: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    const current = await files();
    const found = current.get(file) ?? current.get(`${file}/index.html`);
    const body = await found?.body();
    return typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? null);
  };
  const read = async (file: string) => {
    const bytes = await bytesOf(file);
    return bytes && new TextDecoder().decode(bytes);
  };
  let side: Promise<WriteSide> | undefined;
  const upstream: Upstream = {
    next: async (request, asked = '') => {
      const by = functionOf(request);
      if (by) {
        // At the first call: content with problems is no reason not to start.
        side ??= writeSide(async (file) => JSON.parse((await read(file)) ?? ''), env, true);
        side.catch(() => (side = undefined));
        const { fetch, protocol } = await side;
        return by === 'operation' ? fetch(request, LOCAL) : protocol(request, upstream, LOCAL);
      }
      const file = shellOf(`/${asked}`) ?? asked;
      const bytes = await bytesOf(file);
      if (!bytes) return new Response(null, { status: 404 });
      const isPage = !/\.\w+$/.test(file) || file.endsWith('.html');
      return answerWith(bytes, isPage ? 'text/html' : mediaOf(file));
    },
    read,
  };
  /** `sign` is that of the content a page is made of; without it nobody waits for changes. */
  const throughGateway = async (request: Request, sign: string) => {
    const response = await gateway(request, upstream);
    const isPage = /^text\/html/.test(response.headers.get('content-type') ?? '');
    if (!sign || !isPage) return response;
    const { status, headers } = response;
    const page = `${await response.text()}<script src="${RELOAD_PATH}?${sign}"></script>`;
    return answerWith(page, 'text/html', status, headers);
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === RELOAD_PATH) return answerWith(RELOAD, 'text/javascript');
    if (pathname === CHANGES_PATH) return changes(request, pages);
    const isPage =
      request.method === 'GET' && /text\/html/.test(request.headers.get('accept') ?? '');
    const { sign, problems } = isPage ? await pages.contentState() : { sign: '', problems: [] };
    if (problems.length > 0) return answerWith(await brokenPage(problems), 'text/html', 500);
    return throughGateway(request, sign).catch((error: Error) =>
      answerWith(error.message, 'text/plain', 500),
    );
  };
}

setLive(true);
const content = contentFolder();
runCommand(import.meta.filename, {
  name: 'npm run dev',
  help: () => [tell.dev.help, tell.options],
  builds: false,
  start: async ({ port, host }, credentials) => {
    const env = credentials();
    process.stdout.write(`${tell.serve.content({ folder: contentNotice(content) })}\n`);
    const live = liveService(await compiledPages(), env);
    return listen(besideContent(live, { content, host, env }), port, host);
  },
  hello: () => [tell.dev.saved],
});
