/**
 * Text inside of text: escapes that a browser or a model undoes, and blobs that turn out to be
 * readable.
 */
import { decodeHTML } from 'entities';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Bytes as UTF-8, or null where they are none. */
function utf8(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function percentRun(run: string): string {
  return utf8(Uint8Array.from(run.slice(1).split('%'), (hex) => Number.parseInt(hex, 16))) ?? run;
}

function point(hex: string): string {
  const value = Number.parseInt(hex, 16);
  return value <= 0x10ffff ? String.fromCodePoint(value) : '';
}

/**
 * One layer of escapes undone where they stand: HTML entities, percent signs, `\u0069`, `\x69`,
 * `%u0069`.
 */
function undo(text: string): string {
  return decodeHTML(text)
    .replace(/(?:%[0-9a-f]{2})+/gi, percentRun)
    .replace(/(?:\\u\{?|%u|&#x)([0-9a-f]{4,6})\}?;?/gi, (_, hex: string) => point(hex))
    .replace(/\\x([0-9a-f]{2})/gi, (_, hex: string) => point(hex));
}

/** Escapes undone, three layers deep: deeper nesting means nothing to any reader. */
export function unescaped(text: string): string {
  let now = text;
  for (let layer = 0; layer < 3; layer++) {
    const next = undo(now);
    if (next === now) break;
    now = next;
  }
  return now;
}

/**
 * Whether decoded bytes are somebody's text and no accident: printable, mostly letters and spaces.
 */
function readable(text: string | null): text is string {
  if (!text || text.length < 8 || /[\p{Cc}\p{Co}\p{Cn}]/u.test(text.replace(/[\t\r\n]/g, '')))
    return false;
  return (text.match(/[\p{L}\p{M}\p{N} ]/gu)?.length ?? 0) >= text.length * 0.6;
}

/** Base64 and base64url, over line ends too when the lines are as long as encoders make them. */
const BASE64 = /(?:[A-Za-z0-9+/_-]{40,}\r?\n)*[A-Za-z0-9+/_-]{16,}={0,2}/g;
const HEX = /(?:[0-9a-f]{2}[ :,-]?){12,}/gi;
const BINARY = /(?:[01]{8}\s?){8,}/g;

function bytesOf(blob: string, digits: number, radix: number): Uint8Array {
  const clean = blob.replace(/[^0-9a-f]/gi, '');
  return Uint8Array.from({ length: Math.floor(clean.length / digits) }, (_, i) =>
    Number.parseInt(clean.slice(i * digits, (i + 1) * digits), radix),
  );
}

/** `atob` of either alphabet, or null where the length is impossible. */
function base64Bytes(blob: string): Uint8Array | null {
  const clean = blob.replace(/[\s=]/g, '').replaceAll('-', '+').replaceAll('_', '/');
  if (clean.length % 4 === 1) return null;
  return Uint8Array.from(atob(clean), (char) => char.charCodeAt(0));
}

/** What the blobs of a text say, a line each; empty when there are none. */
export function blobs(text: string): string {
  const found: (string | null)[] = [];
  for (const [blob] of text.matchAll(BASE64)) {
    const bytes = base64Bytes(blob);
    if (bytes) found.push(utf8(bytes));
  }
  for (const [blob] of text.matchAll(HEX)) found.push(utf8(bytesOf(blob, 2, 16)));
  for (const [blob] of text.matchAll(BINARY)) found.push(utf8(bytesOf(blob, 8, 2)));
  return found.filter(readable).join('\n');
}
