/** Limits of standalone: those of HTTP hold for tools, and a flood of messages is limited. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import { oneDay } from '../support/clock.ts';
import { BEARER, call, refusal } from './endpoint.ts';
import { serving } from './server.ts';

const FROM = { 'x-forwarded-for': '192.0.2.1' };
const { direct, open } = serving({
  DAILY_LIMIT: '2',
  MINUTE_LIMIT: '120',
  TRUST_PROXY: '1',
});

test('what HTTP has used up is used up for tools as well', async () => {
  oneDay();
  const client = new Client(
    { name: 'tests', version: '1.0.0' },
    { versionNegotiation: { mode: 'auto' } },
  );
  await client.connect(
    new StreamableHTTPClientTransport(new URL(direct()), {
      requestInit: { headers: { ...BEARER, ...FROM } },
    }),
  );
  onTestFinished(() => client.close());
  const question = 'When was she born?';
  const post = () =>
    fetch(direct().replace('/mcp', '/api/agent/ask'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...FROM },
      body: JSON.stringify({ question }),
    });
  expect((await post()).status).toBe(200);
  expect((await call(client, 'ask_question', { question })).isError).toBeFalsy();
  expect((await post()).status).toBe(429);
  expect(await refusal(client, 'ask_question', { question })).toMatch(
    /^rate_limited: .*\nRetry the same call after [1-9]\d* seconds\./,
  );
  // Reading has no limit.
  expect((await call(client, 'read_resource', { resource: 'profile' })).isError).toBeFalsy();
});

test('a flood of messages to the endpoint for everybody is limited for a minute', async () => {
  oneDay();
  const ping = () =>
    fetch(open(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-forwarded-for': '192.0.2.2',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    });
  let refused = await ping();
  let answered = 0;
  // A minute may end in between; then the count begins again.
  for (; refused.status === 200 && answered < 300; answered += 1) refused = await ping();
  expect(answered).toBeGreaterThanOrEqual(120);
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { id: null, error: { code: -32000, data: { code: 'rate_limited', retryable: true } } },
  ]);
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
});
