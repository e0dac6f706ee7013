/** Markdown twins as the build made them. */
import { twinOf } from '../../src/files.ts';
import type { Sealed } from '../../src/surfaces/seal.ts';
import type { Made } from './computed.ts';
import type { Upstream } from './upstream.ts';

/**
 * The twin of a built file of JSON, or null when there is none. `X-Content-Hash` is that of the
 * record: a document has no room for it, and the entity tag is that of its own bytes.
 */
export async function readTwin({ read }: Upstream, file: string): Promise<Made | null> {
  const [text, json] = await Promise.all([read(twinOf(file)), read(file)]);
  if (text === null || json === null) return null;
  const { content_hash: hash, last_modified: modified } = JSON.parse(json) as Sealed<object>;
  return { text, media: 'text/markdown', modified, headers: { 'X-Content-Hash': hash } };
}
