/** The operations in standalone: the store in files, the daily work at start and once a day. */

import { join, resolve } from 'node:path';
import crawlers from 'crawler-user-agents';
import { answerA2a } from '../a2a/answer.ts';
import type { Upstream } from '../door/upstream.ts';
import { classifier } from '../events/agent.ts';
import { type CrawlerEntry, distil } from '../events/crawlers.ts';
import type { Call } from '../events/event.ts';
import { fileRecorder } from '../events/file-recorder.ts';
import { snapshotFrom } from '../facts/snapshot.ts';
import { credentialsFrom } from '../http/credentials.ts';
import { failureResponse } from '../http/form.ts';
import { handle } from '../http/handle.ts';
import { Problem } from '../http/problem.ts';
import { answerMcp } from '../mcp/answer.ts';
import type { Extension } from '../mcp/dependencies.ts';
import { daily } from '../operations/daily.ts';
import type { Service } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';
import { webhookTo } from '../operations/webhook.ts';
import { DAY_MS } from '../store/days.ts';
import { fileStores } from '../store/files.ts';
import { withDeadline } from '../store/store.ts';
import { matchPath, plainPath, protocolOf, rowFor } from '../table/match.ts';
import { dailyLimit, limitFrom, minuteLimit, OPEN_MCP_CALLS_A_MINUTE } from './limits.ts';

/**
 * Longest time that one store operation may take, in milliseconds: a process that is busy has no
 * disk that hangs.
 */
const STORE_TIMEOUT_MS = 30_000;

export type WriteSide = {
  /** Answers a request to an operation; `address` is the caller's, for the daily limit alone. */
  fetch: (request: Request, address: string) => Promise<Response>;
  /** Takes a call into the statistics; at no cost, and never failing. */
  record: (call: Call) => void;
  /**
   * Answers a request to an endpoint with a protocol of its own, given what stands behind the door;
   * `address` is the caller's, for the limit alone.
   */
  protocol: (request: Request, upstream: Upstream, address: string) => Promise<Response>;
  /** Ends the daily work and waits for what goes on after answers. */
  close: () => Promise<void>;
};

type Environment = Record<string, string | undefined>;

/**
 * Builds the write side. `read` gives the parsed JSON of a built file by its path below dist/; with
 * `live` the published facts are read again for every call, because they change while the owner
 * writes. `extension` is for tests of the MCP endpoint. Throws when the environment is wrong or
 * there is no build.
 */
export async function writeSide(
  read: (file: string) => Promise<unknown>,
  env: Environment,
  live = false,
  extension?: Extension,
): Promise<WriteSide> {
  const folder = resolve(env['DATA_DIR'] || '.data');
  const stores = withDeadline(fileStores(folder), STORE_TIMEOUT_MS);
  const snapshot = await snapshotFrom(read);
  const webhook = webhookTo(env['CONTACT_WEBHOOK_URL']);
  const credentials = credentialsFrom(env);
  const limit = dailyLimit(limitFrom(env));
  const mcpLimit = minuteLimit(OPEN_MCP_CALLS_A_MINUTE);
  const events = fileRecorder({
    folder: join(folder, 'events'),
    classify: classifier(distil(crawlers as readonly CrawlerEntry[])),
  });
  const running = new Set<Promise<void>>();
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const later = (work: () => Promise<void>) => {
    const done: Promise<void> = work().finally(() => void running.delete(done));
    running.add(done);
  };
  const service: Service = {
    operations,
    stores,
    snapshot,
    now: () => new Date(),
    later,
    webhook,
    credentials,
    events,
    log,
  };
  const dailyWork = () =>
    later(() =>
      daily({ stores, snapshot, events, at: new Date().toISOString() }, webhook).then(
        () => {},
        (error: Error) =>
          log(`the daily work was left undone (${error.name}); it is tried again tomorrow`),
      ),
    );
  dailyWork();
  const current = async () => (live ? { ...service, snapshot: await snapshotFrom(read) } : service);
  const timer = setInterval(dailyWork, DAY_MS);
  timer.unref();
  return {
    record: events.record,
    fetch: async (request, address) => {
      const row = rowFor(matchPath(plainPath(new URL(request.url).pathname)), request.method);
      try {
        if (row) limit(row, address, service.now());
      } catch (error) {
        if (error instanceof Problem) return failureResponse(error, snapshot, request);
        throw error;
      }
      return handle(request, await current());
    },
    protocol: async (request, upstream, address) => {
      const given = await current();
      if (protocolOf(request) === 'a2a')
        return answerA2a(request, { ...given, ask: upstream.next });
      return answerMcp(request, {
        ...given,
        upstream,
        limit: () => mcpLimit(address, service.now()),
        ...(extension ? { extension } : {}),
      });
    },
    close: async () => {
      clearInterval(timer);
      await Promise.allSettled(running);
      await events.close();
    },
  };
}
