/**
 * One collection with every file of the content folder, read by our own loader. It keeps front
 * matter as written, because the build checks all files together and tells every problem in one go
 * (src/profile/build.ts); Astro would stop at the first, and complain of each kind that nobody
 * wrote. The pages render Markdown themselves (src/components/markdown.ts), from the same records
 * as the payloads.
 */

import { defineCollection } from 'astro:content';
import { relative, sep } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { contentFolder } from './content-folder.ts';
import { listContent, readSource } from './profile/read.ts';

/** Takes a file in as it is now; what has no place among the kinds is left out. */
async function load(folder: string, path: string, { store, generateDigest }: LoaderContext) {
  const source = await readSource(folder, path).catch(() => null);
  if (!source || 'problem' in source) return;
  const { body, ...data } = source;
  store.set({ id: path, data, body, digest: generateDigest(JSON.stringify(source)) });
}

/** Loads all files and, under `astro dev`, each again when it is saved. */
const files: Loader = {
  name: 'content',
  async load(context) {
    const folder = contentFolder();
    context.store.clear();
    for (const path of await listContent(folder)) await load(folder, path, context);
    const { watcher } = context;
    if (!watcher) return;
    watcher.add(folder);
    const changed = async (file: string) => {
      const path = relative(folder, file).split(sep).join('/');
      context.store.delete(path);
      if ((await listContent(folder)).includes(path)) await load(folder, path, context);
    };
    watcher.on('add', changed);
    watcher.on('change', changed);
    watcher.on('unlink', changed);
  },
};

export const collections = { content: defineCollection({ loader: files }) };
