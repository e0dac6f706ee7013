/** The CV on paper. */
import { expect, test } from 'vitest';
import { serving } from '../standalone/server.ts';
import { closePages, INSTALL_TIME, sharedBrowser } from '../support/browser.ts';
import { visit } from './visit.ts';

const { at } = serving();

test(
  'the CV prints on two sheets of A4',
  async () => {
    const browser = await sharedBrowser();
    const { page, complaints } = await visit(browser, at('/cv'));
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    await closePages();
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
    expect(complaints).toEqual([]);
  },
  INSTALL_TIME,
);
