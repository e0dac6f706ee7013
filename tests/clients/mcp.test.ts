/**
 * Other people's MCP clients, as their users run them: on the whole endpoint with a bearer
 * credential, and on the one for everybody with a URL alone.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMCPClient } from '@ai-sdk/mcp';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as Before } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as BeforeTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, describe, expect, test } from 'vitest';
import { BEARER, call, ERAS, TOKEN } from '../mcp/endpoint.ts';
import { serving } from '../mcp/server.ts';
import { runTool } from './external.ts';

const whole = serving();
const everybody = serving({ ACCESS_TOKENS: '' });

const folder = await mkdtemp(join(tmpdir(), 'calling-card-clients-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Each endpoint: where it is, what opens it, how many tools it has. */
const ENDPOINTS = [
  { name: 'all', at: whole.direct, headers: BEARER as Record<string, string>, tools: 12 },
  { name: 'public', at: everybody.open, headers: {} as Record<string, string>, tools: 8 },
];

/** What each client asks, and what it should hear of. */
const QUESTION = 'When was she born?';
const BORN = /1906/;

describe.each(ENDPOINTS)('$name', ({ name, at, headers, tools }) => {
  async function inspector(method: string, ...args: string[]) {
    const options = ['--transport', 'http', '--stored-auth-only', '--method', method];
    const opened = Object.entries(headers).flatMap(([header, value]) => [
      '--header',
      `${header}: ${value}`,
    ]);
    const all = ['--cli', at(), ...options, ...opened, ...args];
    return runTool('mcp-inspector', all, { cwd: folder });
  }

  test.each(ERAS)('MCP inspector, strict, %s era', async (era) => {
    const listed = await inspector('tools/list', '--strict', '--protocol-era', era);
    expect([listed.code, listed.stderr]).toEqual([
      0,
      expect.not.stringMatching(/[1-9]\d* (errors?|warnings?)/),
    ]);
    expect((JSON.parse(listed.stdout) as { tools: object[] }).tools).toHaveLength(tools);
    const calling = (tool: string, ...args: string[]) =>
      inspector(
        'tools/call',
        ...['--protocol-era', era, '--tool-name', tool, '--tool-arg'],
        ...args,
      );
    const asked = await calling('ask_question', `question=${QUESTION}`);
    expect([asked.code, asked.stdout]).toEqual([0, expect.stringMatching(BORN)]);
    const sent = await calling('send_contact', 'intent=question', 'from=a@example.org');
    expect(sent.code === 0).toBe(name === 'all');
  });

  test('the official client of the generation before', async () => {
    const client = new Before({ name: 'tests', version: '1.0.0' });
    const transport = new BeforeTransport(new URL(at()), { requestInit: { headers } });
    // Its types were written without exactOptionalPropertyTypes.
    await client.connect(transport as never);
    expect((await client.listTools()).tools).toHaveLength(tools);
    const { resources } = await client.listResources();
    expect(resources.find(({ uri }) => uri.endsWith('/api/profile'))).toHaveProperty('size');
    const asked = await client.callTool({
      name: 'ask_question',
      arguments: { question: QUESTION },
    });
    expect(JSON.stringify(asked)).toMatch(BORN);
    const next = name === 'all' ? /tools\/list names/ : /\/mcp, with Authorization: Bearer/;
    const missing = name === 'all' ? 'no_such_tool' : 'send_contact';
    await expect(client.callTool({ name: missing, arguments: {} })).rejects.toThrow(next);
    await client.close();
  });

  test('mcporter', async () => {
    const config = join(folder, `mcporter-${name}.json`);
    const named = Object.keys(headers).length > 0 ? { Authorization: `Bearer $\{MCP_TOKEN}` } : {};
    const profile = { url: at(), headers: named };
    await writeFile(config, JSON.stringify({ mcpServers: { profile } }));
    const run = (...args: string[]) =>
      runTool('mcporter', ['--config', config, ...args], {
        cwd: folder,
        env: { MCP_TOKEN: TOKEN, HOME: folder },
      });
    const listed = await run('list', 'profile', '--json');
    const found = (JSON.parse(listed.stdout) as { tools: object[] }).tools.length;
    expect([listed.code, found]).toEqual([0, tools]);
    const asked = await run('call', 'profile.ask_question', `question=${QUESTION}`);
    expect([asked.code, asked.stdout]).toEqual([0, expect.stringMatching(BORN)]);
  });

  test('@ai-sdk/mcp, which shares no code with the official packages', async () => {
    const client = await createMCPClient({ transport: { type: 'http', url: at(), headers } });
    try {
      const found = await client.tools();
      expect(Object.keys(found)).toHaveLength(tools);
      const options = { toolCallId: '1', messages: [], context: {} } as never;
      const result = await found['ask_question']?.execute({ question: QUESTION }, options);
      expect(JSON.stringify(result)).toMatch(BORN);
      expect((await client.listResources()).resources.length).toBeGreaterThan(70);
    } finally {
      await client.close();
    }
  });

  test.each([
    ['legacy', '2025-11-25'],
    ['auto', '2026-07-28'],
    [{ pin: '2026-07-28' }, '2026-07-28'],
  ] as const)('@modelcontextprotocol/client, %o', async (mode, version) => {
    const client = new Client(
      { name: 'tests', version: '1.0.0' },
      { versionNegotiation: { mode } },
    );
    await client.connect(
      new StreamableHTTPClientTransport(new URL(at()), { requestInit: { headers } }),
    );
    try {
      expect(client.getNegotiatedProtocolVersion()).toBe(version);
      expect((await client.listTools()).tools).toHaveLength(tools);
      const { structuredContent } = await call(client, 'ask_question', { question: QUESTION });
      expect(JSON.stringify(structuredContent)).toMatch(BORN);
    } finally {
      await client.close();
    }
  });
});

test('MCP inspector verifies the skill by its digest', async () => {
  const { code, stderr, stdout } = await runTool(
    'mcp-inspector',
    [
      ...['--cli', whole.direct(), '--transport', 'http', '--stored-auth-only'],
      ...['--header', `authorization: ${BEARER.authorization}`],
      ...['--method', 'skills/list', '--verify'],
    ],
    { cwd: folder },
  );
  expect([code, `${stdout}${stderr}`]).toEqual([
    0,
    expect.stringContaining('"outcome":"verified"'),
  ]);
});

test('a client with a wrong credential is refused', async () => {
  const headers = { authorization: 'Bearer wrong' };
  const transport = { type: 'http' as const, url: whole.direct(), headers };
  await expect(createMCPClient({ transport })).rejects.toThrow(/401/);
});
