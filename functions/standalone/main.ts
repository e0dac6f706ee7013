/** `npm start`: builds the site, then serves the whole service from one Node process. */
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { contentFolder } from '../../src/content-folder.ts';
import { helpOf } from '../../src/help.ts';
import { tell } from '../../src/labels/tell.ts';
import { runCommand } from './command.ts';

const help = () => helpOf(tell.start.help, tell.serve.env);

runCommand(import.meta.filename, {
  name: 'npm start',
  help,
  start: async (at, credentials) => {
    // Node lets the space of young objects grow to 128 MB and keeps it, which a flood fills. Once
    // more than it has after loading is enough: answers cost the same with twice as much.
    const growth = (factor: number) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);
    growth(1);
    // The service is loaded when it starts: neither --help nor a wrong setting waits for it.
    const { startServer } = await import('./serve.ts');
    growth(2);
    // Of old ones it lets four times as many come together as live, which a burst makes hundreds of
    // MB.
    setFlagsFromString('--heap-growing-percent=60');
    const running = await startServer({
      folder: resolve(process.env['OUT_DIR'] || 'dist'),
      // Whoever says that this is production gets nothing that they have not set.
      env: process.env['NODE_ENV'] === 'production' ? process.env : credentials(),
      content: contentFolder(),
      ...at,
    });
    growth(1);
    return running;
  },
  hello: (local) => [
    tell.serve.try,
    `  curl ${local}/api/init`,
    `  curl -H 'Accept: text/markdown' ${local}/api/projects`,
    `  curl '${local}/api/notes?since=1980-01-01&limit=3'`,
  ],
});
