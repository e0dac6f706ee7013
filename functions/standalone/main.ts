/** `npm start`: builds the site, then serves the whole service from one Node process. */
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { contentFolder } from '../../src/content-folder.ts';
import { runCommand } from './command.ts';
import { CREDENTIALS_FILE } from './development.ts';

const HELP = `npm start [-- options]

Builds the site from the content folder and serves it, with everything that agents may send, from
one process.

  --no-build     serve what was built last
  --help         this text

Environment:
  PORT           port to listen on (8888)
  HOST           address to listen on (127.0.0.1); 0.0.0.0 opens it to the network
  SITE_URL       base of every URL in the payloads (http://localhost:PORT)
  CONTENT_DIR    folder with the content (content/, or content/example/ while content/ has no
                 profile.md)
  OUT_DIR        folder for the built site (dist)
  STORE          where what agents send is kept: file:<folder> (file:.data), or for several
                 processes postgres://user:password@host/database (npm run add postgres)
  DATA_DIR       the folder, where STORE is not set (.data)
  MINUTE_LIMIT   calls of operations per address and minute (600)
  DAILY_LIMIT    messages, questions and reports per address and day (1000 each)
  DAILY_TOTAL    messages, questions and reports a day, whoever sends them (100000 each)
  TRUST_PROXY    proxies in front: how many, or their addresses and CIDRs, comma separated
  CONTACT_WEBHOOK_URL   https address that contact intents are delivered to, if any
  SMTP_URL       smtp:// or smtps:// address of a mail server, with user and password
  NOTIFY_EMAIL   address that new messages are mailed to; NOTIFY_FROM: sender, if another
  NOTIFY_WHEN    at-once, or daily: one mail with messages, numbers and open questions
  FEED_TOKEN     [sha256:]value that opens /api/admin/feed.xml, the private feed of new messages
  RETAIN_CONTACT_DAYS, RETAIN_QUESTION_DAYS, RETAIN_REPORT_DAYS
                 days that messages, questions and reports are kept (until you delete them)
  ACCESS_TOKENS  bearer credentials, comma separated, [mcp:|admin:][sha256:]value; unset: made once,
                 kept in ${CREDENTIALS_FILE} and printed (not with
                 NODE_ENV=production: what is not set then stays closed)
  AUDIT_ADMIN_KEY   [sha256:]value of X-Admin-Key; unset: made, kept and printed likewise
`;

runCommand(import.meta.filename, {
  name: 'npm start',
  help: HELP,
  start: async (at, credentials) => {
    // The service is loaded when it starts: neither --help nor a wrong setting waits for it.
    const { startServer } = await import('./serve.ts');
    // Node lets the space of young objects grow to 128 MB and keeps it, which a flood fills. What
    // loading has made of it is enough; less would cost computed answers half as much time again.
    setFlagsFromString('--semi-space-growth-factor=1');
    // Of old ones it lets four times as many come together as live, which a burst makes hundreds of
    // MB.
    setFlagsFromString('--heap-growing-percent=60');
    return startServer({
      folder: resolve(process.env['OUT_DIR'] || 'dist'),
      // Whoever says that this is production gets nothing that they have not set.
      env: process.env['NODE_ENV'] === 'production' ? process.env : credentials(),
      content: contentFolder(),
      ...at,
    });
  },
  hello: (local) => [
    'Try:',
    `  curl ${local}/api/init`,
    `  curl -H 'Accept: text/markdown' ${local}/api/projects`,
    `  curl '${local}/api/notes?since=1980-01-01&limit=3'`,
  ],
});
