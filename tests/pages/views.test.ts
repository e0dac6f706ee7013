/**
 * The Markdown of a page says what the page says, but for what its view leaves out, and nothing
 * besides: both are written from one document.
 */
import { decodeHTML } from 'entities';
import { type DOMNode, type HtmlElement, TextNode } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { BUILDS } from '../support/dist.ts';
import { type Page, pageOf, pagesOf } from './page.ts';

/** Letters and digits alone: what markup, quotes and line breaks leave of a text. */
const bare = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/**
 * Ways on a page, buttons, fields to fill in, signs beside a name, and what Markdown has signs for.
 */
const OF_THE_PAGE = [
  'nav',
  'button',
  '.kicker',
  '.form',
  '[hidden]',
  '.alert-title',
  '.footnotes > p',
];

/** What the Markdown of a page leaves out; a selector, and links to pages of other records. */
const LEFT_OUT: readonly (readonly [path: RegExp, ...selectors: string[]])[] = [
  [/^\/$/, '.masthead > .facts *', '.source', '.help *'],
  [
    /^\/experience$/,
    '.intro',
    '.sources *',
    '.meta a',
    '#positions .prose *',
    '#education .prose *',
    '#education ul li',
    '#skills .prose *',
  ],
  [/^\/(projects|questions)$/, '.title .lead'],
  [/^\/notes$/, '.meta a'],
  [/^\/notes\/./, '#who .meta *', '.cite .facts *'],
  [/^\/claims\/./, '#who .meta *', '.facts .quiet *'],
  [/^\/(articles\/.|manifesto$)/, '.column > .lead', '.key-claims *', '.next *', '.cite .facts *'],
];

/** Names of lists of links that are left out, in the languages of the builds. */
const NAMES_OF_LINKS = ['Projects', 'Tags', 'Shownin', 'المشاريع', 'الوسوم', 'يظهرفي'];

/** Where one thing that is told ends, and the next begins. */
const ENDS = /[\n[\]*_`|:.,،;؛–()]/;

/** The texts of an element, each as it stands between two tags and signs. */
function textsIn(element: DOMNode): { text: string; parent: HtmlElement | null }[] {
  const found: { text: string; parent: HtmlElement | null }[] = [];
  const read = (node: DOMNode, parent: HtmlElement | null) => {
    if (node instanceof TextNode)
      for (const text of decodeHTML(node.textContent).split(ENDS))
        found.push({ text: bare(text), parent });
    for (const child of node.childNodes) read(child, node as HtmlElement);
  };
  read(element, null);
  return found.filter(({ text }) => text !== '');
}

const isIn = (element: HtmlElement | null, selectors: readonly string[]): boolean =>
  selectors.some((selector) => element?.closest(selector.replace(/ \*$/, '')) != null);

function shownOn(page: Page, path: string) {
  const left = LEFT_OUT.flatMap(([of, ...selectors]) => (of.test(path) ? selectors : []));
  const names = left.includes('.meta a') ? NAMES_OF_LINKS : [];
  const texts = page.all('main').flatMap(textsIn);
  return {
    all: texts.map(({ text }) => text).join(''),
    told: texts
      .filter(
        ({ parent, text }) => !isIn(parent, [...OF_THE_PAGE, ...left]) && !names.includes(text),
      )
      .map(({ text }) => text),
  };
}

/** Pieces of Markdown between its marks; addresses and words of the interface are no words. */
const piecesOf = (markdown: string) =>
  markdown
    .replace(/^```[\s\S]*?^```|!\[[^\]]*\]\([^)]*\)|\[![A-Z]+\]/gm, '')
    // What a person says of themselves carries no mark on pages.
    .replace(/(In their own words|بكلام صاحبها) \(self-claim\)/g, '\n')
    .replace(
      /\]\([^)]*\)|<[^>\n]*>|\((self-claim|private-live|public-live|external-validation)\)/g,
      '\n',
    )
    .split(ENDS)
    .map(bare)
    .filter(Boolean);

describe.each(BUILDS)('%s', (_, dist) => {
  const paths = pagesOf(dist)
    .filter(({ html, path }) => !html.includes('content="noindex"') && !/^\/developers/.test(path))
    .map(({ path }) => path);

  test.each(paths)('%s is what its Markdown says', (path) => {
    const page = pageOf(dist, path);
    const file = path === '/' ? 'index.md' : `${path.slice(1)}.md`;
    const [, title = '', body = ''] =
      /^---\n[\s\S]*?\n---\n\n(# .*)\n\n> .*\n([\s\S]*)$/.exec(dist.text(file)) ?? [];
    const { all, told } = shownOn(page, path);
    const twin = bare(`${title}\n${body.replace(/\]\([^)]*\)/g, '')}`);
    expect(told.filter((text) => !twin.includes(text))).toEqual([]);
    // The form of the page is a call for programs, and a demonstration says so above each page.
    const notice = bare(
      page
        .all('.notice')
        .map((element) => element.textContent)
        .join(''),
    );
    const hasForm = ['/contact', '/match'].includes(path);
    const [own = ''] = hasForm ? body.split(/\n## (?!.*elcome)/) : [body];
    expect(piecesOf(own).filter((piece) => !(all + notice).includes(piece))).toEqual([]);
  });
});
