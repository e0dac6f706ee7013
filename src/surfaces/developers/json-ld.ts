/** JSON-LD of the pages for developers: schema.org TechArticle. */
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';

/** What a page at `path` says of itself. */
export const referenceJsonLd = ({ site }: Pick<Records, 'site'>, path: string, name: string) => ({
  '@context': 'https://schema.org' as const,
  '@type': 'TechArticle' as const,
  '@id': absolute(site, path),
  url: absolute(site, path),
  name,
  about: { '@id': absolute(site, '/#person') },
});
