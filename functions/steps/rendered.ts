/** What an operation gave, in the form that its caller likes best. */
import { ReadableStream } from 'node:stream/web';
import { markdownTwin } from '../../src/surfaces/markdown.ts';
import { seal } from '../../src/surfaces/seal.ts';
import { absolute } from '../../src/surfaces/site.ts';
import { contentType, preferred } from '../http/accept.ts';
import { isForm, THANKS } from '../http/form.ts';
import type { Result } from '../http/idempotency.ts';
import { stackTrace } from '../http/problem.ts';
import { filledPath, isPublicRead } from '../table/match.ts';
import type { Asked } from './asked.ts';
import { httpDate } from './headers.ts';
import type { Answer } from './steps.ts';

/** An answer in JSON Lines: made line by line while it is sent, so that it may be of any length. */
export type Lines = { lines: AsyncIterable<object> };

export const isLines = (payload: object): payload is Lines =>
  'lines' in payload && typeof payload.lines === 'object';

/** Line ends of Unicode that JSON lets stand in a string. */
const LINE_ENDS = /[\u0085\u2028\u2029]/g;

/** One object as one line, for readers that take more than LF for the end of one. */
function lineOf(value: object): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value).replace(LINE_ENDS, escaped)}\n`;
}

/**
 * The body. Nothing is read before somebody reads here: HEAD never does. What goes wrong is told to
 * `failed`, and the body breaks off, so that nobody takes half for all; its end tells `last`, too.
 */
export function linesBody(
  { lines }: Lines,
  failed: (error: unknown) => void,
  last: object = {},
): globalThis.ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* bytes() {
    try {
      for await (const value of lines)
        yield encoder.encode(lineOf('end' in value ? { ...value, ...last } : value));
    } catch (error) {
      failed(error);
      // Servers print what a body fails with, so it tells nothing of the records.
      throw new Error('The answer broke off');
    }
  }
  return ReadableStream.from(bytes()) as globalThis.ReadableStream<Uint8Array>;
}

/** What is told beside a payload: what was stored (null: left out), not used, and follows. */
function added({ route, schemas, body, ignored, callId, service }: Asked): object {
  const shape = route.echoes ? schemas.body?.shape : undefined;
  const given = body as Record<string, unknown>;
  const stored = Object.keys(shape ?? {}).map((name) => [name, given[name] ?? null]);
  return {
    ...(shape ? { stored: Object.fromEntries(stored) } : {}),
    // It is in no kept answer: who reads the store learns no address.
    ...(route.followedBy && callId
      ? { status_url: absolute(service.snapshot, route.followedBy.replace('{id}', callId)) }
      : {}),
    ...(ignored.length > 0 ? { ignored } : {}),
  };
}

/** A payload as a document. An address that is a secret is repeated nowhere. */
function documentOf({ route, params, service: { snapshot } }: Asked, payload: object): string {
  const path = route.secret ? route.path : filledPath(route, params);
  const url = absolute(snapshot, path);
  return markdownTwin(payload, { title: route.purpose, url, base: snapshot.base });
}

/** The requirements of a form, for who has no script and sees them nowhere else. */
function askedFor({ body }: Asked): string {
  const { requirements } = body as { requirements: readonly string[] };
  return `${requirements.map((one, at) => `${at + 1}. ${one}`).join('\n')}\n\n`;
}

/** What an operation gave: JSON Lines, a text as it stands, a page for a form, or sealed JSON. */
export function rendered(asked: Asked, { status, payload }: Result): Answer {
  const { request, route, schemas, name, service } = asked;
  const isRead = isPublicRead(route) && !route.secret;
  const headers = { 'Content-Type': contentType(route.media) };
  // It may break off after its status was sent, which only the log can tell.
  if (isLines(payload)) {
    const failed = (error: unknown) => service.log(`${name} ${stackTrace(error)}`);
    return { status, body: linesBody(payload, failed, added(asked)), headers };
  }
  if (Object.keys(payload).join() === 'text')
    return { status, body: (payload as { text: string }).text, headers };
  const isPage = isForm(request, route.id);
  // The fragment is told to no server, and to no page that is opened from there.
  if (isPage && asked.callId) return pageAnswer(`${THANKS}#${asked.callId}`);
  const { last_modified = null, ...told } = payload as { last_modified?: string | null };
  const facts = { last_modified, breaking_changes_since: null };
  const dated = isRead && last_modified && { 'Last-Modified': httpDate(last_modified) };
  const sealed = seal({ ...told, ...added(asked) }, facts);
  if (schemas.response?.safeParse(sealed).success === false)
    throw new TypeError(`the answer of ${route.id} does not match its schema`);
  const accept = route.markdown ? request.headers.get('accept') : null;
  const isMarkdown = preferred(accept, [route.media, 'text/markdown']) === 'text/markdown';
  if (isMarkdown || isPage) {
    const type = contentType(isMarkdown ? 'text/markdown' : 'text/plain');
    const body = (isMarkdown ? '' : askedFor(asked)) + documentOf(asked, sealed);
    // The hash is that of the answer, for which a document has no room.
    const hash = { 'X-Content-Hash': sealed.content_hash, ...dated };
    return { status, body, headers: { 'Content-Type': type, ...hash } };
  }
  const { etag } = isRead ? { etag: `"${sealed.content_hash}"` } : (told as { etag?: string });
  const tagged = { ...headers, ...dated, ...(etag === undefined ? {} : { ETag: etag }) };
  return { status, body: JSON.stringify(sealed), headers: tagged };
}

export const pageAnswer = (page: string, headers: Record<string, string> = {}): Answer => ({
  status: 303,
  body: null,
  headers: { ...headers, Location: page, 'Cache-Control': 'no-store' },
});
