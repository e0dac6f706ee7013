/** The portrait of a résumé, fetched by its address when the owner says so. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { portraitAt } from '../../src/cli/import/portrait.ts';

const drawn = await sharp(
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>'),
)
  .png()
  .toBuffer();
const server = createServer(({ url }, response) =>
  response.writeHead(url === '/gone' ? 404 : 200).end(url === '/me' ? drawn : 'no picture'),
);
await once(server.listen(0, '127.0.0.1'), 'listening');
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

test('a picture comes as a file that pages and print take, and nothing else does', async () => {
  const picture = await portraitAt(`${base}/me`, { inside: true });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 8, height: 6 });
  await expect(portraitAt(`${base}/gone`, { inside: true })).rejects.toThrow('(status 404)');
  await expect(portraitAt(`${base}/other`, { inside: true })).rejects.toThrow(
    'save it as portrait.jpg',
  );
  // No address of this machine or its network is asked.
  await expect(portraitAt(`${base}/me`)).rejects.toThrow('No picture came from');
});
