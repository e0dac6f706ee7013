/** Runs a command of the desk as `npm run` does. */
import { resolve } from 'node:path';
import { run } from '../support/programs.ts';

export type Ran = { code: number; stdout: string; stderr: string };

/** Runs src/cli/<name>.ts with arguments, in a folder (the project by default). */
export async function runDesk(
  name: string,
  args: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  const { NODE_OPTIONS: _o, CONTENT_DIR: _c, ...clean } = process.env;
  const script = [resolve('src/cli', `${name}.ts`), ...args];
  const { code, out, err } = await run(script, { cwd, env: { ...clean, ...env } });
  return { code: code ?? 1, stdout: out, stderr: err };
}
