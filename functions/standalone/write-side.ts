/** The operations in standalone: the store that STORE names, the daily work, deliveries. */

import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import crawlers from 'crawler-user-agents';
import { retentionFrom } from '../../src/surfaces/retention.ts';
import { answerA2a } from '../a2a/answer.ts';
import { snapshotFrom } from '../answers/facts/snapshot.ts';
import { classifier } from '../events/agent.ts';
import { type CrawlerEntry, distil } from '../events/crawlers.ts';
import type { Call } from '../events/event.ts';
import { fileRecorder } from '../events/file-recorder.ts';
import { sharedRecorder } from '../events/shared-recorder.ts';
import type { Upstream } from '../gateway/upstream.ts';
import type { Caller } from '../http/caller.ts';
import { credentialsFrom } from '../http/credentials.ts';
import { guessLimit } from '../http/guesses.ts';
import { limitOf, limitsFrom } from '../http/limits.ts';
import { answerMcp } from '../mcp/answer.ts';
import { dailyOnce } from '../operations/daily.ts';
import { channelsOf, deliverDue } from '../operations/delivery.ts';
import { mailFrom } from '../operations/mail.ts';
import type { Service } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';
import { retentionWarnings } from '../operations/retention.ts';
import { webhookTo } from '../operations/webhook.ts';
import { answerOperation } from '../steps/operations.ts';
import { dataFolder, placeFrom } from '../store/place.ts';
import { readingOf } from '../store/reading.ts';
import { restoringInto } from '../store/restoring.ts';
import { withDeadline } from '../store/store.ts';
import { protocolOf, routeOf } from '../table/match.ts';
import { callerOf, isPublished, trustFrom, UNTRUSTED } from './proxy.ts';

/**
 * Longest time that one store operation may take, in milliseconds: of files, because a process that
 * is busy has no disk that hangs; of a database, after which a caller is told within five seconds.
 */
const FILES_TIMEOUT_MS = 30_000;
const DATABASE_TIMEOUT_MS = 2_300;

/** How often deliveries that failed are looked for, in milliseconds. */
const RETRY_MS = 60_000;

/** How often it is looked whether the daily work of a day is done, in milliseconds. */
const DAILY_MS = 60 * 60_000;

const READS_ALONE = 'Until then what is published is served, and what agents send is answered 503.';

export type WriteSide = {
  /** Answers a request to an operation, within the limits of its caller. */
  fetch: (request: Request, caller: Caller) => Promise<Response>;
  /** Who sent what came in over a connection. */
  callerOf: (incoming: IncomingMessage) => Caller;
  /** One line for the operator. */
  log: (line: string) => void;
  /** Tells the operator something once: in the log, and in the console. */
  warn: (text: string) => void;
  /** Takes a call into the statistics; at no cost, and never failing. */
  record: (call: Call) => void;
  /** Answers what has a protocol of its own, given what stands behind the gateway. */
  protocol: (request: Request, upstream: Upstream, caller: Caller) => Promise<Response>;
  /** Ends the daily work and waits for what goes on after answers. */
  close: () => Promise<void>;
};

/**
 * Builds the write side. `read` gives the parsed JSON of a built file by its path below dist/; with
 * `live` the published facts are read again for every call, because they change while the owner
 * writes. Throws when the environment is wrong or there is no build.
 */
export async function writeSide(
  read: (file: string) => Promise<unknown>,
  env: NodeJS.ProcessEnv,
  live = false,
): Promise<WriteSide> {
  const place = placeFrom(env, () => dataFolder(env));
  const { folder, together } = place;
  const stores = withDeadline(place.stores, folder ? FILES_TIMEOUT_MS : DATABASE_TIMEOUT_MS);
  const snapshot = await snapshotFrom(read);
  const webhook = webhookTo(env['CONTACT_WEBHOOK_URL']);
  const mail = mailFrom(env);
  const retain = retentionFrom(env);
  const credentials = credentialsFrom(env);
  const limits = limitsFrom(env);
  const limit = limitOf(limits, together?.count);
  const trust = trustFrom(env);
  const isOpen = isPublished(env);
  const running = new Set<Promise<void>>();
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const guessed = guessLimit(log);
  const warnings: string[] = [];
  const warn = (text: string) => {
    if (warnings.includes(text)) return;
    warnings.push(text);
    log(`Warning: ${text}`);
  };
  for (const text of retentionWarnings(snapshot, retain)) warn(text);
  // Last of what may fail at start: whoever is told of it finds nothing open.
  const away = await place.reach().catch(async ({ message }: Error) => {
    await place.close();
    throw new Error(`STORE cannot be used. ${message}`);
  });
  const restoring = away ? null : await restoringInto(stores).catch(() => null);
  if (restoring) {
    await place.close();
    throw new Error(
      `STORE holds a part of an archive alone: the restore of ${restoring.name} has not ended. ` +
        'Run it again, or empty the store.',
    );
  }
  // In the log alone: it may be there soon.
  if (away) log(`Warning: ${away} ${READS_ALONE}`);
  const classify = classifier(distil(crawlers as readonly CrawlerEntry[]));
  const events = folder
    ? fileRecorder(join(folder, 'events'), { classify })
    : sharedRecorder(stores, { classify });
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
    mail,
    credentials,
    events,
    log,
    warnings,
  };
  // One process at a time does what goes to the owner: else a message would arrive from each.
  const alone = together && (<T>(work: () => Promise<T>) => together.alone('work', work));
  const once = dailyOnce(alone);
  const dailyWork = () =>
    later(() =>
      once({ ...service, retain, at: new Date().toISOString() }, webhook).then(
        () => {},
        (error: Error) =>
          log(`the daily work was left undone (${error.name}); it is tried again within an hour`),
      ),
    );
  dailyWork();
  const current = async () => (live ? { ...service, snapshot: await snapshotFrom(read) } : service);
  const channels = channelsOf(service);
  const deliveries = () =>
    deliverDue(channels, { reading: readingOf(stores), log, at: new Date().toISOString() });
  const retry = () =>
    later(() =>
      (alone ? alone(deliveries) : deliveries()).then(
        () => {},
        (error: Error) => log(`deliveries were not looked for (${error.name})`),
      ),
    );
  const timers = [
    setInterval(dailyWork, DAILY_MS),
    ...(channels.length > 0 ? [setInterval(retry, RETRY_MS)] : []),
  ];
  for (const timer of timers) timer.unref();
  return {
    record: events.record,
    log,
    warn,
    callerOf: (incoming) => {
      const { caller, untrusted } = callerOf(incoming, trust, isOpen);
      if (untrusted) warn(UNTRUSTED);
      return caller;
    },
    fetch: async (request, caller) =>
      answerOperation(request, {
        ...(await current()),
        take: (route, bytes) => limit(route, caller, service.now(), bytes),
        failed: () => guessed(caller.key),
      }),
    protocol: async (request, upstream, caller) => {
      const given = await current();
      if (protocolOf(request) === 'a2a')
        return answerA2a(request, { ...given, ask: upstream.next });
      return answerMcp(request, {
        ...given,
        upstream,
        limit: async () => void (await limit(routeOf('callOpenMcp'), caller, service.now())),
        failed: () => guessed(caller.key),
      });
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled(running);
      await events.close();
      await place.close();
    },
  };
}
