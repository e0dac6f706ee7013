/**
 * Who comes, and for what, was written down before any page was looked at: each finds it within
 * two screens of a telephone from home, and there within two more, on three profiles.
 */
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serving } from '../standalone/server.ts';
import { browserOfFile } from '../support/browser.ts';
import { ODD } from '../support/build.ts';
import { inLong } from '../support/long.ts';
import { contentFolder } from '../support/profile-folders.ts';
import { sharedBuild } from '../support/shared-build.ts';
import { tooWide } from './checks.ts';
import { openTab, type Tab } from './visit.ts';

/** A telephone, in pixels of CSS. */
const TELEPHONE = { width: 390, height: 844 } as const;

const VISITORS = [
  ['a recruiter: whether this person would do', '/cv', 'h1'],
  ['a recruiter: the CV to pass on', '/cv', 'a[href="/cv.pdf"]'],
  ['an organiser: what this person speaks about', '/kit', '#topics, #talks'],
  ['an organiser: how to invite', '/contact', 'form'],
  ['a journalist: words to copy', '/kit', '#bios .citation'],
  ['a journalist: whom to ask', '/contact', 'form'],
  ['a client: what the work is like', '/projects', '.entry h2, .entry h3'],
  ['a client: how to ask for some', '/contact', 'form'],
] as const;

const browser = await browserOfFile();

describe.each(inLong(['odd'], ['cocinera', 'engineer', 'marine']))('%s', (profile) => {
  const folder = resolve('.cache/builds', profile);
  let tab: Tab;
  beforeAll(async () => {
    if (folder !== ODD) await sharedBuild(folder, contentFolder(profile));
    tab = await openTab(browser, { viewport: TELEPHONE });
  });
  const { at } = serving(folder);
  afterAll(() => tab?.close());

  test.each(VISITORS)('%s', async (_, path, sought) => {
    const { page } = await tab.go(at('/'));
    const ways = page.locator(`a[href^="${path}"]`);
    const tops = await ways.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(Math.min(...tops)).toBeLessThan(2 * TELEPHONE.height);
    await tab.go(at(path));
    const box = await page.locator('main').locator(sought).first().boundingBox({ timeout: 5000 });
    expect(box?.y).toBeLessThan(2 * TELEPHONE.height);
  });

  test('a source with a long name, on the narrowest telephone', async () => {
    const { page } = await tab.go(at('/'));
    await page.setViewportSize({ width: 320, height: 568 });
    const word = page.locator('.strip .rail .word').first();
    await word.evaluate((one) => {
      one.textContent = 'Se nombra una fuente ajena: boletin-zamora.example.org';
    });
    expect(await tooWide(page)).toEqual([]);
    await page.setViewportSize(TELEPHONE);
  });
});
