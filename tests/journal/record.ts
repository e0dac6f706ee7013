/**
 * Loaded into every Node process of the test suite (NODE_OPTIONS, set by the global set-up): takes
 * down what our servers answer, what they log and what they record of calls, and the credentials
 * that callers sent, so that tests/journal/scan.ts can look for what must not be there. It only
 * watches; nothing it does changes an answer. Many processes begin with it, so that it is loaded
 * without its types, and imports no built-in module: that would read every member of it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

const fs = process.getBuiltinModule('node:fs');
const http = process.getBuiltinModule('node:http');
const { syncBuiltinESMExports } = process.getBuiltinModule('node:module');
const { join } = process.getBuiltinModule('node:path');
const { brotliDecompressSync, constants, gunzipSync } = process.getBuiltinModule('node:zlib');

export type Entry =
  | { kind: 'secret'; text: string }
  | { kind: 'log'; text: string }
  | { kind: 'event'; text: string }
  | { kind: 'answer'; method: string; path: string; status: number; text: string };

const folder = process.env['JOURNAL'];
/** Longest answer that is kept, in bytes: more than any operation gives. */
const LONGEST = 500_000;

const append = fs.appendFileSync;
function keep(entry: Entry): void {
  append(join(folder as string, `${process.pid}.jsonl`), `${JSON.stringify(entry)}\n`);
}

const told = new Set<string>();
/** Credentials of a request, from its headers and its query. */
function keepSecrets({ headers, url = '' }: IncomingMessage): void {
  const bearer = /^Bearer +(\S{16,})$/i.exec(headers.authorization ?? '')?.[1];
  const query = /[?&]token=([^&]{16,})/.exec(url)?.[1];
  for (const text of [bearer, query, headers['x-admin-key'], headers['idempotency-key']].flat())
    if (text && text.length >= 16 && !told.has(text)) {
      told.add(text);
      keep({ kind: 'secret', text });
    }
}

/** Header block as it was sent: headers given to writeHead stand nowhere else. */
const sentHeaders = (answer: ServerResponse) =>
  String((answer as unknown as { _header: string | null })._header ?? '');

/** Our answers carry the security headers; other servers in the tests do not. */
const isOurs = (headers: string) => /^permissions-policy:/im.test(headers);

/**
 * What a function or the gateway made for a call: files are the same for everybody, and built
 * before anybody calls.
 */
const isMade = (headers: string, { statusCode, req }: ServerResponse) =>
  /^x-request-id:/im.test(headers) || statusCode >= 400 || /^\/mcp\b/.test(req.url ?? '');

/** The body as text; what HEAD leaves out, or a test breaks off, is told as far as it goes. */
function decoded(bytes: Buffer, coding: string | undefined): string {
  if (bytes.byteLength === 0 || !coding) return bytes.toString('utf8');
  const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = constants;
  return (
    coding === 'gzip'
      ? gunzipSync(bytes, { finishFlush: Z_SYNC_FLUSH })
      : brotliDecompressSync(bytes, { finishFlush: BROTLI_OPERATION_FLUSH })
  ).toString('utf8');
}

function watchAnswers(): void {
  const { end, write } = http.ServerResponse.prototype;
  const parts = new WeakMap<ServerResponse, Buffer[]>();
  const take = (answer: ServerResponse, chunk: unknown) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    const list = parts.get(answer) ?? [];
    list.push(Buffer.from(chunk as Uint8Array));
    parts.set(answer, list);
  };
  http.ServerResponse.prototype.write = function (this: ServerResponse, ...given: never[]) {
    take(this, given[0]);
    return write.apply(this, given as never);
  } as never;
  http.ServerResponse.prototype.end = function (this: ServerResponse, ...given: never[]) {
    take(this, given[0]);
    const result = end.apply(this, given as never);
    const bytes = Buffer.concat(parts.get(this) ?? []);
    const headers = sentHeaders(this);
    if (isOurs(headers) && isMade(headers, this) && bytes.byteLength <= LONGEST) {
      keepSecrets(this.req);
      const { method = '', url = '' } = this.req;
      const coding = /^content-encoding: *(\w+)/im.exec(headers)?.[1];
      const text = `${headers}\n${decoded(bytes, coding)}`;
      keep({
        kind: 'answer',
        method,
        path: url.split('?')[0] ?? '',
        status: this.statusCode,
        text,
      });
    }
    return result;
  } as never;
}

function watchLogs(): void {
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = ((text: string | Uint8Array, ...rest: never[]) => {
    keep({ kind: 'log', text: Buffer.from(text as Uint8Array).toString('utf8') });
    return write(text as never, ...rest);
  }) as never;
}

function watchEvents(): void {
  const original = fs.promises.appendFile;
  fs.promises.appendFile = (async (file: string, text: string, ...rest: never[]) => {
    if (/events[/\\]\d{4}-\d{2}-\d{2}/.test(String(file)))
      keep({ kind: 'event', text: String(text) });
    return original(file, text, ...rest);
  }) as never;
  syncBuiltinESMExports();
}

if (folder) {
  watchAnswers();
  watchLogs();
  watchEvents();
}
