import { expect, test } from 'vitest';
import { riskFlags } from '../../functions/risk/risk.ts';

const prose = 'We met at the fair and would like to hear about the bridge project in May. ';

test('a text of 2,000 characters is inside the limits, a longer one is told', () => {
  expect(riskFlags([prose.repeat(30).slice(0, 2000)])).toEqual([]);
  expect(riskFlags([prose.repeat(30).slice(0, 2001)])).toContain('excessive_length');
});

test('repeated words are no secret', () => {
  for (const text of ['word '.repeat(24), 'abandon '.repeat(12), 'aaaa '.repeat(60)])
    expect([text.slice(0, 12), riskFlags([text])]).toEqual([text.slice(0, 12), []]);
});

test.each([
  ['numbers', '41 '.repeat(660)],
  ['one long word', 'a'.repeat(2000)],
  ['open brackets', '<!--[[{('.repeat(250)],
  ['encoded in layers', '%2525'.repeat(400)],
  ['quotes and slashes', `\\"'\``.repeat(500)],
])('%s come to an end', (_, text) => {
  expect(riskFlags([text, text])).not.toContain('excessive_length');
});
