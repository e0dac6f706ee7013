/** Reading a body: size first, media type by essence, malformed JSON apart from invalid data. */
import type * as z from 'zod';
import type { FieldProblem } from '../../src/surfaces/problem.ts';
import { parsedJson } from '../store/checks.ts';
import { knownPlace } from './issues.ts';
import { Problem } from './problem.ts';

/** Deeper bodies have no use here and only cost time. */
const DEEPEST_LEVELS = 32;

/** Strings of JSON, with the colon behind those that are names of members. */
const STRINGS = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/** Members of all objects in a value; not a number where it is nested deeper than the levels. */
function membersIn(value: unknown, levels: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (levels === 0) return Number.NaN;
  const inside: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : inside.length;
  return inside.reduce<number>((sum, one) => sum + membersIn(one, levels - 1), own);
}

type Place = (string | number)[];

/** Every text of a JSON value with its place; of a name of a member, that of its object. */
export function* textsIn(
  value: unknown,
  place: Place = [],
): Generator<{ text: string; place: Place; isName: boolean }> {
  if (typeof value === 'string') yield { text: value, place, isName: false };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const isItem = Array.isArray(value);
    if (!isItem) yield { text: name, place, isName: true };
    yield* textsIn(inner, [...place, isItem ? Number(name) : name]);
  }
}

/** Places of texts, names included, that hold half of a surrogate pair or NUL. */
export const brokenStrings = (value: unknown): Place[] =>
  [...textsIn(value)].flatMap(({ text, place }) =>
    text.isWellFormed() && !text.includes('\0') ? [] : [place],
  );

export const LARGEST_BODY_BYTES = 65_536;

const broken = (message: string) => new Problem('malformed_json', message);

const TOO_LARGE = `The body is larger than ${LARGEST_BODY_BYTES} bytes; send less.`;
const tooLarge = () => new Problem('payload_too_large', TOO_LARGE);

/** Media type without parameters, lower case (RFC 9110, section 8.3.1). */
export const essence = (contentType: string | null): string =>
  (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The body, up to the limit. Throws also where it is compressed, or breaks off. */
export async function readBytes(request: Request): Promise<Uint8Array> {
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity')
    throw new Problem('unsupported_media_type', 'Send the body without a Content-Encoding.');
  const told = request.headers.get('content-length');
  if (Number(told ?? 0) > LARGEST_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // A server holds a body to the length that was told (RFC 9112, section 6.3): it is taken at
    // once, which costs a fraction of reading a stream.
    const parts = told === null ? request.body : [new Uint8Array(await request.arrayBuffer())];
    for await (const part of parts ?? []) {
      size += part.byteLength;
      if (size > LARGEST_BODY_BYTES) throw tooLarge();
      chunks.push(part);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    // What broke off is not our fault.
    throw error instanceof Problem
      ? error
      : broken('The body broke off; send the whole request again.');
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Text of a body; a byte order mark stays (RFC 8259, 8.1). Throws malformed_json if not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw broken('The body is not UTF-8; send JSON in UTF-8.');
  }
}

/** A body of JSON, as text and parsed. Throws payload_too_large and malformed_json. */
export async function parsedBody(request: Request) {
  const text = decodeUtf8(await readBytes(request));
  const value = parsedJson(text);
  if (value === undefined)
    throw broken('The body is not valid JSON; check quotes, commas and brackets.');
  const members = membersIn(value, DEEPEST_LEVELS);
  if (Number.isNaN(members))
    throw broken(`The JSON is nested deeper than ${DEEPEST_LEVELS} levels; send it flatter.`);
  // RFC 8259 (section 4) leaves a repeated name open: one of the two would be lost unseen.
  const named = () => text.matchAll(STRINGS).reduce((sum, [, colon]) => sum + (colon ? 1 : 0), 0);
  if (text.split(':').length - 1 !== members && named() !== members)
    throw broken('A member stands twice in the same object; send each once.');
  return { text, value };
}

/**
 * The JSON body of a request. Throws unsupported_media_type, payload_too_large, malformed_json, and
 * validation_error for NUL and lone surrogates, told by names of `schema` alone.
 */
export async function readJson(request: Request, schema: z.ZodType) {
  const type = essence(request.headers.get('content-type'));
  const wanted = 'Send the body as Content-Type: application/json.';
  if (type !== 'application/json' && !type.endsWith('+json'))
    throw new Problem('unsupported_media_type', wanted);
  const { text, value } = await parsedBody(request);
  // UTF-8 has neither half of a pair, and JSON no bare NUL: they come escaped or not at all.
  const places = text.includes('\\u') ? brokenStrings(value) : [];
  if (places.length === 0) return value;
  const said = { msg: 'String should hold no NUL and no lone surrogate', type: 'string_unicode' };
  const detail = places.map((path) => ({ loc: ['body', ...knownPlace(schema, path)], ...said }));
  throw invalid(detail);
}

/** A validation_error; at most 50 problems are told. */
export function invalid(detail: FieldProblem | FieldProblem[]): Problem {
  const message =
    'The request is not valid; "detail" names each problem. Correct those members and send it ' +
    'again.';
  return new Problem('validation_error', message, { detail: [detail].flat().slice(0, 50) });
}
