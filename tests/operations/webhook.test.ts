/**
 * Delivery of contact intents: nothing is lost, nothing comes twice, and hostile text stays words.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daily } from '../../functions/operations/daily.ts';
import { deliverDue } from '../../functions/operations/delivery.ts';
import type { ContactRecord } from '../../functions/operations/records.ts';
import { webhookBody, webhookTo } from '../../functions/operations/webhook.ts';
import { readingOf } from '../../functions/store/reading.ts';
import { inLong } from '../support/long.ts';
import { CONTACT, house, withWebhookSince } from './service.ts';

const HOOK = 'https://hooks.example.org/T1/secret';

/** A webhook that keeps what it was sent; `answer` decides how it goes. */
function outside(answer: () => Promise<Response> = async () => new Response('ok')) {
  const sent: { address: string; init: RequestInit; body: Record<string, unknown> }[] = [];
  const send = (async (address: unknown, init: RequestInit = {}) => {
    sent.push({ address: String(address), init, body: JSON.parse(String(init.body)) });
    return answer();
  }) as typeof fetch;
  return { sent, webhook: webhookTo(HOOK, send) };
}

const RECORD: ContactRecord = {
  intent_id: 'a1',
  received_at: '2026-11-20T12:00:00.000Z',
  intent: 'hire',
  from: 'someone@example.org',
  context: 'A lecture in May.',
  agent_name: 'Example agent',
  human_name: 'A. Person',
  risk_flags: [],
};

const text = (record: Partial<ContactRecord>) => {
  const body = webhookBody({ ...RECORD, ...record }) as { text: string; content: string };
  expect(body.content).toBe(body.text);
  return body.text;
};

test('one body fits Slack, Discord and an own endpoint', () => {
  expect(webhookBody({ ...RECORD, risk_flags: ['html_or_script_content'] })).toMatchObject({
    text:
      'New contact intent: hire\nFrom: someone\\@example.org\nFor: A. Person\nAgent: Example ' +
      'agent\nFlags: html or script content\nUntrusted text: A lecture in May.',
    allowed_mentions: { parse: [] },
    unfurl_links: false,
    unfurl_media: false,
    mrkdwn: false,
    link_names: false,
    contact: {
      intent_id: 'a1',
      received_at: '2026-11-20T12:00:00.000Z',
      intent: 'hire',
      risk_flags: ['html_or_script_content'],
      context_is_untrusted: true,
    },
  });
});

test.each([
  ['<!channel>', '&lt;!channel&gt;'],
  ['<@U1>', '&lt;\\@U1&gt;'],
  ['@everyone', '\\@everyone'],
  ['<https://evil.example|here>', '&lt;https:\u200b//evil.\u200bexample\\|here&gt;'],
  ['[here](https://evil.example)', '\\[here\\]\\(https:\u200b//evil.\u200bexample\\)'],
  ['www.evil.example/x', 'www.\u200bevil.\u200bexample/x'],
  ['*b* _i_ ~s~ `c` || # > \\', '\\*b\\* \\_i\\_ \\~s\\~ \\`c\\` \\|\\| \\# &gt; \\\\'],
  ['a\n- b\r\n# c\u2028d\u0085e\u0007f', 'a - b \\# c d e f'],
  ['a\u202Eb\u2066c\u200Ed', 'abcd'],
  ['&amp;lt;', '&amp;amp;lt;'],
])('%j becomes %j', (given, shown) => {
  expect(text({ context: given }).split('Untrusted text: ')[1]).toBe(shown);
});

/** Text that is made of what opens something in a chat. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'<>&@#[]()|*_~`\\:.\n\r\u2028\0\u202e', '//', '://'),
      fc.constantFrom('@everyone', '@here', '<@1>', '<!here>', '<#C1>', '<!subteam^S1>'),
      fc.constantFrom('https://', 'www.', 'a.example', '[x](', 'mailto:', '```', '> ', '- '),
      fc.constant('\u{1F9EA}'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 400 },
  )
  .map((parts) => parts.join(''));

test('no text opens a mention, a link or markup, wherever it stands and however long it is', () => {
  fc.assert(
    fc.property(
      hostile,
      fc.constantFrom('context', 'agent_name', 'human_name', 'from'),
      (given, member) => {
        const shown = text({ [member]: given });
        const lines = shown.split('\n');
        // Lines are ours alone, so nothing of the caller's stands at the start of one.
        expect(lines.length).toBeLessThanOrEqual(6);
        for (const line of lines)
          expect(line).toMatch(/^(New contact intent|From|For|Agent|Untrusted text): /);
        expect(shown).not.toMatch(/[<>]|:\/\//);
        // An address keeps its dots: it was checked to be one.
        if (member !== 'from') expect(shown).not.toMatch(/(?<!From: someone\\@example)\.\w/);
        expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
        // With every escaped sign taken out, no sign is left that means something.
        expect(shown.replace(/\\[\\*_~`|[\]()#@]/g, '')).not.toMatch(/[*_~`|[\]()#@]/);
        expect(shown.replace(/&(amp|lt|gt);/g, '')).not.toContain('&');
        expect(shown.isWellFormed()).toBe(true);
        expect(shown.length).toBeLessThan(2000);
      },
    ),
    { numRuns: inLong(60, 6_000) },
  );
});

test('an intent is delivered after the answer, once, without following redirects', async () => {
  const { sent, webhook } = outside();
  const one = house({ webhook });
  await one.post('/api/contact', CONTACT);
  await one.post('/api/contact', CONTACT);
  await one.settle();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    address: HOOK,
    init: { method: 'POST', redirect: 'error', headers: { 'Content-Type': 'application/json' } },
    body: { text: 'New contact intent: hire\nFrom: someone\\@example.org' },
  });
  expect(sent[0]?.init.signal).toBeInstanceOf(AbortSignal);
  one.set('2026-11-21T03:00:00.000Z');
  await daily({ ...one, at: '2026-11-21T03:00:00.000Z' }, webhook);
  expect(sent).toHaveLength(1);
});

test('the answer does not wait for a webhook that hangs', async () => {
  const { sent, webhook } = outside(() => new Promise(() => {}));
  const one = house({ webhook });
  expect((await one.post('/api/contact', CONTACT)).status).toBe(202);
  expect(sent).toHaveLength(1);
});

const FAILING: [string, () => Promise<Response>][] = [
  ['answers 500', async () => new Response('no', { status: 500 })],
  ['answers 404', async () => new Response('no', { status: 404 })],
  [
    'answers 302',
    async () => new Response(null, { status: 302, headers: { Location: 'http://x' } }),
  ],
  ['redirects', () => Promise.reject(new TypeError('unexpected redirect'))],
  ['times out', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
];

test.each(FAILING)(
  'a webhook that %s loses nothing; the daily work delivers it once',
  async (_, answer) => {
    let up = false;
    const { sent, webhook } = outside(async () => (up ? new Response('ok') : answer()));
    const one = house({ webhook });
    const response = await one.post('/api/contact', CONTACT);
    await one.settle();
    expect([response.status, sent.length, one.lines]).toEqual([
      202,
      1,
      [expect.stringMatching(/^delivery by webhook failed \((\w+)\); it is tried again$/)],
    ]);
    const run = (day: string) => daily({ ...one, at: `2026-11-${day}T03:00:00.000Z` }, webhook);
    await run('21');
    expect(sent).toHaveLength(2);
    up = true;
    for (const day of ['22', '22', '23']) await run(day);
    expect(sent).toHaveLength(3);
  },
);

test('intents that wait are delivered newest first', async () => {
  const one = house();
  await withWebhookSince(one.stores);
  for (const day of ['20', '18', '19']) {
    one.set(`2026-11-${day}T12:00:00.000Z`);
    await one.post('/api/contact', { ...CONTACT, context: `day ${day}` });
  }
  const { sent, webhook } = outside();
  await daily({ ...one, at: '2026-11-21T03:00:00.000Z' }, webhook);
  expect(sent.map(({ body }) => String(body['text']).slice(-6))).toEqual([
    'day 20',
    'day 19',
    'day 18',
  ]);
});

test('a webhook that hangs does not keep the daily work for long', async () => {
  let now = 0;
  const { sent, webhook } = outside(() => {
    now += 5000;
    return Promise.reject(new DOMException('timed out', 'TimeoutError'));
  });
  const one = house();
  await withWebhookSince(one.stores);
  for (let at = 0; at < 50; at++) await one.post('/api/contact', { ...CONTACT, context: `${at}` });
  const hook = webhook as NonNullable<typeof webhook>;
  const given = { ...one, reading: readingOf(one.stores), at: '2026-11-23T03:00:00.000Z' };
  await deliverDue([{ name: 'webhook', send: hook }], given, () => now);
  expect(sent).toHaveLength(3);
});

test('one intent that the other side does not take keeps no other one back', async () => {
  let first = true;
  const { sent, webhook } = outside(async () => {
    if (!first) return new Response('ok');
    first = false;
    return new Response('no', { status: 400 });
  });
  const one = house();
  await withWebhookSince(one.stores);
  for (let at = 0; at < 5; at++) await one.post('/api/contact', { ...CONTACT, context: `${at}` });
  await daily({ ...one, at: '2026-11-21T03:00:00.000Z' }, webhook);
  expect(new Set(sent.map(({ body }) => body['text'])).size).toBe(5);
});
