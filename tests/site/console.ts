/** The owner's console in a browser: signed in, and waited for. */
import type { Browser, Page } from 'playwright';
import { ADMIN_KEY, STATS_TOKEN } from '../audits/secrets.ts';
import type { OwnedSite } from './house.ts';
import { fill } from './keys.ts';
import { visit } from './visit.ts';

/** The owner's browser: all that goes wrong in it, and every address that it asks for. */
export async function ownerAt(browser: Browser, at: OwnedSite, path = '/admin') {
  const urls: string[] = [];
  const seen = await visit(browser, `${at.url}${path}`, { acceptDownloads: true }, (page) =>
    page.on('request', (request) => urls.push(request.url())),
  );
  return { ...seen, urls };
}

export const view = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true });

/** What is open of a list. */
export const opened = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name, exact: true });

/** Waits until a view has loaded; the region that is read out says so. */
export async function loaded(page: Page, title: string): Promise<void> {
  await view(page, title).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: `${title}, loaded.` })
    .waitFor({ state: 'attached' });
}

/** Waits until an audit is open, with its links and its report. */
export async function audit(page: Page, slug: string): Promise<void> {
  await opened(page, slug).waitFor();
  await page.getByRole('heading', { level: 4, name: 'The report' }).waitFor();
}

/** Gives the credential that a view asks for. */
export async function giveKey(page: Page, label: 'Admin key' | 'Access token') {
  await fill(page, label, label === 'Admin key' ? ADMIN_KEY : STATS_TOKEN);
  await page.keyboard.press('Enter');
  await page.getByLabel(label).waitFor({ state: 'detached' });
}

export async function signedInAt(browser: Browser, at: OwnedSite, path = '/admin') {
  const seen = await ownerAt(browser, at, path);
  await giveKey(seen.page, path.endsWith('#statistics') ? 'Access token' : 'Admin key');
  return seen;
}
