/** The step `answer` for what is no static route: files by their names, pages, functions. */
import { fileOf, hasTwin } from '../../src/files.ts';
import { preferred } from '../http/accept.ts';
import { BY_CODING, namedFileHeaders, pageHeaders } from '../steps/headers.ts';
import type { Answer } from '../steps/steps.ts';
import type { Read, Target } from './identify.ts';
import { builtPayload, builtText, builtTwin, made, passed } from './made.ts';

/** The Markdown of a page; made here, because only the text tells the tokens. */
const markdown = ({ upstream }: Read, path: string, asked: string) =>
  builtText(upstream, path.slice(1), 'text/markdown', pageHeaders(asked));

/** Each answers null where nothing stands. */
const ANSWERS: { [target in Target]?: (read: Read) => Promise<Answer | null> } = {
  /** What a function answers; there may be files alone. */
  function: async ({ asked, upstream }) => {
    const response = await upstream.next(asked);
    const isNothing = response.status === 404 && !response.headers.has('content-type');
    return isNothing
      ? null
      : { status: response.status, body: null, headers: {}, passed: response };
  },
  shell: async ({ asked, upstream }) => {
    const response = await upstream.next(asked);
    return { status: response.status, body: null, headers: BY_CODING, passed: response };
  },
  page: async (read) => {
    const { request, asked, path, upstream } = read;
    const best = preferred(request.headers.get('accept'), ['text/html', 'text/markdown']);
    return best === 'text/markdown'
      ? markdown(read, `${path}.md`, path)
      : passed(upstream, asked, pageHeaders(path));
  },
  'page-markdown': (read) => markdown(read, read.path, read.path),
  twin: async ({ route, match, path, upstream }) =>
    route && match && hasTwin(route)
      ? builtTwin(upstream, fileOf(match.path, route.media), namedFileHeaders(route, path))
      : null,
  /** Its tag and its date stand in it. */
  item: async ({ route, path, upstream }) => {
    const built = route ? await builtPayload(upstream, path.slice(1)) : null;
    return route && built
      ? made(built.text, route.media, namedFileHeaders(route, path), built)
      : null;
  },
  file: ({ asked, route, path, upstream }) =>
    passed(upstream, asked, route ? namedFileHeaders(route, path) : BY_CODING),
};

/** The answer, or null where nothing stands. */
export const otherAnswer = async (read: Read): Promise<Answer | null> =>
  (await ANSWERS[read.target]?.(read)) ?? null;
