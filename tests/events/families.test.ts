/** Families of agents, by User-Agent headers as they come. */
import { readFileSync } from 'node:fs';
import crawlers from 'crawler-user-agents';
import { expect, test } from 'vitest';
import { classifier, FAMILIES } from '../../functions/events/agent.ts';
import { type CrawlerEntry, distil } from '../../functions/events/crawlers.ts';

/** Headers as they come, with the family and the name that they tell. */
const CASES = readFileSync(new URL('user-agents.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as [userAgent: string, family: string, name: string | null]);

const DATA = crawlers as readonly CrawlerEntry[];
const classify = classifier(distil(DATA));

test.each(CASES)('%s', (userAgent, family, name) => {
  expect(classify(userAgent)).toMatchObject({ family, name });
});

test('no header is unknown, and there are enough cases of each family', () => {
  expect(classify(null)).toEqual({ family: 'unknown', name: null });
  expect(classify(undefined)).toEqual({ family: 'unknown', name: null });
  expect(CASES.length).toBeGreaterThan(60);
  for (const family of FAMILIES)
    expect(CASES.filter((one) => one[1] === family).length).toBeGreaterThanOrEqual(2);
});

test('what the data knows as a crawler is never a browser, nor unknown', () => {
  const wrong = DATA.flatMap(({ instances }) => instances).filter((userAgent) => {
    return ['browser', 'unknown'].includes(classify(userAgent).family);
  });
  expect(wrong).toEqual([]);
});

test('a header that callers make up takes little time, and is not kept for ever', () => {
  // Patterns meet the worst that fits: only that it ends is asserted, the suite has a limit of its
  // own.
  for (const worst of [
    'a '.repeat(500),
    '('.repeat(1000),
    '-'.repeat(1000),
    `Mozilla/5.0 (${') '.repeat(490)}`,
  ])
    expect(FAMILIES).toContain(classify(worst).family);
  for (let at = 0; at < 2000; at++) classify(`made-up-${at} (x)`);
  expect(classify('curl/8.5.0').name).toBe('curl');
});
