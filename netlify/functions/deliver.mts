/** Tries deliveries again that failed; without webhook and mail it does nothing. */
import type { Config, Context } from '@netlify/functions';
import { channelsOf, deliverDue } from '../../functions/operations/delivery.ts';
import { readingOf } from '../../functions/store/reading.ts';
import { netlifyService } from '../service.ts';

export default async (_request: Request, context: Context): Promise<void> => {
  const service = netlifyService(context);
  const { stores, log, now } = service;
  const at = now().toISOString();
  const channels = channelsOf(service);
  if (channels.length > 0) await deliverDue(channels, { reading: readingOf(stores), log, at });
};

export const config: Config = { schedule: '*/5 * * * *' };
