/**
 * The store on Netlify Blobs, whose client reports errors as success and tries again by itself.
 */
import { getDeployStore, getStore } from '@netlify/blobs';
import { storesOf, type Texts } from '../functions/store/checked.ts';
import { isKey } from '../functions/store/checks.ts';
import { type StoreName, type Stores, StoreUnavailable } from '../functions/store/store.ts';

type Consistency = 'strong' | 'eventual';
type StoreTarget = { name: StoreName; production: boolean; consistency: Consistency };

/** What the last operation sent: how many requests, and the status of the last answer (0: none). */
type Sent = { requests: number; status: number };

const REQUEST_MS = 10_000;

/** Longest store operation, in milliseconds: the client tries again for far longer. */
export const STORE_TIMEOUT_MS = 10_000;

/**
 * A client for one operation: credentials change from call to call. Its fetch takes down what it
 * does not tell: how often it tried, and with what answer.
 */
function connect({ name, production, consistency }: StoreTarget) {
  const sent: Sent = { requests: 0, status: 0 };
  const watched: typeof fetch = async (input, init) => {
    sent.requests += 1;
    sent.status = 0;
    // One that hangs is thrown away with its connection.
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_MS) });
    sent.status = response.status;
    return response;
  };
  const options = { name, consistency, fetch: watched };
  return { blobs: production ? getStore(options) : getDeployStore(options), sent };
}

function blobTexts(target: StoreTarget): Texts {
  return {
    async create(key, text) {
      const { blobs, sent } = connect(target);
      const mark = crypto.randomUUID();
      const { modified, etag } = await blobs.set(key, text, {
        onlyIfNew: true,
        metadata: { mark },
      });
      if (!modified) {
        // The client tries again after an error, and the try that failed may be the one that took
        // the key.
        const found = sent.requests > 1 ? await blobs.getMetadata(key) : null;
        return found?.metadata['mark'] === mark;
      }
      // It reports every other error as success (netlify/primitives#741); the tag and the status
      // tell the truth.
      if (!etag || sent.status < 200 || sent.status > 299)
        throw new StoreUnavailable(
          `${target.name}: create was answered ${sent.status}${etag ? '' : ' without an etag'}`,
        );
      return true;
    },
    read: async (key) => (await connect(target).blobs.get(key, { type: 'text' })) as string | null,
    async list(prefix, most) {
      const keys: string[] = [];
      // The local server also lists its own temporary files, and keys shorter than the prefix.
      for await (const { blobs } of connect(target).blobs.list({ prefix, paginate: true })) {
        for (const { key } of blobs) if (isKey(key) && key.startsWith(prefix)) keys.push(key);
        if (keys.length >= most) break;
      }
      return keys;
    },
    remove: async (key) => connect(target).blobs.delete(key),
  };
}

/**
 * Stores of the site for the production context, of the deploy for every other: a preview never
 * sees production's contacts. `eventual` is for edge functions, which may have no address for
 * strong consistency; new keys are seen at once all the same.
 */
export function blobStores(deployContext: string, consistency: Consistency = 'strong'): Stores {
  const production = deployContext === 'production';
  return storesOf((name) => blobTexts({ name, production, consistency }));
}
