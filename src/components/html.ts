/**
 * Values of labels as HTML: a label puts them where its language wants them, and Astro's `set:html`
 * takes the whole. Every text is escaped here.
 */
import { escapeUTF8 } from 'entities';
import type { Say } from '../labels/say.ts';

/** A text as HTML. */
export const text = escapeUTF8;

/** A link; `text` is escaped, and so is the address. */
export function link(href: string, label: string, rel?: 'me'): string {
  return `<a href="${text(href)}"${rel ? ` rel="${rel}"` : ''}>${text(label)}</a>`;
}

/** Something by its name, which leads to its address where it has one, and facts behind it. */
export function named(
  name: string,
  url: string | undefined,
  facts: readonly (string | false | null | undefined)[],
  { list }: Pick<Say, 'list'>,
): string {
  const told = facts.flatMap((fact) => (fact ? [text(fact)] : []));
  return list([url ? link(url, name) : text(name), ...told]);
}

/** A date that may be known to the year or month only; the element tells it exactly. */
export function day(date: string, say: Pick<Say, 'day'>): string {
  return `<time datetime="${text(date)}">${text(say.day(date))}</time>`;
}

/** From when to when; `open` is what a start without an end means. */
export function period(
  start: string | null,
  end: string | null,
  open: 'since' | 'from',
  say: Pick<Say, 'day' | 'time'>,
): string {
  if (start && end && start !== end)
    return say.time.period({ start: day(start, say), end: day(end, say) });
  if (end) return day(end, say);
  return start ? say.time[open]({ start: day(start, say) }) : '';
}
