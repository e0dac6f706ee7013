/**
 * A small Blobs API in memory: conditional writes that are atomic, as production's are reported to
 * be, and lists in pages, both of which the local server has not. Any answer can be made to go
 * wrong.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

type Blob = { text: string; mark: string };

/**
 * Answers in place of the upstream: a status, whether it does the work all the same, and the
 * headers.
 */
export type Wrong =
  | { status: number; stores?: boolean; headers?: Record<string, string> }
  | 'cuts the line'
  | Hangs;

/** Answers nothing until it is let go, and then as if nothing were wrong. */
export type Hangs = { until: Promise<void> };

export type Request = { method: string; path: string; headers: IncomingMessage['headers'] };

export type UpstreamOptions = {
  pageSize?: number;
  /** Asked for every request in turn; null lets it be answered. */
  wrong?: (request: Request, nth: number) => Wrong | null;
};

type Answer = { status: number; headers?: Record<string, string>; body?: string };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Answers one request as Blobs does; `/<site>/<store>/<key>`, or without a key for a list. */
function answer(
  blobs: Map<string, Blob>,
  request: Request,
  text: string,
  pageSize: number,
): Answer {
  const url = new URL(request.path, 'http://upstream');
  const [, , store = '', ...rest] = url.pathname.replace(/^\/region:[^/]+/, '').split('/');
  const id = `${store}/${rest.join('/')}`;
  const blob = blobs.get(id);
  if (rest.length === 0) {
    const start = `${store}/${url.searchParams.get('prefix') ?? ''}`;
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const ids = [...blobs.keys()].filter((one) => one.startsWith(start));
    const page = ids
      .slice(from, from + pageSize)
      .map((one) => ({ key: one.slice(store.length + 1), etag: '"e"' }));
    const more = from + pageSize < ids.length ? { next_cursor: String(from + pageSize) } : {};
    return { status: 200, body: JSON.stringify({ blobs: page, directories: [], ...more }) };
  }
  if (request.method === 'PUT') {
    if (request.headers['if-none-match'] === '*' && blob) return { status: 412 };
    blobs.set(id, { text, mark: String(request.headers['x-amz-meta-user'] ?? '') });
    return { status: 200, headers: { etag: '"e"' } };
  }
  if (request.method === 'DELETE') return { status: blobs.delete(id) ? 204 : 404 };
  if (!blob) return { status: 404 };
  const headers = { etag: '"e"', 'x-amz-meta-user': blob.mark };
  return { status: 200, headers, ...(request.method === 'GET' ? { body: blob.text } : {}) };
}

/** Starts one on a free port; it stops with the test. `requests` grows as they come. */
export async function startUpstream({
  pageSize = 1000,
  wrong = () => null,
}: UpstreamOptions = {}): Promise<{
  url: string;
  requests: readonly Request[];
  blobs: Map<string, Blob>;
}> {
  const blobs = new Map<string, Blob>();
  const requests: Request[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const text = await bodyOf(incoming);
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
    };
    requests.push(request);
    const fault = wrong(request, requests.length);
    if (fault === 'cuts the line') {
      outgoing.destroy();
      return;
    }
    const hangs = fault && 'until' in fault;
    if (hangs) await fault.until;
    const said = fault && !hangs ? { ...fault, body: 'upstream is not well' } : null;
    const done = said && !said.stores ? null : answer(blobs, request, text, pageSize);
    const { status, headers = {}, body = '' } = said ?? (done as Answer);
    outgoing.writeHead(status, headers).end(status === 204 ? undefined : body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, requests, blobs };
}
