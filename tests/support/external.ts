/**
 * The example profile on a port, with that port in every address it publishes: what other people's
 * tools need.
 */
import { execFile } from 'node:child_process';
import { delimiter, dirname, resolve } from 'node:path';
import { startServer } from '../../functions/standalone/serve.ts';
import { buildSite } from './build.ts';
import { freePort } from './ports.ts';

export type Site = { base: string; close: () => Promise<void> };

/**
 * Builds the example for a free port and serves it there. `name` keeps the builds of two test files
 * apart.
 */
export async function startSite(name: string): Promise<Site> {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const folder = resolve(`.cache/test/external-${name}`);
  const { code, output } = await buildSite(folder, { SITE_URL: base });
  if (code !== 0) throw new Error(`The build for ${base} failed:\n${output}`);
  const env = { DATA_DIR: `${folder}-data`, ACCESS_TOKENS: 'mcp:a-token-of-the-checkers' };
  const { close } = await startServer({ folder, port, host: '127.0.0.1', env });
  return { base, close };
}

export type Ran = { code: number; stdout: string; stderr: string };

/**
 * Runs a command of a package in tests/ as its user would. A failure is no exception: it has a
 * code and a reason.
 */
export function runTool(
  name: string,
  args: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  const bin = resolve('tests/node_modules/.bin');
  const options = {
    cwd,
    // The node of this process comes first on the way: the commands find theirs there.
    env: {
      ...process.env,
      NO_COLOR: '1',
      ...env,
      PATH: [dirname(process.execPath), bin, process.env['PATH']].join(delimiter),
    },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 240_000,
  };
  return new Promise((done) => {
    execFile(
      name === 'node' ? process.execPath : resolve(bin, name),
      args,
      options,
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : 1;
        done({ code: error ? code : 0, stdout, stderr: stderr || (error?.message ?? '') });
      },
    );
  });
}
