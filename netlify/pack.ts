/**
 * `node netlify/pack.ts <folder>`, for `npm run pack`: functions, gateway and settings as Netlify
 * takes them (Frameworks API), but for the snapshot of a content.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { bundleFunctions } from './bundled-functions.ts';
import { writeCrawlers } from './snapshot-file.ts';

/** What netlify.toml says in the repository. */
const CONFIG = {
  functions: {
    mcp: { included_files: ['json', 'md', 'txt', 'xml'].map((type) => `dist/**/*.${type}`) },
  },
};

const [dir = ''] = process.argv.slice(2);
await bundleFunctions('netlify', dir);
await writeCrawlers('.generated');
const gateway = await rolldown({
  input: 'netlify/edge-functions/gateway.ts',
  platform: 'neutral',
  resolve: { mainFields: ['module', 'main'] },
  external: [/^node:/],
  plugins: [
    {
      name: 'calling-card:process',
      // Deno knows the built-in modules by these names alone.
      resolveId: (id) => (id === 'process' ? { id: 'node:process', external: true } : null),
    },
  ],
});
await gateway.write({ file: join(dir, 'edge-functions/gateway.mjs'), codeSplitting: false });
await gateway.close();
await writeFile(join(dir, 'config.json'), `${JSON.stringify(CONFIG, null, 2)}\n`);
