/**
 * One address that asks for more than its share, in every way at once: computed reads, pipelines
 * that nobody waits for, readers that do not read, MCP, A2A, questions, messages. A process of its
 * own, so that who measures does not wait for it: `node flooder.ts PORT LANES MILLISECONDS`.
 */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const [port = 0, lanes = 0, forMs = 0] = process.argv.slice(2).map(Number);
const untilMs = Date.now() + forMs;
const FROM = 'Host: card.example.org\r\nX-Forwarded-For: 192.0.2.66\r\n';

const get = (path: string) => `GET ${path} HTTP/1.1\r\n${FROM}\r\n`;
const post = (path: string, body: object, more = '') => {
  const text = JSON.stringify(body);
  return (
    `POST ${path} HTTP/1.1\r\n${FROM}Content-Type: application/json\r\n${more}` +
    `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  );
};
const rpc = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });
const ACCEPT = 'Accept: application/json, text/event-stream\r\n';

const computed = (n: number) => get(`/api/claims?limit=50&q=${n}`);
const WAYS: ((n: number) => { bytes: string; reads: boolean; holdsMs: number })[] = [
  (n) => ({ bytes: computed(n), reads: true, holdsMs: 50 }),
  (n) => ({ bytes: computed(n).repeat(2_000), reads: true, holdsMs: 0 }),
  (n) => ({ bytes: computed(n).repeat(30), reads: true, holdsMs: 500 }),
  (n) => ({ bytes: computed(n).repeat(60), reads: false, holdsMs: 3_000 }),
  (n) => ({
    bytes: post('/api/agent/ask', { question: `Where did she study, number ${n}?` }),
    reads: true,
    holdsMs: 50,
  }),
  (n) => ({
    bytes: post('/api/contact', { intent: 'hire', from: 'x@example.org', context: `Flood ${n}.` }),
    reads: true,
    holdsMs: 50,
  }),
  () => ({
    bytes: post(
      '/mcp/public',
      rpc('tools/call', { name: 'search', arguments: { query: 'compiler' } }),
      ACCEPT,
    ),
    reads: true,
    holdsMs: 50,
  }),
  () => ({
    bytes: post('/a2a', rpc('SendMessage', { message: { parts: [{ text: 'Where is she?' }] } })),
    reads: true,
    holdsMs: 50,
  }),
];

async function lane(first: number): Promise<void> {
  for (let n = first; Date.now() < untilMs; n += 1) {
    const { bytes, reads, holdsMs } = (WAYS[n % WAYS.length] as (typeof WAYS)[number])(n);
    await new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.once('close', () => done());
      socket.once('connect', async () => {
        if (reads) socket.resume();
        socket.write(bytes);
        await wait(holdsMs);
        socket.destroy();
      });
    });
  }
}

await Promise.all(Array.from({ length: lanes }, (_, n) => lane(n)));
