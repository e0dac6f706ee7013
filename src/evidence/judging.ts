/** Has pages of strangers judged within bounds of memory and time. */
import { Worker } from 'node:worker_threads';
import { engineScript } from '../engine.ts';
import type { Recipe } from '../schemas/verification.ts';
import type { Asked, judged } from './judge.ts';

/** A page of 3 MB needs a tenth of both. */
const MILLISECONDS = 20_000;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

type Told = ReturnType<typeof judged> | { why: string };

/** The thread that judges, made when there is something to judge, and anew when it was ended. */
let thread: Worker | null = null;
let turn: Promise<unknown> = Promise.resolve();

async function told(asked: Asked, milliseconds: number): Promise<Told> {
  thread ??= new Worker(engineScript('src/evidence/judge'), { resourceLimits: LIMITS });
  const own = thread;
  own.ref();
  try {
    return await new Promise<Told>((resolve, reject) => {
      const end = (why: string) => {
        thread = null;
        void own.terminate();
        reject(new Error(why));
      };
      const timer = setTimeout(end, milliseconds, 'too slow to read');
      const failed = ({ code }: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        end(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too much memory to read' : 'not readable');
      };
      own.once('error', failed);
      own.once('message', (found: Told) => {
        clearTimeout(timer);
        own.off('error', failed);
        resolve(found);
      });
      own.postMessage(asked);
    });
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
  const next = turn.then(() => told({ recipe, text, base }, milliseconds));
  turn = next.catch(() => {});
  const found = await next;
  if ('why' in found) throw new Error(found.why);
  if (!found.agreed) throw new Error('the page can be read in two ways');
  return found.fits;
}
