/** `npm run shots`: every page for people as it looks, for people to look at. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { build } from '../../functions/standalone/build.ts';
import { LOOK_NAMES } from '../../src/face/looks.ts';
import { launchBrowser } from '../support/browser.ts';
import { openDist } from '../support/dist.ts';
import { fill, type OwnedSite, ownedSite, signIn } from './house.ts';
import { dress, pagesOfForms, publicPages, type SitePage, sheetOf } from './pages.ts';
import { openTab, visit } from './visit.ts';

const OUT = 'results/shots';
const WIDTHS = [390, 1280];
const SCHEMES = ['light', 'dark'] as const;

const HELP = `npm run shots [-- options] [path...]

Builds the site, serves it, and writes a picture of every page, the private ones with made-up data, at ${WIDTHS.join(' and ')} pixels, light and dark, and the
CV as it prints, into ${OUT}. Paths choose pages, /admin the private ones: npm run shots -- / /admin

  --sheets       instead, a page of each form in every look, on one sheet a width and scheme
  --no-build     take what was built last
  --help         this text

Environment:
  CONTENT_DIR    folder with the content (content/, or content/example/ while that is empty)
  OUT_DIR        folder of the built site (dist)
  CHROME_PATH    the browser, where it is not found by itself
`;

const nameOf = ({ file }: SitePage) => file.replace(/(\/index)?\.html$/, '').replaceAll('/', '-');

/** Pictures of a page as it is now, at each width, in both schemes. */
async function picture(page: Page, name: string): Promise<void> {
  for (const colorScheme of SCHEMES)
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({
        path: join(OUT, `${name}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
    }
}

/** Views of the console, by the fragment of each. */
const VIEWS = [
  'statistics',
  'messages',
  'questions',
  'reports',
  'audits',
  'audits/acme-2026',
  'audits/acme-2026/edit',
  'people',
];

/** The recipient's page and the owner's console. */
async function privateShots(running: OwnedSite, browser: Browser): Promise<number> {
  const link = await fill(running);
  const report = await visit(browser, `${running.url}${link}`);
  await report.page.getByRole('heading', { level: 1 }).waitFor();
  await report.page.waitForLoadState('networkidle');
  await picture(report.page, 'private-audit');
  await report.close();
  const { page, close } = await visit(browser, `${running.url}/admin`);
  await picture(page, 'private-admin-sign-in');
  await signIn(page);
  for (const view of VIEWS) {
    await page.goto(`${running.url}/admin#${view}`);
    await page.waitForLoadState('networkidle');
    await picture(page, `private-admin-${view.replaceAll('/', '-')}`);
  }
  await close();
  return VIEWS.length + 2;
}

/** Height of what a sheet shows of a page, and the width of a page on it (pixels). */
const SEEN_PX = { 390: 1400, 1280: 1800 } as const;
const THUMB_PX = 400;
const BETWEEN_PX = 12;

/** Pictures of one height, side by side in rows of as many as fit. */
async function sheet(pictures: readonly Buffer[], columns: number, file: string): Promise<void> {
  const small = await Promise.all(
    pictures.map((one) =>
      sharp(one).resize({ width: THUMB_PX }).toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(...small.map(({ info }) => info.height)) + BETWEEN_PX;
  const width = THUMB_PX + BETWEEN_PX;
  const rows = Math.ceil(small.length / columns);
  await sharp({
    create: { width: columns * width, height: rows * height, channels: 3, background: '#888' },
  })
    .composite(
      small.map(({ data: input }, at) => ({
        input,
        left: (at % columns) * width,
        top: Math.floor(at / columns) * height,
      })),
    )
    .png()
    .toFile(join(OUT, file));
}

/** Contact sheets of every look. */
async function sheets(folder: string): Promise<number> {
  const pages = pagesOfForms(openDist(folder));
  await mkdir(OUT, { recursive: true });
  const running = await ownedSite(resolve('.cache/shots-data'), folder);
  const browser = await launchBrowser();
  const tab = await openTab(browser);
  for (const look of LOOK_NAMES) {
    const css = await sheetOf(look);
    const taken: Record<string, Buffer[]> = {};
    for (const { path } of pages) {
      const { page } = await tab.go(`${running.url}${path}`);
      await dress(page, css);
      for (const width of [390, 1280] as const)
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: SEEN_PX[width] });
          const name = `sheet-${look}-${width}-${colorScheme}.png`;
          taken[name] = [...(taken[name] ?? []), await page.screenshot()];
        }
    }
    for (const [file, pictures] of Object.entries(taken))
      await sheet(pictures, file.includes('-390-') ? pages.length : 3, file);
    process.stdout.write(`${look}: ${pages.length} pages\n`);
  }
  await browser.close();
  await running.close();
  return 0;
}

async function shots(folder: string, paths: readonly string[]): Promise<number> {
  const all = publicPages(openDist(folder));
  const chosen = paths.length === 0 ? all : all.filter(({ path }) => paths.includes(path));
  const known = ['/admin', ...all.map(({ path }) => path)];
  const unknown = paths.filter((path) => !known.includes(path));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no page ${unknown.join(', ')}; there are ${known.join(', ')}.\n`,
    );
    return 2;
  }
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  const running = await ownedSite(resolve('.cache/shots-data'), folder);
  const browser = await launchBrowser();
  for (const site of chosen) {
    const { page, close } = await visit(browser, `${running.url}${site.path}`);
    await picture(page, nameOf(site));
    if (site.path === '/cv')
      await writeFile(
        join(OUT, 'cv.pdf'),
        await page.pdf({ format: 'A4', preferCSSPageSize: true }),
      );
    await close();
    process.stdout.write(`${site.path}\n`);
  }
  const more =
    paths.length === 0 || paths.includes('/admin') ? await privateShots(running, browser) : 0;
  await browser.close();
  await running.close();
  process.stdout.write(`${chosen.length + more} pages and views in ${resolve(OUT)}\n`);
  return 0;
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      help: { type: 'boolean' },
      sheets: { type: 'boolean' },
      build: { type: 'boolean', default: true },
    },
    allowNegative: true,
    allowPositionals: true,
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (values.build && !(await build())) return 1;
  const folder = resolve(process.env['OUT_DIR'] || 'dist');
  return values.sheets ? sheets(folder) : shots(folder, positionals);
}

process.exitCode = await run().catch((error: NodeJS.ErrnoException) => {
  const missing =
    error.code === 'ENOENT'
      ? 'There is no build to take pictures of. Leave --no-build out once.'
      : error.message;
  process.stderr.write(`${missing}\n`);
  return 2;
});
