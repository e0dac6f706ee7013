/** afdocs, the checker of the Agent-Friendly Documentation Spec, against the running server. */
import { beforeAll, describe, expect, test } from 'vitest';
import { afdocs, brief, isBad, type Report, siteBase } from './external.ts';

const base = siteBase();

test('the pages for people score 100, with nothing failed, warned of or broken off', async () => {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const urls = pages.filter((url) => url !== `${base}/`);
  expect(urls.map((url) => url.slice(base.length)).sort()).toEqual([
    '/about',
    '/articles/from-flow-matic-to-cobol',
    '/articles/what-a-compiler-was',
    '/claims',
    '/contact',
    '/cv',
    '/developers',
    '/experience',
    '/kit',
    '/manifesto',
    '/notes',
    '/pages/this-demonstration',
    '/projects',
    '/projects/a-0-system',
    '/projects/cobol',
    '/projects/cobol-validation',
    '/projects/flow-matic',
    '/projects/harvard-mark-i',
    '/projects/harvard-mark-ii-moth',
    '/projects/math-matic',
    '/projects/nanosecond-wires',
    '/projects/shared-subroutine-notebooks',
    '/questions',
    '/writing',
  ]);
  const { results, scoring, testedPages } = await afdocs(base, '--urls', urls.join(','));
  expect(results.filter(isBad).map(brief)).toEqual([]);
  // Nothing asks for a password, so there is no other way in to check.
  expect(results.filter(({ status }) => status === 'skip').map(({ id }) => id)).toEqual([
    'auth-alternative-access',
  ]);
  expect({ pages: testedPages, score: scoring.overall, grade: scoring.grade }).toEqual({
    pages: 24,
    score: 100,
    grade: 'A+',
  });
});

describe('without a list of pages', () => {
  let report: Report;

  beforeAll(async () => {
    report = await afdocs(base);
  });

  // Left alone, afdocs takes each link of llms.txt, drops `.md` and calls what is left a page of
  // HTML. Here that is the JSON of the same row, or the plain text of `/`: a client that asks for
  // anything gets those. Two checks then look for what only HTML has: an anchor to /llms.txt, and
  // prose after the navigation (a line of JSON counts as script). JSON names its map in the Link
  // header, and has no navigation. To send HTML to clients that did not ask for it would raise this
  // score and harm agents.
  test('nothing but the two checks of HTML finds fault', () => {
    expect(report.results.filter(isBad).map(({ id }) => id)).toEqual([
      'llms-txt-directive-html',
      'content-start-position',
    ]);
    expect(report.scoring.overall).toBeGreaterThanOrEqual(90);
  });

  test('those two find fault with JSON and plain text alone, with no page of HTML', async () => {
    const blamed = report.results.filter(isBad).flatMap(({ details }) => {
      const pages = details?.['pageResults'] as { url: string; found?: boolean; status?: string }[];
      return pages
        .filter(({ found, status }) => found === false || status === 'fail')
        .map(({ url }) => url);
    });
    const types = await Promise.all(
      [...new Set(blamed)].map(async (url) =>
        (await fetch(url, { method: 'HEAD' })).headers.get('content-type'),
      ),
    );
    expect(types.length).toBeGreaterThan(20);
    const plain = ['text/plain; charset=utf-8', 'application/json; charset=utf-8'];
    expect(types.filter((type) => !plain.includes(type ?? ''))).toEqual([]);
  });
});
