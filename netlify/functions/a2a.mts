/** The A2A endpoint, for every method: a message is a question, and answered as one. */
import type { Config, Context } from '@netlify/functions';
import { answerA2a } from '../../functions/a2a/answer.ts';
import { operate } from '../operate.ts';
import { netlifyService } from '../service.ts';

export default (request: Request, context: Context): Promise<Response> => {
  const { snapshot, log, now } = netlifyService(context);
  return answerA2a(request, { snapshot, log, now, ask: (asked) => operate(asked, context) });
};

export const config: Config = {
  path: ['/a2a', '/a2a/message:send', '/a2a/tasks/:id', '/a2a/*'],
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
