/** Refusals for the rest of a day, remembered at the gateway: who goes on runs no function. */
import { matchOf, routeFor } from '../functions/table/match.ts';

/** Shorter waits are over before they are worth remembering, in seconds. */
const SHORTEST_SECONDS = 120;
/** Callers that are remembered; of more, the first are forgotten. */
const MOST_CALLERS = 5_000;

type Refusal = { until: number; body: string; headers: Headers };

/**
 * Whom a refusal is for. Null where nothing is remembered: protocols refuse in answers to one
 * message, and what an Idempotency-Key has begun may go on.
 */
function nameOf(request: Request, address: string): string | null {
  if (request.method !== 'POST' || request.headers.has('idempotency-key')) return null;
  const route = routeFor(matchOf(request), 'POST');
  return route && !route.protocol ? `${route.id} ${address}` : null;
}

/** Starts remembering. `now` tells milliseconds. */
export function refusals(now: () => number = Date.now) {
  const known = new Map<string, Refusal>();
  return {
    /** The answer to a caller who was refused before, or null. */
    again: (request: Request, address: string): Response | null => {
      const name = known.size > 0 ? nameOf(request, address) : null;
      const refusal = name === null ? undefined : known.get(name);
      if (!refusal) return null;
      const seconds = Math.ceil((refusal.until - now()) / 1_000);
      if (seconds < 1) {
        known.delete(name as string);
        return null;
      }
      const headers = new Headers(refusal.headers);
      headers.set('Retry-After', String(seconds));
      return new Response(refusal.body, { status: 429, headers });
    },
    /** Remembers an answer, when it refuses for long. Resolves to the answer. */
    learn: async (request: Request, address: string, response: Response): Promise<Response> => {
      const seconds = Number(response.headers.get('retry-after'));
      if (response.status !== 429 || !(seconds >= SHORTEST_SECONDS)) return response;
      const name = nameOf(request, address);
      if (name === null) return response;
      const body = await response.text();
      const headers = new Headers(response.headers);
      const refusal = { until: now() + seconds * 1_000, body, headers: new Headers(headers) };
      refusal.headers.delete('x-request-id');
      const [first] = known.keys();
      if (known.size >= MOST_CALLERS && first !== undefined) known.delete(first);
      known.set(name, refusal);
      return new Response(body, { status: 429, headers });
    },
  };
}
