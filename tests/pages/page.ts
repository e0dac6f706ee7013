/** Reads built pages as a browser would: elements, their text, and what they point to. */
import { decodeHTML } from 'entities';
import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';
import { privatePages } from '../../src/routes.ts';
import { type Dist, type Json, walk } from '../support/dist.ts';

const config = await new HtmlValidate(new StaticConfigLoader({ extends: [] })).getConfigFor(
  'page.html',
);

export type Page = {
  /** Address without host: `/notes`. */
  path: string;
  html: string;
  all: (selector: string) => HtmlElement[];
  /** Values of an attribute of all elements that a selector finds. */
  values: (selector: string, attribute: string) => string[];
};

/** Text of an element: entities decoded, white space as it is shown. */
export function textOf(element: HtmlElement | undefined): string {
  return decodeHTML(element?.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Pages by their HTML: several test files look at each. */
const known = new Map<string, Page>();

export function openPage(path: string, html: string): Page {
  const page = known.get(html);
  if (page?.path === path) return page;
  const opened = readPage(path, html);
  known.set(html, opened);
  return opened;
}

function readPage(path: string, html: string): Page {
  const root = new Parser(config).parseHtml(html);
  const all = (selector: string) => root.querySelectorAll(selector);
  const values = (selector: string, attribute: string) =>
    all(selector).flatMap((element) => {
      const value = element.getAttributeValue(attribute);
      return value === null ? [] : [decodeHTML(value)];
    });
  return { path, html, all, values };
}

/** Shells of the private pages: their content comes by script, and tests/site looks at them. */
const SHELLS = privatePages.map(({ file }) => file as string);

/** Every public page of a build. */
export function pagesOf(dist: Dist): Page[] {
  return dist.files
    .filter((file) => file.endsWith('.html') && !SHELLS.includes(file))
    .map((file) => {
      const path = `/${file.replace(/(^|\/)(index)?\.html$/, '').replace(/\.html$/, '')}`;
      return openPage(path === '/home' ? '/' : path, dist.text(file));
    });
}

/** One page of a build by its address. */
export function pageOf(dist: Dist, path: string): Page {
  const file = path === '/' ? 'home/index.html' : `${path.slice(1)}/index.html`;
  return openPage(path, dist.text(file));
}

/** Letters and digits alone: what markup, Markdown and line breaks leave of a text. */
const bare = (text: string) =>
  text
    .replace(/^\s*(```|~~~).*$/gm, '')
    .replace(/^\s*\d+[.)] /gm, '')
    .replace(/\]\([^)]*\)/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Marks that become something else: pictures, notes at the foot, kinds of alerts. */
const MARKS = /!\[[^\]]*\]\([^)]*\)|\[\^[^\]]+\]:?|\[![A-Z]+\]/;

/**
 * Values of a payload that a page does not show: as text, as the address of a link, as the exact
 * value of a date or as an evidence mark. Members named in `unseen` are left out, and so are flags,
 * numbers and what is null.
 */
export function notShown(
  { all, values }: Page,
  payload: Json,
  unseen: readonly string[],
): string[] {
  const text = bare(all('main').map(textOf).join(' '));
  const exact = new Set([
    ...values('a', 'href'),
    ...values('time', 'datetime'),
    ...values('.evidence', 'data-level'),
    ...values('img', 'alt'),
    // What a person says of themselves carries no mark.
    'self-claim',
  ]);
  const lost: string[] = [];
  walk(payload, (value, at) => {
    if (typeof value !== 'string' || at.some((name) => unseen.includes(name))) return;
    if (!exact.has(value) && !value.split(MARKS).every((part) => text.includes(bare(part))))
      lost.push(`${at.join('.')}: ${value.slice(0, 60)}`);
  });
  return lost;
}
