/**
 * The standalone server in a process of its own: the first argument is the built folder, the second
 * one for data. It tells its parent what it has used.
 */
import { startServer } from '../../functions/standalone/serve.ts';
import { SECRETS } from '../audits/secrets.ts';

const [, , folder = 'dist', data = '.data'] = process.argv;
// No limit stands before what is looked for.
const many = '999999999';
const env = {
  ...SECRETS,
  FEED_TOKEN: 'feed-token-4Hq8Zt2c',
  DATA_DIR: data,
  DAILY_LIMIT: many,
  DAILY_TOTAL: many,
  MINUTE_LIMIT: many,
};
const { url } = await startServer({ folder, port: 0, host: '127.0.0.1', env });

process.on('message', (asked) => {
  if (asked === 'memory') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ cpuUs: user + system, heldBytes: heapUsed + external });
});
process.once('disconnect', () => process.exit());
process.send?.(url);
