/** The owner's webhook: one body that Slack, Discord and an own endpoint can take; caller's text only escaped. */
import type { ContactRecord } from './contact.ts';

/** Sends one intent. Rejects when the other side did not take it. */
export type Webhook = (record: ContactRecord) => Promise<void>;

/** Longest wait for the other side, in milliseconds. */
const PATIENCE = 5000;

/** Discord takes 2,000 characters of content. */
const LONGEST = 1800;

/** Slack's control characters, Discord's and Slack's formatting, and line breaks: what is left is plain words. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\*_~`|[\]()#@]/g, (sign) => `\\${sign}`)
    .replace(/:\/\//g, ':\u200b//')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The JSON body. `text` is for Slack, `content` for Discord (mentions off), `contact` for programs. */
export function webhookBody(record: ContactRecord): object {
  const lines = [
    `New contact intent: ${record.intent}`,
    `From: ${escaped(record.from)}`,
    ...(record.human_name ? [`For: ${escaped(record.human_name)}`] : []),
    ...(record.agent_name ? [`Agent: ${escaped(record.agent_name)}`] : []),
    ...(record.risk_flags.length > 0 ? [`Flags: ${record.risk_flags.join(', ').replaceAll('_', ' ')}`] : []),
    ...(record.context ? [`Untrusted text: ${escaped(record.context)}`] : []),
  ];
  const text = lines.join('\n');
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)} ...` : text;
  const { intent_id, received_at, intent, risk_flags } = record;
  return {
    text: short,
    content: short,
    allowed_mentions: { parse: [] },
    unfurl_links: false,
    contact: { intent_id, received_at, intent, risk_flags, context_is_untrusted: true },
  };
}

/**
 * The webhook at an address, or null when there is none. https only, redirects refused (design section 9). Throws when the
 * address is not one: a wrong setting should show at start.
 */
export function webhookTo(address: string | undefined, send: typeof fetch = fetch): Webhook | null {
  if (!address) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:')
    throw new Error('CONTACT_WEBHOOK_URL is not an https address; correct it or take it out.');
  return async (record) => {
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(webhookBody(record)),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  };
}
