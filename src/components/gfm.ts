/** Markdown of the reference as HTML for the pages; raw HTML in it would come out as text. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Takes Markdown; returns HTML without code in it. */
export function htmlOf(markdown: string): string {
  return micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}
