/** The whole story of an audit through HTTP, and what lies in the store afterwards. */
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../functions/standalone/serve.ts';
import { standaloneService } from '../../functions/standalone/service.ts';
import { answerOperation } from '../../functions/steps/operations.ts';
import { fileStores } from '../../functions/store/files.ts';
import { blobStores } from '../../netlify/store.ts';
import { filesIn } from '../admin/raw.ts';
import { freshFolder, startBlobsServer } from '../store/places.ts';
import { EXAMPLE } from '../support/build.ts';
import { owned } from './owner.ts';
import { ADMIN_KEY } from './secrets.ts';
import { walk } from './story.ts';

test.each([
  ['files', async () => ({ folder: await freshFolder(), open: fileStores })],
  [
    'Blobs on the local server',
    async () => ({ ...(await startBlobsServer()), open: () => blobStores('production') }),
  ],
] as const)('the story of an audit over %s: no secret stays behind', async (_, place) => {
  const { folder, open } = await place();
  const one = owned({ stores: open(folder) });
  // A server with the gateway, whose operations have a clock that can be moved.
  const { url, close } = await listen(
    await standaloneService(EXAMPLE, { fetch: (asked) => answerOperation(asked, one) }),
    0,
    '127.0.0.1',
  );
  onTestFinished(close);
  const { secrets, seen } = await walk(
    (path, { body, method = body === undefined ? 'GET' : 'POST', headers = {} } = {}) =>
      fetch(`${url}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    (days) =>
      one.set(new Date(Date.parse('2026-11-20T12:00:00.000Z') + days * 86_400_000).toISOString()),
  );
  await one.settle();
  expect(one.lines).toEqual([]);
  const files = await filesIn(folder);
  expect(files.length).toBeGreaterThan(8);
  for (const secret of [...secrets, ADMIN_KEY])
    expect(
      files.filter((file) => file.includes(secret)).map((file) => file.split('\n')[0]),
    ).toEqual([]);
  // The search finds what is there.
  expect(files.filter((file) => file.includes('rosa.reader@example.org'))).toHaveLength(2);
  expect(seen.filter(({ text }) => text.includes(ADMIN_KEY))).toEqual([]);
});
