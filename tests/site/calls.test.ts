/** The calls on the pages for developers, run as a reader would run them: copied from the page. */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { readyRoutes } from '../../src/routes.ts';
import { AuditSlug } from '../../src/schemas/audit.ts';
import { serving } from '../standalone/server.ts';
import { browserOfFile } from '../support/browser.ts';
import { EXAMPLE } from '../support/build.ts';
import { inLong } from '../support/long.ts';
import { openTab } from './visit.ts';

const AUDIT_ADMIN_KEY = 'owner-key-of-this-test';
/** What the build took for its own address. */
const BUILT = 'http://localhost:11906';
const GROUPS = [...new Set(readyRoutes.map(({ group }) => group))];

const { at } = serving(EXAMPLE, { AUDIT_ADMIN_KEY });
const tab = await openTab(await browserOfFile());

beforeAll(async () => {
  // What the examples name.
  const [slug] = (AuditSlug.meta()?.examples ?? []) as string[];
  const audit = { slug, data: { public: { title: 'An audit' } } };
  const headers = { 'Content-Type': 'application/json', 'X-Admin-Key': AUDIT_ADMIN_KEY };
  await fetch(at('/api/admin/audits'), { method: 'POST', headers, body: JSON.stringify(audit) });
});

/**
 * The statuses that may come: a stand-in for a credential opens nothing, and is refused for a while
 * after many.
 */
function expected(id: string): number[] {
  const route = readyRoutes.find((one) => one.id === id);
  if (route?.access !== 'public') return [401, 429, 503];
  // Who was given no address finds nothing.
  if (route.secret) return [404, 429];
  // The example has no second CV.
  if (id === 'getCv') return [404];
  return [route.status];
}

type Shown = { id: string; curl: string; javascript: string };

/** What stands on the page of a group, as its reader copies it. */
async function shownOn(group: string) {
  const seen = await tab.go(at(`/developers/${group}`));
  const shown = await seen.page.evaluate(() =>
    [...document.querySelectorAll('.reference > section')].map((section): Shown => {
      const code = (language: string) =>
        section.querySelector(`pre > code.language-${language}`)?.textContent ?? '';
      return { id: section.id, curl: code('sh'), javascript: code('js') };
    }),
  );
  const here = (text: string) => text.replaceAll(BUILT, at(''));
  return {
    seen,
    shown: shown.map(({ id, curl, javascript }) => ({
      id,
      curl: here(curl),
      javascript: here(javascript),
    })),
  };
}

const hasCurl = spawnSync('curl', ['--version']).status === 0;

test.each(GROUPS)('%s: the calls on its page get what they should', async (group) => {
  const { seen, shown } = await shownOn(group);
  const ids = readyRoutes.filter((route) => route.group === group).map(({ id }) => id as string);
  // Every operation once, at an anchor of its name.
  expect(shown.map(({ id }) => id).sort()).toEqual(ids.sort());
  for (const { id, javascript } of shown) {
    const status = await seen.page.evaluate(
      `(async () => { ${javascript}\nreturn response.status; })()`,
    );
    expect(expected(id), `JavaScript of ${id}`).toContain(status);
  }
  if (!hasCurl) return;
  // All commands are written by one function: in short, one of each group is run.
  for (const { id, curl } of shown.slice(0, inLong(1, shown.length))) {
    const quiet = `${curl} --silent --show-error --output /dev/null --write-out '%{http_code}'`;
    const { stdout } = await promisify(execFile)('sh', ['-c', quiet]);
    expect(expected(id), `command of ${id}`).toContain(Number(stdout));
  }
});

test('the first page leads to every operation, and says what holds for all', async () => {
  const { page } = await tab.go(at('/developers'));
  const links = page.locator('a[href^="/developers/"]');
  const told = await links.evaluateAll((all) =>
    all.map((one) => `${one.getAttribute('href')} ${one.textContent}`),
  );
  for (const { id, group, method, path } of readyRoutes)
    expect(told).toContain(`/developers/${group}#${id} ${method} ${path}`);
  await page.locator('a[href="/developers/contact#sendContact"]').click();
  await page.waitForURL('**/developers/contact#sendContact');
  expect(await page.locator('section:target h2').textContent()).toBe('Send a private message');
  await page.locator('section:target summary').press('Enter');
  expect(
    await page.locator('section:target').getByText('A lecture in May.').last().isVisible(),
  ).toBe(true);
});
