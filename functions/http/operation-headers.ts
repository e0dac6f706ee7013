/**
 * Headers of an operation's answer: public ones may be read from any page, private ones are kept
 * nowhere.
 */

import type { Row } from '../table/match.ts';
import {
  PRIVATE_HEADERS,
  PUBLIC_CORS,
  REVALIDATE,
  SECURITY_HEADERS,
  UNLISTED_HEADERS,
} from './headers.ts';
import { contentType } from './media.ts';

/** How long the CDN may keep public statistics. */
const STATISTICS_TTL_SECONDS = 60;

/**
 * Headers of a success of a row; `contentHash` (`sha256:<hex>`) becomes the tag of public reads,
 * which the CDN may keep.
 */
export function answerHeaders(row: Row, contentHash: string): Record<string, string> {
  const type = { 'Content-Type': contentType(row.media), ...SECURITY_HEADERS };
  if (row.access !== 'public') return { ...type, ...PRIVATE_HEADERS };
  if (row.method !== 'GET') return { ...type, ...PUBLIC_CORS, 'Cache-Control': 'no-store' };
  const read = { ...type, ...PUBLIC_CORS, ETag: `"${contentHash}"`, 'Cache-Control': REVALIDATE };
  // What the owner takes back of an audit is gone at once, and an audit's address is told to
  // nobody.
  if (row.group === 'audits') return { ...read, ...UNLISTED_HEADERS };
  return {
    ...read,
    'Netlify-CDN-Cache-Control': `public, s-maxage=${STATISTICS_TTL_SECONDS}, must-revalidate`,
  };
}
