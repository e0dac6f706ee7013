import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ANEW, BROWSER, EXTERNAL, MOCKING, UNIT } from './support/projects.ts';

/** The project: paths below are told from here. */
const ROOT = resolve(import.meta.dirname, '..');
const BUILDS = 'tests/support/builds-setup.ts';
const SITE = 'tests/support/site-setup.ts';

export default defineConfig({
  root: ROOT,
  test: {
    globalSetup: ['tests/support/run-setup.ts'],
    setupFiles: ['tests/support/seed.ts'],
    // Tests never build content/: that is the owner's.
    env: { CONTENT_DIR: resolve(ROOT, 'content/example') },
    // Builds, servers, the emulator and a browser start inside of tests; two cores, which may be
    // busy with other things.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Waiting for what comes soon ends when it has come; only what never comes takes so long.
    expect: { poll: { timeout: 60_000 } },
    slowTestThreshold: 10_000,
    maxWorkers: 2,
    reporters: process.env['CI'] ? [['default', { summary: false }]] : ['default'],
    projects: [
      // Files share the modules of a worker: loading them anew costs more than most tests.
      {
        extends: true,
        test: { name: 'unit', include: UNIT, exclude: MOCKING, isolate: false },
      },
      { extends: true, test: { name: 'unit-mocks', include: MOCKING } },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/node_modules/**', ...ANEW, ...UNIT, ...BROWSER, ...EXTERNAL],
          isolate: false,
          globalSetup: [BUILDS],
        },
      },
      { extends: true, test: { name: 'built-anew', include: ANEW, globalSetup: [BUILDS] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          isolate: false,
          globalSetup: [BUILDS, SITE],
        },
      },
      {
        extends: true,
        test: { name: 'external', include: EXTERNAL, isolate: false, globalSetup: [BUILDS, SITE] },
      },
    ],
  },
});
