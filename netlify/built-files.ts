/**
 * Built files that were packed beside a function (`included_files` in netlify.toml), read when they
 * are asked for.
 */
import { readFile } from 'node:fs/promises';
import type { Upstream } from '../functions/gateway/upstream.ts';

/**
 * A reader of files below a folder. What is not there, or could not be a file of the build, is
 * null.
 */
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
