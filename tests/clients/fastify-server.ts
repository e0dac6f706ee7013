/**
 * What a framework that is known for its speed takes for the same job: Fastify validates by the
 * published schema, computes, hashes and answers as the standalone server does; reads are recorded
 * answers from memory. The first argument is the built folder.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { runEval } from '../../functions/operations/eval-run.ts';
import { jsonReader } from '../../functions/standalone/built.ts';
import { seal } from '../../src/surfaces/seal.ts';
import { serveParent } from '../bench/children.ts';
import type { Recorded } from '../bench/recorded.ts';

const [, , folder = 'dist'] = process.argv;

/** Pairs of raw headers as one object. */
function headersOf(raw: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : [])),
  );
}

process.once('message', async (recorded: Recorded[]) => {
  const snapshot = await snapshotFrom(jsonReader(folder));
  const contract = JSON.parse(await readFile(join(folder, 'api/evals/run.json'), 'utf8')) as {
    body_schema: Record<string, unknown>;
  };
  // Its validator knows an older draft, in which what is used here means the same.
  const { $schema: _, ...schema } = contract.body_schema;
  const app = Fastify({ ajv: { customOptions: { strict: false } } });
  for (const { key, headers, body } of recorded) {
    const own = headersOf(headers);
    const bytes = Buffer.from(body);
    app.get(key.split(' ')[0] ?? '/', (_, reply) => reply.headers(own).send(bytes));
  }
  app.post('/api/evals/run', { schema: { body: schema } }, async ({ body }) => {
    const payload = await runEval({ body: body as never, query: undefined, params: {} }, {
      snapshot,
    } as never);
    return seal(payload, { last_modified: null, breaking_changes_since: null });
  });
  serveParent(await app.listen({ port: 0, host: '127.0.0.1' }));
});
