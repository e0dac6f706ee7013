/** Markdown with GitHub's extensions as HTML. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { kept } from './kept.ts';

/**
 * HTML without code in it: raw HTML comes out as text, and links of unsafe protocols lead nowhere.
 */
export const htmlOf = (markdown: string): string =>
  kept('gfm', markdown, () =>
    micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
  );
