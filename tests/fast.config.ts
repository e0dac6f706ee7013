import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
const ROOT = resolve(import.meta.dirname, '..');
export default defineConfig({
  root: ROOT,
  test: {
    setupFiles: ['tests/support/seed.ts'],
    env: { CONTENT_DIR: resolve(ROOT, 'content/example') },
    testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2, isolate: false, include: ['tests/**/*.test.ts'], exclude: ['tests/node_modules/**'],
  },
});
