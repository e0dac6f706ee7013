/** The standalone server in a process of its own; the first argument is the built folder. */
import { startServer } from '../../functions/standalone/serve.ts';
import { serveParent } from './children.ts';

const { url } = await startServer({ folder: process.argv[2] ?? 'dist', port: 0, host: '127.0.0.1' });
serveParent(url);
