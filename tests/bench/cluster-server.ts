/**
 * The standalone server of the built folder that is named, with the settings of its environment.
 */
import { startServer } from '../../functions/standalone/serve.ts';
import { serveParent } from './children.ts';

const [, , folder = 'dist'] = process.argv;
const { url } = await startServer({ folder, port: 0, host: '127.0.0.1', env: process.env });
serveParent(url);
