/** The program that anybody verifies a profile with, as it is published: one file. */
import { readFile } from 'node:fs/promises';
import { engineFile } from '../engine.ts';

/**
 * The program with its guard for addresses outside in the place where it imports that. Comments
 * stay where it is written, and indents are half as deep.
 */
export async function verifierText(): Promise<string> {
  const guard = await readFile(engineFile('src/outside.mjs'), 'utf8');
  const program = await readFile(engineFile('src/evidence/verify.mjs'), 'utf8');
  return program
    .replace(/^import .* from '\.\.\/outside\.mjs';\n/m, () => guard)
    .replace(/^ *(\/\*\*[\s\S]*?\*\/|\/\/.*)\n/gm, '')
    .replace(/^ +/gm, (indent) => ' '.repeat(indent.length / 2));
}
