/**
 * Markdown of a report. What the renderer makes of it is the only HTML that these pages ever parse:
 * it escapes all that the text holds and drops addresses of dangerous schemes. Pictures become
 * links: nothing is fetched from elsewhere.
 */
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { el } from '../browser/element.ts';
import { markdownHtml } from '../components/markdown.ts';
import { say } from './say.ts';

export type MarkdownPlace = {
  /** Level of its highest heading. */
  level: number;
  /** Put before its ids, so that texts of one page share none. */
  prefix: string;
};

/** Renders a text; headings stand below those of the page. */
export type Markdown = (text: string, place: MarkdownPlace) => VNode;

function proseOf(text: string, place: MarkdownPlace): DocumentFragment {
  // A template is inert: nothing in it loads or runs.
  const template = document.createElement('template');
  template.innerHTML = markdownHtml(text, { ...place, words: say.markdown });
  for (const image of template.content.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const alt = image.alt || say.markdown.picture;
    image.replaceWith(src === '' ? alt : el('a', { href: src }, alt));
  }
  // The renderer empties addresses of dangerous schemes: what is left of such a link is its text.
  for (const link of template.content.querySelectorAll('a'))
    if (link.getAttribute('href') === '') link.replaceWith(...link.childNodes);
    else link.setAttribute('rel', 'noopener noreferrer');
  // A report may hold many tables: each is a group to go through, not a landmark.
  for (const frame of template.content.querySelectorAll('.scroll'))
    frame.setAttribute('role', 'group');
  return template.content;
}

function Prose({ text, level, prefix }: MarkdownPlace & { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => place.current?.replaceChildren(proseOf(text, { level, prefix })),
    [text, level, prefix],
  );
  return <div class="prose" ref={place} />;
}

export const markdown: Markdown = (text, place) => <Prose text={text} {...place} />;
