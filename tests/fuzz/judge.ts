/** What must be true of every answer, whatever was asked. */
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ADMIN_KEY, MCP_TOKEN, STATS_TOKEN } from '../audits/secrets.ts';
import { type Asked, bytesOf } from './requests.ts';
import type { Target } from './server.ts';

/** Stands in a message and in the private part of an audit: only who may read them gets it. */
export const PRIVATE = 'qzprivateqz';
const SECRETS = [ADMIN_KEY, MCP_TOKEN, STATS_TOKEN];

/** Most processor time for one request, in milliseconds: far above what any is meant to cost. */
const MOST_CPU_MS = 100;
/**
 * A request that took longer is asked again so often: once may be the collector or the compiler.
 */
const ASKED_AGAIN = 3;

/** Framings of requests that never end. */
const CUT: readonly Asked['framing'][] = ['too long', 'broken chunks', 'cut in the head'];

/** Milliseconds until what is logged has come. */
const LOG_MS = 50;
const UUID = /[0-9a-f]{8}-[0-9a-f-]{27} ?/g;

type Answer = { status: number; headers: Map<string, string>; cut: boolean; body: Buffer };

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16);
    if (end === -1 || !(size > 0)) break;
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 4 + size;
  }
  return Buffer.concat(parts);
}

/** The first answer of what came back; null where there is none. */
export function answerOf(bytes: Buffer): Answer | null {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  if (end === -1 || !status) return null;
  // Of a preliminary answer (RFC 9110, section 15.2) the next is the one that counts.
  if (status < 200) return answerOf(bytes.subarray(end + 4));
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const rest = bytes.subarray(end + 4);
  const length = headers.get('content-length');
  const whole = length === undefined ? rest : rest.subarray(0, Number(length));
  const chunked = headers.get('transfer-encoding') === 'chunked';
  const body = chunked ? unchunked(rest) : whole;
  const decode = { gzip: gunzipSync, br: brotliDecompressSync }[
    headers.get('content-encoding') ?? ''
  ];
  // HEAD tells the length of what GET would answer.
  const short = length !== undefined && whole.length > 0 && whole.length < Number(length);
  // The last chunk is one of no bytes (RFC 9112, section 7.1).
  const cut = short || (chunked && !rest.includes('0\r\n\r\n'));
  return { status, headers, cut, body: decode && body.length > 0 ? decode(body) : body };
}

/**
 * What is wrong with the form of an answer; null when nothing is. Who `left` may get half of it.
 */
function formProblem(
  method: string,
  { status, headers, cut, body }: Answer,
  left: boolean,
): string | null {
  if (status >= 500) return `status ${status}`;
  if (method === 'HEAD' || status === 204 || status === 304)
    return body.length === 0 ? null : `a body with ${status} to ${method}`;
  if (cut) return left ? null : 'fewer bytes than it tells';
  const media = headers.get('content-type')?.split(';')[0];
  // What Node refuses before it reaches the service has no body.
  if (media === undefined) return status >= 400 || body.length === 0 ? null : 'no media type';
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  if (media === 'text/html') return /^<!doctype html>/i.test(text) ? null : 'no HTML';
  if (!/json$/.test(media)) {
    if (status >= 400) return `${media} as error`;
    return text !== '' && /xml$/.test(media) === text.startsWith('<?xml') ? null : `no ${media}`;
  }
  const { error, detail } = JSON.parse(text) as { error?: object; detail?: unknown };
  if (status >= 400 && !error) return 'an error without its members';
  // A query that a standard refuses with 400 is told as well as one of ours.
  const mayTell = status === 400 && Array.isArray(detail);
  return mayTell || (status === 422) === Array.isArray(detail) ? null : 'a detail of nothing';
}

/** What somebody was told that must not be told to anybody. */
function leak(text: string, opened: boolean): string | null {
  if (SECRETS.some((secret) => text.includes(secret))) return 'a secret is told';
  if (/node:internal|file:\/\/\/|\.ts:\d+:\d+|\/calling-card-fuzz-/.test(text))
    return 'something of this machine is told';
  return !opened && text.includes(PRIVATE) ? 'what is private is told' : null;
}

/** Milliseconds of processor time that a request costs, and its reply. */
export async function costOf(target: Target, bytes: Buffer, whole = true) {
  const before = (await target.used('time')).cpuUs;
  const reply = await target.send(bytes, whole);
  return { reply, ms: ((await target.used('time')).cpuUs - before) / 1000 };
}

/**
 * Sends a request, and tells what is wrong with what came of it; null when nothing is. `took` is
 * told its processor time in milliseconds, and the status of the answer, 0 for none.
 */
export async function judge(
  target: Target,
  asked: Asked,
  took: (ms: number, status: number) => void = () => {},
): Promise<string | null> {
  const bytes = bytesOf(asked);
  const whole = !CUT.includes(asked.framing);
  const { reply, ms } = await costOf(target, bytes, whole);
  const answer = answerOf(reply.bytes);
  took(ms, answer?.status ?? 0);
  if (reply.late) return 'the connection is open after 5 s';
  const opened = SECRETS.some((secret) => bytes.includes(secret));
  if (answer) {
    const form = (() => {
      try {
        return formProblem(asked.method, answer, !whole);
      } catch (error) {
        return `a body that cannot be read (${(error as Error).name})`;
      }
    })();
    if (form) {
      // What is logged of it may still be on its way.
      await setTimeout(LOG_MS);
      return `${form}: ${target.printed().replace(UUID, '').trim().slice(0, 300)}`;
    }
    const told = leak(`${[...answer.headers].join('\n')}\n${answer.body}`, opened);
    if (told) return told;
  }
  if (/HTTP\/1\.1 5\d\d /.test(reply.bytes.toString('latin1'))) return 'a later answer is a fault';
  const printed = target.printed();
  if (SECRETS.some((secret) => printed.includes(secret)) || printed.includes(PRIVATE))
    return 'a secret is logged';
  let least = ms;
  for (let n = 0; n < ASKED_AGAIN && least > MOST_CPU_MS; n++)
    least = Math.min(least, (await costOf(target, bytes, whole)).ms);
  return least > MOST_CPU_MS ? `more than ${MOST_CPU_MS} ms of processor time` : null;
}
