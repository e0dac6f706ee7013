/**
 * GET /robots.txt: RFC 9309, with Content Signals (draft-romm-aipref-contentsignals), and
 * /sitemap.xml, which it names: sitemaps.org protocol 0.9.
 */
import { escapeUTF8 } from 'entities';
import { routeList } from '../../routes.ts';
import { urlOf } from '../documents/parts.ts';
import type { Shared } from '../instances.ts';
import { nameOf } from '../person.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { described, oneLine } from './about.ts';

/**
 * Crawlers and fetchers that read for AI, by the names their operators document. They may read what
 * everyone may.
 */
const AI_CRAWLERS = (
  'GPTBot ChatGPT-User OAI-SearchBot ClaudeBot Claude-User Claude-SearchBot Google-Extended ' +
  'Applebot-Extended PerplexityBot Perplexity-User MistralAI-User DuckAssistBot ' +
  'Meta-ExternalAgent Meta-ExternalFetcher Amazonbot CCBot'
).split(' ');

const SIGNAL = 'Content-Signal: search=yes, ai-input=yes, ai-train=no';

/** Pages for people that show what is private; they are no rows of the table. */
const PRIVATE_PAGES = ['/audits/', '/admin'];

/**
 * Where private rows stand: `/api/admin/` for every row below it, outside of /api/ the path itself
 * and nothing below it (`$`, RFC 9309, section 2.2.3).
 */
function privateAreas(): string[] {
  const closed = routeList.filter(({ access }) => access !== 'public');
  return [...new Set(closed.map(({ path }) => /^\/api\/[^/]+\//.exec(path)?.[0] ?? `${path}$`))];
}

/**
 * The file. Takes all records; returns groups with the same rules for named AI crawlers and for
 * everyone: all that is public is allowed, private areas are not, search and answers may use it,
 * training may not. Only directives that validators know stand here; catalogs are found at their
 * well-known addresses.
 */
export function robotsTxt(records: Records): string {
  const rules = [
    SIGNAL,
    'Allow: /',
    ...[...privateAreas(), ...PRIVATE_PAGES].sort().map((path) => `Disallow: ${path}`),
  ];
  return `${[
    `# ${oneLine(described(records, `Profile of ${nameOf(records)} for agents.`))}`,
    `# Start in one fetch: ${urlOf(records, 'getInit')}`,
    `# Map for language models: ${urlOf(records, 'getLlmsTxt')}`,
    '# Content-Signal: search indexes and AI answers may use what is allowed below; ' +
      'training of models may not.',
    '',
    ...AI_CRAWLERS.map((name) => `User-agent: ${name}`),
    ...rules,
    '',
    'User-agent: *',
    ...rules,
    '',
    `Sitemap: ${urlOf(records, 'getSitemap')}`,
  ].join('\n')}\n`;
}

/**
 * The sitemap. Takes records for the base URL, and the pages in the order to list them; returns XML
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
