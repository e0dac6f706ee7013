/** What the build made, for whoever serves it: which file answers which path, with its media type and tag. */
import type { PublishedFile } from './publish.ts';

/** Where the index stands below dist/. */
export const FILES_INDEX = 'variants/files.json';

export type FileEntry = Omit<PublishedFile, 'body'>;

/** The index as one more file of the build. */
export function filesIndex(files: readonly PublishedFile[]): { file: string; media: string; body: string } {
  const entries: FileEntry[] = files.map(({ body: _, ...entry }) => entry);
  return { file: FILES_INDEX, media: 'application/json', body: JSON.stringify(entries) };
}
