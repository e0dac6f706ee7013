/**
 * What peers answer alike, in a process of its own: Fastify with schemas over a list in memory and
 * files that are synced, and the official MCP server with one tool. Tells its address on stdout.
 */
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { fastify } from '../clients/load.ts';

const [, , site = '', folder = ''] = process.argv;
const json = async (file: string) => JSON.parse(await readFile(join(site, file), 'utf8'));
const { notes } = (await json('variants/api/notes/all.json')) as { notes: { date: string }[] };
const projects = await readFile(join(site, 'api/projects.json'), 'utf8');

const app = fastify();
const text = { type: 'string', maxLength: 4_000 } as const;
const list = { properties: { since: text, limit: { type: 'integer', minimum: 1, maximum: 100 } } };
app.get('/notes', { schema: { querystring: { type: 'object', ...list } } }, async ({ query }) => {
  const { since = '', limit = 50 } = query as { since?: string; limit?: number };
  const found = notes.filter(({ date }) => date >= since);
  return { notes: found.slice(0, limit), total: notes.length, matched: found.length };
});
const run = { type: 'object', required: ['eval_id'], properties: { eval_id: text, answer: text } };
app.post('/run', { schema: { body: run } }, async ({ body }) => ({
  ...(body as object),
  score: 3,
}));

let count = 0;
const message = { type: 'object', required: ['intent', 'context'], properties: { context: text } };
app.post('/contact', { schema: { body: message } }, async ({ body }, reply) => {
  const id = String(count++);
  for (const name of [`${id}.json`, `${id}.key`]) {
    const file = await open(join(folder, name), 'wx');
    await file.writeFile(JSON.stringify(body));
    await file.sync();
    await file.close();
    // A new name is safe from a power cut only when its folder was synced (fsync(2)).
    const names = await open(folder);
    await names.sync();
    await names.close();
  }
  return reply.code(202).send({ id });
});

const mcp = createMcpHandler(() => {
  const server = new McpServer({ name: 'peer', version: '1.0.0' });
  const inputSchema = z.object({ resource: z.string() });
  server.registerTool('read_resource', { description: 'Reads.', inputSchema }, () => ({
    content: [{ type: 'text', text: projects }],
    structuredContent: JSON.parse(projects),
  }));
  return server;
});
const listener = getRequestListener((request) => mcp.fetch(request));
const server = createServer(listener).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number };
  app.listen({ port: 0 }).then((url) => process.send?.({ url, mcp: `http://127.0.0.1:${port}` }));
});
