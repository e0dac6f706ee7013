/**
 * Markdown that acts or deceives: an image loads what it points to when it is shown, and carries
 * out what stands in its address; a link may say one host and mean another. An ordinary link is
 * ordinary.
 */
import { patternOf } from './pattern.ts';

/** Images, and script as an address in angle brackets. */
const ACTING = patternOf(
  String.raw`!\[[^[\]\n]{0,300}\](?:\(\s{0,3}<?(?:https?:|data:|ftp:|//)|\[[^\]\n]{0,100}\]) |
  <(?:javascript|vbscript|data):[^>\s]{1,300}>`,
  'i',
);
/** Words and target of a link; a definition has no words that are shown. */
const LINK = /\[([^[\]\n]{0,300})\]\(\s{0,3}<?([^)\s>]{1,2000})/g;
const DEFINITION = /^\s{0,3}\[[^\]\n]{1,100}\]:()\s{1,5}<?(\S{1,2000})/gm;

/** Schemes that no link needs. Escapes have been undone before. */
const SCHEME = /^(?:javascript|vbscript|livescript|data|file|about|blob|view-source):/i;
/** A host, behind what looks like one before the sign: `https://docs.example@evil.example`. */
const HOST = /^(?:https?:)?\/\/([^/?#@\s]{0,200}@)?(?:www\.)?([^/?#:\s]{1,253})/i;
/** A place for somebody's words: `{{email}}`, `${history}`, `[the user's message]`, `USER_DATA`. */
const BLANK = patternOf(
  String.raw`[?&\#/=][^\s]{0,500}?(?:\{\{|\x24\{|\{[a-z_\x20]{3,40}\}|\[[a-z_'\x20]{3,60}|
  <[a-z_\x20]{3,40}|=[A-Z]{3,20}_[A-Z_]{3,30}\b)`,
);
/** A host as the words of a link: sure only with a scheme or a usual ending (`README.md`). */
const SAID = patternOf(
  String.raw`^\s{0,3}(?:https?://(?:www\.)?([a-z0-9.-]{1,253})|
  (?:www\.)?((?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|example|io|dev|bank|gov|edu|test)))
  (?:[/?\#:]\S{0,500})?\s{0,3}$`,
);

function isBad(words: string, target: string): boolean {
  const [, user, host = ''] = HOST.exec(target.toLowerCase()) ?? [];
  if (SCHEME.test(target) || user || (host && BLANK.test(target))) return true;
  const [, address, name] = SAID.exec(words.toLowerCase()) ?? [];
  const said = address ?? name ?? '';
  if (!host || !said) return false;
  return `.${host}`.endsWith(`.${said}`) === `.${said}`.endsWith(`.${host}`) && host !== said;
}

/** Whether a text holds Markdown that does more than link. */
export function hasBadLinks(text: string): boolean {
  const links = [...text.matchAll(LINK), ...text.matchAll(DEFINITION)];
  return ACTING.test(text) || links.some(([, words = '', target = '']) => isBad(words, target));
}
