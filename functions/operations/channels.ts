/** The ways on which messages go to the owner one by one. */
import type { Snapshot } from '../facts/snapshot.ts';
import type { Channel } from './delivery.ts';
import { type Mail, messageLetter } from './mail.ts';
import type { Webhook } from './webhook.ts';

type Ways = {
  webhook: Webhook | null;
  mail?: Mail | null;
  snapshot: Pick<Snapshot, 'base' | 'mail'>;
};

/** Those that are configured; mail that goes out once a day is none of them. */
export function channelsOf({ webhook, mail = null, snapshot }: Ways): Channel[] {
  return [
    ...(webhook ? [{ name: 'webhook' as const, send: webhook }] : []),
    ...(mail && !mail.daily
      ? [
          {
            name: 'mail' as const,
            send: (record: Parameters<Channel['send']>[0]) =>
              mail.send(messageLetter(record, snapshot)),
          },
        ]
      : []),
  ];
}
