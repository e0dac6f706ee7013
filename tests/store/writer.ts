/**
 * A process that stores records until it is killed: `node writer.ts <folder> <writers>
 * <characters>`. A line with the key goes out after each confirmation; writeSync, so that the line
 * is out before anything else happens.
 */
import { writeSync } from 'node:fs';
import { fileStores } from '../../functions/store/files.ts';

const [folder = '', writers = '1', characters = '100'] = process.argv.slice(2);
const store = fileStores(folder).open('reports');

async function write(writer: number): Promise<never> {
  for (let n = 0; ; n += 1) {
    const key = `2026-11-2${n % 3}/${writer}-${n}`;
    if (!(await store.create(key, { key, text: 'é'.repeat(Number(characters)), end: true })))
      throw new Error('A new key was taken');
    writeSync(1, `${key}\n`);
  }
}

await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)));
