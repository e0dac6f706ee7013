/**
 * HTML and script. Decided: a text that only *names* an element is prose, a text that *contains*
 * markup is flagged.
 * - Markup is a tag with an attribute, an end tag, a comment, a declaration, an active element's
 *   start tag.
 * - Prose is a start tag without attributes of an element that does nothing (`the <title>
 *   element`); an active element's too where it stands alone in code marks or in front of the word
 *   element, tag or block (`the <script> tag`).
 * - `Map<string, number>`, `a < b`, `<slug>` are no tags of HTML at all.
 */

/** Elements that act by being there, wherever the text is shown. */
const ACTIVE = new Set(
  'script iframe object embed applet svg math style form frame frameset link meta base portal template noscript xml xss isindex'.split(
    ' ',
  ),
);
const INERT = new Set(
  'a abbr address area article aside audio b bdi bdo big blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 head header hgroup hr html i image img input ins kbd keygen label legend li main map mark marquee menu meter nav ol optgroup option output p param picture pre progress q rp rt ruby s samp search section select slot small source span strike strong sub summary sup table tbody td textarea tfoot th thead time title tr track tt u ul var video wbr'.split(
    ' ',
  ),
);

/**
 * A tag's head right at a `<`; its attributes end at the next angle bracket. A slash may stand for
 * a space.
 */
const TAG = /<(\s{0,2})(\/?)\s{0,2}([a-z][a-z0-9]{0,14})((?:[\s/"'][^<>]{0,2000})?)(>|(?=<)|$)?/giy;
const ATTRIBUTE = /[\s/"'][a-z_:@][\w:.-]{0,40}\s{0,3}=/i;
const HANDLER = /[\s/"']on[a-z]{3,25}\s{0,3}=\s{0,3}["'`]?[^\s=>]/i;

/** Whether the text at a `<` is markup. */
function isMarkup(text: string, at: number): boolean {
  if (/^<(?:!--|!doctype|!\[cdata\[|\?(?:php|xml|=))/i.test(text.slice(at, at + 12))) return true;
  TAG.lastIndex = at;
  const [whole = '', space = '', slash, name = '', attributes = '', end] = TAG.exec(text) ?? [];
  const element = name.toLowerCase();
  const active = ACTIVE.has(element);
  if (!active && (!INERT.has(element) || space !== '')) return false;
  if (
    HANDLER.test(attributes) ||
    (ATTRIBUTE.test(attributes) && (active || end === '>' || slash === ''))
  )
    return true;
  if (end !== '>') return false;
  if (slash) return true;
  if (!active) return false;
  const generic = element === 'object' && /[\p{L}\p{N}]/u.test(text.charAt(at - 1));
  const after = text.slice(at + whole.length, at + whole.length + 12);
  const named = /^[`'"]?\s(?:element|tag|block)/i.test(after);
  return !generic && !named && !(text.charAt(at - 1) === '`' && after.startsWith('`'));
}

/**
 * Addresses that run when they are opened. White space and controls inside of the scheme do not
 * stop a browser.
 */
const SCRIPT_URL =
  /\b(?:java|vb|live)script:(?=\S)[^\s]{0,200}?[(=%`/[]|\bdata:(?:text\/(?:html|xml|javascript)|application\/(?:xhtml\+xml|javascript)|image\/svg)/i;

/** Script without a tag around it, and handlers that would leave an attribute. */
const SCRIPT: readonly RegExp[] = [
  /[\s"'`;]on(?:abort|animation\w{3,9}|before\w{3,9}|blur|change|click|error|focus|hash\w{3,9}|input|key\w{2,5}|load|message|mouse\w{2,5}|page\w{4}|pointer\w{2,6}|popstate|resize|scroll|submit|toggle|touch\w{3,6}|transition\w{3,9}|unload|wheel)\s{0,3}=\s{0,3}["'`]/i,
  /[(+=]\s{0,3}document\.(?:cookie|domain)\b|\bdocument\.write(?:ln)?\s?\(/i,
  /\beval\s?\(\s?(?:atob|unescape|string\.fromcharcode|decodeuri)/i,
  /\b(?:window|document|top|self)\.location(?:\.href)?\s?=\s?["'`]/i,
  /\bnew image\s?\(\s?\)\.src\s?=|<[^<>]{0,40}\bexpression\s?\(/i,
];

/** Whether a text holds HTML or script. */
export function hasHtml(text: string): boolean {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (isMarkup(text, at)) return true;
  }
  return (
    SCRIPT_URL.test(text) ||
    SCRIPT_URL.test(text.replace(/[\t\r\n]+/g, '')) ||
    SCRIPT.some((pattern) => pattern.test(text))
  );
}
