/** The MCP endpoints. They read built files that netlify.toml packs beside them. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Config, Context } from '@netlify/functions';
import type { Upstream } from '../../functions/gateway/upstream.ts';
import { contentType } from '../../functions/http/accept.ts';
import { answerMcp } from '../../functions/mcp/answer.ts';
import { hostNames } from '../../functions/mcp/gate.ts';
import { functionOf, routeOf } from '../../functions/table/match.ts';
import { mediaOf } from '../../src/files.ts';
import { failedOf, operate, takeOf } from '../operate.ts';
import { netlifyService } from '../service.ts';

/** A reader of files below a folder; null for what is not there, or could not be built. */
const builtFiles =
  (folder: URL): Upstream['read'] =>
  async (file) => {
    const url = new URL(file, folder);
    if (!url.href.startsWith(folder.href)) return null;
    return readFile(url, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null;
      throw error;
    });
  };

/** The published folder, from .generated/chunks and from .netlify/v1/chunks of the package. */
const PUBLISHED = ['../../dist/', '../../../dist/'].map((path) => new URL(path, import.meta.url));
const read = builtFiles(PUBLISHED.find((url) => existsSync(url)) ?? (PUBLISHED[0] as URL));

/** What stands behind the gateway here: built files alone, and the operations. */
const upstreamOf = (context: Context): Upstream => ({
  read,
  next: async (request, file = '') => {
    if (functionOf(request)) return operate(request, context);
    const text = await read(file);
    if (text === null) return new Response(null, { status: 404 });
    return new Response(text, { headers: { 'Content-Type': contentType(mediaOf(file)) } });
  },
});

/**
 * Addresses by which the platform reaches this deploy, that of the request among them, for domain
 * aliases. Safe against DNS rebinding: the platform picks the site by the Host. The emulator takes
 * every Host, so there it does not count.
 */
function addressesOf({ site, deploy }: Context, request: Request): (string | undefined)[] {
  const { URL: own, DEPLOY_URL, DEPLOY_PRIME_URL } = process.env;
  const permanent =
    site?.name && deploy?.id ? `https://${deploy.id}--${site.name}.netlify.app` : undefined;
  const asked = deploy?.context === 'dev' ? undefined : request.url;
  return [own, DEPLOY_URL, DEPLOY_PRIME_URL, site?.url, permanent, asked];
}

export default (request: Request, context: Context): Promise<Response> =>
  answerMcp(request, {
    ...netlifyService(context),
    upstream: upstreamOf(context),
    hosts: hostNames(addressesOf(context, request)),
    limit: async () => void (await takeOf(context)(routeOf('callOpenMcp'))),
    failed: failedOf(context),
  });

export const config: Config = {
  path: ['/mcp/public', '/mcp'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
