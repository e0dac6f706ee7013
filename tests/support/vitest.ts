/** What every configuration of vitest here has in common. */
import { resolve } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

/** The project: paths of test files are told from here. */
export const ROOT = resolve(import.meta.dirname, '../..');

export const BUILDS = 'tests/support/builds-setup.ts';

/** What goes before every run. */
export const RUN = 'tests/support/run-setup.ts';

export const COMMON: NonNullable<ViteUserConfig['test']> = {
  globalSetup: [RUN],
  setupFiles: ['tests/support/seed.ts'],
  // Tests never build content/: that is the owner's.
  // Commands speak the language of the terminal where there is no profile.
  env: { CONTENT_DIR: resolve(ROOT, 'content/example'), LC_ALL: 'C' },
  // Builds, servers, the emulator and a browser start inside of tests; two cores, which may be busy
  // with other things.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Waiting for what comes soon ends when it has come; only what never comes takes so long.
  expect: { poll: { timeout: 60_000, interval: 100 } },
  slowTestThreshold: 10_000,
  maxWorkers: 2,
  reporters: process.env['CI'] ? [['default', { summary: false }]] : ['default'],
};
