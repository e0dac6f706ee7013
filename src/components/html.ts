/**
 * Values of labels as HTML: a label puts them where its language wants them, and Astro's `set:html`
 * takes the whole. Every text is escaped here.
 */
import { escapeUTF8 } from 'entities';

/** A text as HTML. */
export const text = escapeUTF8;

/** A link; `text` is escaped, and so is the address. */
export const link = (href: string, label: string) => `<a href="${text(href)}">${text(label)}</a>`;
