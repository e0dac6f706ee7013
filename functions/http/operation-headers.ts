/** Headers of an operation's answer: public ones may be read from any page, private ones are kept nowhere. */
import type { Row } from '../door/match.ts';
import { PUBLIC_CORS, SECURITY_HEADERS } from './headers.ts';

/** How long the CDN may keep public statistics, in seconds. */
const STATISTICS_FRESH = 60;

/** Headers of a success of a row; `contentHash` (`sha256:<hex>`) becomes the tag of public reads, which the CDN may keep. */
export function answerHeaders(row: Row, contentHash: string): Record<string, string> {
  const open = row.access === 'public';
  const cached = open && row.method === 'GET';
  return {
    'Content-Type': 'application/json; charset=utf-8',
    ...SECURITY_HEADERS,
    ...(open ? PUBLIC_CORS : { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }),
    ...(cached ? { ETag: `"${contentHash}"` } : {}),
    'Cache-Control': cached ? 'public, max-age=0, must-revalidate' : open ? 'no-store' : 'private, no-store',
    ...(cached ? { 'Netlify-CDN-Cache-Control': `public, s-maxage=${STATISTICS_FRESH}, must-revalidate` } : {}),
  };
}
