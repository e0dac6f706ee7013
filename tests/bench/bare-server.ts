/**
 * The least that Node can do: recorded answers from memory, chosen by path and by whether brotli is
 * welcome.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveParent } from './children.ts';
import { answerKey, type Recorded } from './recorded.ts';

process.once('message', (recorded: Recorded[]) => {
  const answers = new Map(recorded.map((answer) => [answer.key, answer]));
  const server = createServer((request, response) => {
    const answer = answers.get(
      answerKey(request.url ?? '', request.headers['accept-encoding'] ?? ''),
    );
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1', () =>
    serveParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
});
