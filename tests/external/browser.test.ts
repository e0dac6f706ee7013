/** A real Chromium: Lighthouse, and the pages for people as a browser shows them. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER_FLAGS, browserPath, INSTALL_TIME } from '../support/browser.ts';
import { runTool, type Site, startSite } from '../support/external.ts';

let site: Site;
let path: string;
let browser: Browser;

beforeAll(async () => {
  path = await browserPath();
  site = await startSite('browser');
  browser = await chromium.launch({ executablePath: path, args: BROWSER_FLAGS });
}, INSTALL_TIME);

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe('Lighthouse', () => {
  type Report = {
    finalDisplayedUrl: string;
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; scoreDisplayMode: string; title: string }>;
  };

  async function lighthouse(url: string): Promise<Report> {
    const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
    const file = join(folder, 'report.json');
    const { code, stderr } = await runTool(
      'lighthouse',
      [
        url,
        '--quiet',
        '--no-enable-error-reporting',
        '--only-categories=agentic-browsing,accessibility,best-practices,seo',
        `--chrome-flags=${BROWSER_FLAGS.join(' ')}`,
        '--output=json',
        `--output-path=${file}`,
      ],
      { env: { CHROME_PATH: path } },
    );
    if (code !== 0) throw new Error(`Lighthouse gave no report: ${stderr}`);
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    await rm(folder, { recursive: true });
    return report;
  }

  // A browser gets the page at `/`, and a page for people elsewhere; so does Lighthouse.
  test.each(['/', '/articles/what-a-compiler-was'])(
    'gives %s 100 for agents, accessibility, good practice and search',
    async (page) => {
      const { finalDisplayedUrl, categories, audits } = await lighthouse(`${site.base}${page}`);
      expect(finalDisplayedUrl).toBe(`${site.base}${page}`);
      const lost = Object.values(categories)
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(
          ({ id, weight }) => weight > 0 && audits[id]?.score !== 1 && audits[id]?.scoreDisplayMode !== 'notApplicable',
        )
        .map(({ id }) => `${id}: ${audits[id]?.title}`);
      expect(lost).toEqual([]);
      expect(Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, score]))).toEqual({
        'agentic-browsing': 1,
        accessibility: 1,
        'best-practices': 1,
        seo: 1,
      });
      // Without these two the score of its category would say nothing about agents.
      expect(audits['llms-txt']?.score).toBe(1);
      expect(audits['ard-schema']?.score).toBe(1);
    },
    120_000,
  );
});

const PAGES = [
  '/',
  '/manifesto',
  '/articles/what-a-compiler-was',
  '/articles/from-flow-matic-to-cobol',
  '/projects/cobol',
  '/claims',
  '/notes',
  '/questions',
  '/contact',
  '/contact/thanks',
  '/no/such/page',
] as const;
const STATUS: Partial<Record<string, number>> = { '/no/such/page': 404 };

type Seen = { page: Page; status: number | undefined; complaints: string[] };

/** Opens a page and collects what the browser complains about: errors, blocked or failed requests, broken policies. */
async function open(address: string, options: BrowserContextOptions = {}): Promise<Seen> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // What it says about the status of the page itself is no complaint.
    const own =
      message.location().url === `${site.base}${address}` && message.text().startsWith('Failed to load resource');
    if (!own) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site.base}/`) && !request.url().startsWith('data:'))
      complaints.push(`asks ${request.url()}`);
  });
  const response = await page.goto(`${site.base}${address}`);
  return { page, status: response?.status(), complaints };
}

describe.each(PAGES)('the page %s', (address) => {
  test.each([
    ['light', 360],
    ['light', 1280],
    ['dark', 360],
    ['dark', 1280],
  ] as const)(
    '%s, %i pixels wide: no complaint, nothing sticks out, the colors are those of the scheme',
    async (colorScheme, width) => {
      const { page, status, complaints } = await open(address, { colorScheme, viewport: { width, height: 800 } });
      const look = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth > window.innerWidth,
        background: getComputedStyle(document.body).backgroundColor,
      }));
      expect(complaints).toEqual([]);
      expect(status).toBe(STATUS[address] ?? 200);
      expect(look).toEqual({
        wide: false,
        background: colorScheme === 'dark' ? 'rgb(23, 22, 20)' : 'rgb(253, 252, 250)',
      });
    },
  );

  test('has a language, a title, one main heading and no code of its own, and starts with a way to the content', async () => {
    const { page } = await open(address);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.title()).toMatch(/\S/);
    expect(await page.locator('h1').count()).toBe(1);
    expect(
      await page.locator('script:not([type="application/ld+json"]), style, [style], [onclick], [onload]').count(),
    ).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${site.base}${address}#content`);
  });

  test('is the same to readers without JavaScript', async () => {
    const shown: string[] = [];
    for (const javaScriptEnabled of [true, false]) {
      const { page, complaints } = await open(address, { javaScriptEnabled });
      shown.push(await page.locator('body').ariaSnapshot());
      expect(complaints).toEqual([]);
    }
    expect(shown[0]).toContain('heading');
    expect(shown[1]).toBe(shown[0]);
  });
});

test('the JSON-LD of the home page is whole, and no policy keeps it from its readers', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
  });
  await page.goto(site.base);
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(text ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Grace Murray Hopper' },
  });
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});

test('the policy does hold: a script and a style put into the page are stopped', async () => {
  const { page, complaints } = await open('/');
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "run"' }));
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'body { display: none }' }));
  });
  expect(await page.title()).not.toBe('run');
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toHaveLength(2);
});
