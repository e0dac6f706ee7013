/**
 * Collections for editors: one per kind of content, so that they complete and check front matter
 * (contentIntellisense). What is published is read by src/profile/read-profile.ts, which checks all
 * files together and tells every problem in one go; Astro would stop at the first.
 */
import { defineCollection } from 'astro:content';
import { join, relative, sep } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { contentFolder } from './content-folder.ts';
import { isSingle, type Kind, kindNames, kinds } from './kinds/kinds.ts';
import { listContent, readSource } from './profile/read.ts';

async function load(
  kind: Kind,
  folder: string,
  path: string,
  { store, generateDigest }: LoaderContext,
) {
  const source = await readSource(folder, path).catch(() => null);
  if (!source || 'problem' in source || source.kind !== kind) return;
  const { file, data, body, problems } = source;
  const digest = generateDigest(JSON.stringify({ data, body }));
  // Where the file stands, so that an editor can tell which schema it has.
  const filePath = relative('.', join(folder, path)).split(sep).join('/');
  store.set({
    id: path,
    data: { kind, id: source.id, file, data, problems },
    body,
    digest,
    filePath,
  });
}

/** Loads the files of one kind. */
const sourceFiles = (kind: Kind): Loader => ({
  name: `content/${kind}`,
  async load(context) {
    const folder = contentFolder();
    context.store.clear();
    const place = isSingle(kind) ? `${kind}.md` : `${kind}/`;
    for (const path of await listContent(folder))
      if (path.startsWith(place)) await load(kind, folder, path, context);
  },
});

export const collections = Object.fromEntries(
  // The schema is for editors: nothing here is parsed by it.
  kindNames.map((kind) => [
    kind,
    defineCollection({ loader: sourceFiles(kind), schema: kinds[kind].schema }),
  ]),
);
