/**
 * Files of the build that no row names: for the front door, for whoever serves the files, and the
 * static 404.
 */
import { mailWords } from '../labels/say.ts';
import { cardHtml } from './card/card.ts';
import { CARD_FILE } from './card/file.ts';
import { contractsOf } from './contracts.ts';
import { DOOR_FILE, type DoorFile, FILES_INDEX, type FileEntry } from './files-index.ts';
import { humanPages } from './pages/pages.ts';
import { staticNotFound } from './problem.ts';
import type { PublishedFile } from './publish.ts';
import type { Records } from './records.ts';

/** Where the static 404 stands; `_redirects` names it. */
export const NOT_FOUND_FILE = 'errors/not-found.json';

type Extra = Pick<PublishedFile, 'file' | 'media' | 'body'>;

/** Day of the last change of each record, by its path with its fragment. */
function daysOf(records: Records): Record<string, string> {
  const items = Object.values(records)
    .filter(Array.isArray)
    .flat()
    .filter((item) => typeof item?.path === 'string' && typeof item.last_modified === 'string');
  return Object.fromEntries(
    items.map(({ path, last_modified }) => [path, last_modified.slice(0, 10)]),
  );
}

/** The extra files of one build. */
export function extraFiles(files: readonly PublishedFile[], records: Records): Extra[] {
  const { profile, site } = records;
  const index: FileEntry[] = files.map(({ body: _, ...entry }) => entry);
  const paths = files.flatMap(({ path, media }) =>
    path && media !== 'text/markdown' ? [path] : [],
  );
  const door: DoorFile = {
    name: profile.profile.display_name ?? profile.profile.name,
    base: site.base,
    paths,
    modified: daysOf(records),
    contracts: contractsOf(records),
    mail: mailWords(profile.profile.language),
    pages: Object.fromEntries(
      humanPages(records).flatMap(({ path, title, listed }) => (listed ? [[path, title]] : [])),
    ),
  };
  const json = (file: string, value: unknown): Extra => ({
    file,
    media: 'application/json',
    body: JSON.stringify(value),
  });
  return [
    json(FILES_INDEX, index),
    json(DOOR_FILE, door),
    json(NOT_FOUND_FILE, staticNotFound(site)),
    json(CARD_FILE, { html: cardHtml(records) }),
  ];
}
