import { defineConfig } from 'vitest/config';
import { BUILDS, COMMON, ROOT, RUN } from '../support/vitest.ts';

export default defineConfig({
  root: ROOT,
  test: {
    ...COMMON,
    include: ['tests/clients/*.test.ts'],
    isolate: false,
    globalSetup: [RUN, BUILDS, 'tests/clients/site-setup.ts'],
  },
});
