import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/build.ts'],
    setupFiles: ['tests/support/seed.ts'],
    // Builds, servers, the emulator and a browser start inside of tests; two cores, which may be
    // busy with other things.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Waiting for what comes soon ends when it has come; only what never comes takes so long.
    expect: { poll: { timeout: 60_000 } },
    slowTestThreshold: 10_000,
    maxWorkers: 2,
    reporters: process.env['CI'] ? [['default', { summary: false }]] : ['default'],
  },
});
