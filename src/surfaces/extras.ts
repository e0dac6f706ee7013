/**
 * Files of the build that no row names: for the gateway, for whoever serves the files, and the
 * static 404.
 */
import { CARD_FILE, NOT_FOUND_FILE } from '../files.ts';
import { placedKinds, placesOf } from '../kinds/kinds.ts';
import { mailWords } from '../labels/say.ts';
import { needsQuery } from '../schemas/parameters.ts';
import { cardHtml } from './card/card.ts';
import { contractsOf } from './contracts.ts';
import { FILES_INDEX, type FileEntry, GATEWAY_FILE, type GatewayFile } from './files-index.ts';
import { statesOf } from './history/chain.ts';
import { humanPages } from './pages/pages.ts';
import { staticNotFound } from './problem.ts';
import type { PublishedFile } from './publish.ts';
import type { Records } from './records.ts';
import { signedBy } from './signing.ts';

type Extra = Pick<PublishedFile, 'file' | 'media' | 'body' | 'digest'>;

const askedKinds = placedKinds.flatMap((kind) => {
  const { address, list = kind, ask } = placesOf(kind);
  return ask ? [{ list, address, ask }] : [];
});

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

const withdrawnIn = ({ history }: Records): GatewayFile['withdrawn'] =>
  Object.fromEntries(
    [...statesOf(history?.lines ?? []).values()].flatMap(({ change, path, day, reason = null }) =>
      change === 'withdrawn' && path ? [[path, { day, reason }]] : [],
    ),
  );

/** The extra files of one build. */
export function extraFiles(files: readonly PublishedFile[], records: Records): Extra[] {
  const { profile, site } = records;
  const index = files.map(({ body: _, digest: __, ...entry }): FileEntry => entry);
  const paths = files.flatMap(({ id, path, media }) =>
    path && media !== 'text/markdown' && !needsQuery(id) ? [path] : [],
  );
  const gateway: GatewayFile = {
    name: profile.profile.display_name ?? profile.profile.name,
    base: site.base,
    paths,
    modified: daysOf(records),
    ...(records.history ? { withdrawn: withdrawnIn(records) } : {}),
    ...signedBy(records),
    contracts: contractsOf(records),
    kinds: askedKinds,
    mail: mailWords(profile.profile.language),
    pages: Object.fromEntries(
      humanPages(records).flatMap(({ path, title, listed }) => (listed ? [[path, title]] : [])),
    ),
  };
  const json = (file: string, value: unknown): Extra => ({
    file,
    media: 'application/json',
    body: () => JSON.stringify(value),
  });
  return [
    json(FILES_INDEX, index),
    json(GATEWAY_FILE, gateway),
    json(NOT_FOUND_FILE, staticNotFound(site)),
    json(CARD_FILE, { html: cardHtml(records) }),
  ];
}
