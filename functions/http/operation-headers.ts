/** Headers of an operation's answer: public ones may be read from any page, private ones are kept nowhere. */
import type { Row } from '../door/match.ts';
import { PRIVATE_HEADERS, PUBLIC_CORS, SECURITY_HEADERS } from './headers.ts';

/** How long the CDN may keep public statistics, in seconds. */
const STATISTICS_FRESH = 60;

/** Headers of a success of a row; `contentHash` (`sha256:<hex>`) becomes the tag of public reads, which the CDN may keep. */
export function answerHeaders(row: Row, contentHash: string): Record<string, string> {
  const type = { 'Content-Type': 'application/json; charset=utf-8', ...SECURITY_HEADERS };
  if (row.access !== 'public') return { ...type, ...PRIVATE_HEADERS };
  if (row.method !== 'GET') return { ...type, ...PUBLIC_CORS, 'Cache-Control': 'no-store' };
  return {
    ...type,
    ...PUBLIC_CORS,
    ETag: `"${contentHash}"`,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': `public, s-maxage=${STATISTICS_FRESH}, must-revalidate`,
  };
}
