/**
 * What an agent cites, opened by a person: the fact stands on the first screen, with its evidence
 * in words.
 */
import fc from 'fast-check';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { serving } from '../standalone/server.ts';
import { browserOfFile } from '../support/browser.ts';
import { EXAMPLE } from '../support/build.ts';
import { openDist } from '../support/dist.ts';
import { inLong } from '../support/long.ts';
import { visit } from './visit.ts';

const BASE = 'http://localhost:11906';
const { at } = serving();
const dist = openDist(EXAMPLE);

/** The words of the pages for evidence levels; what a person says of themselves has no mark. */
const WORDS: Record<string, string> = {
  'private-live': 'Not public',
  'public-live': 'Public',
  'external-validation': 'The owner names a source',
};

type Cited = { url: string; evidence_level?: string } & Record<string, string> & {
    citation_receipt?: { human_url: string };
  };
type Citation = { url: string; human_url: string; fact: string; evidence: string | undefined };

/** Lists of records, and the member that holds the fact. Notes and texts are words of an author. */
const LISTS = [
  ['claims', 'claims', 'claim'],
  ['experience', 'experience', 'title'],
  ['experience', 'education', 'institution'],
  ['skills', 'skills', 'name'],
  ['projects', 'projects', 'title'],
  ['writings', 'writings', 'title'],
  ['talks', 'talks', 'title'],
  ['notes', 'notes', 'title'],
] as const;

function citations(): Citation[] {
  const records = LISTS.flatMap(([file, list, fact]) =>
    (dist.json(`api/${file}.json`)[list] as Cited[]).map((one) => ({
      url: one.url,
      human_url: one.human_url ?? one.citation_receipt?.human_url ?? '',
      fact: one[fact] ?? '',
      evidence: WORDS[one.evidence_level ?? ''],
    })),
  );
  const texts = (dist.json('api/content.json')['surfaces'] as Record<string, string>[])
    .filter(({ type }) => type !== 'page')
    .map(({ human_url = '', api_url: url = human_url, title: fact = '' }) => ({
      url,
      human_url,
      fact,
      evidence: undefined,
    }));
  return [...records, ...texts];
}

const browser = await browserOfFile();

/** Texts that stand whole on the screen of a page. */
function onScreen(texts: string[]): string[] {
  const isSeen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight;
  };
  const places = 'h1, h2, h3, .where, .evidence .word';
  const all = [...document.querySelectorAll(places)].filter(isSeen);
  return texts.filter((text) => all.some(({ textContent }) => textContent?.includes(text)));
}

/** Opens an address as somebody who follows a citation does. */
async function follow(page: Page, address: string, { fact, evidence }: Citation): Promise<void> {
  const to = new URL(address.replace(BASE, at('')));
  // Another page first: the same page with another fragment would not be opened anew.
  if (new URL(page.url()).pathname === to.pathname) await page.goto(at('/robots.txt'));
  const response = await page.goto(to.href);
  expect(response?.headers()['content-type'], address).toBe('text/html; charset=utf-8');
  const words = [fact, ...(evidence ? [evidence] : [])];
  expect(await page.evaluate(onScreen, words), address).toEqual(words);
}

const COUNT = inLong(12, 30);
const WIDE = { width: 1280, height: 900 };
test('citations of JSON show fact and evidence at once', async () => {
  const all = citations().filter(({ evidence }) => evidence);
  const [some = []] = fc.sample(fc.shuffledSubarray(all, { minLength: COUNT, maxLength: COUNT }), {
    seed: 15,
    numRuns: 1,
  });
  const { page, close } = await visit(browser, at('/'), { viewport: WIDE });
  // One way and the other in turn: both lead to the same place.
  for (const [turn, one] of some.entries())
    await follow(page, turn % 2 === 0 ? one.url : one.human_url, one);
  await close();
});
