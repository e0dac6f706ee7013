/**
 * The inbox in a real Chromium, walked from the keyboard: read, answered, put away, taken back,
 * found, gone; two tabs, no connection, a reload.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn } from '../admin/raw.ts';
import { ADMIN_KEY } from '../audits/secrets.ts';
import { closePages, INSTALL_TIME, sharedBrowser } from '../support/browser.ts';
import { EXAMPLE } from '../support/build.ts';
import { inLong } from '../support/long.ts';
import { openPostOffice, textOf } from '../support/post-office.ts';
import { looksRight, looksRightInLong } from './checks.ts';
import { loaded, opened, signedInAt } from './console.ts';
import { type OwnedSite, ownedSite } from './house.ts';
import { enter, fill, focused, tabTo } from './keys.ts';
import { HOSTILE_TEXT } from './report.ts';
import { unexpected, visit } from './visit.ts';

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

const rowsOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
/** How many a list has, of which those near the view are drawn: every line says it. */
const sizeOf = (page: Page, list: string) =>
  rowsOf(page, list).evaluateAll(([first]) => Number(first?.ariaSetSize ?? 0));
const tab = (page: Page, name: RegExp) => page.getByRole('button', { name });
const told = (page: Page, hasText: string | RegExp) =>
  page.locator('.undo .told', { hasText }).waitFor();

/** What the service has of a record. */
async function held(at: OwnedSite, path: string): Promise<Record<string, unknown>> {
  const headers = { 'X-Admin-Key': ADMIN_KEY };
  return (await (await fetch(`${at.url}/api/admin/${path}`, { headers })).json()) as never;
}

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
  await writer.page.waitForURL('**/contact/thanks#*');
  await writer.close();

  // The owner is told, and the mail leads to the message.
  await expect.poll(() => office.letters.length).toBe(2);
  const letter = office.letters.find(({ headers }) => /^Reply-To: lena@/m.test(headers));
  const [link = ''] = /\/admin#messages\/[0-9a-f]{32}/.exec(letter ? textOf(letter) : '') ?? [];
  expect([letter?.to, link === '']).toEqual([['owner@example.org'], false]);

  const { page, complaints, violations, close } = await signedInAt(browser, site);
  await loaded(page, 'Messages');
  const rows = rowsOf(page, 'Messages');
  await tab(page, /^New 2$/).waitFor();
  await page.getByRole('link', { name: 'Messages 2 new' }).waitFor();
  await expect.poll(() => page.title()).toBe('(2) Messages · Console');
  expect(await rows.allTextContents()).toEqual([
    expect.stringMatching(
      /^lena@example\.org \w+ \d+, \d\d:\d\d An exhibition\..* To work together.*New/,
    ),
    expect.stringMatching(/^a\?bcc=b@example\.org .*Without a message\. A question.*New/),
  ]);
  await looksRight(page, 'messages');

  // Keys go from message to message; whoever sees one has read it.
  await page.keyboard.press('j');
  const open = page.getByRole('article', { name: 'lena@example.org' });
  expect(await open.locator('.untrusted').textContent()).toBe(`An exhibition. ${HOSTILE_TEXT}`);
  expect(await open.locator('dl').first().textContent()).toMatch(/^Risk flags.*HTML or script/);
  expect(await focused(page)).toBe('lena@example.org');
  await tab(page, /^New 1$/).waitFor();
  await looksRight(page, 'a message');
  await page.keyboard.press('j');
  await opened(page, 'a?bcc=b@example.org').waitFor();
  await tab(page, /^New 0$/).waitFor();
  await tab(page, /^Open 2$/).waitFor();

  // No sign of an address begins a header; reply and text go into the mail.
  const answer = page.getByRole('link', { name: 'Answer by mail' });
  expect(await answer.getAttribute('href')).toMatch(
    /^mailto:a%3Fbcc%3Db@example\.org\?subject=Re%3A%20your%20message%20\(a%20question\)&body=/,
  );
  await page.keyboard.press('k');
  await open.waitFor();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Text');
  await page.keyboard.type('Gladly. May suits me.');
  expect(decodeURIComponent((await answer.getAttribute('href')) ?? '')).toContain(
    'body=Gladly. May suits me.\r\n\r\nOn ',
  );
  expect(decodeURIComponent((await answer.getAttribute('href')) ?? '')).toContain(
    '\r\n> An exhibition. ',
  );

  // No connection: told, and nothing of what was typed is lost, by a reload neither.
  await page.context().setOffline(true);
  await page.getByText('There is no connection.').waitFor();
  await enter(page, 'Store the reply, send no mail');
  await page.getByText('The service cannot be reached.').waitFor();
  await looksRightInLong(page, 'offline');
  await page.context().setOffline(false);
  await page.reload();
  await open.waitFor();
  await expect.poll(() => page.getByLabel('Text').inputValue()).toBe('Gladly. May suits me.');
  await enter(page, 'Store the reply, send no mail');
  await told(page, 'The reply is stored');
  await tab(page, /^Answered 1$/).waitFor();
  const id = link.split('/').at(-1);
  expect(await held(site, `contacts/${id}`)).toMatchObject({
    state: 'answered',
    reply: { text: 'Gladly. May suits me.' },
  });
  await page.keyboard.press('u');
  await told(page, 'Undone.');
  expect(await held(site, `contacts/${id}`)).toMatchObject({ state: 'read', reply: null });
  // The same reply as mail: to the sender, with the message quoted, and stored too.
  await enter(page, 'Send the reply');
  await page.getByRole('dialog', { name: 'Mail the reply to lena@example.org?' }).waitFor();
  await enter(page, 'Send the reply');
  await told(page, 'The reply is mailed and stored.');
  const mailed = office.letters.at(-1);
  expect([mailed?.from, mailed?.to]).toEqual(['owner@example.org', ['lena@example.org']]);
  expect(mailed?.headers).toMatch(/^Reply-To: owner@example\.org$/m);
  expect(mailed ? textOf(mailed) : '').toMatch(/^Gladly\. May suits me\.\r?\n[\s\S]*\n> An exhib/);
  expect(await held(site, `contacts/${id}`)).toMatchObject({ state: 'answered' });
  office.state.up = false;
  await fill(page, 'Another reply in its place', 'In June.');
  await enter(page, 'Send the reply');
  await page.getByRole('dialog').waitFor();
  await enter(page, 'Send the reply');
  await told(page, 'The mail server did not take the reply. It is stored');
  expect(await held(site, `contacts/${id}`)).toMatchObject({ reply: { text: 'In June.' } });
  office.state.up = true;
  await page.keyboard.press('e');
  await told(page, 'Archived.');
  await tab(page, /^Archived 1$/).waitFor();
  await opened(page, 'a?bcc=b@example.org').waitFor();
  expect(await rows.count()).toBe(1);

  // Found again by its words, wherever it was put.
  await tab(page, /^All 2$/).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(2);
  await page.keyboard.press('/');
  expect(await focused(page)).toBe('Search');
  await page.keyboard.type('EXHIBITION lena');
  await expect.poll(() => rows.count()).toBe(1);
  await page.goto(`${site.url}${link}`);
  await open.waitFor();
  // Its history is a way back for ever.
  await enter(page, 'History');
  await enter(page, 'Back to answered');
  await told(page, 'Answered.');

  // Escape leaves everything as it is; the focus returns.
  await enter(page, 'Delete for good');
  await enter(page, 'Delete');
  await page.getByRole('dialog', { name: 'Delete “lena@example.org”?' }).waitFor();
  await looksRight(page, 'asked');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Delete');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await enter(page, 'Delete');
  await told(page, /^Deleted: 1 record\./);
  await page.getByText('No message is like that.').waitFor();
  expect((await filesIn(site.folder)).join('\n')).not.toContain('lena');

  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).focus();
  await page.keyboard.press('Enter');
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('contacts.jsonl');
  const lines = (await text(await download.createReadStream())).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ from: 'a?bcc=b@example.org' }),
    { end: true, records: 1, skipped: { total: 0, keys: [] } },
  ]);
  expect(complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
  expect(await violations()).toEqual([]);
  await close();
});

test('what is damaged is named beside what is not, and goes unread', async () => {
  const at = await ownedSite('inbox-damaged-data');
  for (const context of ['One', 'Two'])
    await at.send('/api/contact', { intent: 'hire', from: 'lena@example.org', context });
  const folder = join(at.folder, 'contacts');
  const [day = ''] = (await readdir(folder)).filter((name) => /^\d/.test(name));
  const [record = ''] = await readdir(join(folder, day));
  await writeFile(join(folder, day, record), '{');
  const { page, complaints, violations, close } = await signedInAt(browser, at);
  await loaded(page, 'Messages');
  const skipped = page.locator('details.skipped');
  await enter(page, '1 damaged record left out');
  await enter(page, /^Delete contacts\//);
  await page.getByRole('dialog', { name: /^Delete contacts\/.*\?$/ }).waitFor();
  await enter(page, 'Delete');
  await told(page, /^Deleted: contacts\//);
  await expect.poll(() => skipped.count()).toBe(0);
  expect(complaints).toEqual([]);
  expect(await violations()).toEqual([]);
  await close();
  await at.close();
});

test('signs that turn text around are told, and the errors of a report', async () => {
  const at = await ownedSite('inbox-turned-data');
  const turned = { human_name: '\u202eevil', context: 'See gnp.\u202eexe' };
  await at.send('/api/contact', { intent: 'hire', from: 'lena@example.org', ...turned });
  await at.send('/api/agent-reports', {
    mission: { attempted: 'mission_1', completed: true, confidence_in_result: 4 },
    errors_encountered: ['A 500 at /api/init.'],
    outcome: { achieved_goal: false },
  });
  const { page, complaints, violations, close } = await signedInAt(browser, at);
  await loaded(page, 'Messages');
  const row = rowsOf(page, 'Messages').first();
  expect(await row.textContent()).toMatch(/^\[U\+202E\]evil .*See gnp\.\[U\+202E\]exe/);
  await page.keyboard.press('j');
  await opened(page, 'lena@example.org').waitFor();
  await page.locator('.untrusted', { hasText: 'gnp.[U+202E]exe' }).waitFor();
  await page.locator('dd', { hasText: '[U+202E]evil' }).waitFor();
  await page.locator('dd .mark', { hasText: 'Turns text around' }).waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/[\u202a-\u202e]/);
  await page.goto(`${at.url}/admin#reports`);
  await loaded(page, 'Reports');
  expect(await rowsOf(page, 'Reports').first().textContent()).toContain('A 500 at /api/init.');
  expect(complaints).toEqual([]);
  expect(await violations()).toEqual([]);
  await close();
  await at.close();
});

test('a line far from the view is height alone, and keeps its place', async () => {
  const limits = { MINUTE_LIMIT: '10000', DAILY_LIMIT: '10000' };
  const at = await ownedSite('inbox-far-data', EXAMPLE, limits);
  for (let n = 1; n <= 60; n += 1) {
    const from = n > 30 ? 'often@example.org' : `of-${n}@example.org`;
    await at.send('/api/contact', { intent: 'hire', from, context: `Letter ${n}` });
  }
  const { page, complaints, violations, close } = await signedInAt(browser, at);
  await loaded(page, 'Messages');
  const rows = rowsOf(page, 'Messages');
  const drawn = () => rows.evaluateAll((all) => all.map((row) => Number(row.ariaPosInSet)));
  const list = page.getByRole('region', { name: 'Messages, list' });
  const heights = () => list.evaluate((region) => region.scrollHeight);
  await page.setViewportSize({ width: 1280, height: 420 });
  await expect.poll(drawn).not.toContain(60);
  expect(await rows.first().getAttribute('aria-setsize')).toBe('-1');

  // The rest comes as the end comes near; the line with the focus stays.
  await rows.first().getByRole('link').focus();
  const toItsEnd = async () => {
    await list.evaluate((region) => region.scrollTo(0, region.scrollHeight));
    return drawn();
  };
  await expect.poll(toItsEnd).toContain(60);
  expect(await rows.first().getAttribute('aria-setsize')).toBe('60');
  await expect.poll(drawn).not.toContain(26);
  expect(await drawn()).toContain(1);
  const high = await heights();
  await list.evaluate((region) => region.scrollTo(0, region.scrollHeight));
  await rows.last().getByRole('link').click();
  await opened(page, 'of-1@example.org').waitFor();
  expect(Math.abs((await heights()) - high)).toBeLessThan(20);
  await page.keyboard.press('k');
  await opened(page, 'of-2@example.org').waitFor();

  // A reload keeps the place, and what is open is in view though the list is long.
  const read = async () => (await held(at, 'contacts?limit=1'))['counts'];
  await expect.poll(read).toMatchObject({ read: 2 });
  await page.reload();
  await opened(page, 'of-2@example.org').waitFor();
  const current = rows.filter({ has: page.locator('[aria-current]') });
  await expect.poll(() => current.getAttribute('aria-posinset')).toBe('59');
  const inView = () =>
    current.evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
  await expect.poll(inView).toBe(true);

  // Who is faster than the next page goes on when it has come.
  const come = Promise.withResolvers<void>();
  await page.route(/[?&]cursor=/, (route) => come.promise.then(() => route.continue()));
  await page.goto(`${at.url}/admin#messages`);
  await page.addInitScript(() => sessionStorage.removeItem('console-items-messages'));
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.reload();
  await expect.poll(() => rows.count()).toBe(25);
  const place = () => current.getAttribute('aria-posinset');
  await expect.poll(() => page.keyboard.press('j').then(place)).toBe('25');
  await page.keyboard.press('j');
  come.resolve();
  await expect.poll(place).toBe('26');

  // All letters of a sender stand in the thread, more of them than a page of the list has.
  await list.evaluate((region) => region.scrollTo(0, 0));
  await rows.first().getByRole('link').click();
  await opened(page, 'often@example.org').waitFor();
  await expect.poll(() => page.locator('.detail-pane li.record').count()).toBe(29);

  // A browser that is busy tells at once that a line went away and came back: it is drawn.
  await page.addInitScript(() => {
    let isBusy = false;
    addEventListener('busy', () => (isBusy = true));
    class Late extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, near: IntersectionObserverInit) {
        const held: IntersectionObserverEntry[] = [];
        super((some, me) => void (isBusy ? held.push(...some) : tell(some, me)), near);
        addEventListener('idle', () => {
          held.push(...this.takeRecords());
          if (held.length > 0) tell(held, this);
        });
      }
    }
    Object.assign(window, { IntersectionObserver: Late });
  });
  await page.goto(`${at.url}/admin#messages`);
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.reload();
  await rows.first().waitFor();
  await expect.poll(drawn).not.toContain(25);
  await list.evaluate(async (region) => {
    const frame = () => new Promise(requestAnimationFrame);
    dispatchEvent(new Event('busy'));
    for (const top of [region.scrollHeight, 0]) {
      region.scrollTo(0, top);
      await frame().then(frame);
    }
    dispatchEvent(new Event('idle'));
    await frame().then(frame);
  });
  expect(await drawn()).toContain(1);
  // The page is left while it may still tell that a letter was opened.
  expect(complaints.filter((one) => !/states: net::ERR_ABORTED/.test(one))).toEqual([]);
  expect(await violations()).toEqual([]);
  await close();
  await at.close();
});

test('messages, questions and reports are worked through by keys, and undone', async () => {
  const at = await ownedSite('inbox-many-data', EXAMPLE, {
    MINUTE_LIMIT: '10000',
    DAILY_LIMIT: '10000',
  });
  for (let n = 0; n < 25; n += 1)
    await at.send('/api/contact', {
      intent: n % 2 ? 'hire' : 'question',
      from: n % 3 ? 'often@example.org' : `once-${n}@example.org`,
      context: `Number ${n}.`,
    });
  for (let n = 0; n < inLong(4, 200); n += 1)
    await at.send('/api/agent/ask', {
      question: `Which horse ${'abcd'[n % 4]}x did she ride?`,
    });
  const reports = inLong(3, 40);
  for (let n = 0; n < reports; n += 1)
    await at.send('/api/agent-reports', {
      mission: { attempted: `mission_${n}`, completed: true, confidence_in_result: 4 },
      endpoints_used: ['/api/init', 'https://elsewhere.example/x', 'javascript:alert(1)'],
      outcome: { achieved_goal: false },
    });
  const { page, complaints, violations, close } = await signedInAt(browser, at);
  await loaded(page, 'Messages');

  // Chosen with x, put away together, taken back together.
  await page.keyboard.press('j');
  await opened(page, 'once-24@example.org').waitFor();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await opened(page, 'often@example.org').waitFor();
  await page.keyboard.press('x');
  await page.getByText('2 messages selected').waitFor();
  await page.keyboard.press('e');
  await told(page, '2 messages: Archived.');
  await tab(page, /^Archived 2$/).waitFor();
  await expect.poll(() => sizeOf(page, 'Messages')).toBe(23);
  await page.keyboard.press('u');
  await told(page, 'Undone.');
  await tab(page, /^Archived 0$/).waitFor();
  await expect.poll(() => sizeOf(page, 'Messages')).toBe(25);

  const undone = async (action: string, done: string) => {
    await enter(page, action);
    await told(page, done);
    await page.keyboard.press('u');
    await told(page, 'Undone.');
  };
  await undone('Mark as new', 'New again.');
  await undone('Archive', 'Archived.');

  // Two tabs: the later one sees what the first did, and overwrites nothing.
  const [message] = (await held(at, 'contacts?limit=1&q=24'))['contacts'] as { id: string }[];
  await page.goto(`${at.url}/admin#messages/${message?.id}`);
  await page.getByText('Number 24.').last().waitFor();
  await expect.poll(async () => (await held(at, `contacts/${message?.id}`))['state']).toBe('read');
  await at.admin(`contacts/${message?.id}/states`, { state: 'answered' });
  await page.keyboard.press('e');
  await page
    .getByRole('alert')
    .filter({ hasText: 'It was changed elsewhere meanwhile.' })
    .waitFor();
  expect(await held(at, `contacts/${message?.id}`)).toMatchObject({ state: 'answered' });
  await tab(page, /^Answered 1$/).waitFor();
  await tab(page, /^Archived 0$/).waitFor();

  // A reply, too: what the other wrote is shown, what is typed stays, and goes where it is meant.
  await page.goto(`${at.url}/admin#messages/${message?.id}`);
  await page.getByText('Number 24.').last().waitFor();
  const typed = page.getByRole('textbox', { name: /^(Text|Another reply in its place)/ });
  await typed.fill('Mine.');
  const reply = { state: 'answered', reply: 'Theirs.' };
  await at.admin(`contacts/${message?.id}/states`, reply);
  const alert = (hasText: string) => page.getByRole('alert').filter({ hasText }).waitFor();
  const answer = page.getByRole('button', { name: 'Store the reply, send no mail' });
  await answer.click();
  await page.locator('.untrusted', { hasText: 'Theirs.' }).waitFor();
  await alert('It was changed elsewhere meanwhile.');
  expect(await typed.inputValue()).toBe('Mine.');
  expect(await page.getByText('If-Match').count()).toBe(0);
  await answer.click();
  await told(page, 'The reply is stored');
  expect(await held(at, `contacts/${message?.id}`)).toMatchObject({ reply: { text: 'Mine.' } });
  await typed.fill('Later.');
  const headers = { 'X-Admin-Key': ADMIN_KEY };
  await fetch(`${at.url}/api/admin/contacts/${message?.id}`, { method: 'DELETE', headers });
  await answer.click();
  await alert('Deleted elsewhere meanwhile: nothing was stored.');
  expect(await typed.inputValue()).toBe('Later.');
  await page.goto(`${at.url}/admin#messages`);
  await page.reload();
  await loaded(page, 'Messages');

  // What the service does not take is told, and the message is where it was.
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const found = async () => (await held(at, 'contacts?limit=1&q=22'))['contacts'];
  await expect.poll(found).toMatchObject([{ context: 'Number 22.', state: 'read' }]);
  await page.waitForLoadState('networkidle');
  await page.route('**/states', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.keyboard.press('e');
  await page.getByRole('alert').filter({ hasText: 'answered with the status 503' }).waitFor();
  await page.unroute('**/states');
  await tab(page, /^Archived 0$/).waitFor();
  // However fast the keys are: what is put away is not noted as read after that.
  for (let left = 24; left > 21; left -= 1) {
    await page.keyboard.press('e');
    await expect.poll(() => sizeOf(page, 'Messages')).toBe(left - 1);
  }
  await tab(page, /^Archived 3$/).waitFor();
  await expect
    .poll(async () => (await held(at, 'contacts?limit=1'))['counts'])
    .toMatchObject({ archived: 3 });
  await tab(page, /^Archived 3$/).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sizeOf(page, 'Messages')).toBe(3);
  await page.keyboard.press('j');
  await undone('Take back', 'Read.');

  await enter(page, /^Questions 4 open$/);
  await loaded(page, 'Questions');
  expect(await sizeOf(page, 'Questions')).toBe(4);
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await told(page, 'Put aside.');
  await page.keyboard.press('u');
  await told(page, 'Undone.');
  await expect.poll(() => sizeOf(page, 'Questions')).toBe(4);
  for (let left = 4; left > 0; left -= 1) {
    await page.keyboard.press('e');
    await expect.poll(() => sizeOf(page, 'Questions')).toBe(left - 1);
  }
  await page.getByText('Every question of the last 90 days has an answer').waitFor();
  await expect
    .poll(async () => (await held(at, 'questions?state=open&limit=1'))['returned'])
    .toBe(0);

  await enter(page, /^Reports \d+ new$/);
  await loaded(page, 'Reports');
  await page.keyboard.press('j');
  await opened(page, `Mission ${reports - 1}`).waitFor();
  expect(await page.locator('.path a').allTextContents()).toEqual(['/api/init']);
  for (let left = reports; left > 0; left -= 1) {
    const before = page.url();
    await page.keyboard.press('e');
    await expect.poll(() => page.url()).not.toBe(before);
  }
  await expect.poll(async () => (await held(at, 'reports?state=open&limit=1'))['returned']).toBe(0);
  await page.keyboard.press('u');
  await told(page, 'Undone.');
  await expect.poll(() => sizeOf(page, 'Reports')).toBe(1);

  // Keys that are off do nothing: with them j opens the one there is.
  const place = () => page.evaluate(() => location.hash);
  await page.keyboard.press('j');
  expect(await place()).toMatch(/^#reports\/./);
  await page.keyboard.press('Escape');
  expect(await place()).toBe('#reports');
  await page.keyboard.press('?');
  await tabTo(page, 'Single keys are on');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  expect(await place()).toBe('#reports');
  expect(unexpected(complaints, 404, 412, 503)).toEqual([]);
  expect(await violations()).toEqual([]);
  await close();
  await at.close();
});
