/** The ways on which messages go to the owner. */
import type { Snapshot } from '../answers/facts/snapshot.ts';
import type { Channel } from './delivery.ts';
import { type Mail, messageLetter } from './mail.ts';
import type { Webhook } from './webhook.ts';

type Ways = {
  webhook: Webhook | null;
  mail?: Mail | null;
  snapshot: Pick<Snapshot, 'base' | 'mail'>;
};

/** Those that are configured. */
export function channelsOf({ webhook, mail = null, snapshot }: Ways): Channel[] {
  const byMail: Channel[] = mail
    ? [
        {
          name: 'mail',
          daily: mail.daily,
          send: (record) => mail.send(messageLetter(record, snapshot)),
        },
      ]
    : [];
  return [...(webhook ? [{ name: 'webhook' as const, send: webhook }] : []), ...byMail];
}
