/** The daily work: roll-ups, retention, contact intents that wait. Safe to run twice or late. */
import type { Config, Context } from '@netlify/functions';
import { daily } from '../../functions/operations/daily.ts';
import { retentionWarnings } from '../../functions/operations/retention.ts';
import { retentionFrom } from '../../src/surfaces/retention.ts';
import { netlifyService } from '../service.ts';

export default async (_request: Request, context: Context): Promise<void> => {
  const service = netlifyService(context);
  const retain = retentionFrom(process.env);
  for (const text of retentionWarnings(service.snapshot, retain)) service.log(`Warning: ${text}`);
  await daily({ ...service, retain, at: service.now().toISOString() }, service.webhook);
};

export const config: Config = { schedule: '20 0 * * *' };
