/** If-Match (RFC 9110, section 13.1.1): a change that goes through only if nothing else changed. */
import { refused } from './problem.ts';

/**
 * Throws precondition_failed where If-Match names other tags than the one that a record has now;
 * without the header (null), and for `*`, nothing is asked. The problem tells the tag of now.
 */
export function mustMatch(ifMatch: string | null, etag: string): void {
  if (ifMatch === null || ifMatch.trim() === '*') return;
  if (ifMatch.split(',').some((tag) => tag.trim() === etag)) return;
  throw refused(
    'precondition_failed',
    'It was changed since you read it. Read it again, and send the change with its ETag of now ' +
      'in If-Match; without If-Match the change goes through whatever was changed.',
    { etag },
  );
}
