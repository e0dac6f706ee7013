import { defineConfig } from 'vitest/config';
import { ANEW, BROWSER, BUILDS, COMMON, ELSEWHERE, ROOT, UNIT } from './support/vitest.ts';

export default defineConfig({
  root: ROOT,
  test: {
    ...COMMON,
    projects: [
      // Files share the modules of a worker: loading them anew costs more than most tests.
      {
        extends: true,
        test: { name: 'unit', include: UNIT, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ELSEWHERE, ...ANEW, ...UNIT, ...BROWSER],
          isolate: false,
          globalSetup: [BUILDS],
        },
      },
      { extends: true, test: { name: 'built-anew', include: ANEW, globalSetup: [BUILDS] } },
      {
        extends: true,
        test: { name: 'browser', include: BROWSER, isolate: false, globalSetup: [BUILDS] },
      },
    ],
  },
});
