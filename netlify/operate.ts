/** Operations on Netlify, apart from service.ts: the daily work brings none of them along. */
import type { Context } from '@netlify/functions';
import { handle } from '../functions/http/handle.ts';
import { operations } from '../functions/operations/operations.ts';
import { netlifyService } from './service.ts';

/** Answers a request to an operation. */
export function operate(request: Request, context: Context): Promise<Response> {
  return handle(request, { ...netlifyService(context), operations });
}
