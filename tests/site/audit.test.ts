/**
 * The recipient's page of an audit in a real Chromium: every state, and a report that attacks its
 * reader.
 */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { RECIPIENT } from '../audits/secrets.ts';
import { browserOfFile } from '../support/browser.ts';
import { looksRight, looksRightInLong } from './checks.ts';
import { ownedSite } from './house.ts';
import { enter, fill, focused } from './keys.ts';
import { HOSTILE_REPORT, REPORT } from './report.ts';
import { visit } from './visit.ts';

const site = await ownedSite('audit-page-data');
afterAll(site.close);
const link = await site.share('acme-2026', REPORT, 30);
const browser = await browserOfFile();

/** Opens a path as somebody who was sent it, and remembers what was asked for. */
async function opened(path: string) {
  const requests: {
    url: string;
    referrer: string | undefined;
    authorization: string | undefined;
  }[] = [];
  const seen = await visit(browser, `${site.url}${path}`, {}, (page) =>
    page.on('request', (request) => {
      const { referer, authorization } = request.headers();
      requests.push({ url: request.url(), referrer: referer, authorization });
    }),
  );
  await settled(seen.page);
  return { ...seen, requests };
}

/** Waits until the page shows what it has to show. */
async function settled(page: Page): Promise<void> {
  await page.locator('#audit:not([aria-busy])').waitFor();
  await page.locator('#audit-body > *:not(noscript)').first().waitFor();
}

const title = (page: Page) => page.locator('h1').textContent();

test('a recipient opens the link, reads the report, and the token is seen nowhere', async () => {
  const { page, requests, end } = await opened(link.path);
  expect(await title(page)).toBe('Security review of the Acme order service');
  expect(await page.title()).toMatch(/^Security review of the Acme order service · /);
  expect(page.url()).toBe(`${site.url}/audits/acme-2026`);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);

  const text = (await page.locator('main').textContent()) ?? '';
  for (const told of [
    'Rosa Reader',
    'Acme',
    'One finding needs work this week',
    '21,450',
    'Next review2027-04-01',
    'Payments',
  ])
    expect(text).toContain(told);
  expect(text).not.toContain(RECIPIENT.email);

  // The worst first, each with its mark in words; the numbers stand in a table.
  const findings = page.locator('article.finding');
  expect(await findings.locator('h3').allTextContents()).toEqual([
    'Order numbers of others can be read',
    'Passwords may be as short as six signs',
    'Exports are not limited',
    'Sessions end after thirty days only',
    'Version numbers in headers',
    'Dependencies are up to date',
  ]);
  expect(await findings.locator('.finding-mark').allTextContents()).toEqual([
    'Critical',
    'High',
    'Medium',
    'Medium',
    'Low',
    'Info',
  ]);
  const chart = page.getByRole('table', { name: '6 in all, by severity' });
  expect(await chart.locator('tbody tr').allTextContents()).toEqual([
    'Critical1',
    'High1',
    'Medium2',
    'Low1',
    'Info1',
  ]);
  const widths = await chart
    .locator('rect')
    .evaluateAll((bars) => bars.map((one) => one.getAttribute('width')));
  expect(widths).toEqual(['50.00', '50.00', '100.00', '50.00', '50.00']);

  // Markdown is rendered; other members are shown as what they are.
  await page
    .getByRole('group', { name: 'Endpoints by result' })
    .getByRole('cell', { name: '21 %' })
    .waitFor();
  expect(await page.locator('#report-section-2 ol > li').count()).toBe(3);
  expect(await page.getByRole('heading', { name: 'Team' }).count()).toBe(1);
  expect(await page.getByRole('cell', { name: 'R. Reader' }).count()).toBe(1);

  const [call, ...others] = requests.filter(({ authorization }) => authorization !== undefined);
  expect(others).toEqual([]);
  expect(call).toMatchObject({
    url: `${site.url}/api/audits/acme-2026`,
    authorization: `Bearer ${link.token}`,
  });
  for (const { url } of requests) expect(url).not.toMatch(/token|aud_/);
  // A file names who asked for it, a style its fonts; the page is named to nobody.
  expect(requests.length).toBeGreaterThan(5);
  for (const { referrer } of requests) expect(referrer ?? '').not.toMatch(/audits/);

  await looksRight(page, 'report');
  // A reload works in this tab, a place in the report stays a place, and another tab starts
  // without.
  await page.getByRole('link', { name: 'Exports are not limited' }).click();
  await page.reload();
  await settled(page);
  expect(await title(page)).toBe('Security review of the Acme order service');
  expect(page.url()).toBe(`${site.url}/audits/acme-2026#report-finding-3`);
  const other = await page.context().newPage();
  await other.goto(`${site.url}/audits/acme-2026`);
  await settled(other);
  expect(await title(other)).toBe('This page needs your whole link');
  await end();
});

test('without its fragment the page takes the link by hand, from the keyboard', async () => {
  const { page, requests, end } = await opened('/audits/acme-2026');
  expect(await title(page)).toBe('This page needs your whole link');
  expect(requests.filter(({ url }) => url.includes('/api/'))).toEqual([]);
  await looksRight(page, 'no token');
  await fill(page, 'Your link', 'https://elsewhere.example.org/audits/acme-2026');
  await page.keyboard.press('Enter');
  expect(
    await page.locator('#link').evaluate((input: HTMLInputElement) => input.validationMessage),
  ).toMatch(/no token/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(`https://elsewhere.example.org${link.path}`);
  await page.keyboard.press('Enter');
  await page.locator('article.finding').first().waitFor();
  // Who asked for it goes on at its title.
  expect(await focused(page)).toBe('Security review of the Acme order service');
  for (const { url } of requests) expect(url).not.toMatch(/token|aud_|elsewhere/);
  await end();
});

test('a link pasted at /audits, and one opened over another, lead to their audits', async () => {
  const other = await site.share('other', { title: 'Another audit' });
  const { page, end } = await opened('/audits');
  expect(await title(page)).toBe('Audits are read with a link');
  await looksRightInLong(page, 'no slug');
  await fill(page, 'Your link', `${site.url}${other.path}`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/audits/other');
  await page.getByRole('heading', { name: 'Another audit' }).waitFor();
  await page.evaluate(() => {
    location.hash = 'token=aud_wrong';
  });
  await page.getByRole('heading', { name: 'This link does not open this audit' }).waitFor();
  expect(page.url()).toBe(`${site.url}/audits/other`);
  await end(401);
});

/** The only file of an issued token. */
async function tokenFile(id: string): Promise<string> {
  const files = await readdir(site.folder, { recursive: true });
  const found = files.filter((file) => file.includes('issued') && file.includes(id));
  expect(found).toHaveLength(1);
  return join(site.folder, found[0] ?? '');
}

test('an expired link says so, and how to get a new one', async () => {
  const { path, token_id } = await site.share('expired', { title: 'Old' }, 1);
  const file = await tokenFile(token_id);
  const record = await readFile(file, 'utf8');
  await writeFile(file, record.replace(/("expires_at": ?")[^"]+/, '$12020-01-01T00:00:00.000Z'));
  const { page, end } = await opened(path);
  expect(await title(page)).toBe('This link has expired');
  await looksRightInLong(page, 'expired');
  await enter(page, /^Ask for a new link/);
  await page.waitForURL('**/contact');
  await end(401);
});

test('a wrong token, and an audit that is not there, are told alike', async () => {
  for (const path of [
    `/audits/acme-2026#token=${link.token.slice(0, -4)}AAAA`,
    `/audits/nowhere#token=${link.token}`,
  ]) {
    const { page, end } = await opened(path);
    expect(await title(page)).toBe('This link does not open this audit');
    expect(await page.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/contact',
    );
    if (path.includes('nowhere')) await looksRightInLong(page, 'wrong token');
    await end(401);
  }
});

test('when the store is away the page says so, and tries again when it is asked to', async () => {
  const { path } = await site.share('away', { title: 'Back again' });
  const store = join(site.folder, 'audit-tokens');
  await rename(store, `${store}.away`);
  await writeFile(store, 'no folder');
  const { page, end } = await opened(path);
  expect(await title(page)).toBe('The report cannot be read right now');
  await looksRightInLong(page, 'store away');
  // It asked once more, and was refused, before the store is there again.
  const refused = page.waitForResponse('**/api/audits/away');
  await enter(page, 'Try again');
  expect((await refused).status()).toBe(503);
  await expect.poll(() => title(page)).toBe('The report cannot be read right now');
  await rm(store);
  await rename(`${store}.away`, store);
  await enter(page, 'Try again');
  await expect.poll(() => title(page)).toBe('Back again');
  expect(await focused(page)).toBe('Back again');
  await end(503);
});

test('without script it says that it needs script', async () => {
  const { page, close } = await visit(browser, `${site.url}/audits/acme-2026`, {
    javaScriptEnabled: false,
  });
  expect(await page.locator('main').textContent()).toContain('This page needs script');
  expect(
    await page
      .getByRole('link', { name: 'ask for the report in another form' })
      .getAttribute('href'),
  ).toBe('/contact');
  await close();
});

test('a report that attacks its reader is text', async () => {
  const hostile = await site.share('hostile', HOSTILE_REPORT);
  const { page, requests, end } = await opened(hostile.path);
  const main = page.locator('main');
  expect(await title(page)).toMatch(
    /^Title <script>alert\("script"\)<\/script> <img src=x onerror/,
  );
  const found = await page.locator('#audit').evaluate((root) => ({
    active: [
      ...root.querySelectorAll(
        'script, iframe, object, embed, style, img, base, form, input, svg:not([aria-hidden])',
      ),
    ].map(({ outerHTML }) => outerHTML),
    handlers: [...root.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes]
        .filter(({ name }) => /^(on|style$|srcdoc)/.test(name))
        .map(({ name }) => name),
    ),
    addresses: [
      ...new Set(
        [...root.querySelectorAll('a')].map((one) => one.getAttribute('href')?.replace(/#.*/, '#')),
      ),
    ],
    ids: [...root.querySelectorAll('[id]')]
      .map(({ id }) => id)
      .filter((id) => !/^(audit|report-|content)/.test(id)),
  }));
  // Pictures are links that nobody follows by himself; dangerous addresses are gone.
  expect(found).toEqual({
    active: [],
    handlers: [],
    addresses: ['http://127.0.0.1:9/pixel.png', '/api/health.png', '#'],
    ids: [],
  });
  expect(
    (await main.textContent())?.match(/<script>alert\("script"\)<\/script>/g)?.length,
  ).toBeGreaterThan(15);
  expect(requests.filter(({ url }) => /pixel|health|127\.0\.0\.1:9\//.test(url))).toEqual([]);
  await looksRightInLong(page, 'hostile');
  await end();
});

test.each([
  ['nothing', {}, 'Audit free-0'],
  [
    'lists of anything',
    {
      a: [1, [2, { b: null }]],
      c: { d: { e: false } },
      findings: 'none',
      sections: [1],
      tables: {},
    },
    'Audit free-1',
  ],
  [
    'no words at all',
    { title: 7, summary: ['x'], metrics: [{ label: 'm' }], public: 'all' },
    'Audit free-2',
  ],
])('any object is shown: %s', async (_, data, name) => {
  const { path } = await site.share(name.replace('Audit ', ''), data);
  const { page, end } = await opened(path);
  expect(await title(page)).toBe(name);
  const text = (await page.locator('main').textContent()) ?? '';
  expect(text).not.toMatch(/undefined|\[object/);
  for (const value of ['none', 'all', 'x', 'm'].filter((one) =>
    JSON.stringify(data).includes(`"${one}"`),
  ))
    expect(text).toContain(value);
  await looksRightInLong(page, name);
  await end();
});

test('on paper the report has its words, and nothing of the frame', async () => {
  const { page, close } = await opened(link.path);
  await page.emulateMedia({ media: 'print' });
  const hidden = ['nav', '.agents', '.toc', '.skip'];
  for (const selector of hidden)
    expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
  expect(await page.locator('h1').isVisible()).toBe(true);
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(6);
  await close();
});
