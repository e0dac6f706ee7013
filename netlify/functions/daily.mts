/** The daily work: roll-ups, retention, contact intents that wait. Safe to run twice or late. */
import type { Config, Context } from '@netlify/functions';
import { daily } from '../../functions/operations/daily.ts';
import { netlifyService } from '../service.ts';

export default async (_request: Request, context: Context): Promise<void> => {
  const { stores, snapshot, events, log, now, webhook } = netlifyService(context);
  await daily({ stores, snapshot, events, log, at: now().toISOString() }, webhook);
};

export const config: Config = { schedule: '20 0 * * *' };
