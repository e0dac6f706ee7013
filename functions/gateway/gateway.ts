/** The gateway: what static files cannot do, on any platform. */
import { fileOf, hasTwin } from '../../src/files.ts';
import { once } from '../../src/once.ts';
import { needsQuery } from '../../src/schemas/parameters.ts';
import { preferred } from '../http/accept.ts';
import { ignoredParameters } from '../http/ignored.ts';
import { Problem } from '../http/problem.ts';
import { parseQuery } from '../http/query.ts';
import { conditional } from '../steps/conditional.ts';
import { problemAnswer } from '../steps/errors.ts';
import {
  BY_CODING,
  headersFor,
  namedFileHeaders,
  pageHeaders,
  privatePageHeaders,
  signedLink,
} from '../steps/headers.ts';
import { type Answer, respond, type Steps } from '../steps/steps.ts';
import { isOpen } from '../table/match.ts';
import { identify, type Read, type Routed, type Target } from './identify.ts';
import { facts, notFound } from './not-found.ts';
import { pageInstead, staticAnswer } from './static-answer.ts';
import { built, passed, type Upstream } from './upstream.ts';

/** Each answers null where nothing stands. */
const ANSWERS: { [target in Target]?: (read: Read) => Promise<Answer | null> } = {
  /** What a function answers; there may be files alone. */
  function: async ({ asked, upstream }) => {
    const response = await upstream.next(asked);
    const { status, headers } = response;
    if (status === 404 && !headers.has('content-type')) return null;
    return { status, body: null, headers: {}, passed: response };
  },
  static: (read) => staticAnswer(read as Routed),
  /** Its Markdown is made here, because only the text tells the tokens. */
  page: async (read) => {
    const { request, path } = read;
    const best = preferred(request.headers.get('accept'), ['text/html', 'text/markdown']);
    return path.endsWith('.md') || best === 'text/markdown'
      ? built(read, path.slice(1).replace(/(\.md)?$/, '.md'), 'text/markdown', pageHeaders(path))
      : passed(read, pageHeaders(path));
  },
  named: async (read) => {
    const { route, match, path } = read as Routed;
    const headers = namedFileHeaders(route, path);
    const file = fileOf(match.path, route.media);
    if (!path.endsWith('.md')) return built(read, file, route.media, headers);
    const twin = await staticAnswer(read as Routed, 'text/markdown');
    return twin && { ...twin, headers: { ...twin.headers, ...headers } };
  },
  file: (read) => passed(read, read.route ? namedFileHeaders(read.route, read.path) : BY_CODING),
};

const NOT_VALID =
  'The query is not valid; "detail" names each problem. Without a query the defaults are ' +
  'answered; "expected" describes the parameters.';

/** The query of a static route. Throws validation_error. */
function validate(read: Read): undefined {
  const { route, match, search, target } = read;
  if (target !== 'static' || !route) return;
  const params = new URLSearchParams(search);
  if (hasTwin(route)) read.ignored = ignoredParameters(params, route);
  const fallback = match?.param === null && !needsQuery(route.id) ? route.path : '/api/';
  // Formats of others have the status of HTTP for it (RFC 7033, section 4.2), ours that of FastAPI.
  const status = route.foreign ? 400 : undefined;
  const query = parseQuery(route.id, params, (detail) => {
    const more = { fallback, contract: route.id, detail };
    return new Problem('validation_error', NOT_VALID, more, {}, status);
  });
  if (search.length > 1) read.query = query;
}

function headers(answer: Answer, { request, path, start }: Read): Answer {
  const { status, passed } = answer;
  const open = status < 400 || isOpen(request);
  const isKept = status === 200 || status === 303 || status === 304;
  const decided = passed || status === 204 ? {} : headersFor(open, isKept);
  return {
    ...answer,
    headers: {
      ...decided,
      ...answer.headers,
      ...privatePageHeaders(path),
      'Server-Timing': `gateway;dur=${(performance.now() - start).toFixed(2)}`,
    },
  };
}

/** The answer, with who signs where it tells the way to the rest of the service. */
async function answer(read: Read): Promise<Answer> {
  const found = (await ANSWERS[read.target]?.(read)) ?? null;
  if (!found) return notFound(read);
  const told = found.headers['Link'];
  if (!told) return found;
  const Link = [told, ...signedLink(await facts(read.upstream))].join(', ');
  return { ...found, headers: { ...found.headers, Link } };
}

const READ: Steps<Read> = {
  identify,
  validate,
  negotiate: pageInstead,
  answer,
  conditional,
  headers,
  errors: async (error, { upstream }) => {
    if (error instanceof Problem) return problemAnswer(error, await facts(upstream));
    throw error;
  },
};

/** Answers a request. A fault is thrown on, so that the platform can go round the gateway. */
export function gateway(request: Request, behind: Upstream): Promise<Response> {
  return respond(READ, {
    request,
    asked: request,
    // Each file is read once: on the platform that is a request of its own.
    upstream: { kept: new Map(), ...behind, read: once(behind.read, new Map()) },
    log: behind.log,
    name: 'gateway',
    start: performance.now(),
    query: null,
    ignored: [],
  } as unknown as Read);
}
