/** Long texts: every place in them is filled, and one that nothing fills has its name told. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../src/routes.ts';
import { connectMarkdown } from '../../src/surfaces/developers/documents.ts';
import { textOf } from '../../src/surfaces/documents/text.ts';
import { exampleRecords } from '../support/profile.ts';

test('a text takes its values and links from where it stands', async () => {
  const records = await exampleRecords('https://example.org');
  expect(connectMarkdown(records)).toContain('`https://example.org/mcp/public` reads, searches');
  expect(() => textOf('connect', records, {})).toThrow('Nothing fills {{name}}.');
  expect(() => textOf('nothing', records, {})).toThrow('nothing.md');
});

test.each(globSync('src/texts/*.md'))('%s names rows of the table alone', (file) => {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(/\{\{(?:link|url) (\w+)/g)].map(([, id = '']) => id);
  expect(named.filter((id) => !(id in routes))).toEqual([]);
});
