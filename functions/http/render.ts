/** What an operation gave, as a response. */
import type * as z from 'zod';
import { seal } from '../../src/surfaces/seal.ts';
import type { Row } from '../table/match.ts';
import { isUnchanged } from './conditional.ts';
import type { Result } from './idempotency.ts';
import { type Lines, linesBody } from './lines.ts';
import { answerHeaders } from './operation-headers.ts';

/** Is told what goes wrong after the answer has begun. */
type Failed = (error: unknown) => void;

/**
 * The sealed answer: the payload with what is `added`, and the headers of its row and its `own`;
 * 304 for whoever has it. Throws a TypeError where the payload does not match its published schema:
 * that is our fault, never the caller's problem.
 */
export function render(
  row: Row,
  schema: z.ZodType | undefined,
  { status, payload }: Result,
  request: Request,
  own: Record<string, string>,
  added: object,
): Response {
  const { last_modified = null, ...told } = payload as { last_modified?: string | null };
  const sealed = seal({ ...told, ...added }, { last_modified, breaking_changes_since: null });
  if (schema && !schema.safeParse(sealed).success)
    throw new TypeError(`the answer of ${row.id} does not match its schema`);
  // A string goes out together with its headers, bytes after them.
  const body = JSON.stringify(sealed);
  const made: Record<string, string> = { ...answerHeaders(row, sealed.content_hash), ...own };
  const etag = made['ETag'];
  if (etag && isUnchanged(request.headers.get('if-none-match'), null, { etag }))
    return new Response(null, { status: 304, headers: made });
  const headers = { ...made, 'Content-Length': String(Buffer.byteLength(body)) };
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/**
 * The answer line by line; it may break off after its status was sent, which only the log can tell.
 */
export function renderLines(
  row: Row,
  { status, payload }: { status: number; payload: Lines },
  head: boolean,
  own: Record<string, string>,
  failed: Failed,
) {
  const headers = { ...answerHeaders(row, ''), ...own };
  return new Response(head ? null : linesBody(payload, failed), { status, headers });
}

/** An answer that is a text as it stands: XML. */
export type Text = { text: string };

/** Whether an operation's answer is a text. */
export function isText(payload: object): payload is Text {
  return Object.keys(payload).join() === 'text' && 'text' in payload;
}

/** The answer as it stands. */
export function renderText(
  row: Row,
  { status, payload: { text } }: { status: number; payload: Text },
  head: boolean,
  own: Record<string, string>,
) {
  const length = { 'Content-Length': String(Buffer.byteLength(text)) };
  const headers = { ...answerHeaders(row, ''), ...own, ...length };
  return new Response(head ? null : text, { status, headers });
}
