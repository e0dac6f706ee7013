/** The owner's webhook: one body for Slack, Discord and an own endpoint; text escaped. */
import { escaped as withoutMarkup } from '../../src/surfaces/xml.ts';
import { cut, oneLine, straight, unlinked } from './mail.ts';
import type { ContactRecord } from './records.ts';

/** Sends one intent. Rejects when the other side did not take it. */
export type Webhook = (record: ContactRecord) => Promise<void>;

const WEBHOOK_TIMEOUT_MS = 5000;

/** Discord takes 2,000 characters of content. */
const LONGEST_TEXT_CHARS = 1800;

/** Plain words: without control characters, formatting and line breaks of Slack and Discord. */
function escaped(text: string): string {
  return oneLine(
    withoutMarkup(straight(text))
      .replace(/[\\*_~`|[\]()#@]/g, (sign) => `\\${sign}`)
      .replace(/:\/\//g, ':\u200b//'),
  );
}

/** The same for text that may hold the name of a host. */
const untrusted = (text: string) => unlinked(escaped(text));

/**
 * The JSON body: `text` for Slack, `content` for Discord (mentions off), `contact` for programs.
 */
export function webhookBody(record: ContactRecord): object {
  const { intent_id, received_at, intent, risk_flags, human_name, agent_name, context } = record;
  const lines = [
    `New contact intent: ${intent}`,
    `From: ${escaped(record.from)}`,
    human_name && `For: ${untrusted(human_name)}`,
    agent_name && `Agent: ${untrusted(agent_name)}`,
    risk_flags.length > 0 && `Flags: ${risk_flags.join(', ').replaceAll('_', ' ')}`,
    context && `Untrusted text: ${untrusted(context)}`,
  ];
  const text = cut(lines.filter(Boolean).join('\n'), LONGEST_TEXT_CHARS);
  return {
    text,
    content: text,
    allowed_mentions: { parse: [] },
    mrkdwn: false,
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
    contact: { intent_id, received_at, intent, risk_flags, context_is_untrusted: true },
  };
}

/** The webhook at an https address, or null. Throws when it is none: it should show at start. */
export function webhookTo(address: string | undefined, send: typeof fetch = fetch): Webhook | null {
  if (!address) return null;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:')
    throw new Error('CONTACT_WEBHOOK_URL is not an https address; correct it or take it out.');
  return async (record) => {
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(webhookBody(record)),
      redirect: 'error',
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  };
}
