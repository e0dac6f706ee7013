/**
 * What the owner's console may do with the content while the service runs beside it on the owner's
 * own machine: read the kept replies, and write an answer as a file of its own.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EXAMPLE } from '../../src/content-folder.ts';
import { engineScript } from '../../src/engine.ts';
import { WrittenAnswer } from '../../src/kinds/question/question.ts';
import type { ErrorCode } from '../../src/schemas/error-codes.ts';
import { questionFile } from '../../src/schemas/question-file.ts';
import { credentialsFrom, verdictOf } from '../http/credentials.ts';
import { isHere } from './proxy.ts';
import type { Fetch } from './service.ts';

const PATH = '/admin/content';
const WRITE_PATH = `${PATH}/questions`;

/** Where replies are kept, below the content; nothing publishes them. */
const REPLIES = 'replies';

const CLOSED =
  'Answers are written from the console of a service that runs beside its content, on this ' +
  'machine and without a proxy. Copy or download the file instead.';

export type Beside = {
  /** The content folder, where the service runs beside it: the console may write into it. */
  content?: string | undefined;
  /** The address to listen on: 127.0.0.1 unless the owner says otherwise. */
  host: string;
  /** Settings of the write side; without them only what is built is served. */
  env?: NodeJS.ProcessEnv | undefined;
};

const told = (status: number, value: object) =>
  Response.json(value, { status, headers: { 'Cache-Control': 'no-store' } });
const refused = (status: number, code: ErrorCode, message: string) =>
  told(status, { error: { code, message } });

/** The kept replies, by name: the first heading of each is its title, the rest its text. */
async function repliesIn(content: string) {
  const names = await readdir(join(content, REPLIES)).catch(() => []);
  const files = names.filter((name) => /^[^._].*\.md$/.test(name)).sort();
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(content, REPLIES, name), 'utf8');
      const [, heading, rest] = /^\s*#\s+(.+)\n([\s\S]*)$/.exec(text) ?? [];
      return { title: heading ?? name.slice(0, -3), text: (rest ?? text).trim() };
    }),
  );
}

/** What check says of a file that is not there yet: sentences, none where all is well. */
async function problemsWith(content: string, path: string, text: string): Promise<string[]> {
  const tried = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    await cp(content, join(tried, 'content'), { recursive: true });
    await mkdir(dirname(join(tried, 'content', path)), { recursive: true });
    await writeFile(join(tried, 'content', path), text);
    // It ends with an error where there are problems, and tells them all the same.
    const check = [engineScript('src/cli/check'), '--json', join(tried, 'content')];
    const { stdout } = await promisify(execFile)(process.execPath, check).catch(
      (error: { stdout: string }) => error,
    );
    const { problems } = JSON.parse(stdout) as { problems: { file: string; message: string }[] };
    return problems.flatMap(({ file, message }) => (file?.endsWith(`/${path}`) ? [message] : []));
  } finally {
    await rm(tried, { recursive: true, force: true });
  }
}

/** Writes an answer as questions/<id>.md. A file that is there already is never changed. */
async function writeAnswer(request: Request, content: string): Promise<Response> {
  const parsed = WrittenAnswer.safeParse(await request.json().catch(() => null));
  if (!parsed.success)
    return refused(422, 'validation_error', 'This is no whole answer: fill in every field.');
  const path = `questions/${parsed.data.id}.md`;
  const text = questionFile(parsed.data, new Date().toISOString().slice(0, 10));
  const problems = await problemsWith(content, path, text);
  if (problems.length > 0) return refused(422, 'validation_error', problems.join(' '));
  await mkdir(join(content, 'questions'), { recursive: true });
  return writeFile(join(content, path), text, { flag: 'wx' }).then(
    () => told(201, { written: path }),
    () =>
      refused(
        409,
        'conflict',
        'A file of this name is there already: choose another name, or edit that file.',
      ),
  );
}

/** Whether a page of this service in a browser on this machine asks, by no other host's name. */
function isOwn(request: Request): boolean {
  const { origin, hostname } = new URL(request.url);
  return isHere(hostname.replace(/^\[|\]$/g, '')) && request.headers.get('origin') === origin;
}

/**
 * The service with what stands above in front of it. Where others reach it, or a proxy stands in
 * front, it reads and writes nothing, and tells the console so; the demonstration is nobody's to
 * write.
 */
export function besideContent(fetch: Fetch, { content, host, env = {} }: Beside): Fetch {
  const isOwners = content !== undefined && content !== EXAMPLE;
  const isOpen = isOwners && isHere(host) && !env['TRUST_PROXY'];
  const answer = async (...[request, bindings]: Parameters<Fetch>): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname !== PATH && pathname !== WRITE_PATH) return fetch(request, bindings);
    const reads = pathname === PATH && request.method === 'GET';
    if (!reads && (pathname !== WRITE_PATH || request.method !== 'POST'))
      return refused(405, 'method_not_allowed', `POST ${WRITE_PATH}, or GET ${PATH}.`);
    // Where it is closed no key is judged: elsewhere guesses are counted, here they are not.
    if (!isOpen)
      return reads
        ? told(200, { writes: false, replies: [] })
        : refused(401, 'unauthorized', CLOSED);
    const credentials = credentialsFrom(env);
    if (verdictOf(request.headers.get('x-admin-key'), 'key', credentials) !== 'ok')
      return refused(401, 'unauthorized', 'Send X-Admin-Key: the value of AUDIT_ADMIN_KEY.');
    if (reads) return told(200, { writes: true, replies: await repliesIn(content) });
    if (!isOwn(request)) return refused(401, 'unauthorized', CLOSED);
    return writeAnswer(request, content);
  };
  // Nearly all ask for something else, and what is at hand is answered at once.
  return (...asked) => (asked[0].url.includes(PATH) ? answer(...asked) : fetch(...asked));
}
