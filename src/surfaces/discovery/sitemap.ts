/** GET /sitemap.xml: sitemaps.org protocol 0.9. */
import { escapeUTF8 } from 'entities';
import type { Shared } from '../instances.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';

/**
 * The file. Takes records for the base URL, and the pages in the order to list them; returns XML
 * with absolute, percent-encoded and entity-escaped addresses and the day of `modified` as
 * `lastmod`, left out where there is none.
 */
export function sitemapXml({ site }: Records, { pages }: Pick<Shared, 'pages'>): string {
  const entries = pages.map(({ path, modified }) => {
    const lastmod = modified ? `<lastmod>${modified.slice(0, 10)}</lastmod>` : '';
    return `  <url><loc>${escapeUTF8(new URL(absolute(site, path)).href)}</loc>${lastmod}</url>`;
  });
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ].join('\n')}\n`;
}
