/**
 * The A2A SDK from end to end: its resolver reads the card, its client asks, in both generations.
 */
import { SendMessageRequest } from '@a2a-js/sdk';
import {
  ClientFactory,
  ClientFactoryOptions,
  DefaultAgentCardResolver,
  JsonRpcTransportFactory,
  RestTransportFactory,
} from '@a2a-js/sdk/client';
import { LegacyJsonRpcTransport } from '@a2a-js/sdk/compat/v0_3/client';
import { expect, test } from 'vitest';
import { siteBase } from './external.ts';

const base = siteBase();

const asks = (text: string) =>
  SendMessageRequest.fromJSON({
    message: { messageId: 'a-message-of-the-tests', role: 'ROLE_USER', parts: [{ text }] },
  });

type Answered = { role: unknown; parts: { content?: { $case: string; value: unknown } }[] };

/** Text and data of an answer that is a message. */
function partsOf(result: object): { text: string; data: Record<string, unknown> } {
  expect(result).toHaveProperty('messageId');
  const { parts } = result as Answered;
  const of = (kind: string) => parts.find(({ content }) => content?.$case === kind)?.content?.value;
  return { text: of('text') as string, data: of('data') as Record<string, unknown> };
}

const SOURCE = {
  label: expect.stringMatching(/\w/),
  url: expect.stringContaining(`${base}/api/`),
  snippet: expect.stringMatching(/\w/),
};

test('the SDK finds the transport in the card, asks, and gets answer and sources', async () => {
  const client = await new ClientFactory().createFromUrl(base);
  const { text, data } = partsOf(await client.sendMessage(asks('When was she born?')));
  expect(text).toMatch(/1906/);
  expect(text).toContain(`${base}/api/`);
  expect(data).toMatchObject({
    answer_status: 'answered',
    answer: expect.stringMatching(/1906/),
    sources: expect.arrayContaining([expect.objectContaining(SOURCE)]),
    content_hash: expect.stringMatching(/^sha256:/),
  });
});

test('over HTTP+JSON the SDK gets the same answer, and refusals that it knows', async () => {
  const factory = new ClientFactory({ transports: [new RestTransportFactory()] });
  const client = await factory.createFromUrl(base);
  const { text, data } = partsOf(await client.sendMessage(asks('When was she born?')));
  expect(text).toMatch(/1906/);
  expect(data).toMatchObject({
    answer_status: 'answered',
    sources: expect.arrayContaining([expect.objectContaining(SOURCE)]),
  });
  await expect(client.sendMessage(asks(' '))).rejects.toThrow(/text part/);
});

test('what is not published is said so', async () => {
  const client = await new ClientFactory().createFromUrl(base);
  const { data } = partsOf(await client.sendMessage(asks('Xylophone?')));
  expect(data).toMatchObject({ answer_status: 'not_published' });
});

test('a client of A2A 0.3 is answered in its own words', async () => {
  const card = await new DefaultAgentCardResolver({ legacyCompat: { enabled: true } }).resolve(
    base,
    '/.well-known/agent.json',
  );
  const older = card.supportedInterfaces.find(({ protocolVersion }) => protocolVersion === '0.3');
  const transport = new LegacyJsonRpcTransport({ endpoint: older?.url ?? '' });
  const { text, data } = partsOf(await transport.sendMessage(asks('When was she born?')));
  expect([text, data['answer_status']]).toEqual([expect.stringMatching(/1906/), 'answered']);
});

test('a factory that takes the older generation too prefers the newer', async () => {
  const transports = [new JsonRpcTransportFactory({ legacyCompat: { enabled: true } })];
  const factory = new ClientFactory(
    ClientFactoryOptions.createFrom(ClientFactoryOptions.default, { transports }),
  );
  const client = await factory.createFromUrl(base);
  expect(partsOf(await client.sendMessage(asks('When was she born?'))).text).toMatch(/1906/);
});

test('a message to the owner is a task that the SDK follows; others are refused', async () => {
  const client = await new ClientFactory().createFromUrl(base);
  const sent = (await client.sendMessage(
    SendMessageRequest.fromJSON({
      message: {
        messageId: 'a-message-to-the-owner',
        role: 'ROLE_USER',
        parts: [
          {
            data: {
              skill: 'contact',
              input: {
                intent: 'hire',
                from: 'someone@example.org',
                human_name: 'A. Person',
                context: 'A lecture in May.',
              },
            },
          },
        ],
      },
    }),
  )) as { id: string };
  expect(sent.id).toMatch(/^\d{4}-\d\d-\d\d-[\w-]{43}~/);
  const task = await client.getTask({ id: sent.id, tenant: '' } as never);
  expect(task.id).toBe(sent.id);
  await expect(client.getTask({ id: 'none', tenant: '' } as never)).rejects.toThrow(/no such task/);
  expect((await client.listTasks({} as never)).tasks).toEqual([]);
});
