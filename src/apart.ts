/**
 * Heavy work of a build, done in a process of its own beside it: on another core, and with memory
 * that ends with it.
 */
import { fork } from 'node:child_process';
import { engineScript, isLive } from './engine.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Done = { at: number; bytes: Bytes };

/**
 * Starts a script of the engine, named without its extension, and hands it its work. Resolves to
 * the `count` results that it sends, in their order. Rejects when the process ends before it has
 * sent them all.
 */
export function apart<Work extends object>(
  script: string,
  work: Work,
  count: number,
): Promise<Bytes[]> {
  return new Promise((done, fail) => {
    const results: Bytes[] = [];
    const child = fork(engineScript(script), {
      // Bytes arrive as bytes.
      serialization: 'advanced',
      // What Node was told for the build is not meant for this. To optimise WebAssembly takes more
      // work than the few pages and pictures that are made with it.
      execArgv: ['--liftoff-only'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    child.on('message', ({ at, bytes }: Done) => {
      results[at] = bytes;
    });
    child.once('error', fail);
    // Comes after the last message, whatever ended the process.
    child.once('disconnect', () => {
      if (results.filter(Boolean).length === count) done(results);
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
export function answerApart<Work>(each: (work: Work) => AsyncIterable<Bytes>): void {
  process.once('message', async (work: Work) => {
    let at = 0;
    for await (const bytes of each(work)) await send({ at: at++, bytes });
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
