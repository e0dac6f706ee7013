/**
 * The built site behind Netlify's own emulator, on one port: what `npm run preview` and the tests
 * talk to.
 */
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { listen, type Running } from '../../functions/standalone/serve.ts';

export type EmulatorOptions = {
  /** Folder with the netlify.toml that says where the site and the functions are. */
  projectRoot: string;
  /** The published folder, as that file names it. */
  folder: string;
  port: number;
  /** One of HOSTS. */
  host: string;
  /** Whether the front door stands before the files; it does on Netlify. */
  edgeFunctions?: boolean;
};

/**
 * Deno comes with the project. The emulator takes what it finds on the PATH, and downloads one when
 * there is none. The binary itself has to come first: the script in node_modules/.bin starts it as
 * a child, which outlives the script.
 */
function useOwnDeno(): void {
  const folder = dirname(createRequire(import.meta.url).resolve('deno/package.json'));
  const path = process.env['PATH'] ?? '';
  if (!path.split(delimiter).includes(folder)) process.env['PATH'] = `${folder}${delimiter}${path}`;
}

/** How long a function may load what it needs after its answer has begun, in milliseconds. */
const KEPT_MS = 60_000;

/**
 * The emulator packs a function for each request, and deletes it when the headers of its answer are
 * out: what it loads later, for a stream or for work after the answer, would be missing. So it
 * packs into a folder beside the one that it deletes. Returns what deletes those that are left.
 */
function keepFunctions(emulator: object): () => Promise<void> {
  type Handle = (...given: [unknown, unknown, string, unknown]) => Promise<unknown>;
  const own = emulator as { handleInEphemeralDirectory: Handle };
  const handle = own.handleInEphemeralDirectory.bind(emulator);
  const folders = new Set<string>();
  const remove = async (folder: string) => {
    folders.delete(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  own.handleInEphemeralDirectory = (matched, given, folder, options) => {
    const kept = `${folder}-kept`;
    folders.add(kept);
    const later = () => void remove(kept).catch(() => {});
    return handle(matched, given, kept, options).finally(() => setTimeout(later, KEPT_MS).unref());
  };
  return async () => {
    await Promise.all([...folders].map(remove));
  };
}

/** Addresses that answer for localhost, where the edge function finds what stands behind it. */
const HOSTS = ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::'];

/**
 * Starts the emulator and listens. What it does not have (database, images, models, geolocation) is
 * not used here and stays off. Throws when the folder holds no build, the port is taken or the host
 * is none of HOSTS.
 */
export async function startEmulator({
  projectRoot,
  folder,
  port,
  host,
  edgeFunctions = true,
}: EmulatorOptions): Promise<Running> {
  if (!HOSTS.includes(host))
    throw new Error(`HOST is "${host}"; the emulator listens on ${HOSTS.join(', ')} only.`);
  useOwnDeno();
  const page = await readFile(join(folder, '404.html'));
  const off = { enabled: false };
  const emulator = new NetlifyDev({
    projectRoot,
    // Not the owner's login: nothing here may depend on an account.
    apiToken: '',
    serverAddress: null,
    skipGitignore: true,
    edgeFunctions: { enabled: edgeFunctions },
    database: off,
    images: off,
    aiGateway: off,
    geolocation: off,
  });
  const forget = keepFunctions(emulator);
  let address = '';
  const notFound = () =>
    new Response(page, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  const server = await listen(
    async (request) => {
      try {
        const response = (await emulator.handle(request, { serverAddress: address })) ?? notFound();
        // The empty body behind a HEAD ends by itself; a server that cancels it meanwhile makes
        // Node's fetch throw.
        return request.method === 'HEAD' ? new Response(null, response) : response;
      } catch (error) {
        // A path that is not UTF-8: the platform refuses it, the emulator falls over it.
        if (error instanceof URIError) return notFound();
        throw error;
      }
    },
    port,
    host,
  );
  address = `http://localhost:${new URL(server.url).port}`;
  const close = async () => {
    // Together: Deno keeps connections to the server open for as long as it lives.
    await Promise.all([server.close(), emulator.stop()]);
    await forget();
  };
  try {
    await emulator.start();
  } catch (error) {
    await close();
    throw error;
  }
  return { url: server.url, close };
}
