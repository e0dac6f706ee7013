/** Runs a command of the desk as `npm run` does. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

export type Ran = { code: number; stdout: string; stderr: string };

/** Runs src/cli/<name>.ts with arguments, in a folder (the project by default). */
export function runDesk(
  name: string,
  args: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  const { NODE_OPTIONS: _o, CONTENT_DIR: _c, ...clean } = process.env;
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [resolve('src/cli', `${name}.ts`), ...args],
      { cwd, env: { ...clean, ...env }, timeout: 60_000 },
      (error, stdout, stderr) =>
        done({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
    child.stdin?.end();
  });
}
