/** Answers in JSON Lines (jsonlines.org): one object per line, made as fast as the caller reads. */

/** An answer in JSON Lines: made line by line while it is sent, so that it may be of any length. */
export type Lines = { lines: AsyncIterable<object> };

/** Whether an operation's answer is made line by line. */
export function isLines(payload: object): payload is Lines {
  return 'lines' in payload && typeof payload.lines === 'object';
}

/** Line ends of Unicode that JSON lets stand in a string. */
const LINE_ENDS = /[\u0085\u2028\u2029]/g;

/** One object as one line, for readers that take more than LF for the end of one. */
function lineOf(value: object): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value).replace(LINE_ENDS, escaped)}\n`;
}

/**
 * The body. What goes wrong on the way is told to `failed`, and the body breaks off: a caller must
 * not take half of it for all of it.
 */
export function linesBody(
  { lines }: Lines,
  failed: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const all = lines[Symbol.asyncIterator]();
  let left = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await all.next();
          // Who left while a record was read is owed nothing.
          if (left) return;
          if (next.done) controller.close();
          else controller.enqueue(encoder.encode(lineOf(next.value)));
        } catch (error) {
          failed(error);
          // Servers print what a body fails with, so it tells nothing of the records.
          controller.error(new Error('The answer broke off'));
        }
      },
      async cancel() {
        left = true;
        await all.return?.();
      },
    },
    // Nothing is read from the store before somebody reads here: HEAD never does.
    { highWaterMark: 0 },
  );
}
