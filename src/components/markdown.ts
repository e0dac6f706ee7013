/**
 * Markdown -> HTML that is safe to show: raw HTML stays text, and addresses of other schemes than
 * the usual vanish.
 */
import Slugger from 'github-slugger';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Quotes, Say } from '../labels/say.ts';
import { wordFor } from '../labels/speak.ts';
import { withQuotes } from './quotes.ts';

export type MarkdownOptions = {
  /** Level that the highest heading of the text gets; the others follow. */
  level?: number;
  /**
   * Put before every id, so that texts on one page do not share any. Empty for the one text of a
   * page.
   */
  prefix?: string;
  /** Base URL of the site: pictures of it are shown, however they are addressed. */
  site?: string | undefined;
  /** What it says beside the text. */
  words: Say['markdown'];
  /** What straight quotes become; without them they stay. */
  quotes?: Quotes | undefined;
};

/** Stands for the site where nobody tells it: then every absolute address leads elsewhere. */
const NOWHERE = 'https://site.invalid';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** A picture as the renderer writes it. */
const PICTURE = /<img src="([^"]*)" alt="([^"]*)"((?: title="[^"]*")?) \/>/g;

/** Whether an address leads to another host, or nowhere. */
const isElsewhere = (address: string, site: string): boolean =>
  address === '' ||
  !URL.canParse(address, site) ||
  new URL(address, site).origin !== new URL(site).origin;

/**
 * Pictures of other hosts as links with their alternative text: the policy of the pages takes
 * pictures of the own host alone (`img-src`), so that a reader is seen by nobody else. In a link,
 * and where the address is gone, that text alone.
 */
function withoutForeignPictures(html: string, site: string, picture: string): string {
  const textFor = (alt: string) => alt || picture;
  return html
    .replace(/<a [^>]*>[\s\S]*?<\/a>/g, (link) =>
      link.replace(PICTURE, (whole, src: string, alt: string) =>
        isElsewhere(src, site) ? textFor(alt) : whole,
      ),
    )
    .replace(PICTURE, (whole, src: string, alt: string, title: string) => {
      if (!isElsewhere(src, site)) return whole;
      return src === '' ? textFor(alt) : `<a href="${src}"${title}>${textFor(alt)}</a>`;
    });
}

/**
 * Renders CommonMark with GitHub's extensions. Everything that looks like a tag afterwards is the
 * renderer's own, because it escapes what the text holds; so tags can be changed by their form:
 * headings get their level and an id (as github-slugger makes it, like the sections of the JSON
 * twin), tables a frame to scroll in, boxes of tasks become signs, pictures of other hosts become
 * links.
 */
export function markdownHtml(
  text: string,
  { level = 2, prefix = '', site = NOWHERE, words, quotes }: MarkdownOptions,
): string {
  const written = micromark(text, {
    extensions: [gfm()],
    htmlExtensions: [
      gfmHtml({
        clobberPrefix: `${prefix}note-`,
        label: words.footnotes,
        backLabel: (at, again) =>
          words.backTo({ reference: again > 1 ? `${at + 1}-${again}` : `${at + 1}` }),
        labelTagName: 'p',
        labelAttributes: '',
      }),
    ],
  });
  const slugger = new Slugger();
  const levels = [...written.matchAll(/<h([1-6])>/g)].map(([, depth]) => Number(depth));
  const down = level - Math.min(...levels);
  const marked = written
    .replace(/<h([1-6])>([\s\S]*?)<\/h\1>/g, (_, depth: string, inner: string) => {
      const tag = `h${Math.min(6, Number(depth) + down)}`;
      return `<${tag} id="${prefix}${slugger.slug(textOf(inner))}">${inner}</${tag}>`;
    })
    .replaceAll('="footnote-label"', `="${prefix}footnote-label"`)
    .replace(/ align="(\w+)"/g, ' class="align-$1"')
    .replace(/<input type="checkbox"[^>]*?( checked="")?[^>]*>/g, (box) =>
      box.includes('checked') ? '☑' : '☐',
    )
    .replaceAll(
      '<table>',
      `<section class="scroll" aria-label="${words.table}" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></section>')
    // A quotation that begins with [!NOTE] on a line of its own, as GitHub has them.
    .replace(
      /<blockquote>\n<p>\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](?:<br \/>)?\n/g,
      (_, kind: string) =>
        `<blockquote class="alert ${kind.toLowerCase()}">\n` +
        `<p class="alert-title">${wordFor(words.alerts, kind)}</p>\n<p>`,
    );
  const html = withoutForeignPictures(marked, site, words.picture);
  return quotes ? withQuotes(html, quotes) : html;
}
