/** What agents send; GET of the same paths is a file. */
import type { Config, Context } from '@netlify/functions';
import { operate } from '../operate.ts';

export default (request: Request, context: Context): Promise<Response> => operate(request, context);

export const config: Config = {
  path: [
    '/api/contact',
    '/api/agent/ask',
    '/api/claims/check',
    '/api/agent/match',
    '/api/agent-reports',
    '/api/evals/run',
  ],
  method: ['POST'],
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
