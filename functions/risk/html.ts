/**
 * HTML and script. A text that only names an element is prose, one that contains markup is not.
 * - Markup is a tag with an attribute, an end tag, a comment, a declaration, an active element's
 *   start tag.
 * - Prose is any other start tag (`the <title> element`, `<slug>`); an active element's too where
 *   it stands alone in code marks or in front of element, tag or block (`the <script> tag`).
 */
import { patternOf } from './pattern.ts';

/** Elements that act by being there, wherever the text is shown. */
const ACTIVE = patternOf(
  `^(?:script|iframe|object|embed|applet|svg|math|style|form|frame|frameset|link|meta|base|portal|
  template|noscript|xml|xss|isindex)$`,
  'i',
);
const DECLARATION = /^<(?:!--|!doctype|!\[cdata\[|\?(?:php|xml|=))/i;
/** A tag right at a `<`; its attributes end at the next angle bracket. A slash can be a space. */
const TAG = /<(\s{0,2})(\/?)\s{0,2}([a-z][a-z0-9]{0,14})((?:[\s/"'][^<>]{0,2000})?)(>|(?=<)|$)?/iy;
const ATTRIBUTE = /[\s/"'][a-z_:@][\w:.-]{0,40}\s{0,3}=/i;
const HANDLER = /[\s/"']on[a-z]{3,25}\s{0,3}=\s{0,3}["'`]?[^\s=>]/i;

/** Whether the text at a `<` is markup. */
function isMarkup(text: string, at: number): boolean {
  if (DECLARATION.test(text.slice(at, at + 12))) return true;
  TAG.lastIndex = at;
  const [whole = '', space, slash, name = '', attributes = '', end] = TAG.exec(text) ?? [];
  const active = ACTIVE.test(name);
  if (!name || (space && !active)) return false;
  if (HANDLER.test(attributes)) return true;
  if (ATTRIBUTE.test(attributes) && (active || end || !slash)) return true;
  if (end !== '>' || slash || !active) return end === '>' && slash === '/';
  const [before, after] = [text.charAt(at - 1), text.slice(at + whole.length).slice(0, 12)];
  const inCode = before === '`' && after.startsWith('`');
  const named = inCode || /^[`'"]?\s(?:element|tag|block)/i.test(after);
  return !named && !(/^object$/i.test(name) && /[\p{L}\p{N}]/u.test(before));
}

/** Script without a tag around it. */
const SCRIPT = patternOf(
  String.raw`\b(?:java|vb|live)script:(?=\S)[^\s]{0,200}?[(=%\x60/[] |
  \bdata:(?:text/(?:html|xml|javascript)|application/(?:xhtml\+xml|javascript)|image/svg) |
  [\s"'\x60;]on(?:abort|blur|change|click|error|focus|input|load|message|resize|scroll|submit|
    toggle|unload|wheel|(?:animation|before|hash|key|mouse|page|pointer|pop|touch|
    transition)\w{2,9})\s{0,3}=\s{0,3}["'\x60] |
  [(+=]\s{0,3}document\.(?:cookie|domain)\b | \bdocument\.write(?:ln)?\s?\( |
  \beval\s?\(\s?(?:atob|unescape|string\.fromcharcode|decodeuri) |
  \b(?:window|document|top|self)\.location(?:\.href)?\s?=\s?["'\x60] |
  \bnew\simage\s?\(\s?\)\.src\s?= | <[^<>]{0,40}\bexpression\s?\(`,
  'i',
);

/** Whether a text holds HTML or script. */
export function hasHtml(text: string): boolean {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1))
    if (isMarkup(text, at)) return true;
  // White space in a scheme does not stop a browser.
  return SCRIPT.test(text) || SCRIPT.test(text.replace(/[\t\r\n]+/g, ''));
}
