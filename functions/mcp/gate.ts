/**
 * Who gets through to an endpoint: the right Host and Origin (against DNS rebinding), then a bearer
 * credential where one is asked for. Neither header is told back to the caller.
 */
import * as mcp from '@modelcontextprotocol/server';
import { routes } from '../../src/routes.ts';
import { bearerToken, credentialProblem, verdictOf } from '../http/credentials.ts';
import { RPC, RpcProblem } from '../steps/errors.ts';
import type { McpDependencies } from './dependencies.ts';

/** Host names of some addresses, as the checks want them: without port, IPv6 in brackets. */
export const hostNames = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) =>
    address && URL.canParse(address) ? [new URL(address).hostname] : [],
  );

const WHERE = { fallback: '/api/', suggested: routes.getMcpCard.path };

const notAdmitted = (message: string) =>
  new RpcProblem(RPC.refused, 'unauthorized', message, WHERE, {}, 403);

/** The step `admit`. */
export function checkAddress(
  { headers, url }: Request,
  { snapshot, hosts = [] }: Pick<McpDependencies, 'snapshot' | 'hosts'>,
): undefined {
  const names = [...hostNames([snapshot.base]), ...hosts, ...mcp.localhostAllowedHostnames()];
  if (!mcp.validateHostHeader(headers.get('host') ?? new URL(url).host, names).ok)
    throw notAdmitted('This Host is not one of this service; use the url in the server card.');
  if (!mcp.validateOriginHeader(headers.get('origin'), names).ok)
    throw notAdmitted(
      'Pages of this Origin may not call the endpoint; call it from a program, without Origin.',
    );
}

/** The step `authorise` of the endpoint behind a credential. */
export async function checkToken(
  { headers }: Request,
  { credentials, failed }: Pick<McpDependencies, 'credentials' | 'failed'>,
): Promise<undefined> {
  const verdict = verdictOf(bearerToken(headers.get('authorization')), 'mcp', credentials);
  if (verdict === 'ok') return undefined;
  const tooMany = verdict === 'invalid_token' ? await failed?.() : null;
  if (tooMany) throw tooMany;
  const problem = credentialProblem('mcp', verdict);
  if (verdict === 'not_configured') throw problem;
  const open = `Without one, ${routes.callOpenMcp.path} reads, searches, asks and checks.`;
  const message = `${problem.message} ${open}`;
  throw new RpcProblem(RPC.unauthorized, verdict, message, WHERE, problem.headers);
}
