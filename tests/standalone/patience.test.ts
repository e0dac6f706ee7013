/** What has come in is answered, however busy the process was when it came. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

/** A server in a process of its own, which sleeps for six seconds when it is asked for /busy. */
const SERVER = `
  const { listen } = await import(${JSON.stringify(
    new URL('../../functions/standalone/serve.ts', import.meta.url).href,
  )});
  const sleep = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6_000);
  const fetch = ({ url }) => {
    if (url.endsWith('/busy')) sleep();
    return new Response('answered');
  };
  process.send((await listen(fetch, 0, '127.0.0.1')).url);
  process.once('disconnect', () => process.exit());
`;

test('a request that comes while the process is busy is answered; silence is not', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVER], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill());
  const [url] = (await once(child, 'message')) as [string];
  const port = Number(new URL(url).port);
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => (text += part));
    socket.on('error', () => {});
    const closed = new Promise<string>((tell) => socket.on('close', () => tell(text)));
    await once(socket, 'connect');
    return { socket, closed };
  };
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
  const [early, never] = [await open(), await open()];
  // What was connected before is accepted when this is answered.
  expect(await (await fetch(`${url}/`)).text()).toBe('answered');
  const busy = await open();
  busy.socket.write(ask('/busy'));
  await new Promise((done) => setTimeout(done, 500));
  early.socket.write(ask('/'));
  expect(await busy.closed).toContain('answered');
  expect(await early.closed).toContain('answered');
  never.socket.write('GET / HT');
  expect(await never.closed).toMatch(/^HTTP\/1\.1 408 /);
});
