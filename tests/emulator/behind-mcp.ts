/**
 * The MCP endpoint behind Netlify's emulator: one request of each kind, from the files that are
 * packed with the function.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXAMPLE } from '../support/build.ts';
import type { Get } from './emulating.ts';

const file = async (name: string) =>
  JSON.parse(await readFile(join(EXAMPLE, name), 'utf8')) as object;

/** Asks the MCP endpoint, with a token that it takes. */
export function mcp(ask: Get, token: string): void {
  const BEARER = { authorization: `Bearer ${token}` };

  /** The result of a message of the 2025 era, which comes as the one event of a stream. */
  async function post(
    method: string,
    params: object,
    {
      path = '/mcp',
      credential = BEARER,
    }: { path?: string; credential?: Record<string, string> } = {},
  ): Promise<{ status: number; result: Record<string, unknown> }> {
    const headers = {
      ...credential,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const response = await ask(path, headers, 'POST', body);
    const data = /^data: (.*)$/m.exec(await response.text())?.[1] ?? '{}';
    return {
      status: response.status,
      result: (JSON.parse(data) as { result: Record<string, unknown> }).result,
    };
  }

  test('a tool reads what the build made', async () => {
    const { status, result } = await post('tools/call', {
      name: 'read_resource',
      arguments: { resource: 'claims' },
    });
    const [told] = result['content'] as { text: string }[];
    expect([status, JSON.parse(told?.text ?? '')]).toEqual([200, await file('api/claims.json')]);
  });

  test('a resource is the file, and a variant its own', async () => {
    const uri = 'http://localhost:11906/api/content/articles/what-a-compiler-was?detail=full';
    const { result } = await post('resources/read', { uri });
    const [contents] = result['contents'] as { text: string }[];
    expect(JSON.parse(contents?.text ?? '')).toEqual(
      await file('variants/api/content/articles/what-a-compiler-was/full.json'),
    );
  });

  test('a tool that sends stores in Blobs, once for its key', async () => {
    const given = { question: 'When was she born?', idempotency_key: 'emulator-mcp-question' };
    const call = () => post('tools/call', { name: 'ask_question', arguments: given });
    const first = await call();
    expect(first.result['structuredContent']).toMatchObject({
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(await call()).toEqual(first);
  });
}
