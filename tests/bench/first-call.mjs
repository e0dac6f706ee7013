/**
 * A deployed function's first moments: loads the entry point that Netlify's bundler made, in its
 * bootstrap, lets it answer one call, tells the processor time of both and ends. Lambda gives
 * functions `awslambda`; here it takes the answer down. No TypeScript: what strips its types would
 * be measured too.
 */
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';

const [, , entry = '', event = ''] = process.argv;
const told = { status: 0, text: '' };

Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler) => handler,
    HttpResponseStream: {
      from: (stream, { statusCode }) => {
        told.status = statusCode;
        return stream;
      },
    },
  },
});

const stream = new PassThrough();
stream.on('data', (chunk) => {
  told.text += chunk;
});
const start = process.cpuUsage();
const { handler } = await import(pathToFileURL(entry).href);
const context = {
  awsRequestId: 'bench',
  clientContext: {},
  getRemainingTimeInMillis: () => 60_000,
};
await handler(JSON.parse(event), stream, context);
const { user, system } = process.cpuUsage(start);
process.send?.({ ...told, cpu: (user + system) / 1000, rss: process.memoryUsage().rss });
process.disconnect?.();
process.exit();
