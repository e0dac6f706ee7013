import { defineConfig } from 'vitest/config';
import { ANEW, BROWSER, BUILDS, COMMON, ELSEWHERE, ROOT, UNIT } from './support/vitest.ts';

/** Of one project alone, or all files in the processes of one: each loads the engine but once. */
const isOne = process.argv.some((word) => word.startsWith('--project'));

export default defineConfig({
  root: ROOT,
  test: {
    ...COMMON,
    // Node itself loads modules and takes out their types, as it does for owners.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    projects: [
      // Files share the modules of a worker: loading them anew costs more than most tests.
      ...(isOne
        ? [
            {
              extends: true,
              test: { name: 'unit', include: UNIT, isolate: false },
            },
            {
              extends: true,
              test: { name: 'browser', include: BROWSER, isolate: false, globalSetup: [BUILDS] },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            ...ELSEWHERE,
            ...ANEW,
            ...(isOne ? [...UNIT, ...BROWSER] : []),
          ],
          isolate: false,
          globalSetup: [BUILDS],
        },
      },
      {
        extends: true,
        test: {
          name: 'built-anew',
          include: ANEW,
          globalSetup: [BUILDS],
          experimental: { viteModuleRunner: true },
        },
      },
    ],
  },
});
