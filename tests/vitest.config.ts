import { defineConfig } from 'vitest/config';
import { ANEW, BUILDS, COMMON, ELSEWHERE, ROOT, UNIT } from './support/vitest.ts';

/** What is run without builds, or everything: in processes that load the engine but once. */
const named = process.argv.includes('unit')
  ? { name: 'unit', include: UNIT }
  : {
      name: 'built',
      include: ['tests/**/*.test.ts'],
      exclude: ['**/node_modules/**', ...ELSEWHERE, ...ANEW],
      globalSetup: [BUILDS],
    };

export default defineConfig({
  root: ROOT,
  test: {
    ...COMMON,
    // Node itself loads modules and takes out their types, as it does for owners.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    projects: [
      // Files share the modules of a worker: loading them anew costs more than most tests.
      { extends: true, test: { ...named, isolate: false } },
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
