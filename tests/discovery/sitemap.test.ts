import { expect, test } from 'vitest';
import { sitemapXml } from '../../src/surfaces/discovery/sitemap.ts';
import { exampleRecords } from '../support/profile.ts';

test('addresses are absolute, encoded and escaped, in the order given', async () => {
  const pages = [
    { path: '/', modified: '2026-11-20' },
    { path: '/articles/a&b?c=<d>', modified: null },
    { path: '/notizen/über uns', modified: '2026-01-02T00:00:00Z' },
  ];
  expect(sitemapXml(await exampleRecords('https://example.org'), pages)).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://example.org/</loc><lastmod>2026-11-20</lastmod></url>',
      '  <url><loc>https://example.org/articles/a&amp;b?c=%3Cd%3E</loc></url>',
      '  ' +
        '<url><loc>https://example.org/notizen/%C3%BCber%20uns</loc><lastmod>2026-01-02</lastmod></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
});

test('without pages the set is empty', async () => {
  expect(sitemapXml(await exampleRecords(), [])).toContain('0.9">\n</urlset>\n');
});
