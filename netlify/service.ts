/** What Netlify gives to operations: Blobs, this deploy's snapshot, time after the answer. */
import { brotliDecompressSync } from 'node:zlib';
import type { Context } from '@netlify/functions';
import packed from '../.generated/snapshot.json' with { type: 'json' };
import { joined, type Snapshot } from '../functions/answers/facts/snapshot.ts';
import { storeLog } from '../functions/events/store-log.ts';
import { credentialsFrom, weakCredentials } from '../functions/http/credentials.ts';
import { mailFrom } from '../functions/operations/mail.ts';
import type { Service } from '../functions/operations/operation.ts';
import { webhookTo } from '../functions/operations/webhook.ts';
import { placeFrom } from '../functions/store/place.ts';
import { driverOf } from '../functions/store/postgres.ts';
import { type Stores, StoreUnavailable, withDeadline } from '../functions/store/store.ts';
import { once } from '../src/once.ts';
import { blobStores, STORE_TIMEOUT_MS } from './store.ts';

const unpacked = (text: string) =>
  JSON.parse(brotliDecompressSync(Buffer.from(text, 'base64')).toString('utf8'));

/** The published facts, unpacked once a start; what answers are found in, when first needed. */
const snapshot: Snapshot = Object.defineProperty(unpacked(packed.brotli), 'prepared', {
  get: () => joined(packed.prepared.map(unpacked)),
});

/** A literal, so that the bundler packs the driver; caught, so that it need not be there. */
const driver = () => driverOf(() => import('pg' as string).catch(() => null));

/** What was told of wrong settings: settings stay, and calls are many. */
const told = new Set<string>();

/** What the settings make, or what stands instead; what is wrong is told once in the log. */
function madeOr<T>(instead: T, make: () => T): T {
  try {
    return make();
  } catch (error) {
    const { message } = error as Error;
    if (!told.has(message)) console.error(message);
    told.add(message);
    return instead;
  }
}

/** Nothing is stored elsewhere in the place of what STORE should name. */
const CLOSED: Stores = {
  open: () => {
    throw new StoreUnavailable('STORE cannot be used');
  },
};

/** Blobs, or in production what STORE names: previews never see what production has. */
function placeOf(deployContext: string): Stores {
  if (deployContext !== 'production' || !process.env['STORE']) return blobStores(deployContext);
  return madeOr(CLOSED, () => {
    const { stores, folder } = placeFrom(process.env, driver);
    if (folder === null) return stores;
    throw new Error('STORE names a folder, and functions keep none: leave it out, or postgres://…');
  });
}

const storesOf = once(
  (deployContext: string) => withDeadline(placeOf(deployContext), STORE_TIMEOUT_MS),
  new Map(),
);

// Whoever knows the address of the site may try keys.
for (const text of weakCredentials(process.env)) console.error(`Warning: ${text}`);

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
    // A wrong address costs the delivery alone: what is sent is stored all the same.
    webhook: isOwners ? madeOr(null, () => webhookTo(process.env['CONTACT_WEBHOOK_URL'])) : null,
    mail: isOwners ? madeOr(null, () => mailFrom(process.env)) : null,
    // Settings that cannot be read open nothing.
    credentials: madeOr(credentialsFrom({}), () => credentialsFrom(process.env)),
    // What the edge records, which reaches no database.
    events: storeLog(withDeadline(blobStores(context.deploy.context), STORE_TIMEOUT_MS)),
    log: (line) => console.error(line),
  };
}
