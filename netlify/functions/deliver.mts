/** Tries deliveries again that failed; without webhook and mail it does nothing. */
import type { Config, Context } from '@netlify/functions';
import { channelsOf } from '../../functions/operations/channels.ts';
import { deliverDue } from '../../functions/operations/delivery.ts';
import { netlifyService } from '../service.ts';

export default async (_request: Request, context: Context): Promise<void> => {
  const service = netlifyService(context);
  await deliverDue(channelsOf(service), { ...service, at: service.now().toISOString() });
};

export const config: Config = { schedule: '*/5 * * * *' };
