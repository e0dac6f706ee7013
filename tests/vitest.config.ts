import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BROWSER, EXTERNAL, UNIT } from './support/projects.ts';

/** The project: paths below are told from here. */
const ROOT = resolve(import.meta.dirname, '..');
const ALL = ['tests/**/*.test.ts'];
const globalSetup = ['tests/support/builds-setup.ts'];

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
      { extends: true, test: { name: 'unit', include: UNIT } },
      {
        extends: true,
        test: {
          name: 'built',
          include: ALL,
          exclude: [...UNIT, ...BROWSER, ...EXTERNAL],
          globalSetup,
        },
      },
      { extends: true, test: { name: 'browser', include: BROWSER, globalSetup } },
      { extends: true, test: { name: 'external', include: EXTERNAL, globalSetup } },
    ],
  },
});
