/**
 * Other people's clients, as their users run them, through the running server with a bearer
 * credential.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMCPClient } from '@ai-sdk/mcp';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEARER, ERAS, TOKEN } from '../mcp/endpoint.ts';
import { serving } from '../mcp/server.ts';
import { runTool } from './external.ts';

const { direct } = serving();

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calling-card-clients-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The first claim that the service publishes, as each client should see it. */
const CLAIM = 'a-0-first-linker-loader';

type Claims = { claims: { id: string }[] };

async function inspector(method: string, ...args: string[]) {
  const url = direct();
  const where = [
    '--cli',
    url,
    '--transport',
    'http',
    '--stored-auth-only',
    '--header',
    `Authorization: ${BEARER.authorization}`,
  ];
  const ran = await runTool('mcp-inspector', [...where, '--method', method, ...args], {
    cwd: folder,
  });
  return { ...ran, json: () => JSON.parse(ran.stdout) as Record<string, unknown> };
}

test.each(ERAS)('MCP inspector, strict, %s era', async (era) => {
  const listed = await inspector('tools/list', '--strict', '--protocol-era', era);
  expect([listed.code, listed.stderr]).toEqual([
    0,
    expect.not.stringMatching(/[1-9]\d* (errors?|warnings?)/),
  ]);
  expect(listed.json()['tools']).toHaveLength(11);
  const call = [
    '--tool-name',
    'read_resource',
    '--tool-arg',
    'resource=claims',
    '--tool-arg',
    'limit=1',
  ];
  const called = await inspector('tools/call', ...call, '--protocol-era', era);
  expect(called.code).toBe(0);
  expect((called.json()['structuredContent'] as Claims).claims.map(({ id }) => id)).toEqual([
    CLAIM,
  ]);
});

test('MCP inspector verifies the skill by its digest', async () => {
  const { code, stderr, stdout } = await inspector('skills/list', '--verify');
  expect([code, `${stdout}${stderr}`]).toEqual([
    0,
    expect.stringContaining('"outcome":"verified"'),
  ]);
});

test('mcporter', async () => {
  const config = join(folder, 'mcporter.json');
  const headers = { Authorization: `Bearer $\{MCP_TOKEN}` };
  await writeFile(config, JSON.stringify({ mcpServers: { profile: { url: direct(), headers } } }));
  const run = (...args: string[]) =>
    runTool('mcporter', ['--config', config, ...args], {
      cwd: folder,
      env: { MCP_TOKEN: TOKEN, HOME: folder },
    });
  const listed = await run('list', 'profile', '--json');
  expect([listed.code, (JSON.parse(listed.stdout) as { tools: object[] }).tools.length]).toEqual([
    0, 11,
  ]);
  const called = await run(
    'call',
    'profile.read_resource',
    'resource=claims',
    'limit=1',
    '--output',
    'json',
  );
  expect([called.code, called.stdout]).toEqual([0, expect.stringContaining(CLAIM)]);
});

test('@ai-sdk/mcp, which shares no code with the official packages', async () => {
  const client = await createMCPClient({
    transport: { type: 'http', url: direct(), headers: BEARER },
  });
  try {
    const tools = await client.tools();
    expect(Object.keys(tools)).toHaveLength(11);
    const options = { toolCallId: '1', messages: [], context: {} } as never;
    const result = await tools['read_resource']?.execute({ resource: 'claims', limit: 1 }, options);
    expect(
      ((result as { structuredContent: Claims }).structuredContent.claims[0] ?? { id: '' }).id,
    ).toBe(CLAIM);
    expect((await client.listResources()).resources.length).toBeGreaterThan(70);
  } finally {
    await client.close();
  }
  const wrong = {
    type: 'http' as const,
    url: direct(),
    headers: { authorization: 'Bearer wrong' },
  };
  await expect(createMCPClient({ transport: wrong })).rejects.toThrow(/401/);
});

test.each([
  ['legacy', '2025-11-25'],
  ['auto', '2026-07-28'],
  [{ pin: '2026-07-28' }, '2026-07-28'],
] as const)('@modelcontextprotocol/client, %o', async (mode, version) => {
  const client = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(direct()), { requestInit: { headers: BEARER } }),
  );
  try {
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect((await client.listTools()).tools).toHaveLength(11);
    const { structuredContent } = await client.callTool({
      name: 'read_resource',
      arguments: { resource: 'claims', limit: 1 },
    });
    expect((structuredContent as Claims).claims.map(({ id }) => id)).toEqual([CLAIM]);
  } finally {
    await client.close();
  }
});
