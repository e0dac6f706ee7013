/**
 * Heavy work of a build, done in a process of its own beside it: on another core, and with memory
 * that ends with it.
 */
import { fork } from 'node:child_process';
import { engineScript, isLive } from './engine.ts';
import { keep, known } from './kept.ts';

type Done = { at: number; result: unknown };

/** Seconds without a result after which a process is ended: one has been seen that only waited. */
const STILL_S = 120;

/**
 * What a script of the engine, named without its extension, makes of items with what goes `beside`
 * them, in their order; of those alone that are not kept from a build before. Rejects when the
 * process ends before it has sent them all.
 */
export async function apart<Result>(
  script: string,
  items: readonly unknown[],
  beside: object,
): Promise<Result[]> {
  const from = items.map((item) => JSON.stringify([item, beside]));
  const results = from.map((one) => known<Result>(script, one));
  const missing = [...items.keys()].filter((at) => results[at] === undefined);
  const work = { ...beside, items: missing.map((at) => items[at]) };
  const made = missing.length > 0 ? await answersOf<Result>(script, work, missing.length) : [];
  missing.forEach((at, place) => {
    results[at] = keep(script, from[at] as string, made[place] as Result);
  });
  return results as Result[];
}

/** Starts a script and hands it its work, `again` if it stands still. Resolves to its results. */
function answersOf<Result>(script: string, work: object, count: number, again = true) {
  return new Promise<Result[]>((done, fail) => {
    const results: Result[] = [];
    let still = 0;
    const child = fork(engineScript(script), {
      // Bytes arrive as bytes.
      serialization: 'advanced',
      // What Node was told for the build is not meant for this. To optimise WebAssembly takes more
      // work than the few pages and pictures that are made with it.
      execArgv: ['--liftoff-only'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    child.on('message', ({ at, result }: Done) => {
      results[at] = result as Result;
      still = 0;
    });
    // Counted here, where results wait for what this process does meanwhile.
    const clock = setInterval(() => ++still < STILL_S || child.kill('SIGKILL'), 1_000).unref();
    child.once('error', fail);
    // Comes after the last message, whatever ended the process.
    child.once('disconnect', () => {
      clearInterval(clock);
      const isStill = still >= STILL_S;
      if (results.filter(Boolean).length === count) done(results);
      else if (isStill && again) answersOf<Result>(script, work, count, false).then(done, fail);
      else if (isStill) fail(new Error(`${script} stood still twice for ${STILL_S} seconds.`));
      else fail(new Error(`${script} ended before it was done; it says why above.`));
    });
    child.send(work);
  });
}

/** Hands one result over; resolves when it is on its way. */
function send(result: Done): Promise<void> {
  return new Promise((sent, fail) =>
    process.send?.(result, (error: Error | null) => (error ? fail(error) : sent())),
  );
}

/**
 * What such a script does: takes its work, sends back each result, ends. One at a time, because
 * memory is what a build has least of.
 */
export function answerApart<Work>(each: (work: Work) => AsyncIterable<unknown>): void {
  process.once('message', async (work: Work) => {
    let at = 0;
    for await (const result of each(work)) await send({ at: at++, result });
    process.disconnect();
  });
}

/**
 * Work that a build begins at once, while other pages are made, and `npm run dev` when its result
 * is first asked for. It is done once.
 */
export function ahead<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let begun: Promise<Result> | undefined;
  const begin = () => (begun ??= work());
  if (!isLive()) begin().catch(() => undefined);
  return begin;
}
