/**
 * Builds sites in one process: `node builder.ts <environments>`, a JSON list of what the
 * environment of each build says beside that of the process.
 */
import { build } from 'astro';
import { keepFor } from '../../src/kept.ts';

keepFor('tests', '.cache/test/kept');
const own = process.env;
for (const environment of JSON.parse(process.argv[2] ?? '[]') as Record<string, string>[]) {
  process.env = { ...own, ...environment };
  await build({});
}
