/** Limits of standalone hold for tools as they hold for HTTP: it is one count for both. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import { oneDay } from '../support/clock.ts';
import { BEARER, call } from './endpoint.ts';
import { serving } from './server.ts';

const FROM = { 'x-forwarded-for': '192.0.2.1' };
const { direct } = serving(undefined, { DAILY_LIMIT: '2', TRUST_PROXY: '1' });

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
  const { isError, content } = await call(client, 'ask_question', { question });
  expect([isError, content[0]?.text]).toEqual([
    true,
    expect.stringMatching(/^rate_limited: .*\nRetry the same call after [1-9]\d* seconds\./),
  ]);
  // Reading has no limit.
  expect((await call(client, 'read_resource', { resource: 'profile' })).isError).toBeFalsy();
});
