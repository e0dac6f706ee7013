/**
 * What an agent cites, opened by a person: the fact stands on the first screen, with its evidence
 * in words.
 */
import fc from 'fast-check';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serving } from '../standalone/server.ts';
import { INSTALL_TIME, launchBrowser } from '../support/browser.ts';
import { EXAMPLE } from '../support/build.ts';
import { openDist } from '../support/dist.ts';
import { visit } from './visit.ts';

const BASE = 'http://localhost:8888';
const { at } = serving();
const dist = openDist(EXAMPLE);

/** The words of the pages for evidence levels. */
const WORDS: Record<string, string> = {
  'self-claim': 'In their own words',
  'private-live': 'Runs privately',
  'public-live': 'Public',
  'external-validation': 'Verified by others',
};

type Cited = { url: string; human_url: string; evidence_level: string } & Record<string, string>;
type Citation = { url: string; human_url: string; fact: string; evidence: string };

/** Lists with records that may be cited, and the member that holds the fact. */
const LISTS = [
  ['api/claims', 'claims', 'claim'],
  ['api/experience', 'experience', 'title'],
  ['api/experience', 'education', 'degree'],
  ['api/skills', 'skills', 'name'],
  ['api/writings', 'writings', 'title'],
  ['api/talks', 'talks', 'title'],
] as const;

function citations(): Citation[] {
  return LISTS.flatMap(([file, list, fact]) =>
    (dist.json(`${file}.json`)[list] as Cited[]).map((one) => ({
      url: one.url,
      human_url: one.human_url,
      fact: one[fact] ?? '',
      evidence: WORDS[one.evidence_level] ?? '',
    })),
  );
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, INSTALL_TIME);
afterAll(() => browser?.close());

/** Texts that stand whole on the screen of a page. */
function onScreen(texts: string[]): string[] {
  const isSeen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight;
  };
  const all = [...document.querySelectorAll('h1, h2, h3, .evidence .word')].filter(isSeen);
  return texts.filter((text) => all.some(({ textContent }) => textContent?.includes(text)));
}

test('30 citations of JSON, by record or place for people, show fact and evidence at once', async () => {
  const all = citations();
  const [some = []] = fc.sample(fc.shuffledSubarray(all, { minLength: 30, maxLength: 30 }), {
    seed: 15,
    numRuns: 1,
  });
  const { page, close } = await visit(browser, at('/'), {
    viewport: { width: 1280, height: 900 },
  });
  for (const [turn, { url, human_url, fact, evidence }] of some.entries()) {
    // One way and the other in turn: both lead to the same place.
    const address = turn % 2 === 0 ? url : human_url;
    // Another page first: the same page with another fragment would not be opened anew.
    await page.goto('about:blank');
    const response = await page.goto(address.replace(BASE, at('')));
    expect(response?.headers()['content-type'], address).toBe('text/html; charset=utf-8');
    expect(await page.evaluate(onScreen, [fact, evidence]), address).toEqual([fact, evidence]);
  }
  await close();
});

test.each([
  [1280, 900, 2_700],
  [390, 844, 6_000],
])('the home page is at most so high at %i by %i: %i', async (width, height, most) => {
  const { page, close } = await visit(browser, at('/'), { viewport: { width, height } });
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(high).toBeLessThanOrEqual(most);
  await close();
});
