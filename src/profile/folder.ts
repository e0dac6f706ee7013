/** Which folder holds the content. */
import { resolve } from 'node:path';

/** `CONTENT_DIR`, else `content`, as an absolute path. */
export function contentFolder(env: Record<string, string | undefined> = process.env): string {
  return resolve(env['CONTENT_DIR'] || 'content');
}
