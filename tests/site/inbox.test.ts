/**
 * The inbox in a real Chromium, walked from the keyboard: read, answered, archived, found, gone.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn } from '../admin/raw.ts';
import { closePages, INSTALL_TIME, sharedBrowser } from '../support/browser.ts';
import { EXAMPLE } from '../support/build.ts';
import { openPostOffice, textOf } from '../support/post-office.ts';
import { looksRight, unexpected } from './checks.ts';
import { loaded, signedInAt } from './console.ts';
import { type OwnedSite, ownedSite } from './house.ts';
import { enter, fill, focused, tabTo } from './keys.ts';
import { HOSTILE_TEXT } from './report.ts';
import { visit } from './visit.ts';

let site: OwnedSite;
let browser: Browser;
let office: Awaited<ReturnType<typeof openPostOffice>>;

beforeAll(async () => {
  browser = await sharedBrowser();
  office = await openPostOffice();
  site = await ownedSite('inbox-data', EXAMPLE, {
    SMTP_URL: office.url,
    NOTIFY_EMAIL: 'owner@example.org',
  });
}, INSTALL_TIME);
afterAll(async () => {
  await closePages();
  await site?.close();
  await office?.close();
});

test('a message is mailed, opened, answered, archived, found, deleted, by keys alone', async () => {
  await site.send('/api/contact', {
    intent: 'question',
    from: 'a?bcc=b@example.org',
    agent_name: HOSTILE_TEXT.slice(0, 100),
  });
  const writer = await visit(browser, `${site.url}/contact`);
  await tabTo(writer.page, 'To hire');
  await writer.page.keyboard.press('ArrowDown');
  await fill(writer.page, 'Your e-mail address', 'lena@example.org');
  await fill(writer.page, /^Message/, `An exhibition. ${HOSTILE_TEXT}`);
  await enter(writer.page, 'Send');
  await writer.page.waitForURL('**/contact/thanks');
  await writer.close();

  // The owner is told, and the mail leads to the message.
  await expect.poll(() => office.letters.length).toBe(2);
  const letter = office.letters.find(({ headers }) => /^Reply-To: lena@/m.test(headers));
  const [link = ''] = /\/admin#messages\/[0-9a-f]{32}/.exec(letter ? textOf(letter) : '') ?? [];
  expect([letter?.to, link === '']).toEqual([['owner@example.org'], false]);

  const { page, complaints, violations, close } = await signedInAt(browser, site);
  await loaded(page, 'Messages');
  const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  const state = (name: RegExp) => page.getByRole('button', { name });
  await state(/^New 2$/).waitFor();
  await page.getByRole('link', { name: 'Messages 2 new' }).waitFor();
  expect(await rows.allTextContents()).toEqual([
    expect.stringMatching(/^lena@example\.org just now An exhibition\..* To work togetherNew/),
    expect.stringMatching(/^a\?bcc=b@example\.org .*Without a message\. A questionNew/),
  ]);
  await looksRight(page, 'messages');

  // Keys go from message to message; whoever sees one has read it.
  await page.keyboard.press('j');
  const open = page.getByRole('article', { name: 'lena@example.org' });
  expect(await open.locator('.untrusted').textContent()).toBe(`An exhibition. ${HOSTILE_TEXT}`);
  expect(await open.getByRole('list', { name: 'Risk flags' }).textContent()).toContain(
    'HTML or script',
  );
  expect(await focused(page)).toBe('lena@example.org');
  await state(/^New 1$/).waitFor();
  await looksRight(page, 'a message');
  await page.keyboard.press('j');
  await page.getByRole('article', { name: 'a?bcc=b@example.org' }).waitFor();
  await state(/^New 0$/).waitFor();
  await state(/^Open 2$/).waitFor();

  // No sign of an address begins a header; the text is quoted.
  const answer = page.getByRole('link', { name: 'Answer by mail' });
  expect(await answer.getAttribute('href')).toMatch(
    /^mailto:a%3Fbcc%3Db@example\.org\?subject=Re%3A%20your%20message%20\(a%20question\)&body=%0D%0A/,
  );
  await page.keyboard.press('k');
  await open.waitFor();
  expect(decodeURIComponent((await answer.getAttribute('href')) ?? '')).toContain(
    '\r\n> An exhibition. ',
  );
  // No program for mail stands behind this browser.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).matches('a[href^="mailto:"]')) event.preventDefault();
    }),
  );
  await enter(page, 'Answer by mail');
  await state(/^Answered 1$/).waitFor();
  await open.locator('.mark', { hasText: 'Answered' }).waitFor();
  await page.keyboard.press('e');
  await state(/^Archived 1$/).waitFor();
  await page.getByRole('article', { name: 'a?bcc=b@example.org' }).waitFor();
  expect(await rows.count()).toBe(1);

  // Found again by its words, wherever it was put.
  await page.getByRole('button', { name: /^All 2$/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(2);
  await page.keyboard.press('/');
  expect(await focused(page)).toBe('Search');
  await page.keyboard.type('EXHIBITION lena');
  await expect.poll(() => rows.count()).toBe(1);
  await page.goto(`${site.url}${link}`);
  await open.waitFor();

  // Escape leaves everything as it is; the focus returns.
  await enter(page, 'Delete');
  await page.getByRole('dialog', { name: 'Delete this message?' }).waitFor();
  await looksRight(page, 'asked');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Delete');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await enter(page, 'Delete');
  await page.locator('.told', { hasText: /^Deleted: 1 message\./ }).waitFor();
  await page.getByText('No message is like that.').waitFor();
  expect((await filesIn(site.folder)).join('\n')).not.toContain('lena');

  const downloads = page.waitForEvent('download');
  await enter(page, 'Download all (JSON Lines)');
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('contacts.jsonl');
  const lines = (await text(await download.createReadStream())).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ from: 'a?bcc=b@example.org' }),
    { end: true, records: 1, skipped: { total: 0, keys: [] } },
  ]);
  expect(complaints).toEqual([]);
  expect(await violations()).toEqual([]);
  await close();
});

test('what is damaged is named beside what is not, and goes unread', async () => {
  const at = await ownedSite('inbox-damaged-data');
  for (const context of ['One', 'Two'])
    await at.send('/api/contact', { intent: 'hire', from: 'lena@example.org', context });
  for (const question of ['One?', 'Two?']) await at.send('/api/agent/ask', { question });
  for (const store of ['contacts', 'questions']) {
    const folder = join(at.folder, store);
    const [day = ''] = (await readdir(folder)).filter((name) => /^\d/.test(name));
    const [record = ''] = await readdir(join(folder, day));
    await writeFile(join(folder, day, record), '{');
  }
  const { page, complaints, violations, close } = await signedInAt(browser, at);
  const told = page.locator('details.skipped');
  for (const [view, title, gone] of [
    ['Messages', 'message', /^Deleted: 1 message\./],
    ['Questions', 'question', /^Deleted\./],
  ] as const) {
    if (view !== 'Messages') await enter(page, view);
    await loaded(page, view);
    expect(await told.locator('summary').textContent()).toBe('1 damaged record left out');
    await enter(page, '1 damaged record left out');
    await looksRight(page, `damaged ${title}`);
    await enter(page, /^Delete (contacts|questions)\//);
    await page.getByRole('dialog', { name: `Delete this damaged ${title}?` }).waitFor();
    await enter(page, 'Delete');
    await page.locator('.told', { hasText: gone }).waitFor();
    await expect.poll(() => told.count()).toBe(0);
  }
  await enter(page, 'Audits');
  await enter(page, 'New audit');
  await loaded(page, 'New audit');
  expect(await page.getByLabel('Slug').inputValue()).toMatch(/^audit-[0-9a-v]{10}$/);
  expect(complaints).toEqual([]);
  expect(await violations()).toEqual([]);
  await close();
  await at.close();
});

test('pages, filters, all of a sender, and keys that are off', async () => {
  const at = await ownedSite('inbox-many-data');
  for (let n = 0; n < 60; n += 1)
    await at.send('/api/contact', {
      intent: n % 2 ? 'hire' : 'question',
      from: n % 3 ? 'often@example.org' : `once-${n}@example.org`,
      context: `Number ${n}.`,
    });
  const { page, complaints, close } = await signedInAt(browser, at);
  await loaded(page, 'Messages');
  const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  expect(await rows.count()).toBe(25);

  // What the service did not take is told, and the message is where it was. The page shows it as
  // read before the service has answered: the refusal below is for the call after that one.
  const marked = page.waitForResponse('**/states');
  await page.keyboard.press('j');
  await page.getByRole('article').getByText('Number 59.').waitFor();
  await page.getByRole('button', { name: /^New 59$/ }).waitFor();
  await marked;
  await page.route('**/states', (route) => route.fulfill({ status: 503, body: '{}' }), {
    times: 1,
  });
  await page.keyboard.press('e');
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: /^Archived 0$/ }).waitFor();
  await expect.poll(() => rows.first().textContent()).toContain('Number 59.');
  expect(await page.locator('.told').textContent()).toBe('');
  await enter(page, 'Older ones');
  await expect.poll(() => rows.count()).toBe(50);
  await page.getByRole('article').getByText('Number 34.').waitFor();

  await enter(page, 'Intent, flag, day');
  await tabTo(page, 'Intent');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => rows.filter({ hasText: 'A question' }).count()).toBe(0);
  expect(await rows.filter({ hasText: 'To hire' }).count()).toBe(25);
  await page.goto(`${at.url}/admin#messages`);
  await enter(page, /^often@example\.org/);
  await enter(page, 'More of this sender and day');
  await enter(page, 'Delete all of this sender');
  await page.getByRole('dialog').waitFor();
  await enter(page, 'Delete');
  await page.locator('.told', { hasText: /^Deleted: 40 messages\./ }).waitFor();
  await page.getByRole('button', { name: /^All 20$/ }).waitFor();
  expect((await filesIn(at.folder)).join('\n')).not.toContain('often@');

  await tabTo(page, /^Keys:/);
  await page.keyboard.press('Space');
  await page.keyboard.press('j');
  expect(await page.getByRole('article').count()).toBe(0);
  expect(unexpected(complaints, 503)).toEqual([]);
  await close();
  await at.close();
});
