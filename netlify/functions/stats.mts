/** Public statistics of agent reports. */
import type { Config, Context } from '@netlify/functions';
import { operate } from '../operate.ts';

export default (request: Request, context: Context): Promise<Response> => operate(request, context);

export const config: Config = { path: '/api/agent-reports/stats' };
