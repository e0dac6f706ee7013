/** What `npm start`, `dev` and `preview` share: options, the build, a server, how it stops. */
import { readFileSync } from 'node:fs';
import type { ParseArgsOptionsConfig } from 'node:util';
import { command, type Help, Misuse } from '../../src/command.ts';
import { tell } from '../../src/labels/tell.ts';
import { siteFrom } from '../../src/surfaces/site.ts';
import { build } from './build.ts';
import { CREDENTIALS_FILE, withDevelopmentCredentials } from './development.ts';
import type { Running } from './serve.ts';

export type Command = {
  /** How it is called, for the help that goes with an error: `npm start`. */
  name: string;
  help: Help;
  /** Whether the site is built before it is served; --no-build leaves that out. */
  builds?: boolean;
  /** Environment of the build, where it differs from that of the process. */
  buildEnv?: NodeJS.ProcessEnv;
  /** Listens; `credentials` gives the environment with those for trying things, which are told. */
  start: (
    at: { port: number; host: string },
    credentials: () => NodeJS.ProcessEnv,
  ) => Promise<Running>;
  /** Lines to print once it listens; `local` is its URL on this machine. */
  hello: (local: string) => readonly string[];
};

function explain(error: unknown, port: number, name: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const at = { port: String(port), name };
  if (code === 'EADDRINUSE') return tell.serve.taken({ ...at, next: String(port + 1) });
  if (code === 'ENOENT') return tell.serve.noBuild;
  if (code === 'EACCES') return tell.serve.notAllowed(at);
  return message;
}

/** How often it is looked whether npm is still there, in milliseconds. */
const PARENT_MS = 500;

/**
 * The processes above this one up to npm: the parent, and where that is the shell in which npm runs
 * its scripts, what is above it (proc(5), fields 2 and 4 of stat; elsewhere the shell makes way).
 */
function above(): string {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, shell, parent] = /^\d+ \((?:(sh|dash|bash)|.*)\) \S (\d+)/.exec(stat) ?? [];
    return `${process.ppid} ${shell ? parent : ''}`;
  } catch {
    return String(process.ppid);
  }
}

/**
 * Resolves when npm, which has started this, is gone: it passes signals on, but nobody tells that
 * it was killed, and the port would stay taken. Never, when something else has started this.
 */
function orphaned(): Promise<string> {
  const started = above();
  return new Promise((stop) => {
    if (process.env['npm_lifecycle_event'] === undefined) return;
    setInterval(() => above() !== started && stop(tell.serve.gone), PARENT_MS).unref();
  });
}

/** Runs a command, where its file is what was started, until it is stopped. */
export function runCommand(file: string, called: Command): void {
  const { name, help, builds = true, buildEnv, start, hello } = called;
  const options: ParseArgsOptionsConfig = builds ? { 'no-build': { type: 'boolean' } } : {};
  command(file, { help, options }, async ({ values }) => {
    const port = Number(process.env['PORT'] || 8888);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new Misuse(tell.serve.badPort({ port: `${process.env['PORT']}` }));
    const site = siteFrom(process.env);
    const isBuilt = !builds || 'no-build' in values;
    if (!isBuilt && !(await build(buildEnv))) return 1;
    const made: [string, string][] = [];
    const credentials = () => {
      const development = withDevelopmentCredentials(process.env);
      made.push(...development.made);
      return development.env;
    };
    const at = { port, host: process.env['HOST'] || '127.0.0.1' };
    const running = await start(at, credentials).catch((error: unknown) => {
      throw new Error(explain(error, port, name));
    });
    // Before it says that it serves: whoever reads that may send a signal at once.
    const signalled = new Promise<NodeJS.Signals>((stop) => {
      // Not `once`: a library that finds no other listener left takes the signal for unhandled and
      // ends the process.
      process.on('SIGINT', stop);
      process.on('SIGTERM', stop);
    });
    // For the same reason, npm is looked at while it is surely there.
    const gone = orphaned();
    const local = `http://localhost:${port}`;
    const where = tell.serve.serving({ urls: [...new Set([local, site.base])].join(', ') });
    const told = made.length > 0 ? ['', tell.serve.credentials({ file: CREDENTIALS_FILE })] : [];
    told.push(...made.map(([variable, value]) => `  ${variable}=${value}`));
    const lines = ['', where, '', ...hello(local), ...told, '', tell.serve.stop, ''];
    process.stdout.write(lines.join('\n'));
    const signal = await Promise.race([signalled, gone]);
    process.stdout.write(`\n${tell.serve.stopping({ signal })}\n`);
    // Whoever is in the middle of an answer gets it; after five seconds the rest is cut off.
    setTimeout(() => process.exit(0), 5000).unref();
    await running.close();
    return 0;
  });
}
