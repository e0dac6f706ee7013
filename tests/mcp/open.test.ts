/** The endpoint for everybody: no credential, the same server, and nothing that stores or sends. */
import { expect, test } from 'vitest';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import { BASE, everything } from '../operations/service.ts';
import { BEARER, call, ERAS, endpoint, OPEN_TOOLS } from './endpoint.ts';

/** Nothing is configured: the endpoint for everybody needs nothing. */
const open = (given = {}) =>
  endpoint({ credentials: credentialsFrom({}), ...given }, '/mcp/public');

test.each(ERAS)(
  '%s: what reads, searches, asks and checks answers without a credential',
  async (era) => {
    const one = await open().client(era);
    const { tools } = await one.listTools();
    expect(tools.map(({ name }) => name)).toEqual(OPEN_TOOLS);
    const calls: [string, Record<string, unknown>][] = [
      ['get_orientation', {}],
      ['search_profile', { query: 'COBOL' }],
      ['read_resource', { resource: 'claims', limit: 1 }],
      ['read_content', { text: 'manifesto' }],
      ['ask_question', { question: 'When was she born?' }],
      ['check_claim', { statement: 'She was born in 1906.' }],
      ['check_freshness', { resources: [{ path: '/api/profile' }] }],
    ];
    for (const [name, given] of calls) {
      const { isError, structuredContent } = await call(one, name, given);
      expect([name, isError ?? false, typeof structuredContent]).toEqual([name, false, 'object']);
    }
    const { contents } = await one.readResource({ uri: `${BASE}/api/profile` });
    expect(JSON.stringify(contents)).toContain('Grace Murray Hopper');
    const { prompts } = await one.listPrompts();
    const { messages } = await one.getPrompt({
      name: prompts[0]?.name ?? '',
      arguments: { field: 'compilers' },
    });
    expect(JSON.stringify(messages)).not.toMatch(/submit_report|send_contact|run_eval/);
  },
);

const WRITES: [string, Record<string, unknown>][] = [
  [
    'submit_report',
    {
      mission: { attempted: 'assess_expertise', completed: true, confidence_in_result: 4 },
      outcome: { achieved_goal: true, actual_result: null },
    },
  ],
  ['send_contact', { intent: 'question', from: 'a@example.org', context: 'Hello.' }],
  ['run_eval', { eval_id: 'cite-a-claim' }],
];

test.each(WRITES)('%s is no tool there, with or without a credential', async (name, given) => {
  for (const headers of [{}, BEARER]) {
    const own = endpoint({}, '/mcp/public');
    const response = await own.post(
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
      headers,
    );
    expect(await response.text()).toContain('-32602');
    expect(await everything(own.house.stores)).toEqual({});
  }
});

test('a question is logged, and nothing else is stored', async () => {
  const own = open();
  const one = await own.client();
  await call(one, 'check_claim', { statement: 'She was born in 1906.' });
  expect(await everything(own.house.stores)).toEqual({});
  await call(one, 'ask_question', { question: 'When was she born?' });
  expect(Object.keys(await everything(own.house.stores))).toEqual([
    expect.stringMatching(/^questions:2026/),
  ]);
});

test('a message of a revision with initialize is answered by one event, as a whole', async () => {
  const list = { jsonrpc: '2.0', id: 'a', method: 'tools/list' };
  const response = await open().post(list);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const [, event = ''] = /^event: message\ndata: (.+)\n\n$/.exec(await response.text()) ?? [];
  expect(JSON.parse(event)).toMatchObject({ id: 'a', result: { tools: expect.any(Array) } });
  const done = await open().post({ jsonrpc: '2.0', method: 'notifications/initialized' });
  expect([done.status, await done.text()]).toEqual([202, '']);
});

test.each(ERAS)('%s: a cursor that nobody was handed is refused', async (era) => {
  const one = await open().client(era);
  const refused = { code: -32602, message: expect.stringContaining('send no cursor') };
  const given = { cursor: 'forged' };
  const lists = [one.listTools(given), one.listPrompts(given), one.listResources(given)];
  const told = await Promise.allSettled<unknown>([...lists, one.listResourceTemplates(given)]);
  for (const each of told) expect(each).toMatchObject({ reason: refused });
});

test('GET says what it is, and that nothing is needed', async () => {
  const response = await open().ask(new Request(`${BASE}/mcp/public`));
  expect(await response.json()).toMatchObject({
    url: 'http://localhost:11906/mcp/public',
    authentication: null,
    tools: OPEN_TOOLS.map((name) => ({ name })),
  });
});
