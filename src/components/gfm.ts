/** Markdown of the reference as HTML for the pages; raw HTML in it would come out as text. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { kept } from '../kept.ts';

/** Takes Markdown; returns HTML without code in it. */
export function htmlOf(markdown: string): string {
  return kept('gfm', markdown, () =>
    micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
  );
}
