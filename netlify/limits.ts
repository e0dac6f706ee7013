/**
 * How much callers may send a day on Netlify, so that nobody uses up the owner's credits. Instances
 * count in memory, each for itself; what all took they see by the records of the day, and look only
 * after some calls of their own. Limits a minute are the platform's.
 */
import { addressKey } from '../functions/http/caller.ts';
import { type Limits, limitOf, limitsFrom, windowOf } from '../functions/http/limits.ts';
import { daysOf, type Kind } from '../functions/operations/inbox/kinds.ts';
import { DAY_MS } from '../functions/store/days.ts';
import { dayOf } from '../functions/store/keys.ts';
import type { Stores } from '../functions/store/store.ts';
import type { NamedRoute } from '../functions/table/match.ts';
import type { RouteId } from '../src/routes.ts';

/** Calls a day that the free plan stands when somebody sends all that is allowed every day. */
const PRESETS = { DAILY_LIMIT: '200', DAILY_TOTAL: '1000' };

/** Calls of this instance between two looks at what all have stored. */
const LOOK_EVERY = 20;

/** Where a call leaves a record of its day. */
const RECORDS: Partial<Record<RouteId, Kind>> = {
  sendContact: 'contacts',
  ask: 'questions',
  sendReport: 'reports',
};

/** The limits of an environment: `DAILY_LIMIT`, `DAILY_TOTAL`. What cannot be read is told once. */
export function netlifyLimits(env: NodeJS.ProcessEnv, log: (line: string) => void): Limits {
  const set = Object.entries(env).filter(([, value]) => value);
  try {
    return limitsFrom({ ...PRESETS, ...Object.fromEntries(set) });
  } catch (error) {
    log((error as Error).message);
    return limitsFrom(PRESETS);
  }
}

type Called = { route: NamedRoute; bytes: number; address: string };
type Given = { stores: Stores; now: Date; later: (work: () => Promise<void>) => void };

/** Starts counting. Everything that everybody may send has a limit a day, stored or not. */
export function dailyLimits(limits: Limits) {
  const totals = windowOf(DAY_MS);
  const limit = limitOf(limits, null, totals);
  let calls = 0;
  return async ({ route, bytes, address }: Called, { stores, now, later }: Given) => {
    const sent = route.method === 'POST' ? { ...route, stores: true as const } : route;
    const giveBack = await limit(sent, { key: addressKey(address), local: false }, now, bytes);
    const kind = RECORDS[route.id];
    calls += kind ? 1 : 0;
    if (kind && calls % LOOK_EVERY === 0)
      later(async () => {
        const day = dayOf(now.toISOString());
        const records = daysOf(stores, kind);
        const picture = await records.picture(day);
        const keys = picture.days.get(day);
        const stored = keys ? (await records.day(day, keys)).length : 0;
        totals.add(route.id, now, Math.max(0, stored - totals.count(route.id, now)));
        await records.upkeep(day, picture);
      });
    return giveBack;
  };
}
