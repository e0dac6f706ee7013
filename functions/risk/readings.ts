/**
 * What a text may be taken for: as it stands, with escapes undone, what its blobs and invisible
 * characters say. Every reading is made in linear time and none is much longer than the text.
 */
import { decodeHTML } from 'entities';

/**
 * Nothing beyond this is read, in UTF-16 units: twice what all texts of a body may hold together,
 * because a character may be two units, and what is made plain may become longer.
 */
export const MAX_SCAN_UNITS = 25_000;

/** Escapes are undone, and blobs in blobs read, this deep: nobody decodes further. */
const [ESCAPE_LAYERS, BLOB_LAYERS] = [3, 2];

/** Zero-width, bidi, joiners, variation selectors, tags, soft hyphens: Unicode names them all. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}|[\p{Cf}\u180e]/gu;
/** Controls other than tab and line ends split a word for a matcher and for nobody else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const REGIONAL = /[\u{1f1e6}-\u{1f1ff}]/gu;

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

/** Fractions, numerals, words in one character, up to eighteen letters: no order needs them. */
const LIGATURES = /[¼-¾⁗⅐-⅟Ⅷⅷ⑴-⒛⩴-⩶\u3200-\u33ff\ufdf0-\ufdfc]/g;
const PARENTHESIZED = /[⒜-⒵]/g;

/**
 * What a reader sees: compatibility forms made plain (full-width, bold, circled), the invisible
 * removed, flags spelled with their own letters.
 */
export function visible(text: string): string {
  return text
    .replace(LIGATURES, ' ')
    .replace(PARENTHESIZED, (letter) => String.fromCodePoint(codeOf(letter) - 0x249c + 0x61))
    .normalize('NFKC')
    .slice(0, MAX_SCAN_UNITS)
    .replace(IGNORABLE, '')
    .replace(CONTROL, '')
    .replace(REGIONAL, (letter) => String.fromCodePoint(codeOf(letter) - 0x1f1e6 + 0x61));
}

/** What nobody sees: tag characters mirror ASCII, variation selectors carry a byte each. */
function invisibleText(text: string): string {
  const tags = text
    .replace(/[^\u{e0020}-\u{e007e}]+/gu, '')
    .replace(/./gu, (tag) => String.fromCharCode(codeOf(tag) - 0xe0000));
  const bytes = Array.from(text.match(/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu) ?? [], (selector) => {
    const point = codeOf(selector);
    return point < 0xe0000 ? point - 0xfe00 : point - 0xe0100 + 16;
  });
  const selectors = bytes.length < 8 ? '' : Buffer.from(bytes).toString();
  return `${tags.trim()}\n${selectors}`.trim();
}

const pointOf = (_: string, hex: string) =>
  Number.parseInt(hex, 16) <= 0x10ffff ? String.fromCodePoint(Number.parseInt(hex, 16)) : '';

/** Escapes undone: HTML entities, percent signs, `\u0069`, `\x69`, `%u0069`, escapes of escapes. */
function unescaped(text: string, layers = ESCAPE_LAYERS): string {
  const undone = decodeHTML(text)
    .replace(/(?:%[0-9a-f]{2})+/gi, (run) => `${Buffer.from(run.replaceAll('%', ''), 'hex')}`)
    .replace(/(?:\\u\{?|%u|&#x)([0-9a-f]{4,6})\}?;?/gi, pointOf)
    .replace(/\\x([0-9a-f]{2})/gi, pointOf);
  return undone === text || layers === 1 ? undone : unescaped(undone, layers - 1);
}

/** Base64 and base64url, over line ends too when the lines are as long as encoders make them. */
const BASE64 = /(?:[A-Za-z0-9+/_-]{40,}\r?\n)*[A-Za-z0-9+/_-]{16,}={0,2}/g;
const HEX = /(?:[0-9a-f]{2}[ :,-]?){12,}/gi;
const BINARY = /(?:[01]{8}\s?){8,}/g;

/** Whether decoded bytes are somebody's text: printable, mostly letters and spaces. */
const isReadable = (text: string) =>
  text.length >= 8 &&
  !/[\p{Cc}\p{Co}\p{Cn}\ufffd]/u.test(text.replace(/[\t\r\n]/g, '')) &&
  (text.match(/[\p{L}\p{M}\p{N} ]/gu)?.length ?? 0) >= text.length * 0.6;

/** What the blobs of a text say, a line each; empty when there are none. */
function blobs(text: string): string {
  const all = (pattern: RegExp) => text.match(pattern) ?? [];
  const bits = (blob: string) => blob.match(/[01]{8}/g) ?? [];
  const found = [
    ...all(BASE64).map((blob) => Buffer.from(blob, 'base64')),
    ...all(HEX).map((blob) => Buffer.from(blob.replace(/[^0-9a-f]/gi, ''), 'hex')),
    ...all(BINARY).map((blob) => Buffer.from(bits(blob).map((byte) => Number.parseInt(byte, 2)))),
  ];
  return found.map(String).filter(isReadable).join('\n');
}

/** What a text may be taken for: as a reader sees it, escapes undone, then what is hidden in it. */
export function readings(text: string, layers = BLOB_LAYERS): string[] {
  const plain = visible(text.slice(0, MAX_SCAN_UNITS));
  const undone = visible(unescaped(plain));
  const inner = layers > 0 ? [blobs(undone), invisibleText(text)].filter(Boolean) : [];
  return [...new Set([undone, ...inner.flatMap((found) => readings(found, layers - 1))])];
}
