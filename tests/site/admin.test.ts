/**
 * The owner's console in a real Chromium, walked from the keyboard over a service with real data.
 */
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { filesIn } from '../admin/raw.ts';
import { ADMIN_KEY, STATS_TOKEN } from '../audits/secrets.ts';
import { AGENTS } from '../events/support.ts';
import { browserOfFile } from '../support/browser.ts';
import { oneDay } from '../support/clock.ts';
import { looksRight, looksRightInLong } from './checks.ts';
import { audit, giveKey, loaded, opened, ownerAt, signedInAt, view } from './console.ts';
import { type OwnedSite, ownedSite, recordedDay } from './house.ts';
import { enter, fill, focused, tabTo } from './keys.ts';
import { HOSTILE_TEXT, REPORT } from './report.ts';
import { visit } from './visit.ts';

const site = await ownedSite('console-data');
afterAll(site.close);
const browser = await browserOfFile();

const owner = (at: OwnedSite, path?: string) => ownerAt(browser, at, path);
const signedIn = (at: OwnedSite, path?: string) => signedInAt(browser, at, path);

test('the whole story of an audit: written, sent, read, taken back', async () => {
  const { page, urls, end } = await owner(site);
  await page.getByLabel('Admin key').waitFor();
  await looksRight(page, 'sign in');

  // A wrong key is told, and nothing is kept.
  await fill(page, 'Admin key', 'wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'This admin key is not the' }).waitFor();
  expect(await focused(page)).toMatch(/^Admin key/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(ADMIN_KEY);
  await page.keyboard.press('Enter');
  await loaded(page, 'Messages');
  await looksRightInLong(page, 'no messages');

  await enter(page, 'Audits');
  await loaded(page, 'Audits');
  expect(await focused(page)).toBe('Audits');
  await enter(page, 'New audit');
  await view(page, 'New audit').waitFor();
  await page.getByLabel('Slug').waitFor();
  await fill(page, 'Slug', 'acme-2026');
  await fill(page, 'Title', 'Review for Acme');
  await fill(page, 'Summary (optional)', 'All is **well**.');
  await enter(page, 'Add a finding');
  expect(await focused(page)).toBe('Title');
  await page.keyboard.type('Orders of others');
  await tabTo(page, /^Severity/);
  await page.keyboard.type('cri');
  await fill(page, 'What was found (optional)', 'Numbers `follow` each other.');
  await fill(page, 'Recommendation (optional)', 'Check the owner.');
  await enter(page, 'Add a table');
  await page.keyboard.type('Counts');
  await tabTo(page, /^Cells/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Group | Count\nOrders | 14');
  await fill(page, 'Public title (optional)', 'A review');

  // What the recipient will see stands beside it.
  const preview = page.locator('.preview');
  await preview.getByRole('cell', { name: '14' }).waitFor();
  await preview.locator('strong', { hasText: 'well' }).waitFor();
  expect(await preview.locator('.finding-mark').allTextContents()).toEqual(['Critical']);
  await looksRight(page, 'new audit');
  await enter(page, 'Create the audit');
  await audit(page, 'acme-2026');
  expect(await focused(page)).toBe('acme-2026');

  await enter(page, 'Issue a new link');
  await fill(page, 'Name', 'Rosa Reader');
  await fill(page, 'Company', 'Acme');
  await fill(page, 'E-mail address', 'rosa.reader@example.org');
  await tabTo(page, 'Expires after (days)');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Link for Rosa Reader, Acme' }).waitFor();
  expect(await focused(page)).toBe('The link');
  await looksRightInLong(page, 'issued');
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
  expect(link).toMatch(/^http:\/\/localhost:11906\/audits\/acme-2026#token=aud_[\w-]+$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, 'Copy the link');
  await page.locator('.told', { hasText: 'Copied.' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  // The recipient, elsewhere.
  const { pathname, hash } = new URL(link);
  const recipient = await visit(browser, `${site.url}${pathname}${hash}`);
  await recipient.page.getByRole('heading', { level: 1, name: 'Review for Acme' }).waitFor();
  expect(recipient.page.url()).toBe(`${site.url}/audits/acme-2026`);
  expect(await recipient.page.getByText('Numbers follow each other.').count()).toBe(1);

  await enter(page, 'Revoke the link of Rosa Reader');
  await page.getByRole('dialog', { name: 'Revoke the link of Rosa Reader?' }).waitFor();
  expect(await focused(page)).toBe('Cancel');
  await enter(page, 'Revoke');
  await page.locator('.told', { hasText: 'The link of Rosa Reader is revoked.' }).waitFor();
  expect(
    await page.getByRole('listitem').filter({ hasText: 'Rosa Reader' }).textContent(),
  ).toContain('Revoked');

  await recipient.page.reload();
  await recipient.page.getByRole('heading', { level: 1, name: 'This link was revoked' }).waitFor();
  expect(
    await recipient.page.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href'),
  ).toBe('/contact');
  await recipient.end(401);

  // Shown once: it is not there any more.
  await enter(page, 'Audits');
  await enter(page, /^Review for Acme/);
  await audit(page, 'acme-2026');
  expect(await page.content()).not.toContain(hash.slice('#token='.length));

  for (const url of urls) expect(url).not.toMatch(new RegExp(`aud_|${ADMIN_KEY}|token=`));
  expect(page.url()).toBe(`${site.url}/admin#audits/acme-2026`);
  await end(401);
});

test('an audit is changed as JSON and form, is a template, leaves the disk by parts', async () => {
  await site.admin('audits', { slug: 'change', data: { ...REPORT, keep: { a: 1 } } });
  const recipient = { name: 'Tomas Trace', company: 'Traceworks', email: 't@trace.example' };
  await site.admin('audits/change/tokens', { recipient });
  const address = `${site.url}/api/admin/audits/change`;
  const headers = { 'X-Admin-Key': ADMIN_KEY };
  const changed = async (data: object, etag?: unknown) => {
    const type = { 'Content-Type': 'application/json' };
    const match: Record<string, string> = etag === undefined ? {} : { 'If-Match': String(etag) };
    const init = { method: 'PATCH', body: JSON.stringify({ data }) };
    const response = await fetch(address, { ...init, headers: { ...headers, ...type, ...match } });
    return (await response.json()) as { etag: string };
  };
  const { page, end } = await signedIn(site, '/admin#audits/change/edit');
  await view(page, 'Edit change').waitFor();
  await page.getByText('Finding 1: Exports are not limited').waitFor();
  await tabTo(page, 'Title');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Renamed');
  await looksRightInLong(page, 'edit');
  await enter(page, 'JSON');
  await tabTo(page, /^The report as JSON/);
  expect(JSON.parse(await page.getByLabel('The report as JSON').inputValue())).toMatchObject({
    title: 'Renamed',
    keep: { a: 1 },
  });
  await page.keyboard.press('Control+A');
  await page.keyboard.type('{"title": ');
  await page.getByText('This is not JSON').waitFor();
  await looksRightInLong(page, 'no JSON');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(
    '{"title": "Renamed", "keep": {"a": null}, "findings": [{"title": "One", "severity": "low"}]}',
  );
  await enter(page, 'Save');
  await page.getByText('A member that is null would be taken out: keep.a').waitFor();
  await tabTo(page, 'JSON');
  await tabTo(page, /^The report as JSON/);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(
    '{"title": "Renamed", "keep": {"b": 2}, "findings": [{"title": "One", "severity": "low"}]}',
  );

  // Gone elsewhere and back: it is still there.
  await page.goto(`${site.url}/admin#audits`);
  await loaded(page, 'Audits');
  await page.goto(`${site.url}/admin#audits/change/edit`);
  await page.getByText('This is what you had not saved yet.').waitFor();
  await page.reload();
  await page.getByText('This is what you had not saved yet.').waitFor();
  // Who has it open elsewhere changes it first: nothing is overwritten, and what was typed stays.
  const { etag } = await changed({ title: 'Elsewhere' });
  await enter(page, 'Save');
  await page
    .getByRole('alert')
    .filter({ hasText: 'Changed elsewhere meanwhile: see below.' })
    .waitFor();
  await page.getByRole('heading', { name: 'What is saved now' }).waitFor();
  await page.locator('.preview').getByRole('heading', { name: 'Elsewhere' }).waitFor();
  await page.locator('.preview').getByRole('heading', { name: 'Renamed' }).waitFor();
  await looksRightInLong(page, 'changed elsewhere');
  await changed({ title: REPORT.title }, etag);
  await page.reload();
  await page.getByText('This is what you had not saved yet.').waitFor();
  await enter(page, 'Save');
  await audit(page, 'change');
  expect(await page.locator('.preview .finding h6').first().textContent()).toBe('One');
  const saved = await fetch(address, { headers });
  expect(await saved.json()).toMatchObject({
    revision: 4,
    data: { title: 'Renamed', keep: { b: 2 }, findings: [{ title: 'One', severity: 'low' }] },
  });

  const onDisk = async (texts: readonly string[]) => {
    const files = (await filesIn(site.folder)).join('\n');
    return texts.filter((one) => files.includes(one));
  };
  const remove = async (name: string, question: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: question }).waitFor();
    await enter(page, 'Delete');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const earlier = ['Exports are not limited'];
  expect(await onDisk(earlier)).toEqual(earlier);
  // Back to what it was, and forth again; then for good.
  await enter(page, 'Back to revision 1');
  await page.locator('.told', { hasText: 'The report is as in revision 1.' }).waitFor();
  await page.locator('.preview .finding', { hasText: 'Exports are not limited' }).waitFor();
  await page.keyboard.press('u');
  await page.locator('.told', { hasText: 'Undone.' }).waitFor();
  await page.locator('.preview .finding h6', { hasText: /^One$/ }).waitFor();
  for (const n of [1, 2, 3, 5]) {
    await remove(`Delete revision ${n}`, `Delete revision ${n} of change?`);
    await page.getByText(`Revision ${n}`, { exact: true }).waitFor({ state: 'detached' });
  }
  expect(await onDisk(earlier)).toEqual([]);
  expect(await onDisk(Object.values(recipient))).toEqual(Object.values(recipient));
  await remove('Delete Tomas Trace from this audit', 'Delete Tomas Trace?');
  await page.locator('.told', { hasText: 'Tomas Trace is deleted from this audit.' }).waitFor();
  expect(await onDisk(Object.values(recipient))).toEqual([]);

  await enter(page, 'Use as a template');
  await view(page, 'New audit').waitFor();
  expect(await page.getByLabel('Title', { exact: true }).first().inputValue()).toBe('Renamed');
  const copy = await page.getByLabel('Slug').inputValue();
  expect(copy).toMatch(/^audit-/);
  await enter(page, 'Create the audit');
  await audit(page, copy);
  expect(await page.locator('.preview .finding h6').first().textContent()).toBe('One');
  for (const slug of [copy, 'change']) {
    await page.goto(`${site.url}/admin#audits/${slug}`);
    await audit(page, slug);
    await enter(page, 'Delete for good');
    await remove('Delete the audit', `Delete ${slug}?`);
    await opened(page, slug).waitFor({ state: 'detached' });
  }
  expect(await onDisk(['Renamed', copy])).toEqual([]);
  await end(412);
});

test('statistics show who called, as picture and words, for the chosen period', async () => {
  oneDay();
  const at = await ownedSite('console-stats-data');
  await recordedDay(at.folder, 3, [
    {
      route: 'getManifest',
      family: 'training_crawler',
      agent: 'GPTBot',
      referrer: 'news.example.org',
      count: 120,
    },
    { route: 'getInit', family: 'user_fetch', agent: 'ChatGPT-User', count: 80 },
  ]);
  await recordedDay(at.folder, 20, [
    { route: 'getInit', family: 'mcp_client', agent: null, count: 1000 },
  ]);
  for (const { userAgent } of AGENTS)
    for (const path of ['/api/init', '/llms.txt', '/api/projects/cobol'])
      await fetch(`${at.url}${path}`, { headers: { 'User-Agent': userAgent } });
  const { page, urls, end } = await signedIn(at, '/admin#statistics');
  await loaded(page, 'Statistics');
  const row = (caption: string, name: RegExp) =>
    page.getByRole('table', { name: caption }).getByRole('row', { name });
  expect(await row('By kind of agent', /^Crawlers for training/).textContent()).toMatch(
    /^Crawlers for training126 /,
  );
  expect(await row('Known agents, as they claim', /^ChatGPT-User/).textContent()).toBe(
    'ChatGPT-User83+83',
  );
  expect(await row('Known agents, as they claim', /^GPTBot/).textContent()).toBe('GPTBot123+123');
  expect(await row('Most read', /^\/api\/init/).textContent()).toBe('/api/init88+88');
  expect(await row('Most read', /^\/api\/projects\/\{slug\}/).textContent()).toBe(
    '/api/projects/{slug}8+8',
  );
  expect(await row('Pages that link here', /^news\.example\.org/).textContent()).toBe(
    'news.example.org120+120',
  );

  // The picture of the year says what it shows; the days have their numbers in a table.
  const year = page.getByRole('img', { name: /^A square a day: 1,\d{3} calls in 365 days\./ });
  expect(await year.locator('rect').count()).toBe(365);
  expect(await year.locator('title').nth(361).textContent()).toMatch(/^\w+, \w+ \d+: 200 calls$/);
  await enter(page, /^\d+ calls in 7 days\. Most on .*: 200\. 5 days without any\.$/);
  expect(await page.getByRole('table', { name: 'Calls by day' }).getByRole('row').count()).toBe(8);
  await looksRight(page, 'statistics');

  await tabTo(page, /^Show/, 200).catch(async () => {
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, /^Show/, 200);
  });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByText(/1,\d{3} calls in 30 days\./).waitFor();
  expect(await row('By kind of agent', /^MCP clients/).textContent()).toMatch(/^MCP clients1,000 /);
  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Most read as CSV' }).focus();
  await page.keyboard.press('Enter');
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('most-read.csv');
  const lines = (await text(await download.createReadStream())).split('\r\n');
  expect(lines[0]).toMatch(/^"Surface","Note","Calls","Period before","\d{4}-/);
  expect(lines).toContainEqual(expect.stringMatching(/^"\/api\/init","",1088,0,/));
  for (const url of urls) expect(url).not.toContain(STATS_TOKEN);

  // Signing out leaves nothing in the tab.
  await enter(page, 'Sign out');
  await page.getByLabel('Admin key').waitFor();
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(
    STATS_TOKEN,
  );
  await page.reload();
  await page.getByLabel('Admin key').waitFor();
  await end();
  await at.close();
});

test('a person is found by an address, handed out and deleted, by keys alone', async () => {
  const at = site;
  for (const from of ['lena@example.org', 'helena@example.org'])
    await at.send('/api/contact', { intent: 'hire', from, context: HOSTILE_TEXT });
  await at.send('/api/agent/ask', { question: `Who is lena@example.org? ${HOSTILE_TEXT}` });
  const { page, end } = await signedIn(at, '/admin#people');
  await loaded(page, 'People');
  expect(await page.locator('.row .sender').allTextContents()).toEqual([
    'helena@example.org',
    'lena@example.org',
  ]);
  await page.keyboard.press('/');
  await page.keyboard.type('Lena@example.org');
  const everything = page.getByRole('link', { name: /Everything that carries this address/ });
  await everything.focus();
  await page.keyboard.press('Enter');
  await page.getByText('2 records with this address, which nobody has verified.').waitFor();
  expect(await page.locator('.record .untrusted').count()).toBe(2);
  await looksRightInLong(page, 'people');
  // The place is kept, and no address of anybody stands in it.
  await page.reload();
  await page.getByText('2 records with this address').waitFor();
  expect(page.url()).toBe(`${at.url}/admin#people/address`);
  const downloads = page.waitForEvent('download');
  await enter(page, 'Save and delete');
  await page.getByRole('dialog', { name: 'Hand out and delete Lena@example.org?' }).waitFor();
  await enter(page, 'Save and delete');
  const held = JSON.parse(await text(await (await downloads).createReadStream()));
  expect([held.contacts[0].from, held.questions.length]).toEqual(['lena@example.org', 1]);
  await page.locator('.told', { hasText: /^Deleted: 2 records\. Hashes of ids stay/ }).waitFor();
  const left = (await filesIn(at.folder)).join('\n');
  expect([left.includes('"lena@'), left.includes('is lena@'), left.includes('"helena@')]).toEqual([
    false,
    false,
    true,
  ]);
  await end();
});

test('a view asks for the credential that it needs; a store that is away is told', async () => {
  const at = site;
  const { page, end } = await signedIn(at, '/admin#statistics');
  await loaded(page, 'Statistics');
  await enter(page, 'Reports');
  await giveKey(page, 'Admin key');
  await page.getByText('No agent has reported.').waitFor();

  const store = join(at.folder, 'audits');
  await rm(store, { recursive: true, force: true });
  await writeFile(store, 'no folder');
  await enter(page, 'Audits');
  await page.getByRole('alert').waitFor();
  await rename(store, `${store}.away`);
  await enter(page, 'Try again');
  await page.getByText('There is no audit yet.').waitFor();
  await end(503);
});
