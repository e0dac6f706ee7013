/**
 * Who gets through to an endpoint: the right Host and Origin (against DNS rebinding), then a bearer
 * credential where one is asked for.
 */
import {
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import { routes } from '../../src/routes.ts';
import type { Site } from '../../src/surfaces/site.ts';
import { challenge, credentialProblem } from '../http/authorize.ts';
import { type Credentials, checkBearer } from '../http/credentials.ts';
import { RPC, rpcError } from '../http/json-rpc.ts';
import type { Backend } from '../http/run.ts';

export type Gate = {
  /** Whether everybody may call it. */
  open: boolean;
  site: Pick<Site, 'base'>;
  credentials: Credentials;
  /** Is told of a wrong credential; after too many, a problem to answer in its place. */
  failed?: Backend['failed'];
  /** Host names, beside that of the base and of this machine, by which the place is reached. */
  hosts: readonly string[];
};

/** Host names of some addresses, as the checks want them: without port, IPv6 in brackets. */
export function hostNames(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) =>
    address && URL.canParse(address) ? [new URL(address).hostname] : [],
  );
}

/**
 * The refusal of a request, or null when it may go on. Neither header is told back to the caller.
 */
export async function gateResponse(
  request: Request,
  { open, site, credentials, hosts, failed }: Gate,
): Promise<Response | null> {
  const names = [...hostNames([site.base]), ...hosts, ...localhostAllowedHostnames()];
  const where = {
    code: 'unauthorized',
    fallback: '/api/',
    suggested: routes.getMcpCard.path,
  } as const;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  if (!validateHostHeader(host, names).ok) {
    const message = 'This Host is not one of this service; use the url in the server card.';
    return rpcError(RPC.refused, { ...where, message }, site, {}, 403);
  }
  if (!validateOriginHeader(request.headers.get('origin'), names).ok) {
    const message =
      'Pages of this Origin may not call the endpoint; call it from a program, without Origin.';
    return rpcError(RPC.refused, { ...where, message }, site, {}, 403);
  }
  if (open) return null;
  const verdict = checkBearer(request.headers.get('authorization'), 'mcp', credentials);
  if (verdict === 'ok') return null;
  const limited = verdict === 'invalid_token' ? await failed?.() : null;
  if (limited) return rpcError(RPC.refused, limited.text, site, limited.headers);
  const { text } = credentialProblem('Bearer', verdict);
  if (verdict === 'not_configured') return rpcError(RPC.refused, text, site);
  const elsewhere = `Without one, ${routes.callOpenMcp.path} reads, searches, asks and checks.`;
  return rpcError(
    RPC.unauthorized,
    { ...text, message: `${text.message} ${elsewhere}`, suggested: where.suggested },
    site,
    { 'WWW-Authenticate': challenge('Bearer', verdict) },
  );
}
