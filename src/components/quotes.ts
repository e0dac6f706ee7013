/** Typographic quotes: the straight ones of a text as its language prints them. */
import type { Quotes } from '../labels/say.ts';

/** Where a text ends and another begins: marks on one side belong to none of the other. */
const BLOCK =
  /(<pre>[\s\S]*?<\/pre>|<\/?(?:blockquote|dd|dl|dt|h[1-6]|hr|li|ol|p|section|t[dhr]|table|tbody|thead|ul)\b[^>]*>)/;

/**
 * A text in parts: code and addresses, which stay as they are and count as a letter; other tags,
 * which are not there for a reader; marks; characters.
 */
const PART =
  /(<code>[\s\S]*?<\/code>|<a [^>]*>(?:\w+:\/\/|mailto:|www\.|[^\s<]+@)[^<]*<\/a>|<img [^>]*>)|(<br \/>)|<[^>]*>|(&quot;|')|&\w+;|[\s\S]/gu;

/** A part and the one sign that it is for a reader, empty for a tag. */
type Part = { text: string; seen: string };

const partsOf = (html: string): Part[] =>
  [...html.matchAll(PART)].map(([text, opaque, end, mark]) => {
    if (opaque) return { text, seen: 'x' };
    if (end) return { text, seen: '\n' };
    if (mark) return { text, seen: mark === "'" ? "'" : '"' };
    return { text, seen: text.startsWith('<') ? '' : text };
  });

const WORD = /^[\p{L}\p{M}\p{N}]/u;
const LETTER = /^[\p{L}\p{M}]/u;
/** What stands before an opening mark, and what behind one. */
const BEFORE = /^$|^[\s([{—–/¿¡:"'«„“‘‚‹]/u;
const BEHIND = /^[\p{L}\p{M}\p{N}\p{S}([{¿¡«„“‘‚‹"'…#@&]/u;

const NO_BREAK = '\u00A0';

/** French sets a space inside of its quotes and before high signs, and no line ends there. */
const isNarrow = (before: Part | undefined, after: Part | undefined) =>
  before?.seen === '«' || /^[;:!?»]/.test(after?.seen ?? '');

/**
 * The straight quotes of one text: an apostrophe where a letter stands beside it in a word, pairs
 * around words. A mark that has no partner stays as it was written.
 */
function inText(html: string, [open, close, openInner, closeInner]: Quotes): string {
  const parts = partsOf(html);
  const visible = parts.filter(({ seen }) => seen !== '');
  const opened: Part[] = [];
  const spaced = open.endsWith(NO_BREAK);
  for (const [at, part] of visible.entries()) {
    const { seen: mark } = part;
    if (spaced && mark === ' ' && isNarrow(visible[at - 1], visible[at + 1])) part.text = NO_BREAK;
    if (mark !== '"' && mark !== "'") continue;
    const before = visible[at - 1]?.seen ?? '';
    const after = visible[at + 1]?.seen ?? '';
    if (WORD.test(before) && WORD.test(after)) {
      // Between letters a double mark is a sign of its script; between numbers both are measures.
      if (mark === "'" && (LETTER.test(before) || LETTER.test(after))) part.text = '’';
    } else if (BEFORE.test(before) && BEHIND.test(after)) {
      opened.push(part);
    } else if (!/^\s?$/.test(before)) {
      const from = opened.findLastIndex(({ seen }) => seen === mark);
      const [partner] = from === -1 ? [] : opened.splice(from);
      if (partner) {
        partner.text = mark === '"' ? open : openInner;
        part.text = mark === '"' ? close : closeInner;
      } else if (mark === "'" && LETTER.test(before)) part.text = '’';
    }
  }
  return parts.map(({ text }) => text).join('');
}

/** HTML of Markdown with the quotes of a language; code and addresses stay as they are. */
export const withQuotes = (html: string, quotes: Quotes): string =>
  html
    .split(BLOCK)
    .map((text, at) => (at % 2 === 1 ? text : inText(text, quotes)))
    .join('');
