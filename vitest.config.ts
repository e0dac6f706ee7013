import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Builds, servers and the emulator start inside of tests; two cores.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['tests/support/build.ts'],
  },
});
