/** Built files beside a function (`included_files` in netlify.toml), read when asked for. */
import { readFile } from 'node:fs/promises';
import type { Upstream } from '../functions/gateway/upstream.ts';

/** A reader of files below a folder; null for what is not there, or could not be built. */
export const builtFiles =
  (folder: URL): Upstream['read'] =>
  async (file) => {
    const url = new URL(file, folder);
    if (!url.href.startsWith(folder.href)) return null;
    return readFile(url, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null;
      throw error;
    });
  };
