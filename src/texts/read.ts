/** The long texts of this folder, as they are written. */
import { readFileSync } from 'node:fs';
import { engineFile } from '../engine.ts';

/**
 * The Markdown of `name`.md. Throws when there is no such file; builds read it, never a request.
 */
export const readText = (name: string) => readFileSync(engineFile(`src/texts/${name}.md`), 'utf8');
