/**
 * A process that works on a store of days until it is killed: `node days-worker.ts <STORE>`. A line
 * goes out before anything else happens.
 */
import { writeSync } from 'node:fs';
import { placeOf } from '../../functions/store/place.ts';
import { work } from './actors.ts';
import { notes } from './note.ts';
import { driver } from './postgres-server.ts';

const { stores } = placeOf(process.argv[2] ?? '', driver);

await work(
  notes(stores, { part: 50 }),
  (said, what) => void writeSync(1, `${said} ${what}\n`),
  () => false,
);
