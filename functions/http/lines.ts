/** Answers in JSON Lines (jsonlines.org): one object per line, made as fast as the caller reads. */
import { ReadableStream } from 'node:stream/web';

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
 * `failed`, and the body breaks off, so that nobody takes half of it for all of it.
 */
export function linesBody(
  { lines }: Lines,
  failed: (error: unknown) => void,
): globalThis.ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* bytes() {
    try {
      for await (const value of lines) yield encoder.encode(lineOf(value));
    } catch (error) {
      failed(error);
      // Servers print what a body fails with, so it tells nothing of the records.
      throw new Error('The answer broke off');
    }
  }
  return ReadableStream.from(bytes()) as globalThis.ReadableStream<Uint8Array>;
}
