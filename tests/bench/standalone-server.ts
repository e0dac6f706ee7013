/**
 * The standalone server in a process of its own: the first argument is the built folder, the second
 * one for data, if any.
 */
import { startServer } from '../../functions/standalone/serve.ts';
import { serveParent } from './children.ts';

const [, , folder = 'dist', data] = process.argv;
const env = data
  ? { env: { DATA_DIR: data, DAILY_TOTAL: '999999999', ACCESS_TOKENS: 'mcp:bench' } }
  : {};
const { url } = await startServer({ folder, port: 0, host: '127.0.0.1', ...env });
serveParent(url);
