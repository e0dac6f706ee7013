/**
 * Markdown that acts or deceives: an image loads what it points to when it is shown, and carries
 * out what stands in its address; a link may say one host and mean another. An ordinary link is
 * ordinary.
 */

const IMAGE = /!\[[^\]\n]{0,300}\](?:\(\s{0,3}<?(?:https?:|data:|ftp:|\/\/)|\[[^\]\n]{0,100}\])/i;
const LINK = /\[([^\]\n]{0,300})\]\(\s{0,3}<?([^)\s>]{1,2000})/g;
const DEFINITION = /^\s{0,3}\[[^\]\n]{1,100}\]:\s{1,5}<?(\S{1,2000})/gm;

/** Schemes that no link needs. Escapes have been undone before. */
const SCHEME = /^(?:javascript|vbscript|livescript|data|file|about|blob|view-source):/i;

/**
 * A place for somebody's words in an address: `{{email}}`, `${history}`, `[the user's message]`,
 * `<summary>`, `USER_DATA`.
 */
const BLANK =
  /[?&#/=][^\s]{0,500}?(?:\{\{|\$\{|\{[a-z_ ]{3,40}\}|\[[a-z_' ]{3,60}|<[a-z_ ]{3,40}|=[A-Z]{3,20}_[A-Z_]{3,30}\b)/;

/** `https://docs.example@evil.example` goes to the host behind the sign. */
const USERINFO = /^(?:https?:)?\/\/[^/?#\s]{0,200}@/i;

function hostOf(address: string): string | null {
  const match = /^(?:https?:)?\/\/(?:[^/?#@\s]{0,200}@)?([^/?#:\s]{1,253})/i.exec(address);
  return match?.[1]?.toLowerCase().replace(/^www\./, '') ?? null;
}

/** Whether the words of a link name another host than it goes to. */
function deceives(words: string, target: string): boolean {
  const said =
    /^\s{0,3}(?:https?:\/\/)?(?:www\.)?([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5})(?:[/?#:]\S{0,500})?\s{0,3}$/i.exec(
      words,
    )?.[1];
  const host = hostOf(target);
  // `README.md` and `v2.0` have dots as well; only a scheme or a path makes sure that a host is
  // meant.
  if (
    !said ||
    !host ||
    !/^\s{0,3}https?:|\.(?:com|org|net|example|io|dev|bank|gov|edu|test)\b/i.test(words)
  )
    return false;
  const name = said.toLowerCase();
  return name !== host && !host.endsWith(`.${name}`) && !name.endsWith(`.${host}`);
}

function isBad(target: string): boolean {
  return (
    SCHEME.test(target) || USERINFO.test(target) || (hostOf(target) !== null && BLANK.test(target))
  );
}

/** Whether a text holds Markdown that does more than link. */
export function hasBadLinks(text: string): boolean {
  if (IMAGE.test(text) || /<(?:javascript|vbscript|data):[^>\s]{1,300}>/i.test(text)) return true;
  for (const [, words = '', target = ''] of text.matchAll(LINK))
    if (isBad(target) || deceives(words, target)) return true;
  for (const [, target = ''] of text.matchAll(DEFINITION)) if (isBad(target)) return true;
  return false;
}
