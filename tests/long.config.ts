import { defineConfig } from 'vitest/config';
import { BUILDS, COMMON, LONG, ROOT, RUN } from './support/vitest.ts';

/** Floods, kills and properties with as many inputs as are worth an hour. */
export default defineConfig({
  root: ROOT,
  test: {
    ...COMMON,
    env: { ...COMMON.env, LONG: '1' },
    include: LONG,
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    globalSetup: [RUN, BUILDS],
  },
});
