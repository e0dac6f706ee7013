/**
 * A function's first moments: imports the bundle named first, lets it answer one MCP call, tells
 * both times and ends.
 */
import { pathToFileURL } from 'node:url';

const [, , bundle = ''] = process.argv;
process.env['ACCESS_TOKENS'] = 'mcp:bench';

const start = performance.now();
const { default: handler } = (await import(pathToFileURL(bundle).href)) as {
  default: (request: Request, context: object) => Promise<Response>;
};
const imported = performance.now();
const body = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_orientation', arguments: {} },
};
const headers = {
  host: 'localhost',
  authorization: 'Bearer bench',
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
const request = new Request('http://localhost:8888/mcp', {
  method: 'POST',
  headers,
  body: JSON.stringify(body),
});
const response = await handler(request, { deploy: { context: 'dev' }, waitUntil: () => {} });
const text = await response.text();
if (response.status !== 200 || !text.includes('strongest_claims'))
  throw new Error(`${response.status}: ${text.slice(0, 200)}`);
process.send?.({ imported: imported - start, answered: performance.now() - imported });
process.disconnect?.();
