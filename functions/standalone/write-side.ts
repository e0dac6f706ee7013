/** The operations in standalone: the store that STORE names, the daily work, deliveries. */
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import crawlers from 'crawler-user-agents';
import { retentionFrom } from '../../src/surfaces/retention.ts';
import { answerA2a } from '../a2a/answer.ts';
import { snapshotFrom } from '../answers/facts/snapshot.ts';
import { classifier } from '../events/agent.ts';
import { logged } from '../events/batch-recorder.ts';
import { type CrawlerEntry, distil } from '../events/crawlers.ts';
import { fileRecorder } from '../events/file-recorder.ts';
import { storeLog } from '../events/store-log.ts';
import { storeRecorder } from '../events/store-recorder.ts';
import type { Upstream } from '../gateway/upstream.ts';
import type { Caller } from '../http/caller.ts';
import { credentialsFrom } from '../http/credentials.ts';
import { guessLimit, limitOf, limitsFrom } from '../http/limits.ts';
import { stackTrace } from '../http/problem.ts';
import { answerMcp } from '../mcp/answer.ts';
import { dailyOnce } from '../operations/daily.ts';
import { channelsOf, deliverDue } from '../operations/delivery.ts';
import { mailFrom } from '../operations/mail.ts';
import type { Service } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';
import { retentionWarnings } from '../operations/retention.ts';
import { webhookTo } from '../operations/webhook.ts';
import { answerOperation } from '../steps/operations.ts';
import { placeFrom } from '../store/place.ts';
import { readingOf } from '../store/reading.ts';
import { restoringInto } from '../store/restoring.ts';
import { withDeadline } from '../store/store.ts';
import { functionOf, routeOf } from '../table/match.ts';
import { callerOf, isPublished, trustFrom, UNTRUSTED } from './proxy.ts';

/**
 * Longest time that one store operation may take, in milliseconds: of files, because a process that
 * is busy has no disk that hangs; of a database, after which a caller is told within five seconds.
 */
const FILES_TIMEOUT_MS = 30_000;
const DATABASE_TIMEOUT_MS = 2_300;

/**
 * How long calls are gathered for a database, in milliseconds: the longer, the fewer records, and
 * the more a kill loses.
 */
const SHARED_MS = 5_000;

/** How often deliveries that failed are looked for, in milliseconds. */
const RETRY_MS = 60_000;

/** How often it is looked whether the daily work of a day is done, in milliseconds. */
const DAILY_MS = 60 * 60_000;

const READS_ALONE = 'Until then what is published is served, and what agents send is answered 503.';

export type WriteSide = Awaited<ReturnType<typeof writeSide>>;

/**
 * Builds the write side. `read` gives the parsed JSON of a built file by its path below dist/; with
 * `live` the published facts are read again for every call, because they change while the owner
 * writes. Throws when the environment is wrong or there is no build.
 */
export async function writeSide(
  read: (file: string) => Promise<unknown>,
  env: NodeJS.ProcessEnv,
  live = false,
) {
  const place = placeFrom(env);
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
  const warnings: string[] = [];
  let guesses = '';
  const guessed = guessLimit((line) => {
    log(line);
    // The newest count stands for all.
    const at = warnings.indexOf(guesses);
    guesses = line.replace('Warning: ', '');
    warnings.splice(at < 0 ? warnings.length : at, 1, guesses);
  });
  const warn = (text: string) => {
    if (warnings.includes(text)) return;
    warnings.push(text);
    log(`Warning: ${text}`);
  };
  for (const text of retentionWarnings(snapshot, retain)) warn(text);
  // Last of what may fail at start: whoever is told of it finds nothing open.
  const refuse = async (why: string): Promise<never> => {
    await place.close();
    throw new Error(`STORE ${why}`);
  };
  const away = await place.reach().catch(({ message }) => refuse(`cannot be used. ${message}`));
  const restoring = away ? null : await restoringInto(stores).catch(() => null);
  const half = 'holds a part of an archive alone: the restore of';
  if (restoring)
    await refuse(`${half} ${restoring.name} has not ended. Run it again, or empty the store.`);
  // In the log alone: it may be there soon.
  if (away) log(`Warning: ${away} ${READS_ALONE}`);
  const classify = classifier(distil(crawlers as readonly CrawlerEntry[]));
  const events = folder
    ? fileRecorder(join(folder, 'events'), { classify })
    : logged(storeRecorder(stores, { classify, interval: SHARED_MS }), storeLog(stores));
  const later = (work: () => Promise<void>) => {
    const done: Promise<void> = work().finally(() => void running.delete(done));
    running.add(done);
  };
  /** Work that nobody waits for, and what is told where it fails. */
  const tried = (failed: string, work: () => Promise<unknown>) =>
    later(async () => {
      await work().catch((error) => log(`${failed} (${stackTrace(error)})`));
    });
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
  const alone = together ? <T>(work: () => Promise<T>) => together.alone('work', work) : undefined;
  const once = dailyOnce(alone);
  const dailyWork = () =>
    tried('the daily work was left undone, and is tried again within an hour', () =>
      once({ ...service, retain, at: new Date().toISOString() }, webhook),
    );
  dailyWork();
  const current = async () => (live ? { ...service, snapshot: await snapshotFrom(read) } : service);
  const channels = channelsOf(service);
  const deliveries = () =>
    deliverDue(channels, { reading: readingOf(stores), log, at: new Date().toISOString() });
  const retry = () =>
    tried('deliveries were not looked for', () => (alone ? alone(deliveries) : deliveries()));
  const timers = [setInterval(dailyWork, DAILY_MS).unref()];
  if (channels.length > 0) timers.push(setInterval(retry, RETRY_MS).unref());
  return {
    /** Takes a call into the statistics; at no cost, and never failing. */
    record: events.record,
    /** One line for the operator. */
    log,
    /** Tells the operator something once: in the log, and in the console. */
    warn,
    /** Who sent what came in over a connection. */
    callerOf: (incoming: IncomingMessage): Caller => {
      const { caller, untrusted } = callerOf(incoming, trust, isOpen);
      if (untrusted) warn(UNTRUSTED);
      return caller;
    },
    /** Answers a request to an operation, within the limits of its caller. */
    fetch: async (request: Request, caller: Caller): Promise<Response> =>
      answerOperation(request, {
        ...(await current()),
        take: (route, bytes) => limit(route, caller, service.now(), bytes),
        failed: () => guessed(caller.key),
      }),
    /** Answers what has a protocol of its own, given what stands behind the gateway. */
    protocol: async (request: Request, upstream: Upstream, caller: Caller): Promise<Response> => {
      const given = await current();
      if (functionOf(request) === 'a2a')
        return answerA2a(request, { ...given, ask: upstream.next });
      return answerMcp(request, {
        ...given,
        upstream,
        limit: async () => void (await limit(routeOf('callOpenMcp'), caller, service.now())),
        failed: () => guessed(caller.key),
      });
    },
    /** Ends the daily work and waits for what goes on after answers. */
    close: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled(running);
      await events.flush();
      await place.close();
    },
  };
}
