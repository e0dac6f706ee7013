/** Operations on Netlify, apart from service.ts: the daily work brings none of them along. */
import type { Context } from '@netlify/functions';
import { addressKey } from '../functions/http/caller.ts';
import { guessLimit } from '../functions/http/limits.ts';
import type { Problem } from '../functions/http/problem.ts';
import { operations } from '../functions/operations/operations.ts';
import { answerOperation } from '../functions/steps/operations.ts';
import type { Stores } from '../functions/store/store.ts';
import type { NamedRoute } from '../functions/table/match.ts';
import { once } from '../src/once.ts';
import { keptReads } from './kept-reads.ts';
import { dailyLimits, netlifyLimits } from './limits.ts';
import { netlifyService } from './service.ts';

/** Of this instance: the platform starts as many as it needs, and each counts for itself. */
const guessed = guessLimit((line) => console.error(line));

const daily = dailyLimits(netlifyLimits(process.env, (line) => console.error(line)));

/** Takes calls of a caller from what may be sent a day. */
export function takeOf(context: Context) {
  const { stores, later, now } = netlifyService(context);
  return (route: NamedRoute, bytes = 0) =>
    daily({ route, bytes, address: context.ip ?? '' }, { stores, later, now: now() });
}

/** What is told of wrong credentials of a caller. */
export const failedOf =
  ({ ip }: Pick<Context, 'ip'>) =>
  (): Promise<Problem | null> =>
    guessed(addressKey(ip ?? ''));

/** Answers a request to an operation. */
export const operate = (request: Request, context: Context): Promise<Response> =>
  answerOperation(request, {
    ...netlifyService(context),
    operations,
    take: takeOf(context),
    failed: failedOf(context),
  });

const keptOf = once((stores: Stores) => keptReads(stores));

/** The same for numbers that everybody may ask for: they are at most a minute old. */
export function operateKept(request: Request, context: Context): Promise<Response> {
  const service = netlifyService(context);
  return answerOperation(request, { ...service, stores: keptOf(service.stores), operations });
}
