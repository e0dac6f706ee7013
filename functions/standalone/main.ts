/** `npm start`: builds the site, then serves the whole service from one Node process. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteFrom } from '../../src/surfaces/site.ts';
import { startServer } from './serve.ts';

const HELP = `npm start [-- options]

Builds the site from the content folder and serves it, with everything that agents may send, from one process.

  --no-build     serve what was built last
  --help         this text

Environment:
  PORT           port to listen on (8888)
  HOST           address to listen on (127.0.0.1); 0.0.0.0 opens it to the network
  SITE_URL       base of every URL in the payloads (http://localhost:PORT)
  CONTENT_DIR    folder with the content (content)
  OUT_DIR        folder for the built site (dist)
`;

/** Runs the build quietly; what it printed is shown only when it fails. */
async function build(): Promise<number> {
  const started = performance.now();
  process.stdout.write('Building the site ... ');
  const child = spawn(process.execPath, [resolve('node_modules/astro/bin/astro.mjs'), 'build'], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise<number>((done) => child.on('close', (status) => done(status ?? 1)));
  process.stdout.write(code === 0 ? `done in ${((performance.now() - started) / 1000).toFixed(1)} s\n` : 'failed\n');
  if (code !== 0) process.stderr.write(Buffer.concat(output));
  return code;
}

function explain(error: unknown, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`;
  if (code === 'ENOENT') return 'There is no build to serve. Leave --no-build out once, or run npm run build.';
  if (code === 'EACCES') return `This user may not listen on port ${port}. Choose one above 1023: PORT=8888 npm start`;
  return message;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { help: { type: 'boolean' }, build: { type: 'boolean', default: true } },
    allowNegative: true,
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const port = Number(process.env['PORT'] || 8888);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    process.stderr.write(`PORT is "${process.env['PORT']}"; use a number from 1 to 65535.\n`);
    return 2;
  }
  const site = siteFrom(process.env);
  if (values.build && (await build()) !== 0) return 1;
  const running = await startServer({
    folder: resolve(process.env['OUT_DIR'] || 'dist'),
    port,
    host: process.env['HOST'] || '127.0.0.1',
    site,
  }).catch((error: unknown) => explain(error, port));
  if (typeof running === 'string') {
    process.stderr.write(`${running}\n`);
    return 1;
  }
  const local = `http://localhost:${port}`;
  process.stdout.write(
    [
      '',
      `Serving at ${local}${site.base === local ? '' : `, as ${site.base}`}`,
      '',
      'Try:',
      `  curl ${local}/api/init`,
      `  curl -H 'Accept: text/markdown' ${local}/api/projects`,
      `  curl '${local}/api/notes?since=1980-01-01&limit=3'`,
      '',
      'Stop with Ctrl+C.',
      '',
    ].join('\n'),
  );
  const signal = await new Promise<NodeJS.Signals>((stop) => {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
  process.stdout.write(`\n${signal}: stopping\n`);
  // Whoever is in the middle of an answer gets it; after five seconds the rest is cut off.
  setTimeout(() => process.exit(0), 5000).unref();
  await running.close();
  return 0;
}

process.exitCode = await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  return 2;
});
