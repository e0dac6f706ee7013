/** The inbox with thousands of messages in Chromium: from each key to what it shows. */
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import type { ContactRecord } from '../../functions/operations/records.ts';
import { startServer } from '../../functions/standalone/serve.ts';
import { newFactId } from '../../functions/store/facts.ts';
import { fileStores } from '../../functions/store/files.ts';
import { dayPrefix } from '../../functions/store/keys.ts';
import { sha256 } from '../../src/surfaces/seal.ts';
import { ADMIN_KEY, SECRETS } from '../audits/secrets.ts';
import { launchBrowser } from '../support/browser.ts';
import { buildSite } from '../support/build.ts';
import { type Bench, median, type Result } from './results.ts';

const MESSAGES = 5_000;
const DAYS = 100;
/** Older ones were read and archived, as in an inbox that is worked off. */
const OPEN_DAYS = 20;
const ROUNDS = 5;
const LIMIT_MS = 200;
const AT_A_TIME = 64;
/** A step that shows nothing for so long is broken, not slow. */
const PATIENCE_MS = 10_000;

/** The nth message, spread over the days before today. */
function messageAt(n: number): ContactRecord {
  const time = Date.now() - (n % DAYS) * 86_400_000 - n * 1000;
  return {
    intent_id: sha256(`${n}`).slice(0, 32),
    received_at: new Date(time).toISOString(),
    intent: n % 2 ? 'hire' : 'question',
    from: `sender-${n % 500}@example.org`,
    context: `Number ${n}. ${'What it is about, in some words. '.repeat(20)}`,
    agent_name: null,
    human_name: null,
    risk_flags: [],
  };
}

async function fill(folder: string): Promise<void> {
  const contacts = fileStores(folder).open('contacts');
  for (let n = 0; n < MESSAGES; n += AT_A_TIME)
    await Promise.all(
      Array.from({ length: Math.min(AT_A_TIME, MESSAGES - n) }, (_, at) => {
        const record = messageAt(n + at);
        const day = record.received_at.slice(0, 10);
        const become = (state: string, hour: number) => {
          const at = new Date(Date.parse(record.received_at) + hour * 3_600_000).toISOString();
          const fact = { fact: 'state' as const, of: record.intent_id, at, state };
          return contacts.create(dayPrefix(day) + newFactId(fact), fact);
        };
        const isOpen = (n + at) % DAYS < OPEN_DAYS;
        return Promise.all([
          contacts.create(dayPrefix(day) + record.intent_id, record),
          ...(isOpen ? [] : [become('read', 1), become('archived', 2)]),
        ]);
      }),
    );
}

/** Milliseconds from a key to the moment that the page shows what is waited for. */
async function timed(work: () => Promise<unknown>, shown: () => Promise<unknown>) {
  const begin = performance.now();
  await work();
  await shown();
  return performance.now() - begin;
}

async function walk(page: Page, url: string): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  const step = async (name: string, key: string, shown: () => Promise<unknown>) => {
    times[name] = [...(times[name] ?? []), await timed(() => page.keyboard.press(key), shown)];
  };
  const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  const count = (of: string) =>
    page.getByRole('button', { name: new RegExp(`^${of} `) }).textContent();
  const changed = async (of: string, before: string | null) => {
    const end = performance.now() + PATIENCE_MS;
    while ((await count(of)) === before)
      if (performance.now() > end) throw new Error(`The count of ${of} did not change.`);
  };
  await page.goto(`${url}/admin`);
  await page.locator('input[name="key"]').fill(ADMIN_KEY);
  await step('signing in, with the list', 'Enter', () => rows.first().waitFor());
  const search = page.getByRole('searchbox');
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.getByRole('heading', { level: 2 }).click();
    const before = await count('New');
    await step('open the next (j)', 'j', () => changed('New', before));
    const answered = await count('Answered');
    await page.getByRole('link', { name: 'Answer by mail' }).focus();
    await step('answer', 'Enter', () => changed('Answered', answered));
    const archived = await count('Archived');
    await step('archive (e)', 'e', () => changed('Archived', archived));
    // In all 5,000, whatever became of them.
    await page.getByRole('button', { name: /^All / }).click();
    await rows.filter({ hasText: 'Archived' }).first().waitFor();
    await search.focus();
    await page.keyboard.insertText(`number ${1000 + round}`);
    await step('find by words', '.', () =>
      page
        .getByText(`Number ${1000 + round}.`)
        .first()
        .waitFor(),
    );
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await rows.nth(20).waitFor();
    await page.getByRole('button', { name: /^Open / }).click();
    await rows.filter({ hasText: 'Archived' }).first().waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 2 }).click();
    const all = await count('All');
    await page.keyboard.press('j');
    await page.getByRole('article').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
    await step('delete', 'Enter', () => changed('All', all));
  }
  return times;
}

export const console_: Bench = {
  about: `the inbox with ${MESSAGES} messages in Chromium, from key to page`,
  async run(folder, say) {
    const out = resolve(folder, 'dist');
    await buildSite(out);
    const data = resolve(folder, 'data');
    say(`writing ${MESSAGES} messages`);
    await fill(data);
    const env = { DATA_DIR: data, ...SECRETS };
    const running = await startServer({ folder: out, port: 0, host: '127.0.0.1', env });
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.addInitScript(() =>
        // No program for mail stands behind this browser.
        addEventListener('click', (event) => {
          if ((event.target as Element).matches('a[href^="mailto:"]')) event.preventDefault();
        }),
      );
      const times = await walk(page, running.url);
      const [busy = 0] = loadavg();
      say(`load average ${busy.toFixed(1)} on ${availableParallelism()} processors`);
      return Object.entries(times).map(
        ([what, all]): Result => ({
          what,
          value: `${Math.round(median(all))} ms (slowest ${Math.round(Math.max(...all))})`,
          limit: `< ${LIMIT_MS} ms`,
          kept: median(all) < LIMIT_MS,
        }),
      );
    } finally {
      await browser.close();
      await running.close();
    }
  },
};
