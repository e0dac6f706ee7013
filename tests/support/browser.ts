/** A real Chromium for tests: the one that is there, or one that is installed first. */
import { spawn } from 'node:child_process';
import { mkdir, rmdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { afterAll } from 'vitest';

/**
 * Works as root, in a container and without a display, and asks nobody but the server under test.
 */
export const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Chromium without a window's parts, as Debian packs it: the same pages for a quarter of the
 * processor time.
 */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Where a browser may be: what the owner names, the small one, what Playwright and systems have.
 */
function places(): string[] {
  return [
    process.env['CHROME_PATH'] ?? '',
    SHELL,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].filter((path) => path !== '');
}

/**
 * Runs a command to its end; true when it could be started and succeeded. `log` shows what it
 * prints, on stderr.
 */
function run(
  command: string,
  args: readonly string[],
  log: boolean,
  env: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((done) => {
    const output = log ? process.stderr.fd : 'ignore';
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      signal: AbortSignal.timeout(300_000),
    });
    child.once('error', () => done(false));
    child.once('close', (code) => done(code === 0));
  });
}

/**
 * The first browser that starts: a file alone may lack its libraries, or be a stub that only says
 * what to install.
 */
async function findBrowser(): Promise<string | null> {
  for (const path of places()) if (await run(path, ['--version'], false)) return path;
  return null;
}

type Step = { what: string; does: () => Promise<boolean> };

const PLAYWRIGHT: Step = {
  what: 'playwright install chromium',
  does: () =>
    run(
      process.execPath,
      [resolve('node_modules/playwright/cli.js'), 'install', 'chromium'],
      true,
      {
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
      },
    ),
};

/** Debian's package manager, which asks nothing. */
function apt(args: readonly string[], log: boolean): Promise<boolean> {
  return run('apt-get', ['-q', '-y', ...args], log, { DEBIAN_FRONTEND: 'noninteractive' });
}

const INSTALL = ['install', '--no-install-recommends', 'chromium-headless-shell'];
const APT: Step = {
  what: 'apt-get install chromium-headless-shell',
  does: async () => (await apt(['update'], true)) && apt(INSTALL, true),
};

async function browser(): Promise<string> {
  const there = await findBrowser();
  // Root means a container: there the small one is worth a download of seconds.
  const isLarge = there?.endsWith('/chromium') && there !== process.env['CHROME_PATH'];
  if (isLarge && process.getuid?.() === 0) await apt(INSTALL, false);
  const best = isLarge ? await findBrowser() : there;
  if (best) return best;
  for (const { what, does } of process.getuid?.() === 0 ? [PLAYWRIGHT, APT] : [PLAYWRIGHT]) {
    process.stderr.write(`No Chromium is installed; trying: ${what}\n`);
    const installed = (await does()) ? await findBrowser() : null;
    if (installed) return installed;
  }
  throw new Error(
    'These tests need Chromium, and it could not be installed. Install it (Debian: apt-get ' +
      'install chromium; elsewhere: npx playwright install --with-deps chromium), or name one ' +
      'that is there: CHROME_PATH=/path/to/chrome npm test',
  );
}

/**
 * A folder that is there while one process looks for a browser; what an aborted run leaves goes
 * with the next build.
 */
const LOCK = resolve('.cache/test/browser.lock');

/**
 * Does work alone, of all processes of a test run: test files that need a browser must not install
 * it at a time.
 */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(LOCK), { recursive: true });
  const taken = () =>
    mkdir(LOCK).then(
      () => true,
      () => false,
    );
  while (!(await taken())) await wait(100);
  try {
    return await work();
  } finally {
    await rmdir(LOCK);
  }
}

let found: Promise<string> | undefined;

/**
 * Path of a Chromium that starts. Installs one when there is none, which takes minutes: give the
 * hook that calls this
 * `INSTALL_TIME`. Throws with what to do when that fails too.
 */
export function browserPath(): Promise<string> {
  found ??= alone(browser);
  return found;
}

/** A Chromium of one's own, with these flags beside those of all tests. The caller closes it. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserPath(),
    args: [...BROWSER_FLAGS, ...flags],
  });
}

let shared: Promise<Browser> | undefined;

/**
 * The Chromium that the test files of a process share: started for the first, it ends with the
 * process. A server for all processes would pass each message on, which costs more than its start.
 */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/** Closes what a test file has opened in the shared Chromium. */
export async function closePages(): Promise<void> {
  for (const context of (await shared)?.contexts() ?? []) await context.close();
}

/** The shared Chromium for the tests of one file; what they open in it is closed behind them. */
export function browserOfFile(): Promise<Browser> {
  afterAll(closePages);
  return sharedBrowser();
}

/** Time for a hook that may have to install a browser (milliseconds). */
export const INSTALL_TIME = 900_000;
