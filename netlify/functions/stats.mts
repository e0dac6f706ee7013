/** Public statistics of agent reports. */
import type { Config, Context } from '@netlify/functions';
import { handle } from '../../functions/http/handle.ts';
import { netlifyService } from '../service.ts';

export default (request: Request, context: Context): Promise<Response> =>
  handle(request, netlifyService(context));

export const config: Config = { path: '/api/agent-reports/stats' };
