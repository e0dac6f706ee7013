import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/build.ts'],
    setupFiles: ['tests/support/seed.ts'],
    // Builds, servers, the emulator and a browser start inside of tests; two cores.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    slowTestThreshold: 10_000,
    maxWorkers: 2,
    reporters: process.env['CI'] ? [['default', { summary: false }]] : ['default'],
  },
});
