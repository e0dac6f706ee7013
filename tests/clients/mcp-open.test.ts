/**
 * Other people's clients on the endpoint for everybody, as their users run them: with a URL alone.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMCPClient } from '@ai-sdk/mcp';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, ERAS } from '../mcp/endpoint.ts';
import { serving } from '../mcp/server.ts';
import { runTool } from './external.ts';

const { open } = serving(undefined, { ACCESS_TOKENS: '' });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calling-card-open-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const QUESTION = 'When was she born?';
const BORN = /1906/;

test.each(ERAS)('MCP inspector, strict, %s era', async (era) => {
  const inspector = (...args: string[]) =>
    runTool(
      'mcp-inspector',
      [
        '--cli',
        open(),
        '--transport',
        'http',
        '--stored-auth-only',
        '--protocol-era',
        era,
        ...args,
      ],
      { cwd: folder },
    );
  const listed = await inspector('--method', 'tools/list', '--strict');
  expect([listed.code, listed.stderr]).toEqual([
    0,
    expect.not.stringMatching(/[1-9]\d* (errors?|warnings?)/),
  ]);
  expect((JSON.parse(listed.stdout) as { tools: object[] }).tools).toHaveLength(7);
  const asked = await inspector(
    ...['--method', 'tools/call', '--tool-name', 'ask_question'],
    ...['--tool-arg', `question=${QUESTION}`],
  );
  expect([asked.code, asked.stdout]).toEqual([0, expect.stringMatching(BORN)]);
  const refused = await inspector(
    ...['--method', 'tools/call', '--tool-name', 'send_contact'],
    ...['--tool-arg', 'intent=question', 'from=a@example.org', 'context=Hello'],
  );
  expect(refused.code).not.toBe(0);
});

test('mcporter', async () => {
  const config = join(folder, 'mcporter.json');
  await writeFile(config, JSON.stringify({ mcpServers: { profile: { url: open() } } }));
  const run = (...args: string[]) =>
    runTool('mcporter', ['--config', config, ...args], { cwd: folder, env: { HOME: folder } });
  const listed = await run('list', 'profile', '--json');
  expect([listed.code, (JSON.parse(listed.stdout) as { tools: object[] }).tools.length]).toEqual([
    0, 7,
  ]);
  const asked = await run('call', 'profile.ask_question', `question=${QUESTION}`);
  expect([asked.code, asked.stdout]).toEqual([0, expect.stringMatching(BORN)]);
});

test('@ai-sdk/mcp, which shares no code with the official packages', async () => {
  const client = await createMCPClient({ transport: { type: 'http', url: open() } });
  try {
    const tools = await client.tools();
    expect(Object.keys(tools)).toHaveLength(7);
    const options = { toolCallId: '1', messages: [], context: {} } as never;
    const result = await tools['ask_question']?.execute({ question: QUESTION }, options);
    expect(JSON.stringify(result)).toMatch(BORN);
  } finally {
    await client.close();
  }
});

test.each([
  ['legacy', '2025-11-25'],
  ['auto', '2026-07-28'],
  [{ pin: '2026-07-28' }, '2026-07-28'],
] as const)('@modelcontextprotocol/client, %o', async (mode, version) => {
  const client = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(open())));
  try {
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { structuredContent } = await call(client, 'ask_question', { question: QUESTION });
    expect(JSON.stringify(structuredContent)).toMatch(BORN);
    await expect(
      client.callTool({ name: 'submit_report', arguments: { mission: {}, outcome: {} } }),
    ).rejects.toThrow(/submit_report/);
  } finally {
    await client.close();
  }
});
