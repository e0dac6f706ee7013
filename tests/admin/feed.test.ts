/** The private Atom feed of messages: opened by a token of its own, hostile text stays text. */
import { expect, test } from 'vitest';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import { denied, type Owned, owned } from '../audits/owner.ts';
import { SECRETS } from '../audits/secrets.ts';
import { everything } from '../operations/service.ts';

const TOKEN = 'feed-token-5b1d0c77e2';
const PATH = '/api/admin/feed.xml';

const house = () => owned({ credentials: credentialsFrom({ ...SECRETS, FEED_TOKEN: TOKEN }) });
const read = async (one: Owned, headers = { Authorization: `Bearer ${TOKEN}` }) =>
  (await one.ask(PATH, { headers })).text();

test('a feed reader gets the newest messages, quoted as text, and HEAD answers alike', async () => {
  const one = house();
  expect(await read(one)).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed /);
  await one.post('/api/contact', {
    intent: 'hire',
    from: 'lena@example.org',
    context: ']]><script>alert(1)</script>\u0007\nhttps://evil.example/a & more',
  });
  one.set('2026-11-21T12:00:00.000Z');
  await one.post('/api/contact', { intent: 'question', from: 'rosa@example.org' });
  const response = await one.ask(`${PATH}?token=${TOKEN}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/atom+xml',
  ]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const xml = await response.text();
  expect([...xml.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Messages',
    'New message: a question',
    'New message: to hire',
  ]);
  expect(xml).toContain('<updated>2026-11-21T12:00:00.000Z</updated>');
  expect(xml).toMatch(
    /<link rel="alternate" href="http:\/\/localhost:11906\/admin#messages\/[0-9a-f]{32}"/,
  );
  expect(xml).toContain('&amp;gt; ]]&amp;gt;&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;');
  expect(xml).toContain('https:\u200b//evil.\u200bexample/a &amp;amp; more');
  expect([xml.includes('<script'), xml.includes('\u0007')]).toEqual([false, false]);
  const head = await one.ask(`${PATH}?token=${TOKEN}`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('no other credential opens it, it opens nothing else, and it stands in no log', async () => {
  const one = house();
  await denied(await one.ask(PATH), 'unauthorized');
  for (const wrong of [`${TOKEN}x`, '', ...Object.values(SECRETS)])
    await denied(await one.ask(`${PATH}?token=${encodeURIComponent(wrong)}`), 'invalid_token');
  await denied(
    await one.ask(`${PATH}?token=${TOKEN}`, { headers: { Authorization: 'Bearer wrong' } }),
    'invalid_token',
  );
  expect((await owned().ask(`${PATH}?token=${TOKEN}`)).status).toBe(503);
  const others: Record<string, string>[] = [
    { Authorization: `Bearer ${TOKEN}` },
    { 'X-Admin-Key': TOKEN },
  ];
  for (const headers of others)
    for (const path of ['/api/admin/stats', '/api/admin/contacts'])
      expect((await one.ask(path, { headers })).status).toBe(401);
  await one.ask(`${PATH}?token=${TOKEN}`);
  expect(one.lines.join('\n') + JSON.stringify(await everything(one.stores))).not.toContain(TOKEN);
});
