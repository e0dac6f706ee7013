/** Observation at the edge: after the answer, one event into the store, whatever becomes of it. */
import type { Context } from '@netlify/functions';
import crawlers from '../.generated/crawlers.json' with { type: 'json' };
import { classifier } from '../functions/events/agent.ts';
import { callOf } from '../functions/events/event.ts';
import { storeRecorder } from '../functions/events/store-recorder.ts';
import { withDeadline } from '../functions/store/store.ts';
import { once } from '../src/once.ts';
import { blobStores, STORE_TIMEOUT_MS } from './store.ts';

/** How long equal calls are gathered (milliseconds): time after the answer costs nothing. */
const GATHER_MS = 10_000;

/** Records a day before it is sampled: the owner pays for each. */
const QUOTA = 10_000;

/** Calls that an isolate keeps while the store is slow. */
const MOST_WAITING = 4_000;

const classify = classifier(crawlers);

/** One for each deploy context: an isolate that stays warm knows how much of the day is used up. */
const recorderOf = once(
  (deployContext: string) =>
    storeRecorder(withDeadline(blobStores(deployContext, 'eventual'), STORE_TIMEOUT_MS), {
      classify,
      quota: QUOTA,
      most: MOST_WAITING,
      // The emulator waits for it, see below.
      interval: deployContext === 'dev' ? 0 : GATHER_MS,
    }),
  new Map(),
);

/** What is needed of the platform's context. */
export type Observed = Pick<Context, 'deploy' | 'geo' | 'waitUntil'>;

async function record(request: Request, status: number, { deploy, geo }: Observed): Promise<void> {
  const call = callOf(request, status, geo?.country?.code ?? null);
  if (call) await recorderOf(deploy?.context ?? '').record(call);
}

/** Never throws and never waits, but for the emulator, which ends the isolate with the answer. */
export async function observe(request: Request, status: number, context: Observed): Promise<void> {
  try {
    const { promise: answered, resolve: begin } = Promise.withResolvers<void>();
    const done = answered.then(() => record(request, status, context)).catch(() => {});
    context.waitUntil(done);
    // Begun when the platform has taken it and the answer is on its way: nothing of it is done
    // before.
    setTimeout(begin, 0);
    if (context.deploy?.context === 'dev') await done;
  } catch {
    // A place without these facts is not observed.
  }
}
