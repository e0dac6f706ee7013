/** `npm run preview`: builds the site, then serves it behind Netlify's own emulator. */
import { resolve } from 'node:path';
import { runCommand } from '../../functions/standalone/command.ts';
import { installTools } from '../support/install.ts';

const HELP = `npm run preview [-- options]

Builds the site from the content folder and serves it behind Netlify's emulator: the gateway as
an edge function under Deno, functions, redirects, headers and a local store. The nearest thing to
production that runs here, and slow: about 0.15 s a request. For daily work take npm start.

  --no-build     serve what was built last
  --help         this text

Environment:
  PORT           port to listen on (8888)
  HOST           address to listen on (127.0.0.1); 0.0.0.0 opens it to the network
  SITE_URL       base of every URL in the payloads (http://localhost:PORT)
  CONTENT_DIR    folder with the content (content/, or content/example/ while content/ has no
                 profile.md)
`;

// netlify.toml names the folder that is published; the emulator reads it, so the build obeys.
const folder = 'dist';

runCommand(import.meta.filename, {
  name: 'npm run preview',
  help: () => HELP,
  buildEnv: { ...process.env, OUT_DIR: folder },
  start: async (at) => {
    installTools('emulator');
    const { startEmulator } = await import('./emulator.ts');
    return startEmulator({ projectRoot: process.cwd(), folder: resolve(folder), ...at });
  },
  hello: (local) => [
    'Try:',
    `  curl ${local}/api/init`,
    `  curl -H 'Accept: text/markdown' ${local}/api/projects`,
    `  curl -i ${local}/api/projets`,
  ],
});
