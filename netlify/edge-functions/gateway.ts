/**
 * The gateway as a Netlify Edge Function: everywhere but for files that pages bring along and that
 * the gateway itself reads, since each pass through it is a request that the platform counts. A
 * literal, because the platform reads it before anything runs.
 */
import type { Context } from '@netlify/functions';
import { gateway } from '../../functions/gateway/gateway.ts';
import type { Kept } from '../../functions/gateway/upstream.ts';
import { edgeUpstream, KEEP_CONDITIONS } from '../edge-upstream.ts';
import { observe } from '../observe.ts';
import { refusals } from '../refusals.ts';

/** Of this isolate, which answers from one deploy. */
const refused = refusals();
const kept: Kept = new Map();

/** A fault costs nothing but the gateway's extras: what stands behind the gateway answers. */
async function answer(request: Request, context: Context): Promise<Response> {
  try {
    const log = (line: string) => console.info(line);
    return await gateway(request, { ...edgeUpstream(request, context), kept, log });
  } catch (error) {
    // Left to itself, the platform would go on with the file that the gateway read last. A body
    // cannot be sent twice.
    if (request.bodyUsed) throw error;
    console.error(error);
    return context.next(request, KEEP_CONDITIONS);
  }
}

export default async function mount(request: Request, context: Context): Promise<Response> {
  const { ip = '' } = context;
  const response =
    refused.again(request, ip) ??
    (await refused.learn(request, ip, await answer(request, context)));
  await observe(request, response.status, context);
  return response;
}

export const config: { path: '/*'; excludedPath: `/${string}`[]; onError: 'bypass' } = {
  onError: 'bypass',
  path: '/*',
  excludedPath: ['/_astro/*', '/social/*', '/variants/*', '/text/*', '/errors/*', '/.netlify/*'],
};
