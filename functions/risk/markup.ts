/**
 * Markup that acts or deceives. A text that only names an element is prose (`the <title> element`,
 * `<slug>`), one with an attribute, an end tag, a comment, a declaration or an active element is
 * not; of Markdown an image, script, another host than the words say, a blank for somebody's words.
 */
import { patternOf } from './normal.ts';

const MARKUP = patternOf(
  String.raw`<(?:!--|!doctype|!\[cdata\[|\?(?:php|xml|=)) | </\s{0,2}[a-z][a-z0-9]{0,14}\s{0,2}> |
  <\s{0,2}[a-z][a-z0-9]{0,14}(?:[\s/"'][^<>]{0,2000})?
    [\s/"'](?:on[a-z]{3,25}|[a-z_:@][\w:.-]{0,40})\s{0,3}=\s{0,3}[^\s=>] |
  (?<!\x60|list|map|array)<\s{0,2}(?:script|iframe|object|embed|applet|svg|math|style|form|frameset|link|meta|
    base|template|noscript)[\s/]{0,3}(?:>|$)(?!\x60|['"]?\s(?:element|tag|block))`,
  'i',
);
/** Script without a tag around it. */
const SCRIPT = patternOf(
  String.raw`\b(?:java|vb|live)script:(?=\S)[^\s]{0,200}?[(=%\x60/[] |
  \bdata:(?:text/(?:html|xml|javascript)|application/(?:xhtml\+xml|javascript)|image/svg) |
  [\s"'\x60;]on(?:abort|blur|change|click|error|focus|input|load|message|resize|scroll|submit|
    toggle|(?:animation|before|hash|key|mouse|page|pointer|touch|transition)\w{2,9})
    \s{0,3}=\s{0,3}["'\x60] |
  [(+=]\s{0,3}document\.(?:cookie|domain)\b | \bdocument\.write(?:ln)?\s?\( |
  \beval\s?\(\s?(?:atob|unescape|string\.fromcharcode|decodeuri) |
  \b(?:window|document|top|self)\.location(?:\.href)?\s?=\s?["'\x60]`,
  'i',
);
/** Images, and script as an address in angle brackets. */
const ACTING = patternOf(
  String.raw`!\[[^[\]\n]{0,300}\](?:\(\s{0,3}<?(?:https?:|data:|ftp:|//)|\[[^\]\n]{0,100}\]) |
  <(?:javascript|vbscript|data):[^>\s]{1,300}>`,
  'i',
);
/** Words and target of a link; a definition has no words that are shown. */
const LINKS = [
  /\[([^[\]\n]{0,300})\]\(\s{0,3}<?([^)\s>]{1,2000})/g,
  /^\s{0,3}\[[^\]\n]{1,100}\]:()\s{1,5}<?(\S{1,2000})/gm,
];
/** Schemes that no link needs. */
const SCHEME = /^(?:javascript|vbscript|livescript|data|file|about|blob|view-source):/i;
/** A host, behind what looks like one before the sign: `https://docs.example@evil.example`. */
const HOST = /^(?:https?:)?\/\/([^/?#@\s]{0,200}@)?(?:www\.)?([^/?#:\s]{1,253})/;
/** A place for somebody's words: `{{email}}`, `[the user's message]`, `USER_DATA`. */
const BLANK =
  /[?&#/=][^\s]{0,500}?(?:\{\{|\$\{|\{[a-z_ ]{3,40}\}|\[[a-z_' ]{3,60}|<[a-z_ ]{3,40}|=[A-Z]{3,20}_[A-Z_]{3,30}\b)/;
/** A host as the words of a link: sure only with a scheme or a usual ending (`README.md`). */
const SAID = patternOf(
  String.raw`^\s{0,3}(?:https?://(?:www\.)?([a-z0-9.-]{1,253})|
  (?:www\.)?((?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|example|io|dev|bank|gov|edu|test)))
  (?:[/?\#:]\S{0,500})?\s{0,3}$`,
);

function isBadLink(words: string, target: string): boolean {
  const [, user, host = ''] = HOST.exec(target.toLowerCase()) ?? [];
  if (SCHEME.test(target) || user || (host && BLANK.test(target))) return true;
  const [, address, name] = SAID.exec(words.toLowerCase()) ?? [];
  const said = address ?? name ?? host;
  return host !== '' && !`.${host}`.endsWith(`.${said}`) && !`.${said}`.endsWith(`.${host}`);
}

/** Whether a text holds HTML, script, or Markdown that does more than link. */
export function hasMarkup(text: string): boolean {
  // White space in a scheme does not stop a browser.
  const acts = [MARKUP, SCRIPT, ACTING].some((pattern) => pattern.test(text));
  const links = LINKS.flatMap((pattern) => [...text.matchAll(pattern)]);
  return (
    acts ||
    SCRIPT.test(text.replace(/[\t\r\n]+/g, '')) ||
    links.some(([, words = '', target = '']) => isBadLink(words, target))
  );
}
