/**
 * The MCP endpoints, that for everybody and that behind a credential, for every method. They read
 * what the build made from files that netlify.toml packs beside it.
 */
import type { Config, Context } from '@netlify/functions';
import { filesUpstream } from '../../functions/door/files-upstream.ts';
import { answerMcp } from '../../functions/mcp/answer.ts';
import { hostNames } from '../../functions/mcp/gate.ts';
import { builtFiles } from '../built-files.ts';
import { failedOf, operate } from '../operate.ts';
import { netlifyService } from '../service.ts';

/** The published folder, from where this file stands in the repository and in the bundle. */
const read = builtFiles(new URL('../../dist/', import.meta.url));

/** Addresses by which the platform reaches this deploy, beside the base of its URLs. */
function addressesOf({ site, deploy }: Context): (string | undefined)[] {
  const { URL: own, DEPLOY_URL, DEPLOY_PRIME_URL } = process.env;
  const permanent =
    site?.name && deploy?.id ? `https://${deploy.id}--${site.name}.netlify.app` : undefined;
  return [own, DEPLOY_URL, DEPLOY_PRIME_URL, site?.url, permanent];
}

export default (request: Request, context: Context): Promise<Response> => {
  return answerMcp(request, {
    ...netlifyService(context),
    upstream: filesUpstream(read, (asked) => operate(asked, context)),
    hosts: hostNames(addressesOf(context)),
    failed: failedOf(context),
  });
};

export const config: Config = {
  path: ['/mcp/public', '/mcp'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
