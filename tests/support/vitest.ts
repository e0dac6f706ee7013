/**
 * What every configuration of vitest here has in common, and which test files need what. A new file
 * is in `built` unless a list here names it: that one works for all. tests/house/projects.test.ts
 * says when a file is in the wrong list.
 */
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

/** They need no build: pure functions, the store, the table, surfaces over content in memory. */
export const UNIT = [
  'tests/{cli,discovery,house,http,risk,surfaces}/**/*.test.ts',
  'tests/store/!(earlier-layout).test.ts',
  'tests/ask/{contract,language,names,prepared}.test.ts',
  'tests/check/{mutations,typed}.test.ts',
  'tests/audits/merge-patch.test.ts',
  'tests/content/reading.test.ts',
  'tests/evaluation/*.test.ts',
  'tests/evidence/*.test.ts',
  'tests/events/{event,file-recorder,store-recorder}.test.ts',
  'tests/standalone/patience.test.ts',
];

/** They load modules anew under a clock of their own: none that others use may be among them. */
export const ANEW = ['tests/netlify/observe.test.ts'];

/** Sets of packages of their own: Netlify's emulator, other people's programs, owners' tools. */
export const ELSEWHERE = [
  'tests/emulator/**',
  'tests/clients/**',
  'tests/package/everywhere.test.ts',
];

/** Of these files npm run test:long tries far more: support/long.ts tells how much. */
export const LONG = [
  'tests/store/{day-store,invariants}.test.ts',
  'tests/gateway/echo.test.ts',
  'tests/audits/merge-patch.test.ts',
  'tests/operations/privacy.test.ts',
  'tests/operations/webhook.test.ts',
  'tests/operations/evals.test.ts',
  'tests/operations/ask.test.ts',
  'tests/operations/stats.test.ts',
  'tests/events/privacy.test.ts',
  'tests/site/{admin,attacks,audit,calls,card,citations}.test.ts',
  'tests/site/{hostile,inbox,look,markup,visitors}.test.ts',
  'tests/write-side/{limits,store-copy}.test.ts',
  'tests/check/mutations.test.ts',
  'tests/cli/{every-word,flags,languages}.test.ts',
  'tests/evidence/{readers,verify}.test.ts',
  'tests/standalone/{backup,kept}.test.ts',
  'tests/store/{earlier-layout,ends}.test.ts',
  'tests/write-side/killed.test.ts',
  'tests/package/{everywhere,owner}.test.ts',
  'tests/write-side/flood.test.ts',
  'tests/write-side/database-ills.test.ts',
];
