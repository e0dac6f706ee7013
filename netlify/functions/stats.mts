/**
 * Missions, and public statistics of agent reports: whatever is asked of these, the store is read
 * once a minute.
 */
import type { Config, Context } from '@netlify/functions';
import { operateKept } from '../operate.ts';

export default (request: Request, context: Context): Promise<Response> =>
  operateKept(request, context);

export const config: Config = { path: ['/api/agent-reports/stats', '/api/missions/:id'] };
