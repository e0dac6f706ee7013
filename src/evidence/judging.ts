/** Has pages of strangers judged within bounds of memory and time. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { engineScript } from '../engine.ts';
import type { Recipe } from '../schemas/verification.ts';
import type { Asked, judged } from './judge.ts';

/** A page of 3 MB needs a tenth of both. */
const MILLISECONDS = 20_000;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

type Told = ReturnType<typeof judged> | { why: string };

/** Why a thread ended before it had judged, by the code of the error. */
const ENDS: Readonly<Record<string, string>> = {
  ABORT_ERR: 'too slow to read',
  ERR_WORKER_OUT_OF_MEMORY: 'too much memory to read',
};

/** The thread that judges, made when there is something to judge, and anew when it was ended. */
let thread: Worker | null = null;
const inTurn = pLimit(1);

async function told(asked: Asked, milliseconds: number): Promise<Told> {
  thread ??= new Worker(engineScript('src/evidence/judge'), { resourceLimits: LIMITS });
  const own = thread;
  own.ref();
  try {
    own.postMessage(asked);
    const [found] = await once(own, 'message', { signal: AbortSignal.timeout(milliseconds) });
    return found;
  } catch (error) {
    thread = null;
    void own.terminate();
    throw new Error(ENDS[(error as NodeJS.ErrnoException).code ?? ''] ?? 'not readable');
  } finally {
    // Whoever has judged everything may end.
    own.unref();
  }
}

/**
 * Whether a text that came from an address is as a recipe expects. Rejects with an Error in our own
 * words when that cannot be told within the bounds, or when a parser of HTML finds it otherwise
 * than the published reader does.
 */
export async function judgeApart(
  recipe: Recipe,
  text: string,
  base: string,
  milliseconds = MILLISECONDS,
): Promise<boolean> {
  const found = await inTurn(() => told({ recipe, text, base }, milliseconds));
  if ('why' in found) throw new Error(found.why);
  if (!found.agreed) throw new Error('the page can be read in two ways');
  return found.fits;
}
