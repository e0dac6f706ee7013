/** `npm start`: builds the site, then serves the whole service from one Node process. */
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { contentFolder } from '../../src/content-folder.ts';
import { tell } from '../../src/labels/tell.ts';
import { runCommand } from './command.ts';

runCommand(import.meta.filename, {
  name: 'npm start',
  help: () => [tell.start.help, tell.options, tell.serve.env],
  start: async (at, credentials) => {
    // The service is loaded when it starts: neither --help nor a wrong setting waits for it.
    const { startServer } = await import('./serve.ts');
    // Node lets the space of young objects grow to 128 MB and keeps it, which a flood fills. What
    // loading has made of it is enough; less would cost computed answers half as much time again.
    setFlagsFromString('--semi-space-growth-factor=1');
    // Of old ones it lets four times as many come together as live, which a burst makes hundreds of
    // MB.
    setFlagsFromString('--heap-growing-percent=30');
    // What compiling took is given back at once: what waits for a thread is not there for the next.
    setFlagsFromString('--no-maglev-destroy-on-background');
    // Young ones are too few to be worth the waking of other threads.
    setFlagsFromString('--no-parallel-scavenge');
    return startServer({
      folder: resolve(process.env['OUT_DIR'] || 'dist'),
      // Whoever says that this is production gets nothing that they have not set.
      env: process.env['NODE_ENV'] === 'production' ? process.env : credentials(),
      content: contentFolder(),
      ...at,
    });
  },
  hello: (local) => [
    tell.serve.try,
    `  curl ${local}/api/init`,
    `  curl -H 'Accept: text/markdown' ${local}/api/projects`,
    `  curl '${local}/api/notes?since=1980-01-01&limit=3'`,
  ],
});
