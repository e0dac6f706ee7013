/** What the commands of this folder share: they run when they are called, not when imported. */
import { realpathSync } from 'node:fs';

/**
 * Runs a command when its file is what Node was started with. Its exit code is the process's; an
 * error is told by its sentence and is 1.
 */
export function entryPoint(
  file: string,
  command: (given: readonly string[]) => Promise<number>,
): void {
  const [, started, ...given] = process.argv;
  if (!started || realpathSync(started) !== file) return;
  command(given).then(
    (code) => {
      process.exitCode = code;
    },
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
