/**
 * Content that wants to run: every text of the example with code in it, built and opened in a
 * browser.
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { type Running, startServer } from '../../functions/standalone/serve.ts';
import { INSTALL_TIME, launchBrowser } from '../support/browser.ts';
import { buildSite, EXAMPLE } from '../support/build.ts';
import { openDist } from '../support/dist.ts';
import { hasPage, publicPages, someOfEach } from './pages.ts';
import { openTab, type Tab } from './visit.ts';

const ROOT = resolve('.cache/test/hostile-site');

/** Short, because titles have a longest length. */
const LINE = '</p><img src=x onerror=alert(1)>';
const BODY = `
<script>alert(2)</script>

Inline <script>alert(3)</script> and <b onclick="alert(4)" style="color: red">bold</b>.

<iframe src="javascript:alert(5)"></iframe>

[one](javascript:alert(6)), [two](JaVa&#115;cript:alert(7)), <javascript:alert(8)>, ![three](javascript:alert(9)), [four][bad].

![A picture of others](http://127.0.0.1:9/picture.png)

[bad]: data:text/html,<script>alert(10)</script>
`;

/** Fields that are shown as they stand. */
const FIELDS = [
  'title',
  'subtitle',
  'summary',
  'headline',
  'bio',
  'claim',
  'question',
  'evidence_note',
  'response_time',
];

async function poison(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.md')) continue;
    const file = join(entry.parentPath, entry.name);
    const [, front = '', body = ''] =
      /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(await readFile(file, 'utf8')) ?? [];
    const data = parse(front) as Record<string, unknown>;
    for (const name of FIELDS)
      if (typeof data[name] === 'string') data[name] = `${data[name]} ${LINE}`;
    await writeFile(file, `---\n${stringify(data)}---\n${body}\n${BODY}`);
  }
}

describe.runIf(hasPage('/notes'))('content that wants to run', () => {
  let browser: Browser;
  let tab: Tab;
  let running: Running;
  let out: string;

  beforeAll(async () => {
    await rm(ROOT, { recursive: true, force: true });
    await cp('content/example', join(ROOT, 'content'), { recursive: true });
    await poison(join(ROOT, 'content'));
    out = join(ROOT, 'dist');
    const { code, output } = await buildSite(out, { CONTENT_DIR: join(ROOT, 'content') });
    expect(code, output).toBe(0);
    running = await startServer({ folder: out, port: 0, host: '127.0.0.1' });
    browser = await launchBrowser();
    tab = await openTab(browser);
  }, INSTALL_TIME);
  afterAll(async () => {
    await browser?.close();
    await running?.close();
  });

  // The pages are those of the example: the texts are other ones, the addresses are not.
  test.each(someOfEach(publicPages(openDist(EXAMPLE)), 1))(
    '$path shows it as text',
    async ({ path, file }) => {
      const { page, complaints, violations } = await tab.go(`${running.url}${path}`);
      const found = await page.evaluate(() => ({
        code: [...document.querySelectorAll('*')]
          .filter((element) => element.getAttributeNames().some((name) => /^on|^style$/.test(name)))
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
        scripts: [...document.scripts].filter(({ src, type }) => !src && !/json/.test(type)).length,
        frames: document.querySelectorAll('iframe, object, embed').length,
        addresses: [...document.querySelectorAll('[href], [src]')]
          .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
          .filter((address) => /^\s*(javascript|data:text)/i.test(address)),
        text: document.querySelector('main')?.textContent,
      }));
      expect(found).toMatchObject({ code: [], scripts: 0, frames: 0, addresses: [] });
      // Where a page shows what the owner wrote, it shows this too.
      if (/^(articles|projects|home|notes|claims|questions|manifesto)\b/.test(file))
        expect(found.text).toContain('alert(');
      expect(complaints).toEqual([]);
      expect(await violations()).toEqual([]);
    },
  );
});
