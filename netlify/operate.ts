/** Operations on Netlify, apart from service.ts: the daily work brings none of them along. */
import type { Context } from '@netlify/functions';
import { addressKey } from '../functions/http/caller.ts';
import { guessLimit } from '../functions/http/guesses.ts';
import { handle } from '../functions/http/handle.ts';
import type { Problem } from '../functions/http/problem.ts';
import { operations } from '../functions/operations/operations.ts';
import { netlifyService } from './service.ts';

/** Of this instance: the platform starts as many as it needs, and each counts for itself. */
const guesses = guessLimit((line) => console.error(line));

/** What is told of wrong credentials of a caller. */
export function failedOf({ ip }: Pick<Context, 'ip'>): () => Promise<Problem | null> {
  return () => guesses.failed(addressKey(ip ?? ''));
}

/** Answers a request to an operation. */
export function operate(request: Request, context: Context): Promise<Response> {
  return handle(request, { ...netlifyService(context), operations, failed: failedOf(context) });
}
