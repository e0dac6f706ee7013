/** The daily work, looked for every hour and done once a day, whoever calls. */
import type { Config, Context } from '@netlify/functions';
import { dailyOnce, inTurn } from '../../functions/operations/daily.ts';
import { retentionWarnings } from '../../functions/operations/retention.ts';
import { retentionFrom } from '../../src/surfaces/retention.ts';
import { netlifyService } from '../service.ts';

const once = dailyOnce(inTurn);

export default async (_request: Request, context: Context): Promise<void> => {
  const service = netlifyService(context);
  const retain = retentionFrom(process.env);
  const at = service.now().toISOString();
  if (await once({ ...service, retain, at }, service.webhook))
    for (const text of retentionWarnings(service.snapshot, retain)) service.log(`Warning: ${text}`);
};

// Between two runs of deliveries, which are at most half a minute long; days close at 00:10.
export const config: Config = { schedule: '18 * * * *' };
