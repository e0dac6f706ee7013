/**
 * What callers send to attack the owner is text: in every view of the console, in mail, and in all
 * that is downloaded. No script runs, nothing is active, no sign turns the words around it.
 */
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OWNER } from '../audits/secrets.ts';
import { browserOfFile } from '../support/browser.ts';
import { EXAMPLE } from '../support/build.ts';
import { inLong } from '../support/long.ts';
import { openPostOffice, textOf } from '../support/post-office.ts';
import { looksRightInLong, tooWide } from './checks.ts';
import { audit, giveKey, loaded, signedInAt, view } from './console.ts';
import { ownedSite } from './house.ts';
import { enter } from './keys.ts';
import { ATTACKS, callsOf, HOSTILE_REPORT } from './report.ts';

const TEXTS = Object.values(ATTACKS);
const BIDI = Object.keys(ATTACKS).indexOf('bidi');

const office = await openPostOffice();
afterAll(office.close);
const site = await ownedSite('attacks-data', EXAMPLE, {
  SMTP_URL: office.url,
  NOTIFY_EMAIL: 'owner@example.org',
  MINUTE_LIMIT: '10000',
  DAILY_LIMIT: '10000',
});
afterAll(site.close);
const browser = await browserOfFile();

beforeAll(async () => {
  for (const [n, attack] of TEXTS.entries())
    for (const [path, body] of callsOf(attack, n))
      await site.send(path, body, {
        'User-Agent': attack.replace(/[^ -~]/g, '?').slice(0, 500),
        Referer: `https://evil${n}.example/${encodeURI(attack.slice(0, 50).toWellFormed())}`,
      });
  await site.admin('audits', { slug: 'hostile', data: HOSTILE_REPORT });
});

type Held = { id: string; [member: string]: unknown };

/** What the service holds of a kind, the newest first. */
async function held(kind: string): Promise<Held[]> {
  const response = await fetch(`${site.url}/api/admin/${kind}?limit=50`, { headers: OWNER });
  return ((await response.json()) as Record<string, Held[]>)[kind] ?? [];
}

/** What of the console is active, turns what stands beside it, or sticks out. */
async function harm(page: Page): Promise<string[]> {
  const found = await page.locator('#console').evaluate((root) => {
    const active = 'script, iframe, object, embed, style, img, [onerror], [onload], [onmouseover]';
    const harmful = [...root.querySelectorAll(`${active}, a[href^="javascript"]`)];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement as Element;
      const { display, unicodeBidi } = getComputedStyle(parent);
      const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(parent.textContent);
      if (turns && display === 'inline' && unicodeBidi === 'normal') harmful.push(parent);
    }
    return harmful.map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  return [...found, ...(await tooWide(page))];
}

/** How many of a kind are opened after those of the first: all are drawn alike. */
const SOME = inLong(3, TEXTS.length);

/** A text as the console shows it: signs that would turn others around are told. */
const shown = (given: string) =>
  given.replace(/[\u202a-\u202e\u2066-\u2069]/g, (sign) => {
    const code = sign.charCodeAt(0).toString(16).toUpperCase();
    return `[U+${code}]`;
  });

/** Opens one after the other by keys; each shows the text that `textIn` finds in its record. */
async function walk(page: Page, records: readonly Held[], textIn: (record: Held) => string) {
  for (const record of records) {
    await page.keyboard.press('j');
    await expect.poll(() => page.url()).toContain(`/${record.id}`);
    const own = shown(textIn(record));
    await expect.poll(() => page.locator('.detail-of').textContent()).toContain(own);
    expect(await harm(page)).toEqual([]);
  }
}

async function downloaded(page: Page, button: string): Promise<string> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().focus();
  await page.keyboard.press('Enter');
  return text(await (await begun).createReadStream());
}

test('in every view and download', async () => {
  const messages = await held('contacts');
  expect(messages.map(({ context }) => context)).toEqual(TEXTS.toReversed());
  const { page, end } = await signedInAt(browser, site);
  await loaded(page, 'Messages');
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await harm(page)).toEqual([]);
  await walk(page, messages, ({ context }) => String(context));
  await looksRightInLong(page, 'an attack');
  await page.setViewportSize({ width: 1280, height: 900 });
  const lines = (await downloaded(page, 'Download all')).trim().split('\n').slice(0, -1);
  expect(lines.map((line) => JSON.parse(line).context).sort()).toEqual(TEXTS.toSorted());

  await page.goto(`${site.url}/admin#questions?state=`);
  await loaded(page, 'Questions');
  await walk(page, (await held('questions')).slice(0, SOME), ({ question }) => String(question));
  await looksRightInLong(page, 'a question');

  await page.goto(`${site.url}/admin#reports`);
  await loaded(page, 'Reports');
  const reports = await held('reports');
  await walk(page, reports.slice(0, SOME), ({ report }) =>
    String((report as { feedback: { what_worked: string } }).feedback.what_worked),
  );
  // Only paths of this service are links.
  expect(await page.locator('.path a').count()).toBe(0);
  await looksRightInLong(page, 'a report');
  // Nor does the question before something is deleted turn what stands around it.
  await page.goto(`${site.url}/admin#reports/${reports[TEXTS.length - 1 - BIDI]?.id}`);
  await enter(page, 'Delete for good');
  await enter(page, 'Delete');
  await page.getByRole('dialog', { name: 'Delete “invoice fdp.exe hidden  end”?' }).waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`${site.url}/admin#people`);
  await loaded(page, 'People');
  await page.keyboard.press('j');
  await page.getByText('1 record with this address').waitFor();
  expect(await harm(page)).toEqual([]);
  const person = JSON.parse(await downloaded(page, 'Save as a file'));
  expect(TEXTS).toContain(person.contacts[0].context);

  await page.goto(`${site.url}/admin#audits`);
  await loaded(page, 'Audits');
  await page.keyboard.press('j');
  await audit(page, 'hostile');
  await page.locator('.preview').getByText('<script>alert("script")</script>').first().waitFor();
  expect(await harm(page)).toEqual([]);
  await enter(page, 'Edit');
  await view(page, 'Edit hostile').waitFor();
  await page.locator('.preview').getByRole('heading').first().waitFor();
  expect(await harm(page)).toEqual([]);

  await page.goto(`${site.url}/admin#statistics`);
  await giveKey(page, 'Access token');
  await loaded(page, 'Statistics');
  await page.getByRole('rowheader', { name: 'evil0.example' }).waitFor();
  await looksRightInLong(page, 'statistics');
  expect(await harm(page)).toEqual([]);
  // No program that calculates takes a cell for a formula.
  const tables = await page.getByRole('button', { name: / as CSV$/ }).all();
  expect(tables.length).toBeGreaterThan(5);
  for (const table of tables) {
    const cells = await downloaded(page, (await table.getAttribute('aria-label')) ?? '');
    expect(cells).not.toMatch(/(?:^|[,\n])"\s*[=+\-@|%＝＋－＠]/);
  }

  await end();
});

test('in mail', async () => {
  await expect.poll(() => office.letters.length).toBe(TEXTS.length);
  for (const letter of office.letters) {
    expect(letter.headers).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(letter.headers).toMatch(/^Subject: New message: a question$/m);
    expect(letter.headers.match(/^(?:Bcc|Cc):/im)).toBeNull();
    expect(textOf(letter)).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|:\/\/evil/);
  }
});
