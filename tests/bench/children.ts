/**
 * Servers in processes of their own, so that what is measured shares no event loop with what
 * measures.
 */
import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';

export type Child = {
  url: string;
  /** Processor time that the process has used so far, in microseconds. */
  used: () => Promise<number>;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/**
 * In the child: tells the parent where it listens, answers what it has used, and ends when the
 * parent does.
 */
export function serveParent(url: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.once('disconnect', () => process.exit());
  process.send?.(url);
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
  const gone = new AbortController();
  const ended = once(child, 'exit', { signal: gone.signal }).then(([code]) => {
    throw new Error(`A server of the bench ended with code ${code}`);
  });
  const [value] = (await Promise.race([once(child, 'message'), ended])) as [T];
  ended.catch(() => {});
  gone.abort();
  return value;
}

/**
 * Starts a server file of this folder. `hello` is sent to it first, where it waits for something;
 * `options` are those of the process.
 */
export async function startChild(
  file: string,
  args: readonly string[],
  hello?: object,
  options: ForkOptions = {},
): Promise<Child> {
  const child = fork(new URL(file, import.meta.url), args, {
    serialization: 'advanced',
    ...options,
  });
  if (hello) child.send(hello);
  const url = await answerOf<string>(child);
  return {
    url,
    used: () => {
      child.send('used');
      return answerOf<number>(child);
    },
    stop: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
