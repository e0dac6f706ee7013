/**
 * What Netlify gives to the operations: Blobs, the snapshot of this deploy, and time after the
 * answer.
 */
import { brotliDecompressSync } from 'node:zlib';
import type { Context } from '@netlify/functions';
import packed from '../.generated/snapshot.json' with { type: 'json' };
import type { Prepared, Snapshot } from '../functions/answers/facts/snapshot.ts';
import { storeLog } from '../functions/events/store-log.ts';
import {
  type Credentials,
  credentialsFrom,
  weakCredentials,
} from '../functions/http/credentials.ts';
import { type Mail, mailFrom } from '../functions/operations/mail.ts';
import type { Service } from '../functions/operations/operation.ts';
import { type Webhook, webhookTo } from '../functions/operations/webhook.ts';
import { placeFrom } from '../functions/store/place.ts';
import { driverOf } from '../functions/store/postgres.ts';
import { type Stores, StoreUnavailable, withDeadline } from '../functions/store/store.ts';
import { blobStores } from './store.ts';

const unpacked = (text: string) =>
  JSON.parse(brotliDecompressSync(Buffer.from(text, 'base64')).toString('utf8'));

/**
 * The published facts of this deploy, unpacked once for each start of a function; what answers are
 * found in, when the first is asked for.
 */
const snapshot: Snapshot = Object.defineProperty(unpacked(packed.brotli), 'prepared', {
  get: () => unpacked(packed.prepared) as Prepared,
});

/**
 * Longest time that one store operation may take, in milliseconds: the client retries for far
 * longer than a caller waits.
 */
const STORE_TIMEOUT_MS = 10_000;

/**
 * A literal, so that the bundler packs the driver where it is installed; caught at once, so that it
 * need not be.
 */
const driver = () => driverOf(() => import('pg' as string).catch(() => null));

/**
 * Blobs, or in production what STORE names. A wrong STORE is told in the log, and nothing is stored
 * elsewhere in its place. Previews keep to Blobs: they never see what production has.
 */
function placeOf(deployContext: string): Stores {
  const blobs = blobStores(deployContext);
  if (deployContext !== 'production' || !process.env['STORE']) return blobs;
  try {
    const none = () => {
      throw new Error('It is empty.');
    };
    const { stores, folder } = placeFrom(process.env, none, driver);
    if (folder === null) return stores;
    throw new Error('STORE names a folder, and functions keep none: leave it out, or postgres://…');
  } catch (error) {
    const { message } = error as Error;
    console.error(message);
    const fail = () => {
      throw new StoreUnavailable(message);
    };
    return { open: fail };
  }
}

/** One for each deploy context, so that what a warm function has read already is not read again. */
const storesByContext = new Map<string, Stores>();

function storesOf(deployContext: string): Stores {
  const stores =
    storesByContext.get(deployContext) ?? withDeadline(placeOf(deployContext), STORE_TIMEOUT_MS);
  storesByContext.set(deployContext, stores);
  return stores;
}

function eventStores(deployContext: string): Stores {
  return withDeadline(blobStores(deployContext), STORE_TIMEOUT_MS);
}

/**
 * A wrong address is told in the log and costs the delivery alone: what is sent is stored all the
 * same.
 */
function webhook(): Webhook | null {
  try {
    return webhookTo(process.env['CONTACT_WEBHOOK_URL']);
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

/** The same for mail. */
function mail(): Mail | null {
  try {
    return mailFrom(process.env);
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

// Whoever knows the address of the site may try keys.
for (const text of weakCredentials(process.env)) console.error(`Warning: ${text}`);

/** Settings that cannot be read open nothing. */
function credentials(): Credentials {
  try {
    return credentialsFrom(process.env);
  } catch (error) {
    console.error((error as Error).message);
    return credentialsFrom({});
  }
}

/** Contexts that write to the owner: what is tried in a preview is no message. */
const TELLING = new Set(['production', 'dev']);

/** The service for one call. Anything but the production context has stores of its own. */
export function netlifyService(
  context: Pick<Context, 'waitUntil' | 'deploy'>,
): Omit<Service, 'operations'> {
  const stores = storesOf(context.deploy.context);
  const isOwners = TELLING.has(context.deploy.context);
  return {
    stores,
    snapshot,
    now: () => new Date(),
    later: (work) => context.waitUntil(work()),
    webhook: isOwners ? webhook() : null,
    mail: isOwners ? mail() : null,
    credentials: credentials(),
    // What the edge records, which reaches no database.
    events: storeLog(eventStores(context.deploy.context)),
    log: (line) => console.error(line),
  };
}
