import { defineConfig } from 'vitest/config';
import { BUILDS, COMMON, ROOT, RUN } from '../support/vitest.ts';

export default defineConfig({
  root: ROOT,
  test: {
    ...COMMON,
    include: ['tests/emulator/*.test.ts'],
    isolate: false,
    globalSetup: [RUN, BUILDS],
  },
});
