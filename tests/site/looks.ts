/** Built pages in another look than their own: for tests, and for pictures, so without vitest. */
import type { Page } from 'playwright';
import { CardSettings } from '../../src/face/card.ts';
import { faceOf } from '../../src/face/face.ts';
import type { LookName } from '../../src/face/looks.ts';
import type { Dist } from '../support/dist.ts';
import { publicPages, type SitePage, someOfEach } from './pages.ts';

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

/** Has a page take more style sheet than its own: what `css` gives when it is asked for. */
export const dressedBy = (css: () => string) => (page: Page) =>
  page.route('**/_astro/fonts.*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${css()}` });
  });
