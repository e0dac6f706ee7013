/** One answer of a server as it stood on the wire, so that another one can give the same. */
import { get } from 'node:http';

export type Recorded = { key: string; headers: string[]; body: Uint8Array };

export function answerKey(path: string, acceptEncoding: string): string {
  return `${path} ${acceptEncoding}`;
}

/** Headers that Node writes by itself. */
const OWN = new Set(['date', 'connection', 'keep-alive']);

/** Asks for an answer and keeps it. Throws when it is not a 200. */
export function record(url: string, path: string, acceptEncoding: string): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    const headers = acceptEncoding ? { 'accept-encoding': acceptEncoding } : {};
    get(`${url}${path}`, { headers }, (response) => {
      const chunks: Uint8Array[] = [];
      response.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200)
          reject(new Error(`${path} answered ${response.statusCode}`));
        const raw = response.rawHeaders;
        const kept = raw.filter((_, at) => !OWN.has(raw[at - (at % 2)]?.toLowerCase() ?? ''));
        resolve({
          key: answerKey(path, acceptEncoding),
          headers: kept,
          body: Buffer.concat(chunks),
        });
      });
    }).on('error', reject);
  });
}
