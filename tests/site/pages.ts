/**
 * Every page for people of a built folder, found by the table: what the tests of the site walk
 * through, also in another look than their own. Pictures are taken with it too: without vitest.
 */
import type { Page } from 'playwright';
import { CardSettings } from '../../src/face/card.ts';
import { faceOf } from '../../src/face/face.ts';
import type { LookName } from '../../src/face/looks.ts';
import { pages } from '../../src/routes.ts';
import type { Dist } from '../support/dist.ts';

export type SitePage = {
  /** Path that a browser asks for. */
  path: string;
  /** The file that answers. */
  file: string;
  /**
   * Whether the table has it; what is left are answers to a form and the page for wrong paths,
   * which have no twin.
   */
  listed: boolean;
  status: 200 | 404;
};

/** Where a browser gets the page of wrong paths. */
const NOWHERE = '/no/such/page';

const patterns = ['/', ...pages.map(({ path }) => path)].map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The pages that anybody may open. Those for one reader have tests of their own. */
export function publicPages({ files }: Pick<Dist, 'files'>): SitePage[] {
  return files
    .filter((file) => file.endsWith('.html') && !/^(admin|audits)\b/.test(file))
    .map((file): SitePage => {
      if (file === '404.html') return { path: NOWHERE, file, listed: false, status: 404 };
      const path = file === 'home/index.html' ? '/' : `/${file.replace(/(\/index)?\.html$/, '')}`;
      return {
        path,
        file,
        listed: patterns.some(({ pattern }) => pattern.test(path)),
        status: 200,
      };
    });
}

/** The first pages of each row: those of a hundred claims are made alike. */
export function someOfEach(all: readonly SitePage[], most: number): SitePage[] {
  const kindOf = ({ path }: SitePage) =>
    patterns.find(({ pattern }) => pattern.test(path))?.path ?? path;
  return [...Map.groupBy(all, kindOf).values()].flatMap((alike) => alike.slice(0, most));
}

/** A page of each form: those of one row are made alike. */
export const FORMS = /^\/($|projects\/|writing$|claims\/|cv$|contact$|kit$|no\/|pages\/)/;
export const pagesOfForms = (dist: Dist): SitePage[] =>
  someOfEach(publicPages(dist), 1).filter(({ path }) => FORMS.test(path));

/** The style sheet of a look, without the fonts, which are there. */
export async function sheetOf(look: LookName): Promise<string> {
  const person = { portrait: null, initials: 'A', words: '' };
  const { files, sheet } = await faceOf(CardSettings.parse({ look }), 'no-folder', person);
  return Buffer.from(files.find(({ file }) => `/${file}` === sheet)?.body ?? []).toString();
}

declare global {
  interface Window {
    /** Rules that the page's own sheet of fonts has. */
    ownRules?: number;
  }
}

/** Has a page that is open take more style sheet than its own, in place of the one before. */
export const dress = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const fonts = [...document.styleSheets].find(({ href }) => /\/fonts\.[^/]*$/.test(href ?? ''));
    if (!fonts) throw new Error('The page has no style sheet of fonts.');
    window.ownRules ??= fonts.cssRules.length;
    while (fonts.cssRules.length > window.ownRules) fonts.deleteRule(window.ownRules);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    for (const { cssText } of sheet.cssRules) fonts.insertRule(cssText, fonts.cssRules.length);
  }, css);
