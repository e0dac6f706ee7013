/** Missions and public statistics: whatever is asked, the store is read once a minute. */
import type { Config, Context } from '@netlify/functions';
import { operateKept } from '../operate.ts';

export default (request: Request, context: Context): Promise<Response> =>
  operateKept(request, context);

export const config: Config = { path: ['/api/agent-reports/stats', '/api/missions/:id'] };
